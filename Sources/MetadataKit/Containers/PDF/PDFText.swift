/// A document's strings as text (ISO 32000-1 §7.9).
enum PDFText {
  /// Text in UTF-16 or UTF-8 where it says so, otherwise in the encoding of documents (annex D.3),
  /// as UTF-8.
  static func utf8(_ string: [UInt8]) -> [UInt8] {
    if string.starts(with: [0xfe, 0xff]) {
      return UTF16Text(string.dropFirst(2), .big, isGuess: false).utf8
    }
    if string.starts(with: [0xef, 0xbb, 0xbf]) { return Array(string.dropFirst(3)) }
    // Of UTF-16 that does not say so, as ImageMagick writes it, what is left is ASCII.
    let string = string.contains(0) ? string.filter { $0 != 0 } : string
    guard string.contains(where: { $0 >= 0x80 || (0x18...0x1f).contains($0) }) else {
      return string
    }
    var text = String.UnicodeScalarView()
    for byte in string {
      switch byte {
      case 0x18...0x1f: text.append(scalar(low, Int(byte - 0x18)))
      case 0x80...0x9e: text.append(scalar(high, Int(byte - 0x80)))
      case 0xa0: text.append("\u{20ac}")
      default: text.append(Unicode.Scalar(byte))
      }
    }
    return Array(String(text).utf8)
  }

  private static func scalar(_ table: [UInt16], _ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(table[index]) ?? "\u{fffd}"
  }

  /// The characters of 18 to 1F, accents.
  private static let low: [UInt16] = [
    0x02d8, 0x02c7, 0x02c6, 0x02d9, 0x02dd, 0x02db, 0x02da, 0x02dc,
  ]

  /// The characters of 80 to 9E.
  private static let high: [UInt16] = [
    0x2022, 0x2020, 0x2021, 0x2026, 0x2014, 0x2013, 0x0192, 0x2044, 0x2039, 0x203a, 0x2212,
    0x2030, 0x201e, 0x201c, 0x201d, 0x2018, 0x2019, 0x201a, 0x2122, 0xfb01, 0xfb02, 0x0141,
    0x0152, 0x0160, 0x0178, 0x017d, 0x0131, 0x0142, 0x0153, 0x0161, 0x017e,
  ]

  /// `D:20050718143045-04'00'` (§7.9.4) as `2005:07:18 14:30:45-04:00`; what is no such date as it
  /// is.
  static func date(_ string: [UInt8]) -> [UInt8] {
    var text = string[...]
    // PDF 2.0 has texts in UTF-8, too (ISO 32000-2 §7.9.2.2).
    if text.starts(with: [0xef, 0xbb, 0xbf]) { text = text.dropFirst(3) }
    if text.starts(with: "D:".utf8) { text = text.dropFirst(2) }
    // What is not said is the first month, the first day, midnight.
    let digits = Array(text.prefix(while: NumberText.isDigit).prefix(14))
    guard digits.count >= 4, digits.count == 14 || digits.count == text.count else {
      return string
    }
    let all = digits + Array("00000101000000".utf8).dropFirst(digits.count)
    var date: [UInt8] = []
    for (index, digit) in all.enumerated() {
      if index == 4 || index == 6 || index == 10 || index == 12 { date.append(0x3a) }
      if index == 8 { date.append(0x20) }
      date.append(digit)
    }
    return date + zone(text.dropFirst(digits.count))
  }

  /// `-04'00'` as `-04:00`.
  private static func zone(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let text = text.drop(while: NumberText.isSpace)
    guard let sign = text.first else { return [] }
    // Mac OS X 10.6 writes a difference after the Z.
    if sign | 0x20 == UInt8(ascii: "z") { return [UInt8(ascii: "Z")] }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return [] }
    let rest = text.dropFirst().drop(while: NumberText.isSpace)
    let hours = rest.prefix(while: NumberText.isDigit)
    let mark = rest.dropFirst(hours.count)
    let minutes = mark.drop { $0 == 0x27 || $0 == 0x3a || $0 == 0x20 }
    guard !hours.isEmpty, minutes.count < mark.count else { return [] }
    let end = minutes.prefix(while: NumberText.isDigit)
    return [sign] + hours + [0x3a] + (end.isEmpty ? Array("00".utf8) : Array(end))
  }
}
