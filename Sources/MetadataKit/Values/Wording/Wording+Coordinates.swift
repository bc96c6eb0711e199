/// Places on Earth (Exif 3.0 §4.6.6).
///
/// The sign is in a tag of its own: nothing here is south or west.
extension Wording {
  /// `43 deg 28' 2.81"`.
  @Sendable static func degrees(_ tag: Tag, to text: inout TextBuffer) {
    if let value = Meaning.degrees(of: tag) { text.append(degrees: value.magnitude) }
  }
}

extension TextBuffer {
  /// `43 deg 28' 2.81"`.
  mutating func append(degrees value: Double) {
    var degrees = value.rounded(.towardZero)
    let rest = (value - degrees) * 60
    var minutes = rest.rounded(.towardZero)
    var seconds = TextBuffer()
    seconds.append((value - degrees - minutes / 60) * 3600, fractionDigits: 2)
    // 59.999" is shown as the next minute.
    if NumberText.leading(seconds.bytes[...]) >= 60 {
      seconds.removeAll()
      seconds.append("0.00")
      minutes += 1
      if minutes >= 60 {
        minutes -= 60
        degrees += 1
      }
    }
    append(degrees, fractionDigits: 0)
    append(" deg ")
    append(minutes, fractionDigits: 0)
    append("' ")
    append(bytes: seconds.bytes)
    append(ascii: 0x22)
  }
}

extension Meaning {
  /// Degrees with a fraction; nothing where a part is n/0.
  @Sendable static func degrees(_ tag: Tag, to text: inout TextBuffer) {
    if let value = degrees(of: tag) {
      text.append(value == 0 ? 0 : value, significantDigits: 15)
    }
  }

  /// The degrees of up to three numbers: degrees, minutes, seconds.
  package static func degrees(of tag: Tag) -> Double? {
    if let parts = fractions(of: tag) {
      return (parts[0] + (parts[1] + parts[2] / 60) / 60).magnitude
    }
    let raw = tag.rawText
    let isKnown = NumberText.parts(raw).allSatisfy {
      !$0.elementsEqual("inf".utf8) && !$0.elementsEqual("undef".utf8)
    }
    // Some devices write a text, `43,28.0468N`.
    let numbers = NumberText.all(raw, limit: 3)
    guard isKnown, let degrees = numbers.first else { return nil }
    let minutes = numbers.count > 1 ? numbers[1] : 0
    let seconds = numbers.count > 2 ? numbers[2] : 0
    return (degrees + (minutes + seconds / 60) / 60).magnitude
  }

  /// The numbers that the texts of up to three fractions say, ten digits of each; nil where one is
  /// n/0, negative, or too large or small.
  ///
  /// Nearly all places are three fractions: to write and to read their texts took 9,000 instructions
  /// for each.
  private static func fractions(of tag: Tag) -> InlineArray<3, Double>? {
    guard tag.format.isRational, (1...3).contains(tag.elementCount) else { return nil }
    var numbers = InlineArray<3, Double>(repeating: 0)
    for index in 0..<tag.elementCount {
      guard let value = tag.rational(index)?.value, value >= 0, value < 1e10 else { return nil }
      if value == value.rounded(.down) {
        numbers[index] = value
      } else if let short = DecimalPlaces(value, significantDigits: 10) {
        numbers[index] = short.value
      } else {
        return nil
      }
    }
    return numbers
  }
}
