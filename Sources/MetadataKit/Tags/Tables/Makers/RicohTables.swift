/// Ricoh's notes.
extension TagTable {
  /// The directory itself. Meanings of other cameras stand behind, with a multiple of 0x10000 added.
  package static let ricoh = TagTable(
    "Ricoh", group: "Ricoh", isTIFF: true,
    [
      TagRow(0x1, "MakerNoteType"),
      TagRow(0x2, "FirmwareVersion", print: RicohValue.version),
      TagRow(0x5, "SerialNumber", condition: "plain", print: RicohValue.serialNumber),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0x1000, "RecordingFormat", "2=JPEG|3=DNG"),
      TagRow(0x1001, "ImageInfo", condition: "!unit=3", traits: .structural),
      TagRow(
        0x1002, "DriveMode", "0=Single-frame|1=Continuous|8=AF-priority Continuous",
        condition: "unit=3"),
      TagRow(0x1003, "Sharpness", "0=Sharp|1=Normal|2=Soft", condition: "!unit=3"),
      TagRow(0x1004, "WhiteBalanceFineTune", format: .signedShort, condition: "unit=3"),
      TagRow(
        0x1006, "FocusMode",
        "1=Manual|2=Multi AF|3=Spot AF|4=Snap|5=Infinity|7=Face Detect|8=Subject Tracking|9=Pinpoint AF|10=Movie"
      ),
      TagRow(0x1007, "AutoBracketing", "0=Off|9=AE|11=WB|16=DR|17=Contrast|18=WB2|19=Effect"),
      TagRow(0x1009, "MacroMode", "0=Off|1=On"),
      TagRow(
        0x100a, "FlashMode",
        "0=Off|1=Auto, Fired|2=On|3=Auto, Fired, Red-eye reduction|4=Slow Sync|5=Manual|6=On, Red-eye reduction|7=Synchro, Red-eye reduction|8=Auto, Did not fire"
      ),
      TagRow(0x100b, "FlashExposureComp", print: Wording.convertedSigned),
      TagRow(
        0x100c, "ManualFlashOutput",
        "-288=1/64|-240=1/32|-216=1/22|-192=1/16|-168=1/11|-144=1/8|-120=1/5.6|-96=1/4|-72=1/2.8|-48=1/2|-24=1/1.4|0=Full"
      ),
      TagRow(0x100d, "FullPressSnap", "0=Off|1=On"),
      TagRow(0x100e, "DynamicRangeExpansion", "0=Off|3=Weak|4=Medium|5=Strong"),
      TagRow(0x100f, "NoiseReduction", "0=Off|1=Weak|2=Medium|3=Strong"),
      TagRow(
        0x1010, "ImageEffects",
        "0=Standard|1=Vivid|3=Black & White|5=B&W Toning Effect|6=Setting 1|7=Setting 2|9=High-contrast B&W|10=Cross Process|11=Positive Film|12=Bleach Bypass|13=Retro|15=Miniature|17=High Key"
      ),
      TagRow(0x1011, "Vignetting", "0=Off|1=Low|2=Medium|3=High"),
      TagRow(
        0x1012, "Contrast", "2147483647=MAX", format: .signedLong, print: CanonValue.labelOrNumber),
      TagRow(0x1013, "Saturation"),
      TagRow(0x1014, "Sharpness"),
      TagRow(0x1015, "ToningEffect", "0=Off|1=Sepia|2=Red|3=Green|4=Blue|5=Purple|6=B&W|7=Color"),
      TagRow(0x1016, "HueAdjust", "0=Off|1=Basic|2=Magenta|3=Yellow|4=Normal|5=Warm|6=Cool"),
      TagRow(0x1017, "WideAdapter", "0=Not Attached|2=Attached"),
      TagRow(0x1018, "CropMode", "0=Off|1=On (35mm)|2=On (47mm)"),
      TagRow(0x1019, "NDFilter", "0=Off|1=On"),
      TagRow(0x101a, "WBBracketShotNumber"),
      TagRow(0x1200, "AFStatus", "0=Out of Focus|1=In Focus"),
      TagRow(0x1201, "AFAreaXPosition1"),
      TagRow(0x1202, "AFAreaYPosition1"),
      TagRow(0x1203, "AFAreaXPosition"),
      TagRow(0x1204, "AFAreaYPosition"),
      TagRow(0x1205, "AFAreaMode", "0=Auto|2=Manual"),
      TagRow(0x1307, "ColorTempKelvin"),
      TagRow(0x1308, "ColorTemperature"),
      TagRow(0x1500, "FocalLength", print: Wording.convertedLength),
      TagRow(0x1601, "SensorWidth"),
      TagRow(0x1602, "SensorHeight"),
      TagRow(0x1603, "CroppedImageWidth"),
      TagRow(0x1604, "CroppedImageHeight"),
      TagRow(0x2001, "RicohSubdir", traits: .structural),
      TagRow(0x4001, "ThetaSubdir", traits: .structural),
      TagRow(0x10005, "InternalSerialNumber", value: Meaning.hexadecimalBytes),
      TagRow(
        0x11001, "ExposureProgram",
        "1=Auto|2=Program AE|3=Aperture-priority AE|4=Shutter speed priority AE|5=Shutter/aperture priority AE|6=Manual|7=Movie"
      ),
      TagRow(
        0x11003, "WhiteBalance",
        "0=Auto|1=Multi-P Auto|2=Daylight|3=Cloudy|4=Incandescent 1|5=Incandescent 2|6=Daylight Fluorescent|7=Neutral White Fluorescent|8=Cool White Fluorescent|9=Warm White Fluorescent|10=Manual|11=Kelvin|12=Shade"
      ),
    ])

  /// Size, date and settings.
  package static let ricohImageInfo = TagTable(
    "RicohImageInfo", group: "Ricoh", yields: true,
    [
      TagRow(0x0, "RicohImageWidth", format: .short),
      TagRow(0x2, "RicohImageHeight", format: .short),
      TagRow(0x6, "RicohDate", format: .byte, count: 7, value: RicohValue.date),
      TagRow(
        0x1c, "PreviewImageStart", format: .short, value: Meaning.offsets,
        traits: .offset),
      TagRow(0x1e, "PreviewImageLength", format: .short),
      TagRow(0x20, "FlashMode", "0=Off|1=Auto|2=On"),
      TagRow(0x21, "Macro", "0=Off|1=On"),
      TagRow(0x22, "Sharpness", "0=Sharp|1=Normal|2=Soft"),
      TagRow(
        0x26, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Manual|7=Detail|9=Multi-pattern Auto"
      ),
      TagRow(
        0x27, "ISOSetting",
        "0=Auto|1=64|2=100|4=200|6=400|7=800|8=1600|9=Auto|10=3200|11=100 (Low)"),
      TagRow(
        0x28, "Saturation", "0=High|1=Normal|2=Low|3=B&W|6=Toning Effect|9=Vivid|10=Natural"),
    ])

  /// A directory within.
  package static let ricohSubdir = TagTable(
    "RicohSubdir", group: "Ricoh", isTIFF: true,
    [
      TagRow(0x4, "ManufactureDate1"),
      TagRow(0x5, "ManufactureDate2"),
      TagRow(0x1a, "FaceInfo", traits: .structural),
      TagRow(0x29, "FirmwareInfo", traits: .structural),
      TagRow(0x2a, "NoiseReduction", "0=Off|1=Weak|2=Strong|3=Max"),
      TagRow(0x2c, "SerialInfo", traits: .structural),
    ])

  /// How the Theta was held.
  package static let ricohThetaSubdir = TagTable(
    "RicohThetaSubdir", group: "Ricoh", isTIFF: true,
    [
      TagRow(0x3, "Accelerometer"),
      TagRow(0x4, "Compass"),
      TagRow(0xa, "TimeZone"),
    ])

  /// Where faces are.
  package static let ricohFaceInfo = TagTable(
    "RicohFaceInfo", group: "Ricoh",
    [
      TagRow(0xb5, "FacesDetected"),
      TagRow(0xb6, "FaceDetectFrameSize", format: .short, count: 2),
      TagRow(0xbc, "Face1Position", format: .short, count: 4, condition: "@181>0"),
      TagRow(0xc8, "Face2Position", format: .short, count: 4, condition: "@181>1"),
      TagRow(0xd4, "Face3Position", format: .short, count: 4, condition: "@181>2"),
      TagRow(0xe0, "Face4Position", format: .short, count: 4, condition: "@181>3"),
      TagRow(0xec, "Face5Position", format: .short, count: 4, condition: "@181>4"),
      TagRow(0xf8, "Face6Position", format: .short, count: 4, condition: "@181>5"),
      TagRow(0x104, "Face7Position", format: .short, count: 4, condition: "@181>6"),
      TagRow(0x110, "Face8Position", format: .short, count: 4, condition: "@181>7"),
    ])

  /// Versions.
  package static let ricohFirmwareInfo = TagTable(
    "RicohFirmwareInfo", group: "Ricoh",
    [
      TagRow(0x0, "FirmwareRevision", format: .ascii, count: 12),
      TagRow(0xc, "FirmwareRevision2", format: .ascii, count: 12),
    ])

  /// Bodies and lenses.
  package static let ricohSerialInfo = TagTable(
    "RicohSerialInfo", group: "Ricoh",
    [
      TagRow(0x0, "BodyFirmware", format: .ascii, count: 16),
      TagRow(0x10, "BodySerialNumber", format: .ascii, count: 16),
      TagRow(0x20, "LensFirmware", format: .ascii, count: 16),
      TagRow(0x30, "LensSerialNumber", format: .ascii, count: 16),
    ])

  /// The directory of cameras that others made.
  package static let ricohType2 = TagTable(
    "RicohType2", group: "Ricoh", isTIFF: true,
    [
      TagRow(0x207, "RicohModel"),
      TagRow(0x300, "RicohMake", value: Meaning.withoutTrailingBlanks),
    ])

  /// What stands in notes that are text: the condition is the name there.
  package static let ricohText = TagTable(
    "RicohText", group: "Ricoh", isNumberless: true,
    [
      TagRow(0, "FirmwareVersion", condition: "Rev", print: RicohValue.shortVersion),
      TagRow(1, "FirmwareVersion", condition: "Rv", print: RicohValue.shortVersion),
      TagRow(2, "RedGain", condition: "Rg"),
      TagRow(3, "GreenGain", condition: "Gg"),
      TagRow(4, "BlueGain", condition: "Bg"),
    ])
}

extension TagTable {
  /// Fields of a photographer's own in a JPEG's APP5: the file names its tags, and has the words for
  /// their values.
  package static let ricohFields = TagTable(
    "RicohFields", group: "RMETA", isNumberless: true,
    [
      TagRow(0, "SoundFile", traits: .binary),
      TagRow(1, "Barcodes"),
      TagRow(2, "Field", value: RicohValue.fieldNumber, print: RicohValue.fieldText),
    ])
}
