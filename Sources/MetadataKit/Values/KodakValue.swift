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
