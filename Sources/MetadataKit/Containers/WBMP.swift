extension Container {
  /// Pictures of telephones with WAP, in black and white: two bytes of zero, width and height, then a bit a pixel.
  /// Only the name says that it is one.
  ///
  /// Source: WAP-237, *Wireless Application Environment Specification* §6 and appendix A.
  package static let wbmp = Container(
    [], named: "wbmp",
    recognize: { head in
      WBMPHeader(head) == nil
        ? nil : FileFormat("WBMP", "wbmp", "image/vnd.wap.wbmp", nil).outsideExiftool
    },
    read: { (file, found) throws(MetadataError) in
      guard let header = WBMPHeader(try file.head(count: WBMPHeader.longest)) else { return }
      found.facts.pixelWidth = header.width
      found.facts.pixelHeight = header.height
      found.facts.bitDepth = 1
      found.facts.colorModel = .gray
      found.facts.isIndexed = false
      found.facts.hasAlpha = false
      found.facts.frameCount = 1
      let bytes = Int.clampedProduct((header.width + 7) / 8, header.height)
      found.expect("the picture", of: bytes, at: header.length, in: file)
    })
}

private struct WBMPHeader {
  static let longest = 2 + 2 * 3

  let width: Int
  let height: Int
  let length: Int

  /// nil where it is none of type 0, or of a picture without pixels.
  init?(_ head: ByteSlice) {
    guard head[0] == 0, head[1] == 0 else { return nil }
    var position = 2
    guard let width = Self.number(head, &position), let height = Self.number(head, &position),
      width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
    length = position
  }

  /// A number of seven bits a byte, the last of which has no bit 7; more than three bytes no picture needs.
  private static func number(_ head: ByteSlice, _ position: inout Int) -> Int? {
    var value = 0
    for _ in 0..<3 {
      guard let byte = head[position] else { return nil }
      position += 1
      value = value << 7 | Int(byte & 0x7f)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
