/// A JSON value, parsed strictly by RFC 8259: nothing that some parser might refuse passes.
indirect enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(parsing text: [UInt8]) throws {
    guard String(validating: text, as: UTF8.self) != nil else {
      throw Failure(description: "no UTF-8")
    }
    var parser = JSONParser(text)
    self = try parser.document()
  }

  init(parsing text: String) throws { try self.init(parsing: Array(text.utf8)) }

  static func == (a: JSON, b: JSON) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): Array(a.utf8) == Array(b.utf8)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  /// A member of an object; null where there is none.
  subscript(key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  subscript(index: Int) -> JSON {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return .null }
    return elements[index]
  }

  var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}

/// Parses by recursion: what the command prints is not deep.
private struct JSONParser {
  private let text: [UInt8]
  private var index = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func document() throws -> JSON {
    let value = try value()
    skipSpaces()
    guard index == text.count else { throw failure("something after the end") }
    return value
  }

  private var next: UInt8? { index < text.count ? text[index] : nil }

  private func failure(_ message: String) -> JSON.Failure {
    JSON.Failure(description: "\(message) at byte \(index)")
  }

  private mutating func skipSpaces() {
    while let byte = next, [0x20, 0x0a, 0x0d, 0x09].contains(byte) { index += 1 }
  }

  private mutating func skip(_ word: String) -> Bool {
    guard text[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func value() throws -> JSON {
    skipSpaces()
    if skip("null") { return .null }
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "{"): return .object(try object())
    default: return .number(try number())
    }
  }

  private mutating func array() throws -> [JSON] {
    index += 1
    var elements: [JSON] = []
    skipSpaces()
    if skip("]") { return elements }
    while true {
      elements.append(try value())
      skipSpaces()
      if skip("]") { return elements }
      guard skip(",") else { throw failure("no comma") }
    }
  }

  private mutating func object() throws -> [(key: String, value: JSON)] {
    index += 1
    var members: [(key: String, value: JSON)] = []
    var keys: Set<[UInt8]> = []
    skipSpaces()
    if skip("}") { return members }
    while true {
      skipSpaces()
      guard next == UInt8(ascii: "\"") else { throw failure("no key") }
      let key = try string()
      guard keys.insert(Array(key.utf8)).inserted else { throw failure("'\(key)' stands twice") }
      skipSpaces()
      guard skip(":") else { throw failure("no colon") }
      members.append((key, try value()))
      skipSpaces()
      if skip("}") { return members }
      guard skip(",") else { throw failure("no comma") }
    }
  }

  private mutating func string() throws -> String {
    index += 1
    var bytes: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &bytes)
      case 0..<0x20:
        throw failure("a control character")
      default:
        bytes.append(byte)
      }
    }
    throw failure("a string without end")
  }

  private mutating func escape(into bytes: inout [UInt8]) throws {
    let escapes: [Character: UInt8] = [
      "\"": 0x22, "\\": 0x5c, "/": 0x2f, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    guard let byte = next else { throw failure("an escape without end") }
    index += 1
    if let plain = escapes[Character(Unicode.Scalar(byte))] { return bytes.append(plain) }
    guard byte == UInt8(ascii: "u"), var code = unit() else { throw failure("no escape") }
    if 0xd800..<0xdc00 ~= code, skip("\\u"), let trail = unit(), 0xdc00..<0xe000 ~= trail {
      code = 0x10000 + (code - 0xd800) << 10 + (trail - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("a lone surrogate") }
    bytes += Array(String(scalar).utf8)
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    guard index + 4 <= text.count else { return nil }
    let digits = text[index..<index + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    index += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func digits() throws {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw failure("no digit") }
  }

  private mutating func number() throws -> Double {
    let start = index
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    guard let number = Double(String(decoding: text[start..<index], as: UTF8.self)) else {
      throw failure("no number")
    }
    return number
  }
}
