/// Nikon's quantities as people read them.
extension NikonValue {
  // MARK: Decimals

  @Sendable static func fourDecimals(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 4)
  }

  @Sendable static func signedHundredths(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number == 0 { return text.append("0") }
    if number > 0 { text.append("+") }
    text.append(number, fractionDigits: 2)
  }

  @Sendable static func plusTenths(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number >= 0 { text.append("+") }
    text.append(number, fractionDigits: 1)
  }

  @Sendable static func threeDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.integer() ?? 0), digits: 3)
  }

  @Sendable static func fourDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.integer() ?? 0), digits: 4)
  }

  @Sendable static func threeNumbers(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = NumberText.parts(tag.rawText)
    for index in 0..<3 {
      if index > 0 { text.append(" ") }
      text.append(index < parts.count ? NumberText.leading(parts[index]) : 0, fractionDigits: 2)
    }
  }

  // MARK: Steps and shares

  @Sendable static func bracketValue(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.rational().map({ $0.value == nil && $0.numerator == 0 }) ?? false {
      return text.append("n/a")
    }
    text.append(steps: tag.loose)
  }

  @Sendable static func fullOrFraction(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number > 0.99 { return text.append("Full") }
    text.appendExposureTime(number)
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    append(percent: tag.converted, digits: 0, &text)
  }

  private static func append(percent share: Double, digits: Int, _ text: inout TextBuffer) {
    if share > 0.99 { return text.append("Full") }
    text.append(share * 100, fractionDigits: digits)
    text.append("%")
  }

  // MARK: Units

  @Sendable static func hertz(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" Hz")
  }

  @Sendable static func framesPerSecond(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" fps")
  }

  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number == 1 { return text.append("1 Second") }
    text.append(number, fractionDigits: 0)
    text.append(" Seconds")
  }

  @Sendable static func delay(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number == 0 { return text.append("No Delay") }
    text.append(number, fractionDigits: 0)
    text.append(" sec")
  }

  @Sendable static func exposureDelay(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number == 0 { return text.append("Off") }
    text.append(number / 1000, fractionDigits: 1)
    text.append(" sec")
  }

  @Sendable static func positive(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number > 0 { text.append(number, fractionDigits: 0) }
  }

  @Sendable static func distanceWords(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number == 0 { return text.append("inf") }
    text.append(number, fractionDigits: 2)
    text.append(" m")
  }

  /// Meters, the more digits the closer it is.
  @Sendable static func fineDistanceWords(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    let digits = number < 0.35 ? 4 : number < 1 ? 3 : number < 10 ? 2 : number < 100 ? 1 : 0
    text.append(number, fractionDigits: digits)
    text.append(" m")
  }

  @Sendable static func tenthsOfMeter(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted / 10, fractionDigits: 1)
    text.append(" m")
  }

  /// `6 x 6 um`.
  @Sendable static func pixelSize(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = tag.rawText.split(separator: 0x20, maxSplits: 1)
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(" x ") }
      text.append(bytes: part)
    }
    text.append(" um")
  }

  /// `+02:00`, of minutes.
  @Sendable static func timeZone(_ tag: Tag, _ text: inout TextBuffer) {
    let minutes = Int(tag.integer() ?? 0)
    text.append(minutes < 0 ? "-" : "+")
    text.append(abs(minutes) / 60, digits: 2)
    text.append(":")
    text.append(abs(minutes) % 60, digits: 2)
  }

  // MARK: Values that are none

  @Sendable static func notAvailable255(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.converted == 255 { return text.append("n/a") }
    tag.value(to: &text)
  }

  @Sendable static func notAvailable127(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.converted == 127 { return text.append("n/a") }
    tag.value(to: &text)
  }

  @Sendable static func shutterCount(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.integer() == 4_294_965_247 { return text.append("n/a") }
    tag.raw(to: &text)
  }
}
