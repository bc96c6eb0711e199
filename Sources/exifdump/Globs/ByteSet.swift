/// What stands in brackets in a pattern: `[abc]`, `[a-z]`, `[!0-9]`, `[[:digit:]]`.
struct ByteSet: Sendable {
  private var low: (UInt64, UInt64) = (0, 0)
  private var high: (UInt64, UInt64) = (0, 0)

  /// Takes a set off the start of a pattern, behind its bracket; nil where it has no end.
  init?(parsing pattern: inout ArraySlice<UInt8>) {
    var rest = pattern
    let isNegated = rest.first == 0x21 || rest.first == 0x5e
    if isNegated { rest.removeFirst() }
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == 0x5d, !isFirst {
        if isNegated {
          low = (~low.0, ~low.1)
          high = (~high.0, ~high.1)
        }
        pattern = rest
        return
      }
      isFirst = false
      if byte == 0x5b, let name = Self.className(&rest) {
        for byte in UInt8.min...UInt8.max where Self.belongs(byte, name) { insert(byte) }
        continue
      }
      guard let start = byte == 0x5c ? rest.popFirst() : byte else { return nil }
      if rest.first == 0x2d, let end = rest.dropFirst().first, end != 0x5d {
        rest.removeFirst(2)
        guard let last = end == 0x5c ? rest.popFirst() : end else { return nil }
        if start <= last { for byte in start...last { insert(byte) } }
      } else {
        insert(start)
      }
    }
    return nil
  }

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    return switch byte >> 6 {
    case 0: low.0 & bit != 0
    case 1: low.1 & bit != 0
    case 2: high.0 & bit != 0
    default: high.1 & bit != 0
    }
  }

  private mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: low.0 |= bit
    case 1: low.1 |= bit
    case 2: high.0 |= bit
    default: high.1 |= bit
    }
  }

  /// Takes `:alpha:]` off the rest; nil where no such class stands there.
  private static func className(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.first == 0x3a, let end = rest.dropFirst().firstIndex(of: 0x3a),
      end + 1 < rest.endIndex, rest[end + 1] == 0x5d
    else { return nil }
    let name = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    guard
      belongs(0x30, name) || belongs(0x61, name) || belongs(0x41, name) || belongs(0x20, name)
        || belongs(0x21, name)
    else { return nil }
    rest = rest[(end + 2)...]
    return name
  }

  /// Whether a byte is in a class of POSIX's locale.
  private static func belongs(_ byte: UInt8, _ name: String) -> Bool {
    let isDigit = byte >= 0x30 && byte <= 0x39
    let isUpper = byte >= 0x41 && byte <= 0x5a
    let isLower = byte >= 0x61 && byte <= 0x7a
    return switch name {
    case "digit": isDigit
    case "upper": isUpper
    case "lower": isLower
    case "alpha": isUpper || isLower
    case "alnum": isDigit || isUpper || isLower
    case "xdigit": isDigit || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
    case "space": byte == 0x20 || (byte >= 0x09 && byte <= 0x0d)
    case "blank": byte == 0x20 || byte == 0x09
    case "punct": byte > 0x20 && byte < 0x7f && !isDigit && !isUpper && !isLower
    default: false
    }
  }
}
