/// How Kodak's cameras write exposures, dates and lengths.
enum KodakValue {
  @Sendable static func fivePlaces(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 1e5)
  }

  @Sendable static func speed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(tag.loose / 3) * 25)
  }

  @Sendable static func autoSpeed(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose == 0 { return text.append("Auto") }
    tag.raw(to: &text)
  }

  /// `2.8`, of `f2.8`.
  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw.first.map { $0 | 0x20 == 0x66 } == true ? raw[1...] : raw[...])
  }

  /// A number nobody knows the words of.
  @Sendable static func unknown(_ tag: Tag, _ text: inout TextBuffer) {
    Labels("").append(tag.rawText, to: &text)
  }

  /// Words for some letters; other texts are words already.
  @Sendable static func words(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    if Labels(tag.row?.labels ?? "").appendWords(of: raw, to: &text) { return }
    text.append(bytes: raw)
  }

  /// Degrees where there is one number; two of them are none.
  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    tag.raw(to: &text)
    if tag.elementCount == 1 { text.append(" C") }
  }

  /// Texts with a NUL behind each, as lines.
  @Sendable static func lines(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.rawText.map { $0 == 0 ? 0x0a : $0 })
  }

  /// How much each color is amplified, of what 2048 is divided by.
  @Sendable static func levels(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(ascii: 0x20) }
      let divisor = Double(tag.integer(index) ?? 0)
      text.append(number: divisor == 0 ? 0 : 2048 / divisor)
    }
  }

  /// What the stamp in the picture shows.
  @Sendable static func stamp(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose == 0 { return text.append("Off") }
    text.append("Mode ")
    tag.raw(to: &text)
  }

  /// A date with colons for slashes.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.rawText.map { $0 == 0x2f ? 0x3a : $0 })
  }

  @Sendable static func monthDay(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, [":", ""], &text)
  }

  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, [":", ":", ".", ""], &text)
  }

  /// As ``time(_:_:)``, the hour with a blank where it has one digit.
  @Sendable static func looseTime(_ tag: Tag, _ text: inout TextBuffer) {
    var time = TextBuffer()
    append(tag, [":", ":", ".", ""], &time)
    if time.bytes.first == 0x30 { time.bytes[0] = 0x20 }
    text.append(bytes: time.bytes)
  }

  /// Two digits of each number, with a mark behind.
  private static func append(_ tag: Tag, _ marks: [String], _ text: inout TextBuffer) {
    for (index, mark) in marks.enumerated() {
      text.append(Int(tag.integer(index) ?? 0), digits: 2)
      text.append(mark)
    }
  }
}
