/// Writes JSON text (RFC 8259) that is valid UTF-8 whatever it is given.
package struct JSONWriter: Sendable {
  package var text = TextBuffer()
  private var needsComma = false

  package init() {}

  /// What is in place of bytes that are no UTF-8.
  package enum Replacement: Sendable {
    /// U+FFFD, one for each byte.
    case replacementCharacter
    /// A question mark, one for each byte.
    case questionMark
  }

  package mutating func beginObject() {
    separate()
    text.append(ascii: 0x7b)
    needsComma = false
  }

  package mutating func endObject() {
    text.append(ascii: 0x7d)
    needsComma = true
  }

  package mutating func beginArray() {
    separate()
    text.append(ascii: 0x5b)
    needsComma = false
  }

  package mutating func endArray() {
    text.append(ascii: 0x5d)
    needsComma = true
  }

  /// A member's name; its value must follow.
  package mutating func key(_ name: String) {
    string(name)
    text.append(ascii: 0x3a)
    needsComma = false
  }

  /// A member's name in two parts with a colon between.
  package mutating func key(_ group: String, _ name: String) {
    separate()
    text.append(ascii: 0x22)
    escape(group.utf8, .replacementCharacter)
    text.append(ascii: 0x3a)
    escape(name.utf8, .replacementCharacter)
    text.append(ascii: 0x22)
    text.append(ascii: 0x3a)
    needsComma = false
  }

  package mutating func string(_ value: String) { string(value.utf8) }

  /// A text by its bytes.
  package mutating func string(
    _ bytes: some Collection<UInt8>, _ replacement: Replacement = .replacementCharacter
  ) {
    separate()
    text.append(ascii: 0x22)
    escape(bytes, replacement)
    text.append(ascii: 0x22)
    needsComma = true
  }

  package mutating func number(_ value: Int) {
    separate()
    text.append(value)
    needsComma = true
  }

  /// A number in its shortest form; null where it is none.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    text.append(value, significantDigits: 15)
    needsComma = true
  }

  /// Text that is a JSON number, a word or a whole value already.
  package mutating func raw(_ bytes: some Collection<UInt8>) {
    separate()
    text.append(bytes: bytes)
    needsComma = true
  }

  package mutating func bool(_ value: Bool) { raw((value ? "true" : "false").utf8) }

  package mutating func null() { raw("null".utf8) }

  private mutating func separate() {
    if needsComma { text.append(ascii: 0x2c) }
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  private mutating func escape(_ bytes: some Collection<UInt8>, _ replacement: Replacement) {
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case 0x22, 0x5c:
        text.append(ascii: 0x5c)
        text.append(ascii: byte)
      case 0x0a: text.append("\\n")
      case 0x0d: text.append("\\r")
      case 0x09: text.append("\\t")
      case 0..<0x20, 0x7f:
        text.append("\\u00")
        text.append(ascii: Self.hexadecimalDigits[Int(byte >> 4)])
        text.append(ascii: Self.hexadecimalDigits[Int(byte & 15)])
      case 0..<0x80:
        text.append(ascii: byte)
      default:
        let length = utf8Length(bytes[index...])
        if length == 0 {
          text.append(replacement == .questionMark ? "?" : "\u{fffd}")
        } else {
          for _ in 1..<length {
            text.append(ascii: bytes[index])
            index = bytes.index(after: index)
          }
          text.append(ascii: bytes[index])
        }
      }
      index = bytes.index(after: index)
    }
  }
}

/// The length of the well-formed UTF-8 sequence that bytes start with, 0 where there is none
/// (Unicode 15 table 3-7).
package func utf8Length(_ bytes: some Collection<UInt8>) -> Int {
  var iterator = bytes.makeIterator()
  guard let first = iterator.next() else { return 0 }
  func continuation(_ range: ClosedRange<UInt8> = 0x80...0xbf) -> Bool {
    iterator.next().map(range.contains) ?? false
  }
  switch first {
  case 0..<0x80: return 1
  case 0xc2...0xdf: return continuation() ? 2 : 0
  case 0xe0: return continuation(0xa0...0xbf) && continuation() ? 3 : 0
  case 0xed: return continuation(0x80...0x9f) && continuation() ? 3 : 0
  case 0xe1...0xef: return continuation() && continuation() ? 3 : 0
  case 0xf0: return continuation(0x90...0xbf) && continuation() && continuation() ? 4 : 0
  case 0xf1...0xf3: return continuation() && continuation() && continuation() ? 4 : 0
  case 0xf4: return continuation(0x80...0x8f) && continuation() && continuation() ? 4 : 0
  default: return 0
  }
}

/// Whether bytes are text in UTF-8.
package func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
  var rest = bytes[...]
  while let first = rest.first {
    let length = first < 0x80 ? 1 : utf8Length(rest)
    if length == 0 { return false }
    rest = rest.dropFirst(length)
  }
  return true
}
