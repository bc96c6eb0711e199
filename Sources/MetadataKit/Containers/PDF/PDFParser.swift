/// Reads the objects of a document's syntax one after the other (ISO 32000-1 §7.2, §7.3).
///
/// Objects that are longer than the bytes at hand throw `truncated`, so that the caller can come
/// again with more of them.
struct PDFParser {
  private let bytes: ArraySlice<UInt8>
  private let base: Int
  /// Whether the bytes end where what they are of ends: then a word at their end is complete.
  private let isWhole: Bool
  private let nesting: Int
  private var index: Int
  /// How many more objects there may be in one: they take more room than the two bytes that they
  /// may be.
  private var room = 0
  private static let mostObjects = 100_000

  init(_ bytes: ByteSlice, isWhole: Bool, nesting: Int) {
    self.bytes = bytes.elements
    base = bytes.offset
    self.isWhole = isWhole
    self.nesting = nesting
    index = self.bytes.startIndex
  }

  /// How many bytes were read.
  var position: Int { index - bytes.startIndex }

  /// Goes to a position of the bytes, or to their end.
  mutating func seek(to position: Int) {
    index = bytes.startIndex + min(max(0, position), bytes.count)
  }

  /// The next object.
  mutating func object() throws(MetadataError) -> PDFObject {
    room = Self.mostObjects
    return try object(depth: 0)
  }

  private mutating func object(depth: Int) throws(MetadataError) -> PDFObject {
    skipSpace()
    let byte = try peek()
    room -= 1
    guard room >= 0 else {
      throw MetadataError(.limitExceeded, "an object of too many others", at: place)
    }
    switch byte {
    case UInt8(ascii: "/"):
      index += 1
      return .name(Self.name(try word()))
    case UInt8(ascii: "("): return .string(try literal())
    case UInt8(ascii: "["):
      try check(depth)
      index += 1
      return .array(try list(until: UInt8(ascii: "]"), depth: depth))
    case UInt8(ascii: "<"):
      index += 1
      guard try peek() == UInt8(ascii: "<") else { return .string(try hexadecimal()) }
      try check(depth)
      index += 1
      return .dictionary(try dictionary(depth: depth))
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      throw malformed("a bracket that nothing opened")
    default: return try plain()
    }
  }

  private func check(_ depth: Int) throws(MetadataError) {
    guard depth < nesting else {
      throw MetadataError(.limitExceeded, "objects within one another too deep", at: place)
    }
  }

