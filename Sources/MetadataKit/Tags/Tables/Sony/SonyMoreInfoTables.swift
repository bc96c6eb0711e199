/// What the A33 to A580 and the first NEX keep more of themselves.
extension TagTable {
  /// The blocks.
  package static let sonyMoreInfo = TagTable(
    "SonyMoreInfo", group: "Sony",
    [
      TagRow(0x1, "MoreSettings", traits: .structural),
      TagRow(0x2, "FaceInfo", condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$", traits: .structural),
      TagRow(0x107, "TiffMeteringImage", value: SonyValue.meteringImage),
      TagRow(0x201, "MoreInfo0201", traits: .structural),
      TagRow(0x401, "MoreInfo0401", traits: .structural),
      TagRow(
        0x10002, "FaceInfoA", condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$", traits: .structural),
    ])

  /// What they are set to.
  package static let sonyMoreSettings = TagTable(
    "SonyMoreSettings", group: "Sony", yields: true,
    [
      TagRow(0x1, "DriveMode2", SonyLabels.driveModeSettings, traits: .hexadecimal),
      TagRow(0x2, "ExposureProgram", SonyLabels.exposureProgram3),
      TagRow(
        0x3, "MeteringMode", "1=Multi-segment|2=Center-weighted average|3=Spot"),
      TagRow(
        0x4, "DynamicRangeOptimizerSetting", "1=Off|16=On (Auto)|17=On (Manual)"),
      TagRow(0x5, "DynamicRangeOptimizerLevel"),
      TagRow(0x6, "ColorSpace", "1=sRGB|2=Adobe RGB"),
      TagRow(
        0x7, "CreativeStyleSetting",
        "16=Standard|32=Vivid|64=Portrait|80=Landscape|96=B&W|160=Sunset"),
      TagRow(
        0x8, "ContrastSetting", format: .signedByte, print: Wording.convertedPlus),
      TagRow(
        0x9, "SaturationSetting", format: .signedByte, print: Wording.convertedPlus
      ),
      TagRow(
        0xa, "SharpnessSetting", format: .signedByte, print: Wording.convertedPlus),
      TagRow(
        0xd, "WhiteBalanceSetting", SonyLabels.whiteBalances, traits: .hexadecimal),
      TagRow(
        0xe, "ColorTemperatureSetting", value: MinoltaValue.hundreds, print: MinoltaValue.kelvin),
      TagRow(
        0xf, "ColorCompensationFilterSet", format: .signedByte, print: Wording.convertedPlus),
      TagRow(
        0x10, "FlashMode",
        "1=Flash Off|16=Autoflash|17=Fill-flash|18=Slow Sync|19=Rear Sync|20=Wireless"),
      TagRow(0x11, "LongExposureNoiseReduction", "1=Off|16=On"),
      TagRow(0x12, "HighISONoiseReduction", "16=Low|17=High|19=Auto"),
      TagRow(
        0x13, "FocusMode", "17=AF-S|18=AF-C|19=AF-A|32=Manual|48=DMF",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x15, "MultiFrameNoiseReduction", "0=n/a|1=Off|16=On|255=None",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(0x16, "HDRSetting", "1=Off|16=On (Auto)|17=On (Manual)"),
      TagRow(
        0x17, "HDRLevel",
        "33=1 EV|34=1.5 EV|35=2 EV|36=2.5 EV|37=3 EV|38=3.5 EV|39=4 EV|40=5 EV|41=6 EV"),
      TagRow(
        0x18, "ViewingMode", "16=ViewFinder|33=Focus Check Live View|34=Quick AF Live View"),
      TagRow(0x19, "FaceDetection", "1=Off|16=On"),
      TagRow(0x1a, "CustomWB_RBLevels", format: .short, count: 2, traits: .reversed),
      TagRow(
        0x1e, "BrightnessValue", condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*",
        value: MinoltaValue.brightness),
      TagRow(
        0x1f, "ISO", condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*", value: SonyValue.speedOrAuto,
        print: SonyValue.speedWords),
      TagRow(
        0x20, "FNumber", condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*",
        value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(
        0x21, "ExposureTime", condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*",
        value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x22, "FNumber", condition: "NEX-3*|NEX-5*", value: MinoltaValue.aperture,
        print: MinoltaValue.apertureWords),
      TagRow(
        0x23, "FocalLength2", condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*",
        value: SonyValue.focalLength, print: Wording.convertedLength),
      TagRow(
        0x24, "ExposureCompensation2", format: .signedShort,
        condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*", value: Meaning.eighth,
        print: Wording.convertedSigned),
      TagRow(
        0x25, "FocalLength2", condition: "NEX-3*|NEX-5*", value: SonyValue.focalLength,
        print: Wording.convertedLength),
      TagRow(
        0x26, "FlashExposureCompSet2", format: .signedShort,
        condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*", value: Meaning.eighth,
        print: Wording.convertedSigned),
      TagRow(
        0x27, "ExposureTime", condition: "!NEX-3*|NEX-5*|DSLR-A450*|DSLR-A500*|DSLR-A550*",
        value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x28, "Orientation2", "1=Horizontal (normal)|2=Rotate 180|6=Rotate 90 CW|8=Rotate 270 CW",
        condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x29, "FocusPosition2", condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x2a, "FlashAction", "0=Did not fire|1=Fired",
        condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(0x2b, "FocusPosition2", condition: "NEX-3*|NEX-5*"),
      TagRow(
        0x2c, "FocusMode2", "0=AF|1=MF", condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(0x2e, "FocusMode2", "0=AF|1=MF", condition: "NEX-3*|NEX-5*"),
      TagRow(
        0x2f, "FocusPosition2", condition: "!NEX-3*|NEX-5*|DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x30, "FlashAction", "0=Did not fire|1=Fired",
        condition: "!NEX-3*|NEX-5*|DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x32, "FocusMode2", "0=AF|1=MF",
        condition: "!NEX-3*|NEX-5*|DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x77, "FlashAction2",
        "0=Did not fire|2=External Flash fired (2)|3=Built-in Flash fired|4=External Flash fired (4)",
        condition: "DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x78, "FlashActionExternal", "121=Fired|122=Fired|136=Did not fire",
        condition: "NEX-3*|NEX-5*"),
      TagRow(
        0x7c, "FlashActionExternal", "136=Did not fire|167=Fired|182=Fired, HSS",
        condition: "!NEX-3*|NEX-5*|DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(0x82, "FlashStatus", "0=None|2=External", condition: "NEX-3*|NEX-5*"),
      TagRow(
        0x86, "FlashStatus", "0=None|1=Built-in|2=External",
        condition: "!NEX-3*|NEX-5*|DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x1001e, "ExposureCompensationSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(
        0x1001f, "FlashExposureCompSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(
        0x10020, "LiveViewAFMethod", "0=n/a|1=Phase-detect AF|2=Contrast AF",
        condition: "!NEX-3*|NEX-5*"),
      TagRow(
        0x10021, "ISO", condition: "NEX-3*|NEX-5*", value: SonyValue.speedOrAuto,
        print: SonyValue.speedWords),
      TagRow(
        0x10023, "ExposureTime", condition: "NEX-3*|NEX-5*", value: MinoltaValue.timeOrBulb,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x10025, "ISO", condition: "!DSLR-A450*|DSLR-A500*|DSLR-A550*",
        value: SonyValue.speedOrAuto, print: SonyValue.speedWords),
      TagRow(
        0x10026, "ExposureCompensation2", format: .signedShort, condition: "NEX-3*|NEX-5*",
        value: Meaning.eighth, print: Wording.convertedSigned),
      TagRow(
        0x10029, "FocalLength2", condition: "!NEX-3*|NEX-5*", value: SonyValue.focalLength,
        print: Wording.convertedLength),
      TagRow(
        0x1002a, "ExposureCompensation2", format: .signedShort, condition: "!NEX-3*|NEX-5*",
        value: Meaning.eighth, print: Wording.convertedSigned),
      TagRow(
        0x1002c, "FlashAction", "0=Did not fire|1=Fired", condition: "NEX-3*|NEX-5*"),
      TagRow(
        0x1002e, "Orientation2",
        "1=Horizontal (normal)|2=Rotate 180|6=Rotate 90 CW|8=Rotate 270 CW",
        condition: "!DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x20026, "FNumber", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(
        0x2002c, "FlashExposureCompSet2", format: .signedShort, value: Meaning.eighth,
        print: Wording.convertedSigned),
    ])

  /// Counts.
  package static let sonyMoreInfo0201 = TagTable(
    "SonyMoreInfo0201", group: "Sony", yields: true,
    [
      TagRow(
        0x11b, "ImageCount", format: .long, condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: SonyValue.threeBytes),
      TagRow(
        0x125, "ShutterCount", format: .long, condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: SonyValue.threeBytes),
      TagRow(
        0x14a, "ShutterCount", format: .long, condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: SonyValue.threeBytes),
    ])

  /// Shots.
  package static let sonyMoreInfo0401 = TagTable(
    "SonyMoreInfo0401", group: "Sony",
    [
      TagRow(
        0x44e, "ShotNumberSincePowerUp", format: .long, condition: "!NEX-3$|NEX-5$",
        value: SonyValue.threeBytes, traits: .yields)
    ])

  /// Where faces are.
  package static let sonyFaceInfo = TagTable(
    "SonyFaceInfo", group: "Sony",
    [
      TagRow(0x0, "FacesDetected", "-1=n/a", format: .signedShort, print: CanonValue.labelOrNumber),
      TagRow(
        0x1, "Face1Position", format: .short, count: 4, condition: "@0>0", value: SonyValue.face),
      TagRow(
        0x6, "Face2Position", format: .short, count: 4, condition: "@0>1", value: SonyValue.face),
      TagRow(
        0xb, "Face3Position", format: .short, count: 4, condition: "@0>2", value: SonyValue.face),
      TagRow(
        0x10, "Face4Position", format: .short, count: 4, condition: "@0>3", value: SonyValue.face),
      TagRow(
        0x15, "Face5Position", format: .short, count: 4, condition: "@0>4", value: SonyValue.face),
      TagRow(
        0x1a, "Face6Position", format: .short, count: 4, condition: "@0>5", value: SonyValue.face),
      TagRow(
        0x1f, "Face7Position", format: .short, count: 4, condition: "@0>6", value: SonyValue.face),
      TagRow(
        0x24, "Face8Position", format: .short, count: 4, condition: "@0>7", value: SonyValue.face),
    ])

  /// Where faces are, of the A450 to A550.
  package static let sonyFaceInfoA = TagTable(
    "SonyFaceInfoA", group: "Sony",
    [
      TagRow(0x3, "FacesDetected", value: SonyValue.faces),
      // What may be faces: one more than are counted where another number is above 0.
      TagRow(
        0xb, "PotentialFace1Position", format: .short, count: 4,
        condition: "@3>0?@8>0&!@3>8?@8>0&@3>0?@2=1|257&!@3>8?@2=1|257", value: SonyValue.face),
      TagRow(
        0x15, "PotentialFace2Position", format: .short, count: 4,
        condition: "@3>0&!@3>8&!@3=1?@8>0", value: SonyValue.face),
      TagRow(
        0x1f, "PotentialFace3Position", format: .short, count: 4,
        condition: "@3>1&!@3>8&!@3=2?@8>0", value: SonyValue.face),
      TagRow(
        0x29, "PotentialFace4Position", format: .short, count: 4,
        condition: "@3>2&!@3>8&!@3=3?@8>0", value: SonyValue.face),
      TagRow(
        0x33, "PotentialFace5Position", format: .short, count: 4,
        condition: "@3>3&!@3>8&!@3=4?@8>0", value: SonyValue.face),
      TagRow(
        0x3d, "PotentialFace6Position", format: .short, count: 4,
        condition: "@3>4&!@3>8&!@3=5?@8>0", value: SonyValue.face),
      TagRow(
        0x47, "PotentialFace7Position", format: .short, count: 4,
        condition: "@3>5&!@3>8&!@3=6?@8>0", value: SonyValue.face),
      TagRow(
        0x51, "PotentialFace8Position", format: .short, count: 4,
        condition: "@3>6&!@3>8&!@3=7?@8>0", value: SonyValue.face),
      TagRow(
        0x5b, "Face1Position", format: .short, count: 4, condition: "@3>0&!@3>8",
        value: SonyValue.face),
      TagRow(
        0x65, "Face2Position", format: .short, count: 4, condition: "@3>1&!@3>8",
        value: SonyValue.face),
      TagRow(
        0x6f, "Face3Position", format: .short, count: 4, condition: "@3>2&!@3>8",
        value: SonyValue.face),
      TagRow(
        0x79, "Face4Position", format: .short, count: 4, condition: "@3>3&!@3>8",
        value: SonyValue.face),
    ])
}
