/// How Sony's cameras write exposures, counts, dates and identities.
enum SonyValue {
  // MARK: Exposure

  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose == 0 ? 0 : powerOfTwo(16 - tag.loose / 256))
  }

  @Sendable static func fNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose / 256 - 16) / 2))
  }

  /// The widest or the smallest aperture of a lens.
  @Sendable static func limitOfAperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose / 8 - 1.06) / 2))
  }

  @Sendable static func speed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 100 * powerOfTwo(16 - tag.loose / 256))
  }

  /// A speed, of eighths of a doubling; 0 stays what it is.
  @Sendable static func speedOrAuto(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.loose
    text.append(number: number == 0 ? 0 : exponentialOfTwo(number / 8 - 6) * 100)
  }

  @Sendable static func speedWords(_ tag: Tag, _ text: inout TextBuffer) {
    let speed = tag.converted
    if speed == 0 { return text.append("Auto") }
    text.append(speed, fractionDigits: 0)
  }

  /// As ``speedOrAuto(_:_:)``, with modes for the two greatest.
  @Sendable static func speedOrMode(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose >= 254 { return tag.raw(to: &text) }
    speedOrAuto(tag, &text)
  }

  @Sendable static func speedOrModeWords(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    Wording.convertedRounded(tag, &text)
  }

  private static let sensitivities = Labels(
    "0=Auto|5=25|7=40|8=50|9=64|10=80|11=100|12=125|13=160|14=200|15=250|16=320|17=400|18=500|19=640|20=800|21=1000|22=1250|23=1600|24=2000|25=2500|26=3200|27=4000|28=5000|29=6400|30=8000|31=10000|32=12800|33=16000|34=20000|35=25600|36=32000|37=40000|38=51200|39=64000|40=80000|41=102400|42=128000|43=160000|44=204800|45=256000|46=320000|47=409600"
  )

  /// A speed by its number.
  @Sendable static func sensitivity(_ tag: Tag, _ text: inout TextBuffer) {
    sensitivities.append(tag.rawText, to: &text)
  }

  /// By how many stops the speed is above the base.
  @Sendable static func stops(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 16 - tag.loose / 256)
  }

  @Sendable static func digitUnlessZero(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number == 0 { return text.append("0") }
    text.append(number, fractionDigits: 1)
  }

  @Sendable static func brightness(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 256 - 56.6)
  }

  @Sendable static func compensation(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -tag.loose / 256)
  }

  @Sendable static func compensationOf24(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 128) / 24)
  }

  // MARK: Lengths and positions

  @Sendable static func focalLength(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 10 * powerOfTwo((tag.loose - 28) / 16))
  }

  @Sendable static func teleZoom(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 2 / 3)
  }

  @Sendable static func sixteenths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 16)
  }

  @Sendable static func zoomPosition(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 10.24, fractionDigits: 0)
    text.append("%")
  }

  @Sendable static func imageHeight(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number <= 0 { return text.append("n.a.") }
    text.append(8 * number)
  }

  /// Two numbers, the second one first.
  @Sendable static func swapped(_ tag: Tag, _ text: inout TextBuffer) {
    for index in stride(from: min(tag.elementCount, 4096) - 1, through: 0, by: -1) {
      text.append(tag.integer(index) ?? 0)
      if index > 0 { text.append(" ") }
    }
  }

  /// Where a face is, in the units of a picture 15 times as large.
  @Sendable static func face(_ tag: Tag, _ text: inout TextBuffer) {
    for (place, index) in [1, 0, 3, 2].enumerated() {
      if place > 0 { text.append(" ") }
      text.append((tag.integer(index) ?? 0) * 15)
    }
  }

  @Sendable static func faces(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number > 8 ? 0 : number)
  }

  @Sendable static func frameSize(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.integer(2) ?? 0 != 0 else { return text.append("n/a") }
    text.append(padded(tag.integer(0) ?? 0, 3) + "x" + padded(tag.integer(1) ?? 0, 3))
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
  }

  /// `0.50 -0.25`, of thousandths.
  @Sendable static func preciseShift(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<2 {
      if index > 0 { text.append(" ") }
      text.append(Double(tag.integer(index) ?? 0) / 1000, fractionDigits: 2)
    }
  }

  // MARK: Counts

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
    let number = tag.integer() ?? 0
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

  /// Volts of a number that stands between others' bytes, in a block of swapped pairs.
  @Sendable static func voltsOfPairs(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: Double(paired(tag)) / 118)
  }

  @Sendable static func numberOfPairs(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(paired(tag))
  }

  private static func paired(_ tag: Tag) -> Int {
    let bytes = Array(tag.elements)
    guard bytes.count >= 4 else { return 0 }
    return Int(bytes[0]) | Int(bytes[3]) << 8
  }

  // MARK: Versions and identities

  /// `1.20`, of two bytes.
  @Sendable static func mountVersion(_ tag: Tag, _ text: inout TextBuffer) {
    let number = UInt64(clamping: tag.integer() ?? 0)
    text.append(String(number >> 8, radix: 16) + "." + hexadecimal(number & 0xff, digits: 2))
  }

  /// `Ver.02.001`.
  @Sendable static func lensVersion(_ tag: Tag, _ text: inout TextBuffer) {
    let number = UInt64(clamping: tag.integer() ?? 0)
    text.append("Ver." + hexadecimal(number >> 8, digits: 2) + ".")
    text.append(Int(number & 0xff), digits: 3)
  }

  @Sendable static func year(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("20")
    text.append(Int(tag.integer() ?? 0), digits: 2)
  }

  /// The pairs of digits the other way round.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    var digits = Array(tag.textBytes)
    if digits.count >= 8, digits[..<8].allSatisfy(NumberText.isDigit) {
      digits = Array(digits[6..<8] + digits[4..<6] + digits[2..<4] + digits[..<2] + digits[8...])
    }
    text.append(bytes: digits.first == 0x30 ? digits[1...] : digits[...])
  }

  @Sendable static func serialNumberWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.convertedWhole, digits: 8)
  }

  /// `Mechanical (123 4 5)`.
  @Sendable static func shutter(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    text.append("Mechanical (")
    tag.value(to: &text)
    text.append(")")
  }

  // MARK: Dates

  /// `2014:05:21 13:04:55`, of a number of 16 bits and five bytes.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 7 else { return }
    text.append(Int(bytes[0]) | Int(bytes[1]) << 8, digits: 4)
    append(bytes[2..<7], &text)
  }

  /// As ``date(_:_:)``, the year in one byte.
  @Sendable static func shortDate(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 6 else { return }
    text.append("20")
    text.append(Int(bytes[0]), digits: 2)
    append(bytes[1..<6], &text)
  }

  /// Two digits of each byte, with a mark before.
  private static func append(_ bytes: ArraySlice<UInt8>, _ text: inout TextBuffer) {
    for (byte, mark) in zip(bytes, [":", ":", " ", ":", ":"]) {
      text.append(mark)
      text.append(Int(byte), digits: 2)
    }
  }

  @Sendable static func minuteSecond(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 2 else { return }
    text.append(Int(bytes[0]), digits: 2)
    text.append(":")
    text.append(Int(bytes[1]), digits: 2)
  }

  // MARK: Modes

  private static let dynamicRanges = Labels(
    "0=Off|1=Auto|16=1.0 EV|17=1.5 EV|18=2.0 EV|19=2.5 EV|20=3.0 EV|21=3.5 EV|22=4.0 EV|23=4.5 EV|24=5.0 EV|25=5.5 EV|26=6.0 EV"
  )
  private static let dynamicRangeResults = Labels(
    "0=Uncorrected image|1=HDR image (good)|2=HDR image (fail 1)|3=HDR image (fail 2)")

  /// `Auto; HDR image (good)`.
  @Sendable static func dynamicRange(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 8) {
      let number = tag.integer(index) ?? 0
      if index > 0 { text.append("; ") }
      switch index {
      case 0: dynamicRanges.append(Array(String(number).utf8), hexadecimal: true, to: &text)
      case 1: dynamicRangeResults.append(Array(String(number).utf8), hexadecimal: true, to: &text)
      default: text.append(number)
      }
    }
  }

  /// `04120823 1 4 0x1e2`: the group of pictures that the sensor moved between, the number in it,
  /// how many there are, and what stands above the group's number.
  @Sendable static func pixelShift(_ tag: Tag, _ text: inout TextBuffer) {
    guard let number = try? ByteSlice(Array(tag.elements)).uint32(at: 0, tag.byteOrder) else {
      return
    }
    let bytes = Array(tag.elements)
    text.append(number >> 17 & 0x1f, digits: 2)
    text.append(number >> 12 & 0x1f, digits: 2)
    text.append(number >> 6 & 0x3f, digits: 2)
    text.append(number & 0x3f, digits: 2)
    for index in [4, 5] { text.append(" \(index < bytes.count ? bytes[index] : 0)") }
    text.append(" 0x" + String(number >> 22, radix: 16))
  }

  /// `Group 04120823, Shot 1/4 (0x1e2)`, `Group 04120823, Composed 4-shot (0x1e2)`.
  @Sendable static func pixelShiftWords(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    pixelShift(tag, &value)
    let parts = value.string.split(separator: " ")
    guard parts.count == 4 else { return }
    if parts[0] == "00000000", parts[1] == "0", parts[2] == "0", parts[3] == "0x0" {
      return text.append("n/a")
    }
    text.append("Group \(parts[0]), ")
    text.append(parts[1] == "0" ? "Composed \(parts[2])-shot" : "Shot \(parts[1])/\(parts[2])")
    text.append(" (\(parts[3]))")
  }
}
