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
