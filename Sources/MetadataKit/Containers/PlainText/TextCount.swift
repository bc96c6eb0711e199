/// Counts the lines and words of a text, and finds how all of it is encoded, piece by piece.
struct TextCount {
  /// A text that is longer is not counted, as exiftool does it.
  static let longest = 20_000_000
  private static let piece = 1 << 18

  /// How its lines end, as the first does; empty where none does.
  private(set) var newline = ""
  private var lines = 0
  private(set) var words = 0
  private var isInWord = false
  private var isInLine = false
  private var last: UInt8 = 0
  private var encoding = Encoding.ascii

  private enum Encoding { case ascii, utf8, latin, unknown }

  /// Counts a whole text.
  init(_ file: Region) throws(MetadataError) {
    var position = 0
    while position < file.count {
      let piece = try file.head(at: position, count: Self.piece)
      // The last character of a piece may be cut: it goes with the next one.
      let isLast = position + piece.count >= file.count
      let cut = isLast ? nil : piece.elements.dropFirst().lastIndex { $0 & 0xc0 != 0x80 }
      let part = cut.map { piece.elements[..<$0] } ?? piece.elements
      if newline.isEmpty,
        let end = part.firstIndex(where: { $0 == 0x0a || $0 == 0x0d })
      {
        let next = position + (end - part.startIndex) + 1
        newline =
          part[end] == 0x0a ? "\n" : try file.head(at: next, count: 1).has("\n") ? "\r\n" : "\r"
      }
      count(part)
      examine(part)
      position += part.count
    }
  }

  /// An unfinished line counts.
  var lineCount: Int { lines + (isInLine ? 1 : 0) }

  /// The name that MIME has for how all of it is encoded, which is ASCII, UTF-8 or neither.
  var encodingName: String {
    switch encoding {
    case .ascii: "us-ascii"
    case .utf8: "utf-8"
    case .latin: "iso-8859-1"
    case .unknown: "unknown-8bit"
    }
  }

  private mutating func count(_ bytes: ArraySlice<UInt8>) {
    let end: UInt8? = newline.isEmpty ? nil : newline == "\r" ? 0x0d : 0x0a
    for byte in bytes {
      isInLine = true
      let isSpace = byte == 0x20 || (0x09...0x0d).contains(byte)
      if !isSpace, !isInWord { words += 1 }
      isInWord = !isSpace
      if byte == end, newline != "\r\n" || last == 0x0d {
        lines += 1
        isInLine = false
      }
      last = byte
    }
  }

  private mutating func examine(_ bytes: ArraySlice<UInt8>) {
    if encoding == .ascii || encoding == .utf8, isUTF8(bytes) {
      if encoding == .ascii, bytes.contains(where: { $0 >= 0x80 }) { encoding = .utf8 }
      return
    }
    // Of lines that are UTF-8 the bytes say nothing of another encoding.
    for line in bytes.split(separator: 0x0a) where encoding != .unknown {
      if encoding != .latin, isUTF8(line) { continue }
      encoding = line.contains { (0x80..<0xa0).contains($0) } ? .unknown : .latin
    }
  }
}
