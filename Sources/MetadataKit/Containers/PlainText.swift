import UniformTypes

extension Container {
  /// Text without a form of its own.
  package static let plainText = Container(
    [],
    recognize: { head in
      TextEncoding(head) == nil ? nil : FileFormat("TXT", "txt", "text/plain", .plainText)
    },
    read: { (file, found) throws(MetadataError) in
      guard let encoding = TextEncoding(try file.head(count: 64 << 10)) else { return }
      // How the rest is written takes the whole text, so only that of a short one is told.
      let count =
        encoding.isWide || file.count > TextCount.longest
        ? nil : try TextCount(file)
      found.add(.text, "MIMEEncoding", text: count?.encodingName ?? encoding.name)
      if let hasMark = encoding.hasByteOrderMark {
        found.add(.text, "ByteOrderMark", hasMark ? 1 : 0)
      }
      found.add(.text, "Newlines", text: count?.newline ?? encoding.newline)
      guard let count else { return }
      if found.format.name == "CSV" {
        guard file.count <= found.limits.valueBytes else { return }
        return TextColumns(try file.all(limit: found.limits.valueBytes)).tell(&found)
      }
      found.add(.text, "LineCount", count.lineCount)
      found.add(.text, "WordCount", count.words)
    })
}

/// How the characters and the lines of a text are written.
struct TextEncoding {
  /// The name that MIME has for it.
  let name: String
  let newline: String
  /// Whether the text begins with U+FEFF; nil where that would mean nothing.
  let hasByteOrderMark: Bool?
  let isWide: Bool

  /// Examines the start of a file; nil where that is no text.
  init?(_ head: ByteSlice) {
    if head.isEmpty { return nil }
    for (mark, name, size) in [
      ("\u{FF}\u{FE}\u{0}\u{0}", "utf-32le", 4), ("\u{0}\u{0}\u{FE}\u{FF}", "utf-32be", 4),
      ("\u{FF}\u{FE}", "utf-16le", 2), ("\u{FE}\u{FF}", "utf-16be", 2),
    ] where head.has(mark) {
      guard head.count > size, head.count % size == 0 || head.count >= 1 << 14 else { return nil }
      self.name = name
      newline = Self.newline(head.elements.lazy.filter { $0 != 0 })
      hasByteOrderMark = true
      isWide = true
      return
    }
    var high = 0
    for byte in head.elements {
      switch byte {
      case 0..<7, 0x0e..<0x20, 0x7f, 0xff: return nil
      case 0x80...: high += 1
      default: break
      }
    }
    isWide = false
    newline = Self.newline(head.elements)
    if high == 0 {
      name = "us-ascii"
      hasByteOrderMark = nil
      return
    }
    // The last character of a long text may have been cut.
    let cuts = head.count >= ByteReader.firstRead ? 0...3 : 0...0
    if cuts.contains(where: { isUTF8(head.elements.dropLast($0)) }) {
      name = "utf-8"
      hasByteOrderMark = head.has("\u{EF}\u{BB}\u{BF}")
      return
    }
    // Bytes that are mostly no ASCII are no text.
    guard high <= head.count / 2 else { return nil }
    name = head.elements.contains { (0x80..<0xa0).contains($0) } ? "unknown-8bit" : "iso-8859-1"
    hasByteOrderMark = nil
  }

  private static func newline(_ bytes: some Sequence<UInt8>) -> String {
    var last: UInt8 = 0
    for byte in bytes {
      if last == 0x0d { return byte == 0x0a ? "\r\n" : "\r" }
      if byte == 0x0a { return "\n" }
      last = byte
    }
    return last == 0x0d ? "\r" : ""
  }
}
