import UniformTypes

extension EnclosingDocument {
  /// Pictures that stand in a drawing as text: `href="data:image/jpeg;base64,…"` (RFC 2397).
  static let svg = EnclosingDocument([.svg]) { (file, most) throws(MetadataError) in
    var pictures: [EnclosedPicture] = []
    let mark = ";base64,"
    try file.forEachPlace(of: mark) { (place) throws(MetadataError) in
      let start = place + mark.utf8.count
      let end = try endOfText(from: start, in: file)
      if end > start { pictures.append(EnclosedPicture(range: start..<end, coding: .base64)) }
      return pictures.count < most ? end : nil
    }
    return pictures
  }

  /// Where what can be Base64 ends: with white space, references to characters and escapes in it.
  private static func endOfText(from start: Int, in file: Region) throws(MetadataError) -> Int {
    var position = start
    while position < file.count {
      let piece = try file.head(at: position, count: 16 << 10)
      let end = piece.elements.firstIndex { byte in
        !Base64.isSymbol(byte) && !NumberText.isSpace(byte) && !marks.contains(byte)
      }
      if let end { return position + (end - piece.elements.startIndex) }
      position += piece.count
    }
    return position
  }

  /// `=`, `&`, `#`, `;` and `%`.
  private static let marks: Set<UInt8> = [0x3d, 0x26, 0x23, 0x3b, 0x25]
}
