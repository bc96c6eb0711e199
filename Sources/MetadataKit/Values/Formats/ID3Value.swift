/// Values of ID3.
enum ID3Value {
  /// A big-endian number of any length; the lowest 64 bits of it.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.bigEndian(UInt64.self)
  }

  /// A genre: its name, or a number of version 1 in its place, in brackets before version 2.4,
  /// with slashes between several.
  @Sendable static func genre(_ tag: Tag, _ text: inout TextBuffer) {
    // What is longer is no list of genres, and would be several times as long in words.
    guard tag.byteCount <= 4096 else { return text.append(bytes: tag.rawText) }
    var words = TextBuffer()
    for (index, part) in tag.rawText.split(separator: 0x2f, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { words.append("/") }
      if !part.isEmpty, part.allSatisfy(NumberText.isDigit) {
        append(genre: part, &words)
      } else {
        append(bracketed: part, &words)
      }
    }
    text.append(bytes: withoutBrackets(words.bytes))
  }

  private static func append(genre digits: ArraySlice<UInt8>, _ text: inout TextBuffer) {
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? Int.max
    // Movies count from 1.
    let key = Array(String(number < Int.max ? number + 1 : number).utf8)
    if !Labels(ITunesGenre.id3Names).appendWords(of: key, to: &text) {
      text.append("Unknown (")
      text.append(bytes: digits)
      text.append(")")
    }
  }

  /// `(17)` as `(Rock)`.
  private static func append(bracketed part: ArraySlice<UInt8>, _ text: inout TextBuffer) {
    var rest = part
    while let byte = rest.popFirst() {
      text.append(ascii: byte)
      // Before each other byte, a long run of digits would be counted from each of them.
      guard byte == 0x28 else { continue }
      let digits = rest.prefix(while: NumberText.isDigit)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == 0x29 {
        append(genre: digits, &text)
        rest = rest.dropFirst(digits.count)
      }
    }
  }

  /// `(Rock)` and `(Rock)Rock` as `Rock`.
  private static func withoutBrackets(_ words: [UInt8]) -> ArraySlice<UInt8> {
    guard words.first == 0x28, let end = words.firstIndex(of: 0x29), end > 1 else {
      return words[...]
    }
    let inner = words[1..<end]
    let rest = words[(end + 1)...]
    return rest.isEmpty || rest == inner ? inner : words[...]
  }

  /// A mail address, a rating and a count.
  @Sendable static func popularity(_ tag: Tag, _ text: inout TextBuffer) {
    let words = tag.textBytes.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count >= 3 else { return text.append(bytes: tag.textBytes) }
    for word in words.dropLast(2) {
      text.append(bytes: word)
      text.append(" ")
    }
    text.append("Rating=")
    text.append(bytes: words[words.count - 2])
    text.append(" Count=")
    text.append(bytes: words[words.count - 1])
  }

  /// Milliseconds as seconds.
  @Sendable static func thousandths(_ tag: Tag, _ text: inout TextBuffer) {
    guard let number = NumberText.whole(tag.textBytes) else {
      return text.append(bytes: tag.textBytes)
    }
    text.append(number / 1000, significantDigits: 15)
  }

  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    thousandths(tag, &text)
    text.append(" s")
  }

  /// How much louder each channel is played, in percent (ID3v2.3 §4.12).
  static func volume(_ bytes: [UInt8]) -> String {
    guard bytes.count > 2, bytes[1] > 0, bytes[1] <= 56 else { return "" }
    let width = (Int(bytes[1]) + 7) / 8
    let data = bytes.dropFirst(2)
    // Where each channel's change and peak stand, and the bit that says which way it goes.
    let channels: [(name: String, place: Int, peak: Int, bit: UInt8)] = [
      ("Right", 0, 2, 1), ("Left", 1, 3, 2), ("Back-right", 4, 6, 4), ("Back-left", 5, 7, 8),
      ("Center", 8, 9, 16), ("Bass", 10, 11, 32),
    ]
    var words = TextBuffer()
    for channel in channels where data.count >= (channel.peak + 1) * width {
      let change = Double(number(data.dropFirst(channel.place * width).prefix(width)))
      let percent = 100 * change / Double(UInt64(1) << UInt64(bytes[1]) - 1)
      if !words.bytes.isEmpty { words.append(", ") }
      words.append(bytes[0] & channel.bit != 0 || change == 0 ? "+" : "-")
      words.append(percent, fractionDigits: 1)
      words.append("% " + channel.name)
    }
    return words.string
  }
}
