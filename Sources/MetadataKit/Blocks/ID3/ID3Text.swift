/// Texts of ID3, which zeros part, one byte before them saying how they are coded (ID3v2.4.0 §4).
enum ID3Text {
  /// The first texts in bytes of a coding; those of a coding that is not known as if it were ASCII.
  static func strings(_ bytes: ArraySlice<UInt8>, _ coding: UInt8, most: Int) -> [String] {
    var strings: [String] = []
    forEach(bytes, coding) { text in
      strings.append(String(decoding: text, as: UTF8.self))
      return strings.count < most
    }
    return strings
  }

  /// All texts in bytes of a coding, with slashes between them. They are no strings of their own:
  /// of a megabyte of zeros each is a text.
  static func joined(_ bytes: ArraySlice<UInt8>, _ coding: UInt8) -> String {
    var joined: [UInt8] = []
    var isFirst = true
    forEach(bytes, coding) { text in
      if !isFirst { joined.append(UInt8(ascii: "/")) }
      isFirst = false
      joined += text
      return true
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// Hands over each text as UTF-8, as long as more are wanted.
  private static func forEach(
    _ bytes: ArraySlice<UInt8>, _ coding: UInt8, _ wantsMore: ([UInt8]) -> Bool
  ) {
    guard coding == 1 || coding == 2 else {
      // Zeros at the end part nothing.
      var rest = bytes[..<(bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex)]
      while !rest.isEmpty {
        let (text, behind) = split(rest, coding)
        let utf8 = coding == 0 ? WindowsLatin.utf8(text) ?? Array(text) : Array(text)
        guard wantsMore(utf8) else { return }
        rest = behind
      }
      return
    }
    var rest = bytes
    // The first of several texts tells the order of all.
    var order = ByteOrder.big
    while rest.count > 1 {
      if rest.starts(with: [0xff, 0xfe]) { order = .little }
      if rest.starts(with: [0xfe, 0xff]) { order = .big }
      let (text, behind) = split(rest, coding)
      guard wantsMore(UTF16Text(text, order, isGuess: false).utf8) else { return }
      rest = behind
    }
  }

  /// The letters of a language where a name has them: English is the one that has none, in small letters.
  static func language(_ letters: ArraySlice<UInt8>) -> String? {
    let isCode = letters.count == 3 && letters.allSatisfy { NumberText.isLetter($0) }
    guard isCode, !letters.elementsEqual("eng".utf8) else { return nil }
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// What stands before the first zero, and what behind it; a zero is two bytes in UTF-16.
  static func split(
    _ bytes: ArraySlice<UInt8>, _ coding: UInt8
  ) -> (text: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    guard coding == 1 || coding == 2 else {
      let text = bytes.untilNUL
      return (text, bytes[text.endIndex...].dropFirst())
    }
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex, bytes[place] != 0 || bytes[place + 1] != 0 { place += 2 }
    place = min(place, bytes.endIndex)
    return (bytes[..<place], bytes[place...].dropFirst(2))
  }
}
