/// Whether bytes are one JSON value (RFC 8259), by other code than what wrote them.
struct JSONCheck {
  private let bytes: [UInt8]
  private var position = 0

  static func isJSON(_ bytes: [UInt8]) -> Bool {
    guard Text.isUTF8(bytes) else { return false }
    var check = JSONCheck(bytes: bytes)
    guard check.value() else { return false }
    check.skipSpace()
    return check.position == bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0a, 0x0d, 0x09].contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value() -> Bool {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return list("}") { $0.string() && $0.space() && $0.take(":") && $0.value() }
    case UInt8(ascii: "["): return list("]") { $0.value() }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func space() -> Bool {
    skipSpace()
    return true
  }

  /// Behind the bracket that is next: elements, commas, the bracket that ends it.
  private mutating func list(_ end: Unicode.Scalar, element: (inout Self) -> Bool) -> Bool {
    position += 1
    skipSpace()
    if take(end) { return true }
    while true {
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func word(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case ..<0x20: return false
      case UInt8(ascii: "\\"):
        guard let escaped = next, Array("\"\\/bfnrtu".utf8).contains(escaped) else { return false }
        position += 1
        if escaped == UInt8(ascii: "u"), !character() { return false }
      default: break
      }
    }
    return false
  }

  /// Behind `\u`: a character, or both halves of a pair that stands for one (§7).
  private mutating func character() -> Bool {
    guard let unit = hexadecimal() else { return false }
    switch unit {
    case 0xd800...0xdbff:
      guard take("\\"), take("u"), let second = hexadecimal() else { return false }
      return (0xdc00...0xdfff).contains(second)
    case 0xdc00...0xdfff: return false
    default: return true
    }
  }

  /// The number of four digits.
  private mutating func hexadecimal() -> UInt16? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0"), !digits() { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position > start
  }
}
