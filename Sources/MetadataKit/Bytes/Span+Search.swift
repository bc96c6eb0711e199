extension Span<UInt8> {
  /// Whether a word in lower case stands at a position, however it is written.
  func matchesInAnyCase(_ word: String, at position: Int = 0) -> Bool {
    let utf8 = word.utf8
    let wanted = utf8.span
    guard position >= 0, position <= count, wanted.count <= count &- position else { return false }
    for index in wanted.indices {
      let byte = self[position &+ index]
      let isCapital = byte &- 0x41 < 26
      guard (isCapital ? byte | 0x20 : byte) == wanted[index] else { return false }
    }
    return true
  }

  /// Whether it is a word in lower case, however it is written.
  func isInAnyCase(_ word: String) -> Bool { count == word.utf8.count && matchesInAnyCase(word) }

  /// Whether it ends in a word in lower case, however it is written.
  func endsInAnyCase(_ word: String) -> Bool { matchesInAnyCase(word, at: count - word.utf8.count) }

  /// Whether a word in lower case stands somewhere, however it is written.
  func containsInAnyCase(_ word: String) -> Bool {
    indices.contains { matchesInAnyCase(word, at: $0) }
  }

  /// The first place from `start` on that has a byte.
  ///
  /// Eight bytes at a time: a byte at a time, the words of values took 1 % more of the instructions
  /// of reading and printing photos.
  ///
  /// - Parameter start: no less than 0; behind the end there is nothing.
  func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    let wanted = UInt64(everyByte: byte)
    var index = start
    // So that no place, however far behind the end, wraps around.
    while count &- index >= 8 {
      let found = (word(at: index) ^ wanted).zeroBytes
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < count {
      if self[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  /// The first place from `start` on that has a line feed or a carriage return; the end where there
  /// is none.
  ///
  /// Eight bytes at a time, as long texts are walked by this.
  ///
  /// - Parameter start: no less than 0 and no more than the end.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while count &- index >= 8 {
      let word = word(at: index)
      let found =
        (word ^ UInt64(everyByte: 0x0a)).zeroBytes | (word ^ UInt64(everyByte: 0x0d)).zeroBytes
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < count, self[index] != 0x0a, self[index] != 0x0d { index &+= 1 }
    return index
  }
}
