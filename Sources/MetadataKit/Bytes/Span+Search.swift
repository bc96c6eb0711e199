extension Span<UInt8> {
  /// The first position from `start` on of a byte, or the end where there is none.
  ///
  /// Eight bytes at a time: the words of a value are found in a text of thousands, and a byte at a
  /// time that was 2 % of reading and printing a photo. The load checks its bounds, and any eight
  /// bytes are a number: it is marked unsafe for types of which that is not so.
  func firstIndex(of byte: UInt8, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let wanted = ones &* UInt64(byte)
    let bytes = unsafe bytes
    var index = start
    while index &+ 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self) ^ wanted
      // The top bit of some byte is set where, and only where, some byte is the one.
      if (word &- ones) & ~word & tops != 0 { break }
      index &+= 8
    }
    while index < count, self[index] != byte { index &+= 1 }
    return Swift.min(index, count)
  }

  /// The last position before `end`, and not before `start`, of a byte; nil where there is none.
  func lastIndex(of byte: UInt8, before end: Int, downTo start: Int) -> Int? {
    var index = end
    while index > start {
      index &-= 1
      if self[index] == byte { return index }
    }
    return nil
  }

  /// Whether eight bytes are blanks.
  func isBlank(at position: Int) -> Bool {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
      == 0x2020_2020_2020_2020
  }

  /// Whether a word in lower case stands at a position, however it is written.
  func matchesInAnyCase(_ word: String, at position: Int = 0) -> Bool {
    let utf8 = word.utf8
    let wanted = utf8.span
    guard position >= 0, position <= count, wanted.count <= count &- position else { return false }
    for index in wanted.indices {
      let byte = self[position &+ index]
      guard byte == wanted[index] || byte | 0x20 == wanted[index] else { return false }
    }
    return true
  }

  /// Whether a word in lower case stands somewhere, however it is written.
  func containsInAnyCase(_ word: String) -> Bool {
    indices.contains { matchesInAnyCase(word, at: $0) }
  }
}
