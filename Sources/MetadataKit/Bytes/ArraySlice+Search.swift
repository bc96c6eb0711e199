extension ArraySlice<UInt8> {
  /// Where a word first stands; nil where it does not.
  ///
  /// Not by `firstRange(of:)`: to find a million short ones took seconds.
  package func firstPlace(of word: String) -> Int? {
    let first = word.utf8.first
    return indices.first { self[$0] == first && self[$0...].starts(with: word.utf8) }
  }
}
