/// How the fields of cards have their values (FITS 4.0 §4.2).
enum FITSValue {
  /// A text between apostrophes, of which two stand for one, without blanks at its end (§4.2.1).
  static func quoted(_ field: ArraySlice<UInt8>) -> [UInt8]? {
    let apostrophe = UInt8(ascii: "'")
    guard field.first == apostrophe else { return nil }
    var text: [UInt8] = []
    var rest = field.dropFirst()
    while let end = rest.firstIndex(of: apostrophe) {
      text += rest[..<end]
      rest = rest[(end + 1)...]
      // An apostrophe right behind is part of the text, where one more ends it.
      guard rest.first == apostrophe, rest.dropFirst().contains(apostrophe) else {
        return Array(text[...].droppingBlanks)
      }
      text.append(apostrophe)
      rest = rest.dropFirst()
    }
    return nil
  }

  /// What stands in a field before a slash, without blanks around it.
  static func withoutRemark(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    field.prefix { $0 != UInt8(ascii: "/") }.droppingBlanks.drop { $0 == 0x20 }
  }

  /// A number with `e` before its exponent, where the header has `E` or `D`; all else as it is.
  static func withExponent(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var text = Array(value)
    var place = 0
    func skipDigits() -> Int {
      let start = place
      while place < text.count, NumberText.isDigit(text[place]) { place += 1 }
      return place - start
    }
    func skip(_ characters: [UInt8]) -> Bool {
      guard place < text.count, characters.contains(text[place]) else { return false }
      place += 1
      return true
    }
    _ = skip([0x2b, 0x2d])
    var digits = skipDigits()
    if skip([0x2e]) { digits += skipDigits() }
    let sign = place
    guard digits > 0, skip([0x44, 0x45]) else { return text }
    _ = skip([0x2b, 0x2d])
    guard skipDigits() > 0, place == text.count else { return text }
    text[sign] = UInt8(ascii: "e")
    return text
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks at the end.
  var droppingBlanks: Self {
    lastIndex { $0 != 0x20 }.map { self[...$0] } ?? self[startIndex..<startIndex]
  }
}
