/// The value of a line of a card, as it is meant.
enum CardValue {
  /// Texts, of which a comma stands between (RFC 6350 §3.4).
  case texts([[UInt8]])
  case data([UInt8])

  /// - Parameter encoding: how the text is coded, in small letters.
  init(_ text: ArraySlice<UInt8>, encoding: String) {
    switch encoding {
    case "b", "base64": self = .data(Base64.decoded(text))
    case "quoted-printable": self = .texts(Self.texts(Self.unquoted(text)[...]))
    default: self = .texts(Self.texts(text))
    }
  }

  /// The parts of a text, without escapes; empty ones at the end are none.
  private static func texts(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if text[index] == UInt8(ascii: ",") {
        texts.append(CardLine.unescaped(text[start..<index]))
        start = index + 1
      }
      index += 1
    }
    texts.append(CardLine.unescaped(text[start...]))
    while texts.count > 1, texts.last?.isEmpty == true { texts.removeLast() }
    return texts
  }

  /// A text with bytes in hexadecimal behind `=` (RFC 2045 §6.7).
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "="), index + 2 < text.endIndex,
        let high = digit(text[index + 1]), let low = digit(text[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
