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

  /// A number of 16 bits behind the point, to five digits behind it.
  @Sendable static func fixed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: fixed(tag))
  }

  private static func fixed(_ tag: Tag) -> Double {
    (tag.loose / 65536 * 1e5 + 0.5).rounded(.down) / 1e5
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

  // MARK: Numbers in several bytes

  /// The product of the first byte with the quotient of the next two, all with a sign.
  @Sendable static func fraction(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = (0..<3).map { Double(Int8(truncatingIfNeeded: tag.byte($0) ?? 0)) }
    text.append(number: parts[2] == 0 ? 0 : parts[0] * (parts[1] / parts[2]))
  }

  @Sendable static func unsignedFraction(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = (0..<3).map { Double(tag.byte($0) ?? 0) }
    text.append(number: parts[2] == 0 ? 0 : parts[0] * (parts[1] / parts[2]))
  }

  @Sendable static func littleShort(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.byte(0) ?? 0) | Int(tag.byte(1) ?? 0) << 8)
  }

  @Sendable static func bigShort(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.byte(1) ?? 0) | Int(tag.byte(0) ?? 0) << 8)
  }

  /// `00 1f`.
  @Sendable static func bytesInHexadecimal(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.enumerated() {
      if index > 0 { text.append(" ") }
      text.append(hexadecimal(UInt64(byte), digits: 2))
    }
  }

  /// Four levels of which the outer ones are halves.
  @Sendable static func rawLevels(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(" ") }
      let number = tag.integer(index) ?? 0
      text.append(index == 0 || index == 3 ? number * 2 : number)
    }
  }

  /// Degrees, of a number of 16 bits behind the point, more than half a turn in the other direction.
  @Sendable static func angle(_ tag: Tag, _ text: inout TextBuffer) {
    let degrees = fixed(tag)
    text.append(number: degrees <= 180 ? degrees : degrees - 360)
  }

  /// Numbers without the zeros at the end.
  @Sendable static func history(_ tag: Tag, _ text: inout TextBuffer) {
    var count = tag.elementCount
    while count > 1, tag.integer(count - 1) == 0 { count -= 1 }
    for index in 0..<count {
      if index > 0 { text.append(" ") }
      text.append(tag.integer(index) ?? 0)
    }
  }

  @Sendable static func limit(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose == -1 { return text.append("No Limit") }
    tag.raw(to: &text)
  }

  // MARK: Texts

  /// `0210`, also where its digits are numbers.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    guard !tag.format.isInteger, let first = tag.byte(0), first < 10 else {
      return tag.raw(to: &text)
    }
    for byte in tag.elements.prefix(4) { text.append(byte) }
  }

  /// `01.10`.
  @Sendable static func pointBehindTwo(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.textBytes
    guard bytes.count >= 2, bytes.prefix(2).allSatisfy(NumberText.isDigit) else {
      return tag.raw(to: &text)
    }
    text.append(bytes: bytes.prefix(2))
    text.append(".")
    text.append(bytes: bytes.dropFirst(2))
  }

  /// `01.00.01`.
  @Sendable static func pointBetweenTwos(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.textBytes)
    for index in 0..<(bytes.count / 2) {
      if index > 0 { text.append(".") }
      text.append(bytes: bytes[(index * 2)...(index * 2 + 1)])
    }
  }

  @Sendable static func untilNUL(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.textBytes)
  }

  /// A place's name, in the encoding that the structure states.
  @Sendable static func location(_ tag: Tag, _ text: inout TextBuffer) {
    let encoding = tag.beside("TextEncoding")?.integer() ?? 0
    if encoding == 2 {
      return text.append(bytes: UTF16Text(tag.elements, .big, isGuess: false).utf8)
    }
    text.append(bytes: encoding == 1 ? tag.textBytes : tag.elements)
  }

  /// `2010:01:31 12:00:00`.
  @Sendable static func powerUpTime(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.byteCount >= 7 else { return tag.raw(to: &text) }
    let first = Int(tag.byte(0) ?? 0)
    let second = Int(tag.byte(1) ?? 0)
    text.append(tag.byteOrder == .little ? second << 8 | first : first << 8 | second, digits: 4)
    for (index, separator) in zip(2..., [":", ":", " ", ":", ":"]) {
      text.append(separator)
      text.append(Int(tag.byte(index) ?? 0), digits: 2)
    }
  }

  // MARK: Values that others decide

  @Sendable static func column(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.beside("AFAreaXPosition")?.integer() ?? 0) / 260)
  }

  @Sendable static func row(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.beside("AFAreaYPosition")?.integer() ?? 0) / 286)
  }

  @Sendable static func row29(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.beside("AFAreaYPosition")?.integer() ?? 0) / 292)
  }

  @Sendable static func releaseMode(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.beside("SingleFrame")?.integer() == 0 { return text.append("5") }
    tag.raw(to: &text)
  }
}
