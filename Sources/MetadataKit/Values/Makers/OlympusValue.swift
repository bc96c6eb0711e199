/// How Olympus' cameras write quantities.
enum OlympusValue {
  /// `1.0`: at least one digit behind the point.
  @Sendable static func digitalZoom(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag) { if !$0.contains(0x2e) { $0 += Array(".0".utf8) } }
  }

  private static func seconds(_ tag: Tag) -> Double {
    let number = tag.loose
    return number.magnitude < 100 ? powerOfTwo(-number) : 0
  }

  @Sendable static func shutterSpeed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: seconds(tag))
  }

  @Sendable static func shutterSpeedWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(seconds(tag))
  }

  private static func exposure(_ tag: Tag) -> Double {
    let number = tag.loose
    return number == 0 ? 0 : 10 / number
  }

  /// Seconds, of ten times their number in one.
  @Sendable static func tenthsOfSpeed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exposure(tag))
  }

  @Sendable static func tenthsOfSpeedWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(exposure(tag))
  }

  private static func iso(_ tag: Tag) -> Double { 100 * powerOfTwo(tag.loose - 5) }

  @Sendable static func isoValue(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: iso(tag))
  }

  @Sendable static func isoValueWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (iso(tag) * 100 + 0.5).rounded(.towardZero) / 100)
  }

  private static func fNumber(_ tag: Tag) -> Double {
    let number = tag.loose
    return number == 0 ? 0 : powerOfRootOfTwo(number / 256)
  }

  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: fNumber(tag))
  }

  @Sendable static func apertureWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(fNumber(tag), fractionDigits: 1)
  }

  /// `1.002`, of the hexadecimal digits.
  @Sendable static func firmware(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = Array(hexadecimal(UInt64(bitPattern: tag.integer() ?? 0), digits: 1).utf8)
    guard digits.count >= 3 else { return text.append(bytes: digits) }
    text.append(bytes: digits.dropLast(3))
    text.append(".")
    text.append(bytes: digits.suffix(3))
  }

  /// `0x4040`.
  @Sendable static func hexadecimalNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x")
    text.append(hexadecimal(UInt64(bitPattern: tag.integer() ?? 0), digits: 1))
  }

  /// `0 05 10`: maker, model and release, in hexadecimal.
  @Sendable static func lens(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(identifier: [0, 2, 3].map { tag.integer($0) ?? 0 })
  }

  /// `0 04`: maker and model, in hexadecimal.
  @Sendable static func extender(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(identifier: [0, 2].map { tag.integer($0) ?? 0 })
  }

  // MARK: Distances, temperatures and pressures

  @Sendable static func focusDistance(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: meters(tag))
  }

  @Sendable static func focusDistanceWords(_ tag: Tag, _ text: inout TextBuffer) {
    let meters = meters(tag)
    if meters == 0 { return text.append("inf") }
    text.append(number: meters)
    text.append(" m")
  }

  private static func meters(_ tag: Tag) -> Double {
    let number = tag.integer() ?? 0
    return number == 0xffff_ffff ? 0 : Double(number) / 1000
  }

  @Sendable static func sensorTemperature(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 84 - 3 * tag.loose / 26)
  }

  @Sendable static func sensorTemperatureWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(84 - 3 * tag.loose / 26, fractionDigits: 1)
    text.append(" C")
  }

  @Sendable static func temperatures(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag) { if $0.suffix(4).elementsEqual(" 0 0".utf8) { $0.removeLast(4) } }
    text.append(" C")
  }

  @Sendable static func pressureWords(_ tag: Tag, _ text: inout TextBuffer) {
    Meaning.tenth(tag, &text)
    text.append(" kPa")
  }

  @Sendable static func allTenths(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(" ") }
      text.append(number: (tag.number(index) ?? 0) / 10)
    }
  }

  /// `12.5 m, 41 ft`.
  @Sendable static func manometerWords(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.elementCount == 2 else { return allTenths(tag, &text) }
    text.append(number: (tag.number(0) ?? 0) / 10)
    text.append(" m, ")
    text.append(number: (tag.number(1) ?? 0) / 10)
    text.append(" ft")
  }

  @Sendable static func roll(_ tag: Tag, _ text: inout TextBuffer) {
    angle(tag, -10, &text)
  }

  @Sendable static func pitch(_ tag: Tag, _ text: inout TextBuffer) {
    angle(tag, 10, &text)
  }

  /// An angle, and 1 behind it where it was measured.
  private static func angle(_ tag: Tag, _ parts: Double, _ text: inout TextBuffer) {
    guard tag.elementCount == 2, tag.integer(1) == 1 else { return text.append("n/a") }
    text.append(number: (tag.number(0) ?? 0) / parts)
  }

  /// Fractions of two numbers of 16 bits each.
  @Sendable static func shortFractions(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<(tag.elementCount / 2) {
      if index > 0 { text.append(" ") }
      text.append(
        Rational(tag.integer(2 * index) ?? 0, tag.integer(2 * index + 1) ?? 0),
        significantDigits: 7)
    }
  }
}

extension TextBuffer {
  /// Numbers in hexadecimal: the first as short as it is, the others of two digits.
  fileprivate mutating func append(identifier numbers: [Int64]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(" ") }
      append(hexadecimal(UInt64(bitPattern: number), digits: index == 0 ? 1 : 2))
    }
  }
}
