extension MetadataBuilder {
  /// Warns of a file that ends before what it says it holds.
  ///
  /// - Parameters:
  ///   - part: what it ends within, as a text names it.
  ///   - count: how many bytes that has, by the file's own account.
  ///   - start: where it starts in the file.
  mutating func expect(_ part: String, of count: Int, at start: Int, in file: Region) {
    guard start > file.count || count > file.count - start else { return }
    warn(Warning(.truncated, "the file ends within \(part)", at: file.start + file.count))
  }
}
