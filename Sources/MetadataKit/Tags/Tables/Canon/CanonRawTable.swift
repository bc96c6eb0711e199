/// What Canon's raw files before CR2 have in their heaps, and early JPEGs in an application
/// segment.
extension TagTable {
  /// Values by their numbers, with the bits of the type. What another place gives another meaning
  /// stands behind, with a multiple of 0x10000 added.
  package static let canonRaw = TagTable(
    "CanonRaw", group: "CanonRaw",
    [
      TagRow(0x0000, "NullRecord"),
      TagRow(0x0001, "FreeBytes", format: .undefined, traits: .binary),
      TagRow(0x0032, "CanonColorInfo1"),
      TagRow(0x0805, "CanonFileDescription"),
      TagRow(0x080b, "CanonFirmwareVersion"),
      TagRow(0x080c, "ComponentVersion"),
      TagRow(0x080d, "ROMOperationMode"),
      TagRow(0x0810, "OwnerName"),
      TagRow(0x0815, "CanonImageType"),
      TagRow(0x0816, "OriginalFileName"),
      TagRow(0x0817, "ThumbnailFileName"),
      TagRow(0x100a, "TargetImageType", "0=Real-world Subject|1=Written Document"),
      TagRow(0x1010, "ShutterReleaseMethod", "0=Single Shot|2=Continuous Shooting"),
      TagRow(0x1011, "ShutterReleaseTiming", "0=Priority on shutter|1=Priority on focus"),
      TagRow(0x1016, "ReleaseSetting"),
      TagRow(0x101c, "BaseISO"),
      TagRow(0x1028, "CanonFlashInfo", traits: .unknown),
      TagRow(0x102a, "CanonShotInfo", traits: .structural),
      TagRow(0x102c, "CanonColorInfo2"),
      TagRow(0x102d, "CanonCameraSettings", traits: .structural),
      TagRow(0x1031, "SensorInfo", traits: .structural),
      TagRow(0x1033, "CustomFunctions", traits: .structural),
      TagRow(0x1038, "CanonAFInfo", traits: .structural),
      TagRow(0x1093, "CanonFileInfo", traits: .structural),
      TagRow(0x10a9, "ColorBalance", traits: .structural),
      TagRow(0x10ae, "ColorTemperature"),
      TagRow(0x10b4, "ColorSpace", "1=sRGB|2=Adobe RGB|65535=Uncalibrated"),
      TagRow(0x1804, "RecordID"),
      TagRow(0x1806, "SelfTimerTime", value: Meaning.thousandth, print: seconds),
      TagRow(0x1807, "TargetDistanceSetting", format: .float, print: Wording.millimeters),
      TagRow(0x180b, "UnknownNumber", traits: .unknown),
      TagRow(0x1814, "MeasuredEV", format: .float, value: fiveMore),
      TagRow(0x1817, "FileNumber", print: CanonValue.fileNumber),
      TagRow(0x1834, "CanonModelID", CanonModels.labels, traits: .hexadecimal),
      TagRow(
        0x183b, "SerialNumberFormat", "2415919104=Format 1|2684354560=Format 2",
        traits: .hexadecimal),
      TagRow(0x2005, "RawData", traits: .binary),
      TagRow(0x2007, "JpgFromRaw", traits: .binary),
      TagRow(0x2008, "ThumbnailImage", traits: .binary),
      TagRow(0x10805, "UserComment"),
      TagRow(0x1180b, "SerialNumber", print: serialNumberInParts),
      TagRow(0x2180b, "SerialNumber", print: CanonValue.serialNumber),
    ])

  package static let canonRawMakeModel = TagTable(
    "CanonRawMakeModel", group: "CanonRaw",
    [TagRow(0, "Make", format: .ascii), TagRow(6, "Model", format: .ascii)])

