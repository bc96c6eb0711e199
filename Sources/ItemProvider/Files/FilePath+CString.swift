extension FilePath {
  /// Lends the path as the system takes it.
  @unsafe func withCString<Value>(
    _ body: (UnsafePointer<CChar>) throws -> Value
  ) rethrows -> Value {
    try unsafe nullTerminated.withUnsafeBytes {
      // The array ends in a NUL, so it is never empty.
      try unsafe body($0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self))
    }
  }
}
