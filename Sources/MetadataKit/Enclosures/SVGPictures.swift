import UniformTypes

extension EnclosingDocument {
  /// Pictures that stand in a drawing as text: `href="data:image/jpeg;base64,…"` (RFC 2397).
  static let svg = EnclosingDocument([.svg]) { (file, most) throws(MetadataError) in
    var pictures: [EnclosedPicture] = []
    let mark = ";base64,"
    try file.forEachPlace(of: mark) { (place) throws(MetadataError) in
      let start = place + mark.utf8.count
      let end = try endOfText(from: start, in: file)
      if end > start { pictures.append(EnclosedPicture(range: start..<end, isBase64: true)) }
      return pictures.count < most
    }
    return pictures
  }

  /// Where an attribute's value, a style's address or a text ends.
  private static func endOfText(from start: Int, in file: ByteReader) throws(MetadataError) -> Int {
    var position = start
    while position < file.count {
      let piece = try file.head(at: position, count: 16 << 10)
      let end = piece.elements.firstIndex { [0x22, 0x27, 0x29, 0x3c].contains($0) }
      if let end { return position + (end - piece.elements.startIndex) }
      position += piece.count
    }
    return position
  }
}
