extension TagTable {
  /// The first directory of Panasonic's and Leica's raw files, which has numbers of its own.
  package static let panasonicRaw = TagTable(
    "PanasonicRaw", group: "IFD0", isTIFF: true,
    [
      TagRow(0x01, "PanasonicRawVersion"),
      TagRow(0x02, "SensorWidth"),
      TagRow(0x03, "SensorHeight"),
      TagRow(0x04, "SensorTopBorder"),
      TagRow(0x05, "SensorLeftBorder"),
      TagRow(0x06, "SensorBottomBorder"),
      TagRow(0x07, "SensorRightBorder"),
      TagRow(0x08, "SamplesPerPixel"),
      TagRow(
        0x09, "CFAPattern",
        "0=n/a|1=[Red,Green][Green,Blue]|2=[Green,Red][Blue,Green]|3=[Green,Blue][Red,Green]|4=[Blue,Green][Green,Red]"
      ),
      TagRow(0x0a, "BitsPerSample"),
      TagRow(
        0x0b, "Compression",
        "34316=Panasonic RAW 1|34826=Panasonic RAW 2|34828=Panasonic RAW 3|34830=Panasonic RAW 4"),
      TagRow(0x0e, "LinearityLimitRed"),
      TagRow(0x0f, "LinearityLimitGreen"),
      TagRow(0x10, "LinearityLimitBlue"),
      TagRow(0x11, "RedBalance", value: dividedBy256),
      TagRow(0x12, "BlueBalance", value: dividedBy256),
      TagRow(0x17, "ISO"),
      TagRow(0x18, "HighISOMultiplierRed", value: dividedBy256),
      TagRow(0x19, "HighISOMultiplierGreen", value: dividedBy256),
      TagRow(0x1a, "HighISOMultiplierBlue", value: dividedBy256),
      TagRow(0x1b, "NoiseReductionParams", format: .short),
      TagRow(0x1c, "BlackLevelRed"),
      TagRow(0x1d, "BlackLevelGreen"),
      TagRow(0x1e, "BlackLevelBlue"),
      TagRow(0x24, "WBRedLevel"),
      TagRow(0x25, "WBGreenLevel"),
      TagRow(0x26, "WBBlueLevel"),
      TagRow(0x2d, "RawFormat"),
      TagRow(0x2e, "JpgFromRaw", traits: .binary),
      TagRow(0x2f, "CropTop"),
      TagRow(0x30, "CropLeft"),
      TagRow(0x31, "CropBottom"),
      TagRow(0x32, "CropRight"),
      TagRow(0x37, "ISO"),
      TagRow(0x10f, "Make", traits: .trimmed),
      TagRow(0x110, "Model", traits: .trimmed),
      TagRow(0x111, "StripOffsets", traits: .longIsBinary),
      TagRow(
        0x112, "Orientation",
        "1=Horizontal (normal)|2=Mirror horizontal|3=Rotate 180|4=Mirror vertical|5=Mirror horizontal and rotate 270 CW|6=Rotate 90 CW|7=Mirror horizontal and rotate 90 CW|8=Rotate 270 CW",
        traits: .yields),
      TagRow(0x116, "RowsPerStrip", traits: .yields),
      TagRow(0x117, "StripByteCounts", traits: .longIsBinary),
      TagRow(0x118, "RawDataOffset"),
      TagRow(0x119, "DistortionInfo", traits: [.binary, .structural]),
      TagRow(0x11c, "Gamma", value: gamma),
      TagRow(0x120, "CameraIFD", traits: [.binary, .structural]),
      TagRow(0x121, "Multishot", "0=Off|65536=Pixel Shift"),
      TagRow(0x127, "JpgFromRaw2", traits: .binary),
      TagRow(0x13b, "Artist", traits: .trimmed),
      TagRow(0x8298, "Copyright"),
    ])
}

@Sendable private func dividedBy256(_ tag: Tag, _ text: inout TextBuffer) {
  text.append((tag.number() ?? 0) / 256, significantDigits: 15)
}

/// The scale is the model's: 1024, 256 or 100, told by the size of the number.
@Sendable private func gamma(_ tag: Tag, _ text: inout TextBuffer) {
  let number = tag.number() ?? 0
  let scale: Double = number >= 1024 ? 1024 : number >= 256 ? 256 : 100
  text.append(number / scale, significantDigits: 15)
}
