/// Reading single values; what is outside the span is `nil`.
extension Span where Element == UInt8 {
  func byte(at offset: Int) -> UInt8? {
    indices.contains(offset) ? self[offset] : nil
  }

  func uint16(at offset: Int, bigEndian: Bool) -> Int? {
    integer(at: offset, count: 2, bigEndian: bigEndian).map { Int(truncatingIfNeeded: $0) }
  }

  func uint32(at offset: Int, bigEndian: Bool) -> Int? {
    integer(at: offset, count: 4, bigEndian: bigEndian).map { Int(truncatingIfNeeded: $0) }
  }

  /// An integer of up to eight bytes.
  func integer(at offset: Int, count size: Int, bigEndian: Bool) -> UInt64? {
    guard offset >= 0, size <= count, offset <= count - size else { return nil }
    var value: UInt64 = 0
    for index in 0..<size {
      let byte = self[bigEndian ? offset + index : offset + size - 1 - index]
      value = value << 8 | UInt64(byte)
    }
    return value
  }

  /// Whether the bytes at an offset are the scalars of a text, each of which is one byte.
  func matches(_ text: String, at offset: Int = 0) -> Bool {
    guard offset >= 0, offset <= count else { return false }
    var index = offset
    for scalar in text.unicodeScalars {
      guard index < count, UInt32(self[index]) == scalar.value else { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes end before a text at an offset does, and are the same up to there.
  func endsWithin(_ text: String, at offset: Int) -> Bool {
    guard offset >= 0 else { return false }
    var index = offset
    for scalar in text.unicodeScalars {
      guard index < count else { return true }
      guard UInt32(self[index]) == scalar.value else { return false }
      index += 1
    }
    return false
  }
}