  package static let canonRawTimeStamp = TagTable(
    "CanonRawTimeStamp", group: "CanonRaw",
    [
      TagRow(0, "DateTimeOriginal", value: Meaning.unixTime),
      TagRow(4, "TimeZoneCode", format: .signedLong, value: hours),
      TagRow(8, "TimeZoneInfo"),
    ])

  package static let canonRawImageFormat = TagTable(
    "CanonRawImageFormat", group: "CanonRaw",
    [
      TagRow(
        0, "FileFormat",
        "65536=JPEG (lossy)|65538=JPEG (non-quantization)|65539=JPEG (lossy/non-quantization toggled)|131073=CRW",
        traits: .hexadecimal),
      TagRow(4, "TargetCompressionRatio", format: .float),
    ])

  package static let canonRawJpgInfo = TagTable(
    "CanonRawJpgInfo", group: "CanonRaw",
    [
      TagRow(
        2, "RawJpgQuality", "1=Economy|2=Normal|3=Fine|5=Superfine", format: .short),
      TagRow(4, "RawJpgSize", "0=Large|1=Medium|2=Small", format: .short),
      TagRow(6, "RawJpgWidth", format: .short),
      TagRow(8, "RawJpgHeight", format: .short),
    ])

  package static let canonRawFlashInfo = TagTable(
    "CanonRawFlashInfo", group: "CanonRaw",
    [
      TagRow(0, "FlashGuideNumber", format: .float),
      TagRow(4, "FlashThreshold", format: .float),
    ])

  package static let canonRawExposureInfo = TagTable(
    "CanonRawExposureInfo", group: "CanonRaw",
    [
      TagRow(0, "ExposureCompensation", format: .float),
      TagRow(
        4, "ShutterSpeedValue", format: .float, value: Meaning.shutterSpeed,
        print: Wording.shutterSpeed),
      TagRow(
        8, "ApertureValue", format: .float, value: Meaning.aperture, print: Wording.aperture),
    ])

  package static let canonRawImageInfo = TagTable(
    "CanonRawImageInfo", group: "CanonRaw",
    [
      TagRow(0, "ImageWidth"),
      TagRow(4, "ImageHeight"),
      TagRow(8, "PixelAspectRatio", format: .float),
      TagRow(12, "Rotation", format: .signedLong),
      TagRow(16, "ComponentBitDepth"),
      TagRow(20, "ColorBitDepth"),
      TagRow(24, "ColorBW"),
    ])

  package static let canonRawDecoderTable = TagTable(
    "CanonRawDecoderTable", group: "CanonRaw",
    [
      TagRow(0, "DecoderTableNumber"),
      TagRow(8, "CompressedDataOffset"),
      TagRow(12, "CompressedDataLength"),
    ])

  package static let canonRawWhiteSample = TagTable(
    "CanonRawWhiteSample", group: "CanonRaw",
    [
      TagRow(2, "WhiteSampleWidth", format: .short),
      TagRow(4, "WhiteSampleHeight", format: .short),
      TagRow(6, "WhiteSampleLeftBorder", format: .short),
      TagRow(8, "WhiteSampleTopBorder", format: .short),
      TagRow(10, "WhiteSampleBits", format: .short),
      TagRow(0x6e, "BlackLevels", format: .short),
    ])
}

@Sendable private func seconds(_ tag: Tag, _ text: inout TextBuffer) {
  Meaning.thousandth(tag, &text)
  text.append(" s")
}

@Sendable private func fiveMore(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.loose + 5, significantDigits: 15)
}

@Sendable private func hours(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.loose / 3600, significantDigits: 15)
}

/// `1a2-00345`.
@Sendable private func serialNumberInParts(_ tag: Tag, _ text: inout TextBuffer) {
  let number = Int(tag.integer() ?? 0)
  text.append(hexadecimal(UInt64(clamping: number >> 16), digits: 1))
  text.append(ascii: 0x2d)
  text.append(number & 0xffff, digits: 5)
}
