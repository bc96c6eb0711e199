/// Coordinates in texts: `43,28.046N`, `43 deg 28' 2.81" N`, `-11.88`.
enum Coordinate {
  /// Degrees, south and west negative; nil where the text has no number.
  static func degrees(_ text: ArraySlice<UInt8>) -> Double? {
    let words = text.split { !NumberText.isLetter($0) }
    if words.contains(where: { $0.elementsEqual("inf".utf8) || $0.elementsEqual("undef".utf8) }) {
      return nil
    }
    var numbers: [Double] = []
    var index = text.startIndex
    while index < text.endIndex, numbers.count < 3 {
      let end = number(text[index...])
      if end > index {
        numbers.append(NumberText.leading(text[index..<end]))
        index = end
      } else {
        index += 1
      }
    }
    guard let first = numbers.first else { return nil }
    let minutes = numbers.count > 1 ? numbers[1] : 0
    let seconds = numbers.count > 2 ? numbers[2] : 0
    let value = first + (minutes + seconds / 60) / 60
    return isNegative(text) ? -value : value
  }

  /// The end of the number that a text starts with: an exponent has a sign.
  private static func number(_ text: ArraySlice<UInt8>) -> Int {
    var index = text.startIndex
    func digits() -> Int {
      let start = index
      while index < text.endIndex, NumberText.isDigit(text[index]) { index += 1 }
      return index - start
    }
    if index < text.endIndex, text[index] == 0x2b || text[index] == 0x2d { index += 1 }
    let whole = digits()
    if index < text.endIndex, text[index] == 0x2e {
      index += 1
      if digits() == 0, whole == 0 { return text.startIndex }
    } else if whole == 0 {
      return text.startIndex
    }
    let mantissa = index
    if index + 1 < text.endIndex, text[index] | 0x20 == 0x65,
      text[index + 1] == 0x2b || text[index + 1] == 0x2d
    {
      index += 2
      if digits() == 0 { index = mantissa }
    }
    return index
  }

  /// Whether the text ends in a word for south or west.
  private static func isNegative(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.lastIndex(where: { !NumberText.isSpace($0) }) else { return false }
    let word = text[...last].reversed().prefix(while: NumberText.isLetter).reversed().map {
      $0 | 0x20
    }
    guard word.count < text[...last].count else { return false }
    return ["s", "south", "w", "west"].contains { word.elementsEqual($0.utf8) }
  }
}

extension Wording {
  /// `43 deg 28' 2.81" N`.
  @Sendable static func latitude(_ tag: Tag, to text: inout TextBuffer) {
    coordinate(tag, "N", "S", to: &text)
  }

  /// `11 deg 53' 6.46" E`.
  @Sendable static func longitude(_ tag: Tag, to text: inout TextBuffer) {
    coordinate(tag, "E", "W", to: &text)
  }

  private static func coordinate(
    _ tag: Tag, _ positive: String, _ negative: String, to text: inout TextBuffer
  ) {
    var value = TextBuffer()
    tag.value(to: &value)
    if value.bytes.isEmpty { return }
    let degrees = NumberText.leading(value.bytes[...])
    text.append(degrees: degrees.magnitude)
    text.append(ascii: 0x20)
    text.append(degrees < 0 ? negative : positive)
  }
}
