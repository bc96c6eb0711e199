extension Labels {
  /// Every value that has words, in the order of the table.
  ///
  /// - Parameter text: a row's labels.
  package static func entries(_ text: String) -> [(value: String, words: String)] {
    text.split(whereSeparator: { $0 == "|" || $0 == "\t" }).compactMap { entry in
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return (String(parts[0]), String(parts[1].map { $0 == "\n" ? "|" : $0 }))
    }
  }
}
