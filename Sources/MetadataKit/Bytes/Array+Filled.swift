extension Array {
  /// So many times an element.
  ///
  /// What `init(repeating:count:)` does, compiled for the element: that one looks its own type up
  /// each time, which with all such arrays was 1 % of the instructions of reading and printing the
  /// corpus.
  @inline(__always)
  init(filled count: Int, with element: Element) {
    self = []
    // The standard library writes the count even where nothing is added: that of the empty array,
    // which all threads share.
    guard count > 0 else { return }
    append(addingCapacity: count) { output in
      for _ in 0..<count { output.append(element) }
    }
  }
}
