/// How Pentax's cameras write exposures.
enum PentaxValue {
  /// An exposure value of eighths, in which 3 and 5 stand for thirds.
  static func exposureValue(_ number: Double) -> Double {
    guard number.magnitude < 1e6 else { return number / 8 }
    let magnitude = Int(exactly: number.magnitude.rounded()) ?? 0
    let part = magnitude & 7
    let eighths = part == 3 ? 8.0 / 3 : part == 5 ? 16.0 / 3 : Double(part)
    let value = (Double(magnitude - part) + eighths) / 8
    return number < 0 ? -value : value
  }

  @Sendable static func exposureValue(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exposureValue(tag.loose))
  }

  @Sendable static func baseCompensation(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exposureValue(64 - tag.loose))
  }

  @Sendable static func timeSetting(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(-exposureValue(tag.loose - 68)))
  }

  @Sendable static func apertureSetting(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(exposureValue(tag.loose - 68) / 2))
  }

  @Sendable static func speedSetting(_ tag: Tag, _ text: inout TextBuffer) {
    let speed = 100 * exponentialOfTwo(exposureValue(tag.loose - 32))
    text.append(number: (speed + 0.5).rounded(.towardZero))
  }

  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 24 * exponentialOfTwo(-(tag.loose - 32) / 8))
  }

  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo((tag.loose - 68) / 16))
  }

  @Sendable static func sensitivityValue(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 100 * exponentialOfTwo((tag.loose - 32) / 8))
  }

  @Sendable static func eighthsFrom64(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 64) / 8)
  }

  @Sendable static func eighthsTo64(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (64 - tag.loose) / 8)
  }

  @Sendable static func tenthsFrom50(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 50) / 10)
  }

  @Sendable static func exposureTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 1e-5)
  }

  @Sendable static func exposureTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = tag.loose * 1e-5
    if seconds > 42949 { return text.append("Unknown (Bulb)") }
    text.appendExposureTime(seconds)
  }

  @Sendable static func by1024(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 1024)
  }

  @Sendable static func unless255(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.integer() == 255 { return text.append("n/a") }
    tag.raw(to: &text)
  }

  @Sendable static func unless90(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.integer() == 90 { return text.append("n/a") }
    tag.raw(to: &text)
  }

  /// `-6.0 0 2.5 n/a`: light values of segments.
  @Sendable static func meteringSegments(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.hasTooManyWords { return tag.raw(to: &text) }
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(ascii: 0x20) }
      switch tag.integer(index) ?? 0 {
      case 255: text.append("n/a")
      case 0: text.append("0")
      case let number: text.append(Double(number) / 8 - 6, fractionDigits: 1)
      }
    }
  }

  /// Of the slowest time that automatic speeds are for, the second number.
  @Sendable static func minimumSpeed(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.hasIntegers else { return tag.raw(to: &text) }
    text.append(tag.integer(0) ?? 0)
    guard tag.elementCount > 1 else { return }
    text.append(ascii: 0x20)
    text.append(number: slowest(tag))
  }

  @Sendable static func minimumSpeedWords(_ tag: Tag, _ text: inout TextBuffer) {
    guard let first = tag.setting(to: &text) else { return }
    if !Wording.appendLabel(of: tag, Array(String(first).utf8), to: &text) {
      text.append("Unknown (\(first))")
    }
    guard tag.elementCount > 1 else { return }
    text.append("; ")
    text.appendExposureTime(slowest(tag))
  }

  private static func slowest(_ tag: Tag) -> Double {
    let number = tag.integer(1) ?? 0
    return number == 0 ? 0 : exponentialOfTwo(-exposureValue(Double(number - 68)))
  }
}
