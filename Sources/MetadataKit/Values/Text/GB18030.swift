/// Text in GB 18030: that of GBK, whose characters have two bytes, with all further ones of Unicode in four.
enum GB18030 {
  /// The text as UTF-8; what is no character becomes U+FFFD.
  static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    var rest = bytes
    while let byte = rest.first, byte != 0 {
      if let number = number(rest) {
        rest.removeFirst(4)
        text.append(character(number) ?? "\u{fffd}")
      } else if rest.count > 1, let added = pair(byte, rest[rest.startIndex + 1]) {
        rest.removeFirst(2)
        text.append(added)
      } else {
        text.append(DoubleByteText.simplifiedChinese.takeFirst(of: &rest))
      }
    }
    return Array(String(text).utf8)
  }

  /// Which character of four bytes a text starts with, counted from 81 30 81 30 on; nil where two bytes or fewer are one.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    var number = 0
    guard text.count >= 4 else { return nil }
    for (index, byte) in text.prefix(4).enumerated() {
      let isDigit = index & 1 == 1
      guard (isDigit ? 0x30...0x39 : 0x81...0xfe).contains(byte) else { return nil }
      number = number * (isDigit ? 10 : 126) + Int(byte) - (isDigit ? 0x30 : 0x81)
    }
    return number
  }

  private static func character(_ number: Int) -> Unicode.Scalar? {
    // From 90 30 81 30 on they are in the order of Unicode from U+10000 on.
    if number >= 189_000 { return Unicode.Scalar(UInt32(number - 189_000 + 0x10000)) }
    guard number < 39_420, let run = runs.last(where: { $0.place <= number }) else { return nil }
    return Unicode.Scalar(UInt32(run.character) + UInt32(number - Int(run.place)))
  }

  private static func pair(_ lead: UInt8, _ trail: UInt8) -> Unicode.Scalar? {
    guard lead >= 0xa2 else { return nil }
    let code = UInt16(lead) << 8 | UInt16(trail)
    guard let run = pairs.last(where: { $0.first <= code }) else { return nil }
    return run.characters.unicodeScalars.dropFirst(Int(code - run.first)).first
  }
}
