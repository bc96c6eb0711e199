/// How FLIR's thermal cameras write temperatures and other quantities.
enum FLIRValue {
  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.number() ?? 0) - 273.15)
  }

  /// A share of 1; some write it in percent.
  private static func share(of tag: Tag) -> Double {
    let number = tag.number() ?? 0
    return number > 2 ? number / 100 : number
  }

  @Sendable static func share(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: share(of: tag))
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(share(of: tag) * 100, fractionDigits: 1)
    text.append(" %")
  }

  /// The wavelength that the detector is the most sensitive to, by one of Planck's constants.
  @Sendable static func peak(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 14387.6515 / (tag.number() ?? 0))
  }

  @Sendable static func peakWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(14387.6515 / (tag.number() ?? 0), fractionDigits: 1)
    text.append(" um")
  }

  /// Meters to a hundredth, without zeros at the end.
  @Sendable static func roundedMeters(_ tag: Tag, _ text: inout TextBuffer) {
    let hundredths = ((tag.number() ?? 0) * 100 + 0.5).rounded(.towardZero)
    text.append(number: hundredths / 100)
    text.append(" m")
  }

  @Sendable static func twoDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose, fractionDigits: 2)
  }

  @Sendable static func sixDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 6)
  }

  @Sendable static func eightDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, significantDigits: 8)
  }

  @Sendable static func degrees(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 1)
    text.append(" deg")
  }

  @Sendable static func signed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(signed: tag.integer() ?? 0)
  }

  /// `2.2.0.0`, of characters.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.enumerated() {
      if index > 0 { text.append(ascii: 0x2e) }
      text.append(ascii: byte)
    }
  }

  /// `2012:02:11 14:17:08.253+01:00`: seconds, thousandths of one, and minutes west.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = ByteSlice(Array(tag.elements))
    guard let seconds = try? bytes.uint32(at: 0, tag.byteOrder),
      let thousandths = try? bytes.uint32(at: 4, tag.byteOrder),
      let zone = try? bytes.uint16(at: 8, tag.byteOrder)
    else { return }
    let west = Int64(Int16(truncatingIfNeeded: zone))
    text.append(unixTime: Int64(seconds) - west * 60)
    text.append(".")
    text.append(thousandths & 0xffff, digits: 3)
    text.append(west > 0 ? "-" : "+")
    text.append(Int(west.magnitude) / 60, digits: 2)
    text.append(":")
    text.append(Int(west.magnitude) % 60, digits: 2)
  }

  /// A date with colons for hyphens.
  @Sendable static func generated(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.rawText.map { $0 == 0x2d ? 0x3a : $0 })
  }

  /// A reading by the units before it: Celsius, unless it is a difference, and thousandths.
  @Sendable static func reading(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.number() ?? 0
    let units = tag.record.id >= 70 ? tag.earlier(tag.record.id - 70, in: .flirMeterLink) : nil
    let kind = tag.record.id >= 68 ? tag.earlier(tag.record.id - 68, in: .flirMeterLink) : nil
    switch units?.integer() {
    case 0x0d where kind?.integer() != 11: text.append(number: number - 273.15)
    case 0x24: text.append(number: number * 1000)
    default: text.append(number: number)
    }
  }
}
