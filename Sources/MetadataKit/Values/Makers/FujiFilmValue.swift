/// How Fujifilm's cameras write what is more than a number or a text.
enum FujiFilmValue {
  /// Seconds, of the number of times in one.
  @Sendable static func exposureTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: time(tag))
  }

  @Sendable static func exposureTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(time(tag))
  }

  private static func time(_ tag: Tag) -> Double { tag.loose == 0 ? 0 : 1 / tag.loose }

  /// `FPX20017035 Y-1 2006:04:27 796060110384`: what follows a name are the camera's number in
  /// hexadecimal, the date it was made on, and twelve more characters.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    var raw = tag.rawText[...]
    while raw.last == 0 { raw.removeLast() }
    while let last = raw.last, NumberText.isSpace(last) { raw.removeLast() }
    if let dated = dated(raw) { return text.append(bytes: dated) }
    let whole = tag.rawText
    guard let start = hexadecimalName(in: whole) else { return text.append(bytes: whole) }
    var end = start + 4
    while end + 2 <= whole.count, whole[end] == 0x33, NumberText.isDigit(whole[end + 1]) {
      end += 2
    }
    text.append(bytes: whole[..<start])
    text.append(bytes: decoded(whole[start..<end]))
    text.append(ascii: 0x20)
    text.append(bytes: whole[end...])
  }

  private static func dated(_ raw: ArraySlice<UInt8>) -> [UInt8]? {
    guard raw.count >= 18 else { return nil }
    let tail = raw.suffix(12)
    let date = raw.dropLast(12).suffix(6)
    guard date.allSatisfy(NumberText.isDigit) else { return nil }
    let digits = date.map { Int($0 &- 0x30) }
    let month = digits[2] * 10 + digits[3]
    let day = digits[4] * 10 + digits[5]
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let head = raw.dropLast(18)
    let start = hexadecimalStart(head)
    let century = digits[0] < 7 ? "20" : "19"
    var text = TextBuffer()
    text.append(bytes: head[..<start])
    text.append(bytes: decoded(head[start...]))
    text.append(" " + century)
    for (index, digit) in date.enumerated() {
      if index == 2 || index == 4 { text.append(ascii: 0x3a) }
      text.append(ascii: digit)
    }
    text.append(ascii: 0x20)
    text.append(bytes: tail)
    return text.bytes
  }

  /// Where the hexadecimal digits start that reach up to the end: at the start of the text, or behind
  /// the last of what are none.
  private static func hexadecimalStart(_ text: ArraySlice<UInt8>) -> Int {
    var start = text.endIndex
    while start > text.startIndex, HexadecimalBytes.digit(text[start - 1]) != nil { start -= 1 }
    return start
  }

  /// Where `592D3` starts a word.
  private static func hexadecimalName(in text: [UInt8]) -> Int? {
    let mark = Array("592D3".utf8)
    guard text.count >= 6 else { return nil }
    return (0...(text.count - 6)).first { start in
      (start == 0 || !NumberText.isDigit(text[start - 1]) && !isLetter(text[start - 1]))
        && text[start...].starts(with: mark) && NumberText.isDigit(text[start + 5])
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    NumberText.isLetter(byte) || byte == 0x5f
  }

  private static func decoded(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, value) in digits.compactMap(HexadecimalBytes.digit).enumerated() {
      if index % 2 == 0 {
        bytes.append(value << 4)
      } else {
        bytes[bytes.count - 1] |= value
      }
    }
    return bytes
  }

  // MARK: Colors and tones

  /// `Red +2, Blue -1`.
  @Sendable static func fineTune(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("Red ")
    text.append(signed: tag.integer(0) ?? 0)
    text.append(", Blue ")
    text.append(signed: tag.integer(1) ?? 0)
  }

  /// `+1` of a number above 0.
  @Sendable static func adjustment(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose > 0 { text.append(ascii: 0x2b) }
    tag.raw(to: &text)
  }

  /// A tone in words, or else in steps of 16 that count down.
  @Sendable static func tone(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.appendLabel(of: tag, tag.rawText, to: &text) { return }
    text.append(number: -tag.loose / 16)
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    tag.raw(to: &text)
    text.append("%")
  }

  /// `On (0x2100)`.
  @Sendable static func flicker(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number >> 8 & 0xf == 1 ? "On (0x" : "Off (0x")
    text.append(hexadecimal(UInt64(truncatingIfNeeded: number), digits: 4))
    text.append(")")
  }

  // MARK: Settings

  /// The size of the point, in words where it has none.
  @Sendable static func pointSize(_ tag: Tag, _ text: inout TextBuffer) {
    let size = BitField.bits(tag, from: 12, count: 4)
    if size == 0 { return text.append("n/a") }
    text.append(size)
  }

  /// `5 x 3`, of a width in four bits and a height behind the fifth.
  @Sendable static func zoneSize(_ tag: Tag, _ text: inout TextBuffer) {
    let size = BitField.bits(tag, from: 16, count: 8)
    if size == 0 { return text.append("n/a") }
    text.append("\(size & 0xf) x \(size >> 5)")
  }

  /// The name of a set of tracking parameters, or the parameters.
  @Sendable static func tracking(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.appendLabel(of: tag, tag.rawText, to: &text) { return }
    text.append("Set 6 (custom 0x")
    text.append(hexadecimal(UInt64(truncatingIfNeeded: tag.integer() ?? 0), digits: 3))
    text.append(")")
  }

  /// `11 fps`.
  @Sendable static func speed(_ tag: Tag, _ text: inout TextBuffer) {
    let speed = BitField.bits(tag, from: 24, count: 8)
    if speed == 0 { return text.append("n/a") }
    text.append("\(speed) fps")
  }

  // MARK: Faces

  /// `1999:12:31`, of eight digits.
  @Sendable static func birthday(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard
      let start = raw.indices.first(where: { raw[$0...].prefix(8).allSatisfy(NumberText.isDigit) }),
      raw.count - start >= 8
    else { return text.append(bytes: raw) }
    text.append(bytes: raw[..<(start + 4)])
    text.append(ascii: 0x3a)
    text.append(bytes: raw[(start + 4)..<(start + 6)])
    text.append(ascii: 0x3a)
    text.append(bytes: raw[(start + 6)...])
  }
}

extension TextBuffer {
  /// A number with its sign, `+0` too.
  mutating func append(signed number: Int64) {
    if number >= 0 { append(ascii: 0x2b) }
    append(number)
  }
}
