/// Reads JSON (RFC 8259).
struct JSONReader {
  private let bytes: ByteSlice
  private let nesting: Int
  private var room: Int
  private var position = 0

  /// - Parameters:
  ///   - nesting: how deep values may be within one another.
  ///   - count: how many values there may be.
  init(_ bytes: ByteSlice, nesting: Int, count: Int) {
    self.bytes = bytes
    self.nesting = nesting
    room = count
  }

  /// The value of the text; what follows it is not looked at.
  mutating func value() throws(MetadataError) -> StructuredValue {
    if bytes.has("\u{EF}\u{BB}\u{BF}") { position = 3 }
    return try value(depth: 0)
  }

  /// Hands itself over at the start of the text's object, or of each object in its list: to be asked for
  /// every ``nextMember(depth:)``.
  mutating func forEachObject(
    _ read: (inout JSONReader) throws(MetadataError) -> Void
  ) throws(MetadataError) {
    if bytes.has("\u{EF}\u{BB}\u{BF}") { position = 3 }
    guard take("[") else {
      if take("{") { try read(&self) }
      return
    }
    while !take("]") {
      if take("{") { try read(&self) } else { _ = try value(depth: 1) }
      guard take(",") else {
        guard take("]") else { throw malformed("a comma must follow an element") }
        return
      }
    }
  }

  /// The next member of the object within which the reader stands; nil behind its end.
  mutating func nextMember(depth: Int = 0) throws(MetadataError) -> (
    key: [UInt8], value: StructuredValue
  )? {
    // A comma behind the last member is an error of many who write such texts by hand.
    if take("}") { return nil }
    skipSpace()
    let key = try string()
    guard take(":") else { throw malformed("a colon must follow a name") }
    let member = (key: key, value: try value(depth: depth + 1))
    if !take(",") {
      skipSpace()
      guard bytes[position] == UInt8(ascii: "}") else {
        throw malformed("a comma must follow a member")
      }
    }
    return member
  }

  private mutating func value(depth: Int) throws(MetadataError) -> StructuredValue {
    room -= 1
    guard room >= 0, depth <= nesting else {
      throw MetadataError(.limitExceeded, "too many values", at: place)
    }
    skipSpace()
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      return .map(try members(depth: depth))
    case UInt8(ascii: "["):
      position += 1
      return .list(try elements(depth: depth))
    case UInt8(ascii: "\""): return .text(try string())
    default: return try word()
    }
  }

  private mutating func members(depth: Int) throws(MetadataError) -> [(
    key: [UInt8], value: StructuredValue
  )] {
    var members: [(key: [UInt8], value: StructuredValue)] = []
    while let member = try nextMember(depth: depth) { members.append(member) }
    return members
  }

  private mutating func elements(depth: Int) throws(MetadataError) -> [StructuredValue] {
    var elements: [StructuredValue] = []
    while !take("]") {
      elements.append(try value(depth: depth + 1))
      if take("]") { break }
      guard take(",") else { throw malformed("a comma must follow an element") }
    }
    return elements
  }

  /// A number, as it is written, or a literal name.
  private mutating func word() throws(MetadataError) -> StructuredValue {
    let start = position
    while let byte = bytes[position], byte > 0x20, byte != 0x2c, byte != 0x5d, byte != 0x7d {
      position += 1
    }
    let word = try bytes.slice(at: start, count: position - start)
    guard !word.isEmpty else { throw malformed("a value is missing") }
    if word.matches("null") { return .null }
    return Int(word.text).map { .integer($0) } ?? .text(word.bytes)
  }

  private mutating func string() throws(MetadataError) -> [UInt8] {
    guard bytes[position] == UInt8(ascii: "\"") else { throw malformed("a text must be quoted") }
    position += 1
    var text: [UInt8] = []
    while let byte = bytes[position] {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): try escape(&text)
      default: text.append(byte)
      }
    }
    throw MetadataError(.truncated, "a text without an end", at: place)
  }

  /// What follows a backslash (§7).
  private mutating func escape(_ text: inout [UInt8]) throws(MetadataError) {
    let byte = try bytes.uint8(at: position)
    position += 1
    switch UInt8(truncatingIfNeeded: byte) {
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "u"):
      var code = try unit()
      // Characters beyond the first plane are two.
      if code & 0xfc00 == 0xd800, bytes.matches("\\u", at: position) {
        let behind = position
        position += 2
        let low = try unit()
        if low & 0xfc00 == 0xdc00 {
          code = 0x10000 + (code & 0x3ff) << 10 + (low & 0x3ff)
        } else {
          // It is a character of its own, or starts another pair.
          position = behind
        }
      }
      text += Array(String(Unicode.Scalar(code) ?? "\u{fffd}").utf8)
    case let other: text.append(other)
    }
  }

  private mutating func unit() throws(MetadataError) -> UInt32 {
    let digits = try bytes.slice(at: position, count: 4)
    position += 4
    guard let unit = UInt32(digits.text, radix: 16) else {
      throw malformed("four hexadecimal digits must follow")
    }
    return unit
  }

  private mutating func skipSpace() {
    while let byte = bytes[position], NumberText.isSpace(byte) { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let byte = bytes[position], UInt32(byte) == mark.value else { return false }
    position += 1
    return true
  }

  private var place: Int { bytes.offset &+ position }

  private func malformed(_ message: String) -> MetadataError {
    MetadataError(.malformed, message, at: place)
  }
}
