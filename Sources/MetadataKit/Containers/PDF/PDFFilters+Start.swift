extension PDFFilters {
  /// So much of a stream is looked at: as many bytes are by chance a text of one file in millions.
  private static let longestStart = 16

  /// Whether a stream of XML begins as one does behind its filters; what is encrypted begins so by chance alone.
  static func hasStartOfXML(
    _ stream: Region, _ dictionary: PDFDictionary
  ) throws(MetadataError) -> Bool {
    // Some write more ends of lines before a stream than the one.
    let start = try stream.head(count: longestStart).elements.drop(while: NumberText.isSpace)
    switch named(in: dictionary).first?.name {
    case nil, "ASCIIHexDecode", "AHx", "ASCII85Decode", "A85": return isText(start)
    case "FlateDecode", "Fl":
      // A method and a window, and bits that make both bytes a multiple of 31 (RFC 1950 §2.2).
      guard let method = start.first, let check = start.dropFirst().first else { return true }
      return method & 0x8f == 8 && (Int(method) << 8 | Int(check)) % 31 == 0
    default: return true
    }
  }

  /// The mark of UTF-8, and those of UTF-16.
  private static let marks: [[UInt8]] = [[0xef, 0xbb, 0xbf], [0xfe, 0xff], [0xff, 0xfe]]

  /// Whether bytes are signs of ASCII, in 8 or 16 bits, with the mark of these before them.
  private static func isText(_ start: ArraySlice<UInt8>) -> Bool {
    let mark = marks.first { start.starts(with: $0) }
    return start.dropFirst(mark?.count ?? 0).allSatisfy { byte in
      byte == 0 || NumberText.isSpace(byte) || (0x20...0x7e).contains(byte)
    }
  }
}
