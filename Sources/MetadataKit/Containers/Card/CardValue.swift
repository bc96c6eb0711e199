/// The value of a line of a card, as it is meant.
enum CardValue {
  /// Texts, of which a comma stands between (RFC 6350 §3.4).
  case texts([[UInt8]])
  /// With how many bytes it has; where those are too many to keep, it is empty.
  case data([UInt8], count: Int)

  /// - Parameters:
  ///   - encoding: how the text is coded, in small letters.
  ///   - limit: how many bytes of data are kept.
  init(_ text: ArraySlice<UInt8>, encoding: String, limit: Int) {
    switch encoding {
    case "b", "base64":
      let count = Base64.decodedCount(text)
      self = .data(count > limit ? [] : Base64.decoded(text), count: count)
    case "quoted-printable": self = .quoted(text)
    default: self = .plain(text)
    }
  }

  static func plain(_ text: ArraySlice<UInt8>) -> CardValue { .texts(texts(text)) }

  static func quoted(_ text: ArraySlice<UInt8>) -> CardValue {
    .texts(texts(unquoted(text)[...]))
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
    var result = Array(text)
    HexadecimalBytes.unescape(&result, behind: UInt8(ascii: "="))
    return result
  }
}