  /// Whether nothing but white space and comments follows.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return index == bytes.endIndex
  }

  // MARK: Collections

  private mutating func list(until end: UInt8, depth: Int) throws(MetadataError) -> [PDFObject] {
    var list: [PDFObject] = []
    while true {
      skipSpace()
      if try peek() == end {
        index += 1
        return list
      }
      list.append(try object(depth: depth + 1))
    }
  }

  private mutating func dictionary(depth: Int) throws(MetadataError) -> PDFDictionary {
    var dictionary = PDFDictionary()
    while true {
      skipSpace()
      if try peek() == UInt8(ascii: ">") {
        index += 1
        guard try peek() == UInt8(ascii: ">") else { throw malformed("a dictionary without end") }
        index += 1
        return dictionary
      }
      guard case .name(let key) = try object(depth: depth + 1) else {
        throw malformed("a dictionary's key that is no name")
      }
      dictionary.add(key, try object(depth: depth + 1))
    }
  }

  // MARK: Words

  /// A number, a reference, a truth value or a word.
  private mutating func plain() throws(MetadataError) -> PDFObject {
    let text = try word()
    if text.allSatisfy(NumberText.isDigit) {
      if let reference = try reference(text) { return .reference(reference) }
      return .number(String(decoding: text, as: UTF8.self))
    }
    let string = String(decoding: text, as: UTF8.self)
    switch string {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      let isNumber = text.allSatisfy {
        NumberText.isDigit($0) || $0 == 0x2b || $0 == 0x2d || $0 == 0x2e
      }
      return isNumber ? .number(string) : .keyword(string)
    }
  }

  /// The rest of `12 0 R`; nil, at the same position, where a number is a number.
  private mutating func reference(_ first: ArraySlice<UInt8>) throws(MetadataError)
    -> PDFReference?
  {
    let start = index
    skipSpace()
    // A number at the very end may be the start of a reference.
    if index == bytes.endIndex, isWhole { return nil }
    guard NumberText.isDigit(try peek()) else {
      index = start
      return nil
    }
    let second = try word()
    skipSpace()
    if index == bytes.endIndex, isWhole {
      index = start
      return nil
    }
    guard second.allSatisfy(NumberText.isDigit), try peek() == UInt8(ascii: "R") else {
      index = start
      return nil
    }
    // What follows tells whether it is a word.
    if index + 1 == bytes.endIndex, !isWhole { throw truncated }
    guard index + 1 == bytes.endIndex || !Self.isRegular(bytes[index + 1]),
      let number = Int(String(decoding: first, as: UTF8.self)),
      let generation = Int(String(decoding: second, as: UTF8.self))
    else {
      index = start
      return nil
    }
    index += 1
    return PDFReference(number: number, generation: generation)
  }

  /// The regular characters from here on (§7.2.2).
  private mutating func word() throws(MetadataError) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.endIndex, Self.isRegular(bytes[index]) { index += 1 }
    if index == bytes.endIndex, !isWhole { throw truncated }
    return bytes[start..<index]
  }

  /// A name with its `#20` made the bytes that they stand for (§7.3.5).
  private static func name(_ word: ArraySlice<UInt8>) -> String {
    guard word.contains(UInt8(ascii: "#")) else { return String(boundedName: word) }
    var name = Array(word)
    HexadecimalBytes.unescape(&name, behind: UInt8(ascii: "#"))
    return String(boundedName: name)
  }

  // MARK: Strings

  /// A string in parentheses, which may have pairs of them in it (§7.3.4.2).
  private mutating func literal() throws(MetadataError) -> [UInt8] {
    var string: [UInt8] = []
    var open = 1
    index += 1
    while true {
      let byte = try peek()
      index += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return string }
      case UInt8(ascii: "\\"):
        if let escaped = try escape() { string.append(escaped) }
        continue
      default: break
      }
      string.append(byte)
    }
  }

  /// What follows a backslash; nil for a line break, which is none then.
  private mutating func escape() throws(MetadataError) -> UInt8? {
    let byte = try peek()
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0a
    case UInt8(ascii: "r"): return 0x0d
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0c
    case 0x0a: return nil
    case 0x0d:
      if try peek() == 0x0a { index += 1 }
      return nil
    case 0x30...0x37:
      var code = Int(byte - 0x30)
      for _ in 0..<2 {
        let next = try peek()
        guard (0x30...0x37).contains(next) else { break }
        code = code << 3 | Int(next - 0x30)
        index += 1
      }
      return UInt8(truncatingIfNeeded: code)
    default: return byte
    }
  }

  /// A string in hexadecimal; an odd last digit is followed by 0 (§7.3.4.3).
  private mutating func hexadecimal() throws(MetadataError) -> [UInt8] {
    var string = HexadecimalBytes()
    while true {
      let byte = try peek()
      index += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = HexadecimalBytes.digit(byte) { string.append(digit: digit) }
    }
    string.pad()
    return string.bytes
  }

  // MARK: Characters

  /// White space and comments (§7.2.3).
  private mutating func skipSpace() {
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        while index < bytes.endIndex, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
      } else if Self.isSpace(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  private func peek() throws(MetadataError) -> UInt8 {
    guard index < bytes.endIndex else { throw truncated }
    return bytes[index]
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0 || byte == 0x09 || byte == 0x0a || byte == 0x0c || byte == 0x0d || byte == 0x20
  }

  static func isRegular(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: !isSpace(byte)
    }
  }

  private var place: Int { base &+ position }

  private var truncated: MetadataError {
    MetadataError(.truncated, "an object that has no end", at: place)
  }

  private func malformed(_ message: String) -> MetadataError {
    MetadataError(.malformed, message, at: place)
  }
}
