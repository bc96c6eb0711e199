/// How Nikon's cameras were set to shoot.
extension NikonValue {
  private static let shooting = Labels(
    "0=Continuous|1=Delay|2=PC Control|3=Self-timer|4=Exposure Bracketing|5=Auto ISO|6=White-Balance Bracketing|7=IR Control|8=D-Lighting Bracketing|11=Pre-capture"
  )
  private static let shootingD70 = Labels(
    "0=Continuous|1=Delay|2=PC Control|3=Self-timer|4=Exposure Bracketing|5=Unused LE-NR Slowdown|6=White-Balance Bracketing|7=IR Control|8=D-Lighting Bracketing|11=Pre-capture"
  )

  /// `Single-Frame, Auto ISO`, of bits.
  @Sendable static func shootingMode(_ tag: Tag, _ text: inout TextBuffer) {
    guard let bits = tag.setting(to: &text) else { return }
    if bits & 0x87 == 0 {
      text.append("Single-Frame")
      if bits == 0 { return }
      text.append(", ")
    }
    let labels = isD70(tag) ? shootingD70 : shooting
    labels.appendBits(of: Array(String(bits).utf8), to: &text)
  }

  /// Whether the photo is one of the D70.
  private static func isD70(_ tag: Tag) -> Bool {
    tag.store.camera?.textBytes.elementsEqual("NIKON D70".utf8) ?? false
  }

  /// `On: Interval 1 of 3 Frame 1 of 2`.
  @Sendable static func interval(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number == 0 { return text.append("Off") }
    text.append("On: Interval \(number) of \(tag.beside("Intervals")?.integer() ?? 0)")
    let shots = tag.beside("ShotsPerInterval")?.integer() ?? 0
    if shots > 1 {
      text.append(" Frame \(tag.beside("IntervalFrame")?.integer() ?? 0) of \(shots)")
    }
  }

  /// `On: Frame 1 of 100`.
  @Sendable static func focusShift(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number == 0 { return text.append("Off") }
    text.append("On: Frame \(number)")
    if tag.beside("PixelShiftActive")?.integer() == 1 { return }
    text.append(" of \(tag.beside("FocusShiftNumberShots")?.integer() ?? 0)")
  }

  private static let criteria = Labels("0=Distance|1=Motion|2=Subject Detection")

  @Sendable static func captureCriteria(_ tag: Tag, _ text: inout TextBuffer) {
    criteria.appendBits(of: tag.rawText, to: &text)
  }

  private static let directions = Labels(
    "0=Top Left|1=Top Right|2=Bottom Left|3=Bottom Right|4=Left|5=Right|6=Top Center|7=Bottom Center"
  )

  @Sendable static func motionDirection(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.integer() == 255 { return text.append("All") }
    directions.appendBits(of: tag.rawText, to: &text)
  }

  @Sendable static func releaseMode(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.beside("SingleFrame")?.integer() == 0 { return text.append("5") }
    tag.raw(to: &text)
  }
}
