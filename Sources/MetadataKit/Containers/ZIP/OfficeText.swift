/// Texts of Office, in which `_x000D_` is a character that XML cannot have (ECMA-376 Part 1 §22.9.2.19).
enum OfficeText {
  static func unescaped(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x5f) else { return text }
    var result: [UInt8] = []
    var lead: UInt32 = 0
    var position = 0
    while position < text.count {
      guard let unit = unit(text, at: position) else {
        result.append(text[position])
        position += 1
        lead = 0
        continue
      }
      position += 7
      // Two of them may be the halves of one.
      if (0xd800..<0xdc00).contains(unit) {
        lead = unit
        continue
      }
      var code = unit
      if lead != 0, (0xdc00..<0xe000).contains(unit) {
        code = 0x10000 + (lead - 0xd800) << 10 + (unit - 0xdc00)
      }
      lead = 0
      result += Array(String(Unicode.Scalar(code) ?? "\u{fffd}").utf8)
    }
    return result
  }

  /// The character that `_xHHHH_` stands for.
  private static func unit(_ text: [UInt8], at position: Int) -> UInt32? {
    guard text.count - position >= 7, text[position] == 0x5f, text[position + 1] | 0x20 == 0x78,
      text[position + 6] == 0x5f
    else { return nil }
    var unit: UInt32 = 0
    for byte in text[(position + 2)..<(position + 6)] {
      guard let digit = HexadecimalBytes.digit(byte) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
