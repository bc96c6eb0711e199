/// Texts of ID3, one byte before them saying how they are coded (ID3v2.4.0 §4).
struct ID3Text {
  /// What zeros part.
  let strings: [String]

  /// - Parameter bytes: the coding, then the texts.
  init(_ offset: Int, _ bytes: [UInt8]) {
    strings = bytes.first.map { Self.strings(bytes.dropFirst(), $0) } ?? []
  }

  /// The texts in bytes of a coding; those of a coding that is not known as if it were ASCII.
  static func strings(_ bytes: ArraySlice<UInt8>, _ coding: UInt8) -> [String] {
    guard coding == 1 || coding == 2 else {
      let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
      guard end > bytes.startIndex else { return [] }
      return bytes[..<end].split(separator: 0, omittingEmptySubsequences: false).map {
        String(
          decoding: coding == 0 ? WindowsLatin.utf8($0) ?? Array($0) : Array($0), as: UTF8.self)
      }
    }
    var strings: [String] = []
    var rest = bytes
    // The first of several texts tells the order of all.
    var order = ByteOrder.big
    while rest.count > 1 {
      if rest.starts(with: [0xff, 0xfe]) { order = .little }
      if rest.starts(with: [0xfe, 0xff]) { order = .big }
      let (text, behind) = split(rest, coding)
      let decoded = UTF16Text(text, order, isGuess: false).utf8
      strings.append(String(decoding: decoded, as: UTF8.self))
      rest = behind
    }
    return strings
  }

  /// What stands before the first zero, and what behind it; a zero is two bytes in UTF-16.
  static func split(
    _ bytes: ArraySlice<UInt8>, _ coding: UInt8
  ) -> (text: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    guard coding == 1 || coding == 2 else {
      let text = bytes.prefix { $0 != 0 }
      return (text, bytes[text.endIndex...].dropFirst())
    }
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex, bytes[place] != 0 || bytes[place + 1] != 0 { place += 2 }
    place = min(place, bytes.endIndex)
    return (bytes[..<place], bytes[place...].dropFirst(2))
  }
}
