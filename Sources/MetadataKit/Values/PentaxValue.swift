/// How Pentax's cameras write exposures, lenses and what they keep of themselves.
enum PentaxValue {
  // MARK: Exposure

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
    text.append(tag.integer(0) ?? 0)
    guard tag.elementCount > 1 else { return }
    text.append(ascii: 0x20)
    text.append(number: slowest(tag))
  }

  @Sendable static func minimumSpeedWords(_ tag: Tag, _ text: inout TextBuffer) {
    let first = tag.integer(0) ?? 0
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

  // MARK: Bracketing

  /// The step of a bracket: thirds up to 9, then halves; or a count of halves or thirds behind a bit.
  private static func step(_ number: Int64, _ text: inout TextBuffer) {
    if number < 10 {
      text.append(number: Double(number) / 3)
    } else if number < 20 {
      text.append(number: Double(number) - 9.5)
    } else if number & 0x1000 != 0 {
      text.append(number - 0x1000)
      text.append("/2")
    } else if number & 0x2000 != 0 {
      text.append(number - 0x2000)
      text.append("/3")
    } else {
      text.append(number)
    }
  }

  @Sendable static func bracketing(_ tag: Tag, _ text: inout TextBuffer) {
    step(tag.integer(0) ?? 0, &text)
    for index in 1..<max(1, min(tag.elementCount, 8)) {
      text.append(ascii: 0x20)
      text.append(tag.integer(index) ?? 0)
    }
  }

  /// `0.3 EV, No Extended Bracket`.
  @Sendable static func bracketingWords(_ tag: Tag, _ text: inout TextBuffer) {
    let first = tag.integer(0) ?? 0
    if first != 0, first < 20 {
      text.append(first < 10 ? Double(first) / 3 : Double(first) - 9.5, fractionDigits: 1)
    } else if first >= 20, first & 0x3000 == 0 {
      text.append(Double(first), fractionDigits: 1)
    } else {
      step(first, &text)
    }
    guard let second = tag.integer(1) else { return }
    text.append(" EV, ")
    if second == 0 { return text.append("No Extended Bracket") }
    let kind = Int(second >> 8)
    let names = ["WB-BA", "WB-GM", "Saturation", "Sharpness", "Contrast", "Hue", "HighLowKey"]
    text.append(names.indices.contains(kind - 1) ? names[kind - 1] : "Unknown(\(kind))")
    text.append("+\(second & 0xff)")
  }

  // MARK: Flash

  @Sendable static func flashCompensation(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: Double(tag.integer(0) ?? 0) / 6)
    for index in 1..<max(1, min(tag.elementCount, 8)) {
      text.append(ascii: 0x20)
      text.append(tag.integer(index) ?? 0)
    }
  }

  @Sendable static func flashCompensationWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(signedTenth: Double(tag.integer(0) ?? 0) / 6)
    for index in 1..<max(1, min(tag.elementCount, 8)) {
      text.append("; ")
      text.append(tag.integer(index) ?? 0)
    }
  }

  private static func guide(_ tag: Tag) -> Double {
    let bits = BitField.bits(tag, from: 0, count: 5)
    if bits == 0 { return 0 }
    return exponentialOfTwo(Double(bits == 29 ? -3 : bits) / 16 + 4)
  }

  @Sendable static func guideNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: guide(tag))
  }

  @Sendable static func guideNumberWords(_ tag: Tag, _ text: inout TextBuffer) {
    let number = guide(tag)
    if number == 0 { return text.append("n/a") }
    text.append(number: (number + 0.5).rounded(.towardZero))
  }

  // MARK: Lenses

  /// The series and the number of a lens, of four bytes.
  @Sendable static func lensNumbers(_ tag: Tag, _ text: inout TextBuffer) {
    lensNumbers(tag, at: 2, &text)
  }

  /// As ``lensNumbers(_:_:)``, of five bytes.
  @Sendable static func lensNumbers5(_ tag: Tag, _ text: inout TextBuffer) {
    lensNumbers(tag, at: 3, &text)
  }

  private static func lensNumbers(_ tag: Tag, at index: Int, _ text: inout TextBuffer) {
    text.append((tag.integer(0) ?? 0) & 0xf)
    text.append(ascii: 0x20)
    text.append((tag.integer(index) ?? 0) << 8 + (tag.integer(index + 1) ?? 0))
  }

  /// A lens by its series and number: some cameras state another series.
  @Sendable static func lens(_ tag: Tag, _ text: inout TextBuffer) {
    let key = tag.convertedText
    if Wording.appendLabel(of: tag, key, to: &text) { return }
    if key.starts(with: Array("4 ".utf8)) {
      if append(lens: "7 ", key, 2, " (", tag, &text) { return }
      // What is of the seventh series may be of the eighth as well.
      if append(lens: "8 ", key, 2, " ? (", tag, &text) { return }
    } else if key.starts(with: Array("7 ".utf8)) {
      if append(lens: "8 ", key, 2, " ? (", tag, &text) { return }
    } else if key.starts(with: Array("11 ".utf8)) {
      if append(lens: "13 ", key, 3, " ? (", tag, &text) { return }
    } else if key.starts(with: Array("13 ".utf8)) {
      if append(lens: "11 ", key, 3, " ? (", tag, &text) { return }
    }
    text.append("Unknown (")
    text.append(bytes: key)
    text.append(")")
  }

  private static func append(
    lens series: String, _ key: [UInt8], _ start: Int, _ words: String, _ tag: Tag,
    _ text: inout TextBuffer
  ) -> Bool {
    guard Wording.appendLabel(of: tag, Array(series.utf8) + key[start...], to: &text) else {
      return false
    }
    text.append(words)
    text.append(bytes: key)
    text.append(")")
    return true
  }

  @Sendable static func stops(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 5 + Double(BitField.bits(tag, from: 4, count: 3) ^ 7) / 2)
  }

  @Sendable static func focalLength(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    let powers = [1.0 / 16, 1.0 / 4, 1, 4]
    text.append(number: 10 * Double(number >> 2) * powers[Int(number & 3)])
  }

  @Sendable static func nominalMaximum(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(Double(BitField.bits(tag, from: 4, count: 4)) / 4))
  }

  @Sendable static func nominalMinimum(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(Double(BitField.bits(tag, from: 0, count: 4) + 10) / 4))
  }

  @Sendable static func maximumAperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(Double(BitField.bits(tag, from: 0, count: 7) - 1) / 32))
  }

  @Sendable static func hexadecimalByte(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + hexadecimal(UInt64(truncatingIfNeeded: tag.integer() ?? 0), digits: 2))
  }

  /// A blank behind the first `mm`.
  @Sendable static func lensInfo(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    let start = raw.indices.dropLast().first { raw[$0] == 0x6d && raw[$0 + 1] == 0x6d }
    guard let start else { return text.append(bytes: raw) }
    text.append(bytes: raw[...(start + 1)])
    text.append(ascii: 0x20)
    text.append(bytes: raw[(start + 2)...])
  }

  // MARK: Shake reduction

  @Sendable static func sixtieth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 60)
  }

  @Sendable static func pressTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 60, fractionDigits: 2)
    text.append(" s")
    if tag.loose > 254.5 { text.append(" or longer") }
  }

  @Sendable static func stabilizedLength(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number: number & 1 == 1 ? Double(number) * 4 : Double(number) / 2)
  }

  @Sendable static func negated(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -tag.loose)
  }

  @Sendable static func negatedHalf(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -tag.loose / 2)
  }
}
