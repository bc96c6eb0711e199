/// The annotations of a page (DjVu3 specification §8.3.4): lists in parentheses of words, texts in
/// quotes and lists, of which those called `metadata` and `xmp` are read.
struct DjVuAnnotations {
  private let bytes: ByteSlice
  private var position = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    while let token = next() {
      switch token {
      case .text: break
      case .close: return
      case .open: try list(&found)
      }
    }
  }

  private enum Token {
    case open, close
    case text([UInt8])
  }

  /// One annotation: what it is called, and what it has.
  private mutating func list(_ found: inout MetadataBuilder) throws(MetadataError) {
    guard let name = word() else { return }
    if name.elementsEqual("metadata".utf8) { return try metadata(&found) }
    if name.elementsEqual("xmp".utf8) {
      guard let token = nextOfList() else { return }
      switch token {
      case .close: return
      case .open: skip()
      case .text(let packet): found.add(.xmp, Region(inMemory: packet))
      }
    }
    skip()
  }

  /// The entries of the metadata, each a list of a key and a value.
  private mutating func metadata(_ found: inout MetadataBuilder) throws(MetadataError) {
    var hasOther = false
    while let token = nextOfList() {
      if case .close = token { break }
      guard case .open = token, let (key, value) = entry() else {
        hasOther = true
        continue
      }
      try found.charge(entries: 1, bytes: key.count + value.count)
      guard key.contains(where: Self.isOfName) else {
        hasOther = true
        continue
      }
      let name = TagTable.djvuName(String(decoding: key.prefix(Limits.nameBytes), as: UTF8.self))
      found.add(.djvuMeta, name, text: value, offset: -1)
    }
    if hasOther {
      found.warn(Warning(.malformed, "metadata of an annotation that is no key with a value"))
    }
  }

  /// Whether the name of a tag keeps a byte.
  private static func isOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2d || byte == 0x5f
  }

  /// A list of a key and a text; nil where it is another one.
  private mutating func entry() -> (key: [UInt8], value: [UInt8])? {
    guard let key = word() else { return nil }
    guard let value = word() else { return nil }
    skip()
    return (key, value)
  }

  /// The next of a list if it is a text; otherwise the rest of the list is skipped.
  private mutating func word() -> [UInt8]? {
    switch nextOfList() {
    case .text(let text)?: return text
    case .open?:
      skip()
      skip()
      return nil
    case .close?, nil: return nil
    }
  }

  /// Skips the rest of a list and what is in it.
  private mutating func skip() {
    var depth = 1
    while depth > 0, let token = next() {
      switch token {
      case .open: depth += 1
      case .close: depth -= 1
      case .text: break
      }
    }
  }

  /// What comes next but for lists without a word: they are none.
  private mutating func nextOfList() -> Token? {
    while let token = next() {
      guard case .open = token else { return token }
      // Up to the first word or the end of the list.
      let start = position
      var depth = 1
      while depth > 0, let inner = next() {
        switch inner {
        case .open: depth += 1
        case .close: depth -= 1
        case .text:
          position = start
          return .open
        }
      }
    }
    return nil
  }

  // MARK: Words

  private mutating func next() -> Token? {
    while let byte = bytes[position], NumberText.isSpace(byte) { position += 1 }
    guard let byte = bytes[position] else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "\""): return quoted().map { .text($0) }
    default:
      let start = position - 1
      while let byte = bytes[position], !NumberText.isSpace(byte), !Self.isMark(byte) {
        position += 1
      }
      return .text(Array(bytes.prefix(position).suffix(from: start).elements))
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\"")
  }

  /// A text up to its closing quote, with what backslashes stand for; nil, and nothing behind it,
  /// where there is none.
  private mutating func quoted() -> [UInt8]? {
    var text: [UInt8] = []
    while let byte = bytes[position] {
      position += 1
      if byte == UInt8(ascii: "\"") { return text }
      guard byte == UInt8(ascii: "\\"), let escaped = bytes[position] else {
        text.append(byte)
        continue
      }
      position += 1
      if let meant = Self.meaning(of: escaped) {
        text.append(meant)
      } else {
        text += [byte, escaped]
      }
    }
    return nil
  }

  /// What a byte behind a backslash stands for, as in C.
  private static func meaning(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    default: nil
    }
  }
}
