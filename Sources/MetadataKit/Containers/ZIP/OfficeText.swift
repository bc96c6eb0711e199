/// Texts of Office, in which `_x000D_` is a character that XML cannot have (ECMA-376 Part 1 §22.9.2.19). What stands for
/// none stays as it is.
enum OfficeText {
  static func unescaped(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x5f) else { return text }
    var result: [UInt8] = []
    var position = 0
    while position < text.count {
      let unit = unit(text, at: position) ?? 0
      // Two of them may be the halves of one.
      let next = (0xd800..<0xdc00).contains(unit) ? self.unit(text, at: position + 7) ?? 0 : 0
      let isPair = (0xdc00..<0xe000).contains(next)
      let code = isPair ? 0x10000 + (unit - 0xd800) << 10 + (next - 0xdc00) : unit
      guard code != 0, let scalar = Unicode.Scalar(code) else {
        result.append(text[position])
        position += 1
        continue
      }
      result += Array(String(scalar).utf8)
      position += isPair ? 14 : 7
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
