/// What Google's camera app notes of how it made a picture: numbers are those of records and of the
/// records that they are in, six bits each.
extension TagTable {
  package static let hdrPlus = TagTable(
    "HDRPlus", group: "Google",
    [
      TagRow(0x2, "TimeLogText", traits: .binary),
      TagRow(0x3, "SummaryText", traits: .binary),
      TagRow(0x41, "ImageName"),
      TagRow(0x42, "ImageData", format: .undefined, traits: .binary),
      TagRow(0x243, "FrameCount"),
      TagRow(0x301, "DeviceMake"),
      TagRow(0x302, "DeviceModel"),
      TagRow(0x303, "DeviceCodename"),
      TagRow(0x304, "DeviceHardwareRevision"),
      TagRow(0x306, "HDRPSoftware"),
      TagRow(0x307, "AndroidRelease"),
      TagRow(0x308, "SoftwareDate", value: Meaning.unixMillisecondsXMP),
      TagRow(0x309, "Application"),
      TagRow(0x30a, "AppVersion"),
      TagRow(0x30e, "MaxAnalogISO", format: .float),
      TagRow(0x9901, "CreateDate", value: GoogleValue.date, traits: .yields),
      TagRow(0xc301, "ExposureTimeMin", format: .float, value: GoogleValue.milliseconds),
      TagRow(0xc302, "ExposureTimeMax", format: .float, value: GoogleValue.milliseconds),
      TagRow(0xc341, "ISOMin", format: .float),
      TagRow(0xc342, "ISOMax", format: .float),
    ])

  /// The log of a shot.
  package static let shotLogData = TagTable(
    "ShotLogData", group: "Google",
    [
      TagRow(2, "MeteringFrameCount"),
      TagRow(3, "OriginalPayloadFrameCount"),
    ])

  /// The same in text, which names its parts.
  package static let hdrPlusText = TagTable(
    "HDRPlusText", group: "Google", isNumberless: true,
    [
      TagRow(0, "PayloadFrame", traits: .binary),
      TagRow(1, "InitParamsText", traits: .binary),
      TagRow(2, "LoggingMetadataText", traits: .binary),
      TagRow(3, "MergedImage", traits: .binary),
      TagRow(4, "FinishedImage", traits: .binary),
      TagRow(5, "PayloadMetadataText", traits: .binary),
      TagRow(6, "ShotLogDataText", traits: .binary),
      TagRow(7, "ShotParamsText", traits: .binary),
      TagRow(8, "StaticMetadataText", traits: .binary),
      TagRow(9, "SummaryText", traits: .binary),
      TagRow(10, "TimeLogText", traits: .binary),
      TagRow(11, "UnusedLoggingMetadata", traits: .binary),
      TagRow(12, "RectifaceText", traits: .binary),
      TagRow(13, "GoudaRequestText", traits: .binary),
      TagRow(14, "ProcessingNotes"),
    ])
}
