/// Sensitivities, lengths, temperatures and flashes.
extension CanonValue {
  // MARK: Sensitivity

  @Sendable static func autoISO(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(tag.loose / 32) * 100)
  }

  @Sendable static func autoISOWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(exponentialOfTwo(tag.loose / 32) * 100, fractionDigits: 0)
  }

  @Sendable static func baseISO(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(tag.loose / 32) * 100 / 32)
  }

  @Sendable static func baseISOWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(exponentialOfTwo(tag.loose / 32) * 100 / 32, fractionDigits: 0)
  }

  @Sendable static func cameraISO(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 100 * exponentialOfTwo(tag.loose / 8 - 9))
  }

  @Sendable static func cameraISOWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(100 * exponentialOfTwo(tag.loose / 8 - 9), fractionDigits: 0)
  }

  @Sendable static func compactISO(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 100 * exponentialOfTwo((tag.loose - 411) / 96))
  }

  @Sendable static func compactISOWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(100 * exponentialOfTwo((tag.loose - 411) / 96), fractionDigits: 0)
  }

  /// The speed that is set: a number behind a bit, or the number of a step.
  @Sendable static func speed(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number & 0x4000 != 0 { return text.append(number & 0x3fff) }
    switch number {
    case 0: text.append("n/a")
    case 14: text.append("Auto High")
    case 15: text.append("Auto")
    case 16...20: text.append(50 << (number - 16))
    default: text.append("Unknown (\(number))")
    }
  }

  @Sendable static func measuredEV(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 32 + 5)
  }

  @Sendable static func measuredEVWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 32 + 5, fractionDigits: 2)
  }

  // MARK: Lengths

  @Sendable static func perMillimeter(_ tag: Tag, _ text: inout TextBuffer) {
    tag.raw(to: &text)
    text.append("/mm")
  }

  /// A focal length in the units that the camera's settings state.
  @Sendable static func focalLength(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / focalUnits(beside: tag))
  }

  @Sendable static func focalLengthWords(_ tag: Tag, _ text: inout TextBuffer) {
    focalLength(tag, &text)
    text.append(" mm")
  }

  /// How many units a millimeter has: FocalUnits of the same note.
  private static func focalUnits(beside tag: Tag) -> Double {
    let units = tag.beside(25, in: .canonCameraSettings)?.loose ?? 1
    return units == 0 ? 1 : units
  }

  @Sendable static func inches(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 25.4 / 1000)
  }

  @Sendable static func inchesWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose * 25.4 / 1000, fractionDigits: 2)
    text.append(" mm")
  }

  @Sendable static func tenthsOfMillimeter(_ tag: Tag, _ text: inout TextBuffer) {
    Meaning.tenth(tag, &text)
    text.append(" mm")
  }

  @Sendable static func distanceWords(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose / 100 > 655.345 { return text.append("inf") }
    Meaning.hundredth(tag, &text)
    text.append(" m")
  }

  @Sendable static func magnification(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo((75 - tag.loose) * 3 / 40))
  }

  @Sendable static func magnificationWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(exponentialOfTwo((75 - tag.loose) * 3 / 40), fractionDigits: 1)
    text.append("x")
  }

  // MARK: Angles and temperatures

  @Sendable static func roll(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -degrees(tag))
  }

  @Sendable static func pitch(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: degrees(tag))
  }

  /// Tenths of a degree, more than half a turn in the other direction.
  private static func degrees(_ tag: Tag) -> Double {
    let number = tag.loose
    return (number > 1800 ? number - 3600 : number) / 10
  }

  @Sendable static func temperatureWords(_ tag: Tag, _ text: inout TextBuffer) {
    Meaning.less128(tag, &text)
    text.append(" C")
  }

  // MARK: Flash

  @Sendable static func flashGuide(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 32)
  }

  private static func output(of tag: Tag) -> Double {
    let number = tag.loose
    return number >= 255 ? 255 : exponentialOfTwo((number - 200) / 16)
  }

  @Sendable static func flashOutput(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: output(of: tag))
  }

  @Sendable static func flashOutputWords(_ tag: Tag, _ text: inout TextBuffer) {
    let output = output(of: tag)
    if output == 255 { return text.append("Strobe or Misfire") }
    text.append(output * 100, fractionDigits: 0)
    text.append("%")
  }

  @Sendable static func flashBattery(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.loose
    if number == 0 { return text.append("n/a") }
    text.append(number * 5 / 186, fractionDigits: 2)
    text.append("V")
  }

  /// `avc1`: the four characters are one number in the note's byte order.
  @Sendable static func codec(_ tag: Tag, _ text: inout TextBuffer) {
    let characters = Array(tag.elements)
    text.append(bytes: tag.byteOrder == .little ? characters.reversed() : characters)
  }
}
