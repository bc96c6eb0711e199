extension String {
  /// Lends the text's bytes.
  ///
  /// In place: a view of them that is kept while its span is used counted two references for each
  /// name and word that was written.
  @inline(__always)
  func withBytes<R>(_ body: (Span<UInt8>) -> R) -> R {
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in unsafe body(bytes.span) }
    if let result { return result }
    // No string on Linux comes here: those of Objective-C do.
    return body(Array(utf8).span)
  }
}
