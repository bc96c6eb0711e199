extension [UInt8] {
  /// Appends the bytes of a number of at most 64 bits, the highest first.
  @inline(__always)
  mutating func append(bigEndian number: some FixedWidthInteger) {
    let width = number.bitWidth
    let word = UInt64(truncatingIfNeeded: number) &<< UInt64(64 &- width)
    append(addingCapacity: 8) { $0.append(width &>> 3, of: word.byteSwapped) }
  }
}
