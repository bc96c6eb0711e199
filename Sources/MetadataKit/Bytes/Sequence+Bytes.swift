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
}
