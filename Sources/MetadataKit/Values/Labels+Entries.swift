extension Labels {
  /// Every value that has words, in the order of the table.
  ///
  /// - Parameter text: a row's labels.
  package static func entries(_ text: String) -> [(value: String, words: String)] {
    text.split(separator: "|").compactMap { entry in
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}
