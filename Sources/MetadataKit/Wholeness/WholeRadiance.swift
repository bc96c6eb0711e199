import UniformTypes

extension Wholeness {
  /// Lines of runs, of each channel by itself, or of pixels.
  ///
  /// Source: G. Ward, *Radiance File Formats*, "Picture Files".
  static let radiance = Wholeness([.radiance]) { (file) throws(MetadataError) in
    let all = Region(file)
    let size = try RadianceHeader(all, limit: Limits().valueBytes).size(in: all)
    guard size.lines > 0, size.pixels > 0 else { return nil }
    return try end(of: file) { () throws(MetadataError) in
      var bytes = CodedBytes(file, at: size.pixelsStart)
      for _ in 0..<size.lines { try skipLine(&bytes, size.pixels) }
      return true
    }
  }

  private static func skipLine(
    _ bytes: inout CodedBytes, _ count: Int
  ) throws(MetadataError) {
    var pixel = try RadiancePixel(&bytes)
    // Of other lengths the start would say nothing.
    if (8...0x7fff).contains(count), pixel.startsChannels {
      for _ in 0..<4 {
        var left = count
        while left > 0 {
          let code = try bytes.next()
          try bytes.skip(code > 128 ? 1 : code)
          left -= code > 128 ? code - 128 : max(1, code)
        }
      }
      return
    }
    var left = count - 1
    // Counts one behind the other are the digits of one.
    var shift = 0
    while left > 0 {
      pixel = try RadiancePixel(&bytes)
      left -= pixel.isCount ? max(1, pixel.exponent << shift) : 1
      shift = pixel.isCount ? min(shift + 8, 24) : 0
    }
  }
}

/// Four bytes: red, green, blue and the exponent of all three.
private struct RadiancePixel {
  let colors: (Int, Int, Int)
  let exponent: Int

  init(_ bytes: inout CodedBytes) throws(MetadataError) {
    colors = (try bytes.next(), try bytes.next(), try bytes.next())
    exponent = try bytes.next()
  }

  /// Whether it says how often the one before it stands there.
  var isCount: Bool { colors == (1, 1, 1) }

  /// Whether the channels of a line follow, in place of pixels.
  var startsChannels: Bool { colors.0 == 2 && colors.1 == 2 && colors.2 < 128 }
}
