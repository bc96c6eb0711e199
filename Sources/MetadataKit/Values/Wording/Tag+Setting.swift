/// Settings: whole numbers that words stand for.
extension Tag {
  /// The number of a setting. Where the file has none there, but a text, say, that is no word for 0:
  /// then the value is written as unknown, and the answer is nil.
  func setting(to text: inout TextBuffer) -> Int64? {
    if hasIntegers, let number = integer() { return number }
    appendUnknown(to: &text)
    return nil
  }

  /// Whether the value is whole numbers, no text, bytes or fractions.
  var hasIntegers: Bool { format.isInteger && elementCount > 0 }

  /// `Unknown (abc)`.
  func appendUnknown(to text: inout TextBuffer) {
    text.append("Unknown (")
    raw(to: &text)
    text.append(")")
  }
}
