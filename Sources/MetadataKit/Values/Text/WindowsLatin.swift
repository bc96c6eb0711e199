/// Text in ISO 8859-1 as programs write it: with Windows-1252's characters in the place of the
/// control codes 80 to 9F.
enum WindowsLatin {
  /// The characters of 80 to 9F; 0 where Windows-1252 has none.
  private static let special: [UInt16] = [
    0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc,
    0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
  ]

  /// The text as UTF-8; nil where it is ASCII, which is the same in both.
  static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      var code = UInt16(byte)
      if byte < 0xa0, special[Int(byte) - 0x80] != 0 { code = special[Int(byte) - 0x80] }
      if code < 0x800 {
        text.append(UInt8(truncatingIfNeeded: 0xc0 | code >> 6))
      } else {
        text.append(UInt8(truncatingIfNeeded: 0xe0 | code >> 12))
        text.append(UInt8(truncatingIfNeeded: 0x80 | (code >> 6 & 0x3f)))
      }
      text.append(UInt8(truncatingIfNeeded: 0x80 | (code & 0x3f)))
    }
    return text
  }
}
