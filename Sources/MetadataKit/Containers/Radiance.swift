import UniformTypes

extension Container {
  /// Radiance's pictures of wide range: lines of text up to an empty one, then the size.
  ///
  /// Source: G. Ward, *Radiance File Formats*, "Picture Files".
  package static let radiance = Container([
    FileFormat("HDR", "hdr", "image/vnd.radiance", .radiance)
  ]) {
    (file, found) throws(MetadataError) in
    let header = try RadianceHeader(file, limit: found.limits.valueBytes)
    try addLines(header.lines, &found)
    add(try header.size(in: file), &found)
  }

  /// Lines that are told.
  private static let mostLines = 1000

  /// Adds the lines behind the first, which says what the file is.
  private static func addLines(
    _ header: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var start = (header.firstIndex(of: 0x0a) ?? header.count) + 1
    var count = 0
    while let end = header.firstIndex(of: 0x0a, from: start) {
      guard count < mostLines else {
        return found.warn(
          Warning(
            .limitExceeded, "more than \(mostLines) lines in the header",
            at: header.offset + start))
      }
      add(try header.slice(at: start, count: end - start), &found)
      count += 1
      start = end + 1
    }
  }

  private static func add(_ line: ByteSlice, _ found: inout MetadataBuilder) {
    /// Where in the file a part of the line stands.
    func place(_ part: ArraySlice<UInt8>) -> Int {
      line.offset + part.startIndex - line.elements.startIndex
    }
    if line[0] == UInt8(ascii: "#") {
      let text = line.elements.dropFirst().drop { $0 == 0x20 }
      if !text.isEmpty { found.add(.radiance, "Comment", text: text, offset: place(text)) }
      return
    }
    guard let equals = line.elements.lastIndex(of: UInt8(ascii: "=")) else {
      found.add(.radiance, "Command", text: line.elements, offset: line.offset)
      return
    }
    let key = String(decoding: line.elements[..<equals], as: UTF8.self).lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let value = line.elements[(equals + 1)...].drop { $0 == 0x20 }
    let names = [
      "colorcorr": "ColorCorrection", "pixaspect": "PixelAspectRatio",
      "primaries": "ColorPrimaries",
    ]
    guard key.count > 1 else { return }
    found.add(.radiance, names[key] ?? key.capitalized, text: value, offset: place(value))
  }

  private static func add(_ size: RadianceSize, _ found: inout MetadataBuilder) {
    found.add(.radiance, "Orientation", text: size.axes)
    found.add(.file, "ImageHeight", size.lines)
    found.add(.file, "ImageWidth", size.pixels)
    let order = ["-Y +X", "-Y -X", "+Y -X", "+Y +X", "+X -Y", "+X +Y", "-X +Y", "-X -Y"]
    let orientation = order.firstIndex(of: size.axes).map { $0 + 1 }
    found.facts.orientation = orientation
    found.facts.pixelHeight = size.lines
    found.facts.pixelWidth = size.pixels
    found.facts.colorModel = .rgb
    found.facts.hasAlpha = false
    // Three mantissas of eight bits, and an exponent for all of them.
    found.facts.bitDepth = 8
    found.facts.frameCount = 1
  }
}

extension TagTable {
  /// The lines of a Radiance header, by their names.
  package static let radiance = TagTable(
    "Radiance", group: "Radiance",
    [
      TagRow(
        0, "Orientation",
        "-Y +X=Horizontal (normal)|-Y -X=Mirror horizontal|+Y -X=Rotate 180|+Y +X=Mirror vertical|+X -Y=Mirror horizontal and rotate 270 CW|+X +Y=Rotate 90 CW|-X +Y=Mirror horizontal and rotate 90 CW|-X -Y=Rotate 270 CW"
      )
    ])
}
