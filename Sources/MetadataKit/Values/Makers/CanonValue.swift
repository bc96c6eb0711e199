/// How Canon's cameras write exposures, distances and other quantities.
enum CanonValue {
  /// An exposure value of 1/32 steps, in which 12 and 20 stand for thirds.
  static func exposureValue(_ number: Double) -> Double {
    let magnitude = number.magnitude
    guard magnitude < 1e9 else { return number / 32 }
    let whole = Int(magnitude)
    let part = whole & 0x1f
    let fraction = part == 12 ? 32.0 / 3 : part == 20 ? 64.0 / 3 : Double(part)
    let value = (Double(whole - part) + fraction) / 32
    return number < 0 ? -value : value
  }

  @Sendable static func exposureValue(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exposureValue(tag.loose))
  }

  @Sendable static func exposureValueWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(steps: exposureValue(tag.loose))
  }

  // MARK: Apertures

  private static func aperture(of tag: Tag) -> Double {
    exponentialOfTwo(exposureValue(tag.loose) / 2)
  }

  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: aperture(of: tag))
  }

  @Sendable static func apertureWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(aperture(of: tag), significantDigits: 2)
  }

  @Sendable static func infoFNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo((tag.loose - 8) / 16))
  }

  @Sendable static func infoFNumberWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(exponentialOfTwo((tag.loose - 8) / 16), significantDigits: 2)
  }

  @Sendable static func compactFNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(tag.loose / 192))
  }

  @Sendable static func compactFNumberWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(exponentialOfTwo(tag.loose / 192), significantDigits: 2)
  }

  // MARK: Times

  private static func seconds(of tag: Tag) -> Double {
    exponentialOfTwo(-exposureValue(tag.loose))
  }

  @Sendable static func exposureTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: seconds(of: tag))
  }

  @Sendable static func exposureTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(seconds(of: tag))
  }

  /// As the EOS 20D and 350D have it.
  @Sendable static func earlyExposureTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: seconds(of: tag) * 1000 / 32)
  }

  @Sendable static func earlyExposureTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(seconds(of: tag) * 1000 / 32)
  }

  private static func infoSeconds(of tag: Tag) -> Double {
    exponentialOfTwo(4 * (1 - exposureValue(tag.loose - 24)))
  }

  @Sendable static func infoExposureTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: infoSeconds(of: tag))
  }

  @Sendable static func infoExposureTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(infoSeconds(of: tag))
  }

  @Sendable static func compactExposureTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(-tag.loose / 96))
  }

  @Sendable static func compactExposureTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(exponentialOfTwo(-tag.loose / 96))
  }

  /// `10 s, Custom`, of tenths of a second and a bit.
  @Sendable static func selfTimer(_ tag: Tag, _ text: inout TextBuffer) {
    guard let number = tag.integer(), number != 0 else { return text.append("Off") }
    text.append(number: Double(number & 0xfff) / 10)
    text.append(" s")
    if number & 0x4000 != 0 { text.append(", Custom") }
  }

  @Sendable static func durationWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(duration: tag.loose / 1000)
  }
}

extension TextBuffer {
  /// A number with all the digits that the field shows.
  mutating func append(number: Double) {
    append(number == 0 ? 0 : number, significantDigits: 15)
  }
}
