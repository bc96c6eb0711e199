/// Text in GB 18030: that of GBK, whose characters have two bytes, with all further ones of Unicode in four.
enum GB18030 {
  /// The text as UTF-8; what is no character becomes U+FFFD.
  static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2 * 3)
    var rest = bytes
    while let byte = rest.first, byte != 0 {
      if (0x81...0xfe).contains(byte), rest.count > 1 {
        let second = rest[rest.startIndex + 1]
        if digits.contains(second), let number = number(rest) {
          rest.removeFirst(4)
          text.append(scalar: character(number) ?? "\u{fffd}")
          continue
        }
        if let added = pair(byte, second) {
          rest.removeFirst(2)
          text.append(scalar: added)
          continue
        }
      }
      text.append(scalar: DoubleByteText.simplifiedChinese.takeFirst(of: &rest))
    }
    return text
  }

  /// Second bytes of four, and no second bytes of two.
  private static let digits: ClosedRange<UInt8> = 0x30...0x39

  /// Which character of four bytes a text starts with, counted from 81 30 81 30 on; nil where two bytes or fewer are one.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    var number = 0
    guard text.count >= 4 else { return nil }
    for (index, byte) in text.prefix(4).enumerated() {
      let isDigit = index & 1 == 1
      guard (isDigit ? digits : 0x81...0xfe).contains(byte) else { return nil }
      number = number * (isDigit ? 10 : 126) + Int(byte) - (isDigit ? 0x30 : 0x81)
    }
    return number
  }

  private static func character(_ number: Int) -> Unicode.Scalar? {
    // From 90 30 81 30 on they are in the order of Unicode from U+10000 on.
    if number >= 189_000 { return Unicode.Scalar(UInt32(number - 189_000 + 0x10000)) }
    guard number < 39_420 else { return nil }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].place) <= number { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    return Unicode.Scalar(UInt32(run.character) + UInt32(number - Int(run.place)))
  }

  private static func pair(_ lead: UInt8, _ trail: UInt8) -> Unicode.Scalar? {
    switch lead {
    case 0xa2, 0xa6, 0xa8, 0xa9, 0xfe: added[UInt16(lead) << 8 | UInt16(trail)]
    default: nil
    }
  }

  private static let added: [UInt16: Unicode.Scalar] = {
    var characters: [UInt16: Unicode.Scalar] = [:]
    for run in pairs {
      for (index, character) in run.characters.unicodeScalars.enumerated() {
        characters[run.first + UInt16(index)] = character
      }
    }
    return characters
  }()
}
