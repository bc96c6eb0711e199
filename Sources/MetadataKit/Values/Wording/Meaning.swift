/// What values mean, without words: conversions for ``TagRow/value``.
///
/// They compute with the text of the raw value, as the field does: a fraction counts with the ten
/// digits that are shown of it, and a text that starts with a number where a number is due is one.
package enum Meaning {}

extension Tag {
  /// The text of the elements as they are.
  var rawText: [UInt8] {
    var text = TextBuffer()
    raw(to: &text)
    return text.bytes
  }

  /// The value as a number: that of the text it starts with, 0 where there is none.
  var loose: Double { exactly ?? NumberText.leading(rawText[...]) }

  /// The value as a number where all of its text is one; nil where it is not.
  var strict: Double? {
    if elementCount == 1, let exactly { return exactly }
    return NumberText.whole(rawText[...])
  }

  /// The number that the text of the first element is, without making the text; nil where that
  /// cannot be told.
  private var exactly: Double? {
    let format = format
    guard elementCount > 0 else { return nil }
    if let integer = integer(0, as: format) {
      return integer.magnitude < 1 << 53 ? Double(integer) : nil
    }
    guard let value = rational()?.value else { return nil }
    if value.magnitude < 1e9, value == value.rounded(.towardZero) { return value }
    // A fraction counts with the ten digits that are shown of it.
    guard let shown = DecimalPlaces(value.magnitude, significantDigits: 10)?.value else {
      return nil
    }
    return value < 0 ? -shown : shown
  }
}
