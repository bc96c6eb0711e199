import UniformTypes

extension EnclosingDocument {
  /// Pictures that stand in a drawing as text: `href="data:image/jpeg;base64,…"` (RFC 2397).
  static let svg = EnclosingDocument([.svg]) { (file, most, files) throws(MetadataError) in
    let drawing = try file.compressedDrawing(Limits())
    let text = drawing.map { Region(inMemory: $0.bytes) } ?? file
    try forEachText(in: text) { (range) in
      let coding = drawing.map { EnclosedFile.Coding.inflated($0.bytes[range]) }
      files.append(EnclosedFile(range: range, coding: coding ?? .base64, isPromised: false))
      return files.count < most
    }
  }

  /// Calls with each place of a picture's text, until the answer is that there are enough.
  private static func forEachText(
    in file: Region, _ body: (Range<Int>) -> Bool
  ) throws(MetadataError) {
    let mark = try isUTF16(file) ? ";\0b\0a\0s\0e\06\04\0," : ";base64,"
    try file.forEachPlace(of: mark) { (place) throws(MetadataError) in
      let start = place + mark.utf8.count
      let end = try endOfText(from: start, in: file)
      return end == start || body(start..<end) ? end : nil
    }
  }

  /// Whether the drawing is a text of UTF-16, by its mark or its first sign: either order has a zero between
  /// two letters of the mark.
  private static func isUTF16(_ file: Region) throws(MetadataError) -> Bool {
    let head = try file.head(at: 0, count: 2)
    return ["\u{ff}\u{fe}", "\u{fe}\u{ff}", "<\0", "\0<"].contains { head.has($0) }
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

  /// `=`, `&`, `#`, `;` and `%`, and the zeros of UTF-16.
  private static let marks: Set<UInt8> = [0x3d, 0x26, 0x23, 0x3b, 0x25, 0]
}
