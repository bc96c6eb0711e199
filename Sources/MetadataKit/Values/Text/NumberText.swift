/// Numbers in text: `12`, `-0.5`, `1e-05`, `inf`.
package enum NumberText {
  /// The number that a text is as a whole, with a point or a comma; nil where it is none.
  package static func whole(_ text: ArraySlice<UInt8>) -> Double? {
    let end = length(text, point: 0x2e)
    if end == text.count, end > 0 { return number(text) }
    let commaEnd = length(text, point: 0x2c)
    guard commaEnd == text.count, commaEnd > 0 else { return nil }
    return number(text.map { $0 == 0x2c ? 0x2e : $0 }[...])
  }

  /// The number that a text starts with, after white space; 0 where it starts with none.
  static func leading(_ text: ArraySlice<UInt8>) -> Double {
    let text = text.drop { isSpace($0) }
    let end = length(text, point: 0x2e)
    if end > 0 { return number(text.prefix(end)) }
    let isNegative = text.first == 0x2d
    let word = isNegative || text.first == 0x2b ? text.dropFirst() : text
    let start = word.prefix(3).map { $0 | 0x20 }
    if start == Array("inf".utf8) { return isNegative ? -.infinity : .infinity }
    if start == Array("nan".utf8) { return .nan }
    return 0
  }

  /// The first numbers of a text, whatever stands between them.
  static func all(_ text: [UInt8], limit: Int) -> [Double] {
    var numbers: [Double] = []
    var index = 0
    while index < text.count, numbers.count < limit {
      let end = length(text[index...], point: 0x2e)
      if end > 0 { numbers.append(number(text[index..<(index + end)])) }
      index += max(1, end)
    }
    return numbers
  }

  /// The first number of a text, whatever stands before it.
  package static func first(_ text: [UInt8]) -> Double? {
    var index = 0
    while index < text.count {
      let end = length(text[index...], point: 0x2e)
      if end > 0 { return number(text[index..<(index + end)]) }
      index += 1
    }
    return nil
  }

  /// The parts of a text between white space.
  static func parts(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(whereSeparator: isSpace)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0d) }

  /// Whether a byte is one of the letters of ASCII.
  package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is one of the capitals of ASCII.
  static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// Whether a byte is one of the small letters of ASCII.
  static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a byte is a letter or a digit of ASCII or an underscore, which words of regular expressions have.
  static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5f }

  /// How many bytes of a text are a number; 0 where it does not start with one.
  private static func length(_ text: ArraySlice<UInt8>, point: UInt8) -> Int {
    var index = text.startIndex
    func digits() -> Int {
      let start = index
      while index < text.endIndex, isDigit(text[index]) { index += 1 }
      return index - start
    }
    if index < text.endIndex, text[index] == 0x2b || text[index] == 0x2d { index += 1 }
    var count = digits()
    if index < text.endIndex, text[index] == point {
      index += 1
      count += digits()
    }
    guard count > 0 else { return 0 }
    let mantissa = index
    if index < text.endIndex, text[index] | 0x20 == 0x65 {
      index += 1
      if index < text.endIndex, text[index] == 0x2b || text[index] == 0x2d { index += 1 }
      if digits() == 0 { index = mantissa }
    }
    return index - text.startIndex
  }

  /// The number of a text that ``length(_:point:)`` has found to be one.
  private static func number(_ text: ArraySlice<UInt8>) -> Double {
    DecimalPlaces.value(of: text) ?? Double(String(decoding: text, as: UTF8.self)) ?? 0
  }
}
