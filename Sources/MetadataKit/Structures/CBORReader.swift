/// Reads Concise Binary Object Representation (RFC 8949).
struct CBORReader {
  private let bytes: ByteSlice
  private let nesting: Int
  private var room: Int
  private(set) var position = 0

  /// - Parameters:
  ///   - nesting: how deep values may be within one another.
  ///   - count: how many values there may be.
  init(_ bytes: ByteSlice, nesting: Int, count: Int) {
    self.bytes = bytes
    self.nesting = nesting
    room = count
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next value.
  mutating func value() throws(MetadataError) -> StructuredValue {
    guard let value = try value(depth: 0) else { throw malformed("an end of nothing") }
    return value
  }

  /// The next value; nil for the mark that ends one of unknown length (§3.2).
  private mutating func value(depth: Int) throws(MetadataError) -> StructuredValue? {
    room -= 1
    guard room >= 0, depth <= nesting else {
      throw MetadataError(.limitExceeded, "too many values", at: bytes.offset &+ position)
    }
    let head = try bytes.uint8(at: position)
    position += 1
    let kind = head >> 5
    let detail = head & 0x1f
    if kind == 7 { return try simple(detail) }
    // §3: the argument is in the first byte, or in those that follow; 31 is an unknown length.
    let argument: UInt64? = detail == 31 ? nil : try number(detail)
    switch kind {
    case 0, 1:
      guard let argument else { throw malformed("a number of no length") }
      guard let number = Int(exactly: argument) else {
        guard kind == 1 else { return .text(Array(String(argument).utf8)) }
        // One more, which is one more than 64 bits have at the end.
        let digits = argument == .max ? "18446744073709551616" : String(argument + 1)
        return .text(Array("-\(digits)".utf8))
      }
      return .integer(kind == 0 ? number : -1 - number)
    case 2, 3: return try string(isText: kind == 3, argument, depth: depth)
    case 4: return .list(try list(argument, depth: depth))
    case 5:
      let list = try list(
        argument.map { $0.multipliedReportingOverflow(by: 2).partialValue }, depth: depth)
      var map: [(key: [UInt8], value: StructuredValue)] = []
      for index in stride(from: 0, to: list.count - 1, by: 2) {
        map.append((Self.key(list[index]), list[index + 1]))
      }
      return .map(map)
    default: return try tagged(argument ?? 0, depth: depth)
    }
  }

  private mutating func number(_ detail: Int) throws(MetadataError) -> UInt64 {
    let start = position
    switch detail {
    case 0..<24: return UInt64(detail)
    case 24:
      position += 1
      return UInt64(try bytes.uint8(at: start))
    case 25:
      position += 2
      return UInt64(try bytes.uint16(at: start, .big))
    case 26:
      position += 4
      return UInt64(try bytes.uint32(at: start, .big))
    case 27:
      position += 8
      return try bytes.uint64(at: start, .big)
    default: throw malformed("a number of an unknown length")
    }
  }

  private mutating func string(isText: Bool, _ length: UInt64?, depth: Int)
    throws(MetadataError) -> StructuredValue
  {
    guard let length else {
      // Pieces up to a mark
      var whole: [UInt8] = []
      while let piece = try value(depth: depth + 1) {
        switch piece {
        case .text(let text): whole += text
        case .bytes(let bytes): whole += bytes.elements
        default: throw malformed("a piece of a text that is none")
        }
      }
      return isText ? .text(whole) : .bytes(ByteSlice(whole, offset: -1))
    }
    let content = try bytes.slice(at: position, count: Int(clamping: length))
    position += content.count
    return isText ? .text(content.bytes) : .bytes(content)
  }

  private mutating func list(_ count: UInt64?, depth: Int) throws(MetadataError)
    -> [StructuredValue]
  {
    var list: [StructuredValue] = []
    var missing = count ?? .max
    while missing > 0 {
      guard let value = try value(depth: depth + 1) else {
        guard count == nil else { throw malformed("an end of nothing") }
        return list
      }
      list.append(value)
      missing -= 1
    }
    return list
  }

  private static func key(_ value: StructuredValue) -> [UInt8] {
    switch value {
    case .text(let text): text
    case .integer(let number): Array(String(number).utf8)
    default: Array("?".utf8)
    }
  }

  /// A value with a tag that says what it stands for (§3.4).
  private mutating func tagged(_ tag: UInt64, depth: Int) throws(MetadataError)
    -> StructuredValue?
  {
    let value = try value(depth: depth + 1)
    switch (tag, value) {
    case (0, .text(let text)): return .text(Self.date(text))
    case (1, .integer(let seconds)):
      var text = TextBuffer()
      text.append(unixTime: Int64(seconds))
      text.append("Z")
      return .text(text.bytes)
    default: return value
    }
  }

  /// `2023-11-20T10:20:30Z` in EXIF's form.
  private static func date(_ text: [UInt8]) -> [UInt8] {
    guard text.count > 10, text[4] == 0x2d, text[7] == 0x2d, text[10] | 0x20 == 0x74 else {
      return text
    }
    var date = text
    date[4] = 0x3a
    date[7] = 0x3a
    date[10] = 0x20
    return date
  }

  /// Truth values, nothing, and fractions (§3.3).
  private mutating func simple(_ detail: Int) throws(MetadataError) -> StructuredValue? {
    switch detail {
    case 20: return .text(Array("False".utf8))
    case 21: return .text(Array("True".utf8))
    case 22: return .text(Array("null".utf8))
    case 23: return .text(Array("undef".utf8))
    case 25:
      let bits = UInt16(truncatingIfNeeded: try number(25))
      return .number(Self.half(bits))
    case 26: return .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try number(26)))))
    case 27: return .number(Double(bitPattern: try number(27)))
    case 31: return nil
    default: return .text(Array("Unknown (\(try number(detail)))".utf8))
    }
  }

  /// IEEE 754 binary16 (annex D)
  private static func half(_ bits: UInt16) -> Double {
    let fraction = Double(bits & 0x3ff)
    let exponent = Int(bits >> 10 & 0x1f)
    let value: Double
    switch exponent {
    case 0: value = fraction / 16_777_216
    case 31: value = fraction == 0 ? .infinity : .nan
    default:
      let power = Double(1 << abs(exponent - 25))
      value = exponent >= 25 ? (fraction + 1024) * power : (fraction + 1024) / power
    }
    return bits & 0x8000 == 0 ? value : -value
  }

  private func malformed(_ message: String) -> MetadataError {
    MetadataError(.malformed, message, at: bytes.offset &+ position)
  }
}
