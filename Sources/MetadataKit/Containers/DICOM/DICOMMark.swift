/// The elements that are marks, by their names in the dictionary (PS3.5 §7.5, PS3.6 §6).
enum DICOMMark {
  static let group = 0xfffe

  /// Item: where one starts.
  static let item = 0xe000
  /// Item Delimitation Item: where one of undefined length ends.
  static let itemDelimitation = 0xe00d
  /// Sequence Delimitation Item: where a sequence of undefined length ends.
  static let sequenceDelimitation = 0xe0dd

  static let all = [item, itemDelimitation, sequenceDelimitation]
}
