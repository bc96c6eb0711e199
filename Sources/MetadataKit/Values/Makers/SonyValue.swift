/// How Sony's cameras write exposures.
enum SonyValue {
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
}
