extension OutputSpan<UInt8> {
  /// Appends all bytes of a run, for which there must be room.
  ///
  /// At once: a byte at a time, the names and texts of JSON alone were 3 % of the instructions of
  /// reading and printing photos.
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
}
