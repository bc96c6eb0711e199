/// Counts and measures of Sony's cameras.
extension SonyValue {
  /// A byte that has a sign, in a number of more.
  @Sendable static func signedByte(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number > 128 ? number - 256 : number)
  }

  /// A fraction of two numbers of 16 bits.
  @Sendable static func ratio(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Rational(tag.integer(0) ?? 0, tag.integer(1) ?? 0), significantDigits: 7)
  }

  /// A picture of the metering's segments, which is shown as a file of its own.
  @Sendable static func meteringImage(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendBinaryNote(byteCount: tag.byteCount < 7200 ? 2640 : 7404)
  }

  /// A preview, behind a header of 32 bytes.
  @Sendable static func preview(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendBinaryNote(byteCount: max(0, tag.byteCount - 32))
  }

  /// A count in the lower three bytes.
  @Sendable static func threeBytes(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0xff_ffff)
  }

  @Sendable static func colorTemperature(_ tag: Tag, _ text: inout TextBuffer) {
    guard let number = tag.setting(to: &text) else { return }
    if number == 0 { return text.append("Auto") }
    if number == 0xffff_ffff { return text.append("n/a") }
    text.append(number)
  }

  // MARK: Batteries

  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 32) / 1.8)
  }

  @Sendable static func volts(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 128)
  }
}
