/// Phase One's notes.
extension TagTable {
  package static let phaseOne = TagTable(
    "PhaseOne", group: "PhaseOne",
    [
      TagRow(
        0x100, "CameraOrientation",
        "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW|3=Rotate 180",
        value: PhaseOneValue.orientation),
      TagRow(0x102, "SerialNumber", format: .ascii),
      TagRow(0x105, "ISO"),
      TagRow(0x106, "ColorMatrix1", format: .float, print: PhaseOneValue.threePlaces),
      TagRow(0x107, "WB_RGBLevels", format: .float),
      TagRow(0x108, "SensorWidth"),
      TagRow(0x109, "SensorHeight"),
      TagRow(0x10a, "SensorLeftMargin"),
      TagRow(0x10b, "SensorTopMargin"),
      TagRow(0x10c, "ImageWidth"),
      TagRow(0x10d, "ImageHeight"),
      TagRow(
        0x10e, "RawFormat",
        "0=Uncompressed|1=RAW 1|2=RAW 2|3=IIQ L|5=IIQ S|6=IIQ Sv2|8=IIQ L16"),
      TagRow(0x10f, "RawData", format: .undefined, traits: .binary),
      TagRow(0x110, "SensorCalibration", format: .undefined, traits: .structural),
      TagRow(0x112, "DateTimeOriginal", format: .long, value: Meaning.unixTime, traits: .yields),
      TagRow(0x113, "ImageNumber"),
      TagRow(0x203, "Software", format: .ascii),
      TagRow(0x204, "System", format: .ascii),
      TagRow(0x210, "SensorTemperature", format: .float, print: PhaseOneValue.celsius),
      TagRow(0x211, "SensorTemperature2", format: .float, print: PhaseOneValue.celsius),
      TagRow(
        0x212, "UnknownDate", format: .long, value: Meaning.unixTime, traits: .unknown),
      TagRow(0x21c, "StripOffsets", traits: .binary),
      TagRow(0x21d, "BlackLevel"),
      TagRow(0x222, "SplitColumn"),
      TagRow(0x223, "BlackLevelData", format: .short, traits: .binary),
      TagRow(0x226, "ColorMatrix2", format: .float, print: PhaseOneValue.threePlaces),
      TagRow(0x262, "SequenceID", format: .ascii),
      TagRow(
        0x263, "SequenceKind",
        "0=Bracketing: Shutter Speed|1=Bracketing: Aperture|2=Bracketing: ISO|3=Hyperfocal|4=Time Lapse|5=HDR|6=Focus Stacking"
      ),
      TagRow(0x264, "SequenceFrameNumber"),
      TagRow(0x265, "SequenceFrameCount"),
      TagRow(0x267, "AFAdjustment", format: .float),
      TagRow(0x301, "FirmwareVersions", format: .ascii),
      TagRow(
        0x400, "ShutterSpeedValue", format: .float, value: PhaseOneValue.time,
        print: Wording.convertedTime),
      TagRow(
        0x401, "ApertureValue", format: .float, value: PhaseOneValue.aperture,
        print: Wording.convertedTenth),
      TagRow(0x402, "ExposureCompensation", format: .float, print: PhaseOneValue.threePlaces),
      TagRow(0x403, "FocalLength", format: .float, print: Wording.convertedLength),
      TagRow(0x410, "CameraModel", format: .ascii),
      TagRow(0x412, "LensModel", format: .ascii),
      TagRow(
        0x414, "MaxApertureValue", format: .float, value: PhaseOneValue.aperture,
        print: Wording.convertedTenth),
      TagRow(
        0x415, "MinApertureValue", format: .float, value: PhaseOneValue.aperture,
        print: Wording.convertedTenth),
      TagRow(0x455, "Viewfinder", format: .ascii),
    ])

  /// What is known of the sensor.
  package static let phaseOneCalibration = TagTable(
    "PhaseOneSensorCalibration", group: "PhaseOne",
    [
      TagRow(0x400, "SensorDefects", format: .undefined, traits: .binary),
      TagRow(0x401, "AllColorFlatField1", format: .undefined, traits: [.binary, .unknown]),
      TagRow(0x407, "SerialNumber", format: .ascii),
      TagRow(0x40b, "RedBlueFlatField", format: .undefined, traits: [.binary, .unknown]),
      TagRow(0x410, "AllColorFlatField2", format: .undefined, traits: [.binary, .unknown]),
      TagRow(0x416, "AllColorFlatField3", format: .undefined, traits: [.binary, .unknown]),
      TagRow(
        0x419, "LinearizationCoefficients1", format: .float, print: PhaseOneValue.fiveDigits),
      TagRow(
        0x41a, "LinearizationCoefficients2", format: .float, print: PhaseOneValue.fiveDigits),
    ])
}
