/// How Leica's cameras write quantities, and what lens is on them.
enum LeicaValue {
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.integer() ?? 0), digits: 7)
  }

  /// Words, or `5200 Kelvin`, which the upper half of the numbers is for.
  @Sendable static func whiteBalance(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let number = tag.integer() ?? 0
    if number > 32768 { return text.append("\(number - 32768) Kelvin") }
    text.append("Unknown (\(number))")
  }

  private static func lens(_ number: Int64, _ text: inout TextBuffer) {
    text.append(number >> 2)
    text.append(" ")
    text.append(number & 3)
  }

  /// `11 0`: the lens, and the frame line that is shown for it.
  @Sendable static func lens(_ tag: Tag, _ text: inout TextBuffer) {
    lens(tag.integer() ?? 0, &text)
  }

  @Sendable static func shortLens(_ tag: Tag, _ text: inout TextBuffer) {
    lens((tag.integer() ?? 0) & 0x3_ffff, &text)
  }

  /// By both numbers, or else by that of the lens alone.
  @Sendable static func lensWords(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let value = tag.convertedText
    let number = Array(value.prefix { $0 != 0x20 })
    if Wording.appendLabel(of: tag, number, to: &text) { return }
    text.append("Unknown (")
    text.append(bytes: value)
    text.append(")")
  }
}
