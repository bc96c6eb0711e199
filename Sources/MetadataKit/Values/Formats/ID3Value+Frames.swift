extension ID3Value {
  /// UTF-16 with the lower byte first.
  @Sendable static func wide(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: UTF16Text(tag.elements[...], .little, isGuess: false).utf8)
  }

  /// How much louder each channel is played, in percent (ID3v2.4 frames §4.11); a name stands
  /// before them.
  static func channels(_ bytes: [UInt8]) -> String {
    let names = [
      "Other", "Master", "Front-right", "Front-left", "Back-right", "Back-left", "Front-centre",
      "Back-centre", "Subwoofer",
    ]
    let name = bytes.untilNUL
    var rest = bytes.dropFirst(name.count + 1)
    var words = TextBuffer()
    // There is a byte for the channel.
    for _ in 0..<256 where rest.count >= 4 {
      let head = Array(rest.prefix(4))
      // In 512ths of a decibel; of an amplitude twenty are a factor of ten.
      let decibels = Double(Int16(bitPattern: UInt16(head[1]) << 8 | UInt16(head[2]))) / 512
      let percent = powerOfTen(decibels / 20 + 2) - 100
      if !words.bytes.isEmpty { words.append(", ") }
      if percent >= 0 { words.append("+") }
      words.append(percent, fractionDigits: 1)
      words.append("% ")
      words.append(
        names.indices.contains(Int(head[0])) ? names[Int(head[0])] : "Unknown(\(head[0]))")
      // The peak, in so many bits.
      rest = rest.dropFirst(4 + (Int(head[3]) + 7) / 8)
    }
    if !name.isEmpty { words.append(" (" + String(decoding: name, as: UTF8.self) + ")") }
    return words.string
  }

  /// A price, a date of eight digits with the seller behind it (ID3v2.4 frames §4.23).
  static func ownership(_ texts: [String]) -> String {
    var texts = texts
    if texts.count > 1 {
      let digits = Array(texts[1].utf8.prefix(8))
      if digits.count == 8, digits.allSatisfy(NumberText.isDigit) {
        let date = [digits[..<4], digits[4..<6], digits[6...]]
          .map { String(decoding: $0, as: UTF8.self) }.joined(separator: ":")
        texts[1] = date + " " + String(decoding: texts[1].utf8.dropFirst(8), as: UTF8.self)
      }
    }
    return texts.joined(separator: " ")
  }

  /// `[84.030]La` as `[01:24.03]La`; numbers of frames stay as they are.
  @Sendable static func timed(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.textBytes
    guard bytes.first == 0x5b, let end = bytes.firstIndex(of: 0x5d),
      bytes[..<end].contains(0x2e)
    else { return text.append(bytes: bytes) }
    var seconds = NumberText.leading(bytes[..<end].dropFirst())
    var minutes = Int(seconds / 60)
    seconds -= Double(minutes * 60)
    if seconds >= 59.995 { (minutes, seconds) = (minutes + 1, 0) }
    text.append("[")
    if minutes >= 60 { text.append("\(minutes / 60):") }
    text.append(minutes % 60, digits: 2)
    text.append(seconds < 9.995 ? ":0" : ":")
    text.append(seconds, fractionDigits: 2)
    text.append(bytes: bytes[end...])
  }
}
