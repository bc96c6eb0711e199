extension TagTable {
  /// The header of the Contax N Digital's raw files, by byte positions.
  package static let kyoceraRaw = TagTable(
    "KyoceraRaw", group: "KyoceraRaw",
    [
      TagRow(
        0x1, "FirmwareVersion", format: .ascii, count: 10, value: HeaderWording.reversedText),
      TagRow(0xc, "Model", format: .ascii, count: 12, value: HeaderWording.reversedText),
      TagRow(0x19, "Make", format: .ascii, count: 7, value: HeaderWording.reversedText),
      TagRow(
        0x21, "DateTimeOriginal", format: .ascii, count: 20, value: HeaderWording.reversedText),
      TagRow(
        0x34, "ISO",
        "7=25|8=32|9=40|10=50|11=64|12=80|13=100|14=125|15=160|16=200|17=250|18=320|19=400",
        format: .long),
      TagRow(
        0x38, "ExposureTime", format: .long, value: HeaderWording.kyoceraTime,
        print: Wording.convertedTime),
      TagRow(0x3c, "WB_RGGBLevels", format: .long, count: 4),
      TagRow(
        0x58, "FNumber", format: .long, value: HeaderWording.kyoceraAperture,
        print: HeaderWording.twoDigits),
      TagRow(
        0x68, "MaxAperture", format: .long, value: HeaderWording.kyoceraAperture,
        print: HeaderWording.twoDigits),
      TagRow(0x70, "FocalLength", format: .long, print: Wording.convertedMillimeters),
      TagRow(0x7c, "Lens", format: .ascii, count: 32),
    ])
}

extension HeaderWording {
  /// A text whose last character stands first.
  @Sendable static func reversedText(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.textBytes.reversed())
  }

  /// Seconds, of eighths of a stop from 1/16000.
  @Sendable static func kyoceraTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(powerOfTwo((tag.number() ?? 0) / 8) / 16000, significantDigits: 15)
  }

  /// The F-number, of sixteenths of twice a stop.
  @Sendable static func kyoceraAperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(powerOfTwo((tag.number() ?? 0) / 16), significantDigits: 15)
  }

  @Sendable static func twoDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, significantDigits: 2)
  }
}
