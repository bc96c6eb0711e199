/// How Nikon's cameras write exposures, apertures and other quantities.
enum NikonValue {
  /// Sixths of a step in four bits with a sign.
  @Sendable static func nibbleSixths(_ tag: Tag, _ text: inout TextBuffer) {
    let n = tag.loose
    text.append(number: (n > 7 ? n - 16 : n) / 6)
  }

  @Sendable static func minusSixths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -tag.loose / 6)
  }

  /// Of sixths of a step, how much less light than all.
  @Sendable static func powerOfSixths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo(-tag.loose / 6))
  }

  @Sendable static func powerOfThirds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo(-tag.loose / 3))
  }

  @Sendable static func powerOfSteps(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo(-tag.loose))
  }

  @Sendable static func powerBelow4(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo(-tag.loose - 2))
  }

  @Sendable static func powerFrom6(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo(tag.loose - 6))
  }

  @Sendable static func eighthsFrom144(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 144) / 8)
  }

  @Sendable static func sixths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 6)
  }

  @Sendable static func sixthsFrom7(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 7) / 6)
  }

  @Sendable static func thirdsFrom9(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 9) / 3)
  }

  @Sendable static func twelfths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 12)
  }

  @Sendable static func minusSixthsFrom2(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -(tag.loose - 2) / 6)
  }

  /// The F-number, of 24ths of a doubling.
  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo(tag.loose / 24))
  }

  @Sendable static func fineAperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo(tag.loose / 384 - 1))
  }

  /// Millimeters, of 24ths of a doubling.
  @Sendable static func focalLength(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 5 * powerOfTwo(tag.loose / 24))
  }

  @Sendable static func iso(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 100 * exponentialOfTwo(tag.loose / 12 - 5))
  }

  @Sendable static func less5(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - 5)
  }

  @Sendable static func less6(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - 6)
  }

  @Sendable static func from6(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 6 - tag.loose)
  }

  @Sendable static func from10(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 10 - tag.loose)
  }

  @Sendable static func from11(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 11 - tag.loose)
  }

  @Sendable static func from15(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 15 - tag.loose)
  }

  @Sendable static func repeatRate(_ tag: Tag, _ text: inout TextBuffer) {
    let n = tag.loose
    text.append(number: n < 10 ? n + 1 : 10 * (n - 8))
  }

  @Sendable static func repeatCount(_ tag: Tag, _ text: inout TextBuffer) {
    let n = tag.loose
    text.append(number: n < 10 ? n + 1 : 5 * (n - 7))
  }

  @Sendable static func flashSpeed(_ tag: Tag, _ text: inout TextBuffer) {
    let n = tag.loose
    text.append(
      number: (n - 16).truncatingRemainder(dividingBy: 24) == 0 ? 2 + (n - 16) / 24 : n / 24)
  }

  /// Millimeters.
  @Sendable static func exitPupil(_ tag: Tag, _ text: inout TextBuffer) {
    let n = tag.loose
    text.append(number: n == 0 ? 0 : 2048 / n)
  }

  /// Meters, of 40ths of a factor of ten.
  @Sendable static func distance(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 0.01 * powerOfTen(tag.loose / 40))
  }

  @Sendable static func fineDistance(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose / 256 - 80) / 12))
  }

  @Sendable static func gem(_ tag: Tag, _ text: inout TextBuffer) {
    let n = tag.loose
    text.append(number: n < 95 ? n / 20 - 1 : 4)
  }

  @Sendable static func half(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 2)
  }

  @Sendable static func times50(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 50)
  }

  @Sendable static func less128OrAuto(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.loose
    if number == 0 { return text.append("Auto") }
    text.append(number: number - 128)
  }
}
