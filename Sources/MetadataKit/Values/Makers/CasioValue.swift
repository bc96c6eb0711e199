/// How Casio's cameras write quantities.
enum CasioValue {
  @Sendable static func distance(_ tag: Tag, _ text: inout TextBuffer) {
    if (tag.integer() ?? 0) >= 0x2000_0000 { return text.append("inf") }
    Meaning.thousandth(tag, &text)
  }

  @Sendable static func distanceWords(_ tag: Tag, _ text: inout TextBuffer) {
    distance(tag, &text)
    if (tag.integer() ?? 0) < 0x2000_0000 { text.append(" m") }
  }

  /// `0.5 0.5`: where in the picture the camera focused.
  @Sendable static func pointPosition(_ tag: Tag, _ text: inout TextBuffer) {
    let numbers = (0..<4).map { tag.number($0) ?? 0 }
    guard numbers[0] != 65535, numbers[1] != 0, numbers[3] != 0 else { return text.append("n/a") }
    text.append(numbers[0] / numbers[1], significantDigits: 2)
    text.append(" ")
    text.append(numbers[2] / numbers[3], significantDigits: 2)
  }

  /// Words, or how many pictures a second.
  @Sendable static func driveMode(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    text.append("Continuous (")
    tag.raw(to: &text)
    text.append(" fps)")
  }

  /// Frames a second, or the range of them.
  @Sendable static func frameRate(_ tag: Tag, _ text: inout TextBuffer) {
    let first = tag.number(0) ?? 0
    if tag.elementCount == 1 { return text.append(number: first / 1000) }
    if let last = tag.number(1), last != 0 {
      text.append(number: last)
      text.append("-")
      return text.append(number: first)
    }
    text.append(number: first > 10000 ? first / 1000 : first)
  }

  // MARK: Dates

  /// `2004:06:12 18:17`: pairs of digits, two NULs between them.
  @Sendable static func firmwareDate(_ tag: Tag, _ text: inout TextBuffer) {
    date(tag, hasSeconds: false, &text)
  }

  /// The same, with seconds where there are any.
  @Sendable static func firmwareDateSeconds(_ tag: Tag, _ text: inout TextBuffer) {
    date(tag, hasSeconds: true, &text)
  }

  private static func date(_ tag: Tag, hasSeconds: Bool, _ text: inout TextBuffer) {
    let raw = tag.rawText
    let pairs = [0, 2, 6, 8, 12]
    let zeros = [4, 5, 10, 11, 16, 17] + (hasSeconds ? [] : [14, 15])
    guard raw.count == 18, zeros.allSatisfy({ raw[$0] == 0 }),
      pairs.allSatisfy({ NumberText.isDigit(raw[$0]) && NumberText.isDigit(raw[$0 + 1]) })
    else {
      text.append("Unknown (")
      for byte in Meaning.withoutTrailing(0x2e, raw.map { $0 == 0 ? 0x2e : $0 }[...]) {
        text.append(ascii: byte)
      }
      return text.append(")")
    }
    text.append(raw[0] < 0x37 ? "20" : "19")
    for (pair, mark) in zip(pairs, ["", ":", ":", " ", ":"]) {
      text.append(mark)
      text.append(bytes: raw[pair..<(pair + 2)])
    }
    if hasSeconds, NumberText.isDigit(raw[14]), NumberText.isDigit(raw[15]) {
      text.append(":")
      text.append(bytes: raw[14..<16])
    }
  }

  /// `1998:10:24 12:08:57`, of six numbers with points between.
  @Sendable static func dottedDate(_ tag: Tag, _ text: inout TextBuffer) {
    var points = 0
    for byte in tag.textBytes {
      if byte != 0x2e {
        text.append(ascii: byte)
      } else {
        points += 1
        text.append(ascii: points == 3 ? 0x20 : 0x3a)
      }
    }
  }
}
