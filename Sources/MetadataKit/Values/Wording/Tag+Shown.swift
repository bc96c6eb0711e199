/// What our own forms show of a value.
extension Tag {
  /// Writes the value, in words or without.
  ///
  /// What is no number has neither: nothing follows from it. exiftool's form has what it computes
  /// with 0 instead: `0.0 mm`, f/1 for an aperture in APEX.
  package func show(isNumeric: Bool, to text: inout TextBuffer) {
    if record.facts.isFraction, let none = noNumber { return text.append(none) }
    write(isNumeric: isNumeric, to: &text)
  }

  /// Writes the value, whatever its number is.
  func write(isNumeric: Bool, to text: inout TextBuffer) {
    if isNumeric { value(to: &text) } else { word(to: &text) }
  }

  /// Whether it says nothing: a quotient by zero, or several 0/0.
  var isUndefined: Bool { record.facts.isFraction && noNumber != nil }

  /// `undef` or `inf` where the value is no number; nil where it is one, or is no fraction.
  private var noNumber: Rational? {
    let format = format
    if format.isRational {
      guard let first = rational(), first.denominator == 0 else { return nil }
      let count = elementCount
      guard count > 1 else { return first }
      return (0..<count).allSatisfy { rational($0) == Rational(0, 0) } ? Rational(0, 0) : nil
    }
    guard format.isText else { return nil }
    let text = textBytes
    guard text.count > 2, text.suffix(2).elementsEqual("/0".utf8) else { return nil }
    if NumberText.parts(Array(text)).allSatisfy({ $0.elementsEqual("0/0".utf8) }) {
      return Rational(0, 0)
    }
    let numerator = text.dropLast(2)
    guard numerator.dropFirst(numerator.first == 0x2d ? 1 : 0).allSatisfy(NumberText.isDigit) else {
      return nil
    }
    return Rational(1, 0)
  }
}
