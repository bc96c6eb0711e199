extension Wholeness {
  /// Lines of runs: a byte with both upper bits set says how often the next one stands there.
  ///
  /// Source: ZSoft, *PCX Technical Reference Manual* revision 5.
  static let pcx = Wholeness(named: "PCX") { (file) throws(MetadataError) in
    let head = try file.slice(at: 0, count: min(128, file.count))
    guard head[0] == 10, head.count == 128 else { return nil }
    let lines = try head.uint16(at: 10, .little) - head.uint16(at: 6, .little) + 1
    var left = try lines * head.uint8(at: 65) * head.uint16(at: 66, .little)
    return try end(of: file) { () throws(MetadataError) in
      var bytes = CodedBytes(file, at: 128)
      guard head[2] == 1 else {
        try bytes.skip(left)
        return true
      }
      while left > 0 {
        let byte = try bytes.next()
        if byte >= 0xc0 { try bytes.skip(1) }
        left -= byte >= 0xc0 ? byte & 0x3f : 1
      }
      // Behind those of 256 colors stands the palette, which begins with a 12.
      let hasPalette = head[1] == 5 && head[3] == 8 && head[65] == 1 && bytes.position < file.count
      if hasPalette, try bytes.next() == 12 { try bytes.skip(768) }
      return true
    }
  }
}
