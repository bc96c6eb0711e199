extension OutputSpan<UInt8> {
  /// Appends all bytes of a run, for which there must be room.
  ///
  /// At once: a byte at a time, the names and texts of JSON alone were 3 % of the instructions of
  /// reading and printing photos.
  @inline(__always)
  mutating func append(run: Span<UInt8>) {
    precondition(run.count <= freeCapacity, "no room for a run of bytes")
    unsafe withUnsafeMutableBufferPointer { room, count in
      unsafe run.withUnsafeBufferPointer { run in
        // One of them has no address where it is empty.
        guard let source = run.baseAddress, let start = room.baseAddress else { return }
        unsafe (start + count).initialize(from: source, count: run.count)
        count += run.count
      }
    }
  }

  /// Appends the first bytes of a word, its lowest first; there must be room for all eight.
  @inline(__always)
  mutating func append(_ first: Int, of word: UInt64) {
    precondition(first >= 0 && first <= 8 && freeCapacity >= 8, "no room for a word")
    unsafe withUnsafeMutableBufferPointer { room, count in
      guard let start = room.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(start + count).storeBytes(
        of: word.littleEndian, as: UInt64.self)
      count += first
    }
  }

  /// Appends spaces; there must be room for eight more.
  @inline(__always)
  mutating func append(blanks count: Int) {
    var rest = count
    while rest > 0 {
      append(Swift.min(rest, 8), of: UInt64(everyByte: 0x20))
      rest &-= 8
    }
  }
}

extension [UInt8] {
  /// Appends all bytes of a run; half of what it costs to append a slice.
  @inline(__always)
  mutating func append(run: Span<UInt8>) {
    // As in `Array(filled:with:)`, nothing is not added.
    guard !run.isEmpty else { return }
    append(addingCapacity: run.count) { $0.append(run: run) }
  }
}
