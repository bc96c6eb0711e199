extension Collection<UInt8> {
  /// What stands before the first NUL, all of it where there is none: the text in a field of fixed length.
  var untilNUL: SubSequence { prefix { $0 != 0 } }
}

extension Sequence<UInt8> {
  /// The number that the bytes are, the highest first; of more than it has room for the last count.
  func bigEndian<Number: FixedWidthInteger>(_: Number.Type) -> Number {
    reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }
}

extension [UInt8] {
  /// Whether it has U+FFFD, in UTF-8.
  var containsReplacement: Bool {
    var rest = self[...]
    while let place = rest.firstIndex(of: 0xef) {
      if rest[place...].starts(with: "\u{fffd}".utf8) { return true }
      rest = rest[(place + 1)...]
    }
    return false
  }

  /// Whether it has a private character (U+E000 to U+F8FF), in UTF-8: what nobody guesses right.
  var hasPrivateCharacter: Bool {
    indices.contains { index in
      switch self[index] {
      case 0xee: true
      case 0xef: index + 1 < count && self[index + 1] <= 0xa3
      default: false
      }
    }
  }

  /// Appends a character in UTF-8.
  mutating func append(scalar: Unicode.Scalar) {
    let value = scalar.value
    func continuation(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: value >> shift & 0x3f) | 0x80
    }
    switch value {
    case 0..<0x80:
      append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      append(UInt8(truncatingIfNeeded: value >> 6) | 0xc0)
      append(continuation(0))
    case 0x800..<0x10000:
      append(UInt8(truncatingIfNeeded: value >> 12) | 0xe0)
      append(continuation(6))
      append(continuation(0))
    default:
      append(UInt8(truncatingIfNeeded: value >> 18) | 0xf0)
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }
}
