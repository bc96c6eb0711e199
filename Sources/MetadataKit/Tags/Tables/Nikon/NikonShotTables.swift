/// How a picture was taken: Nikon's cameras before 2010.
// swift-format-ignore
extension TagTable {
  package static let nikonShotInfo = TagTable(
    "NikonShotInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep&digits"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep&firmware"),
      TagRow(0x100, "DistortionControl", "0=Off|1=On", condition: "P6000"),
      TagRow(0x6a0, "ShutterCount", format: .long, condition: "ShotInfoVersion=0204", traits: .yields),
      TagRow(0x6e0, "DeletedImageCount", format: .long, condition: "ShotInfoVersion=0204", traits: .yields),
      TagRow(0x750, "VibrationReduction", "0=Off|1=On (1)|2=On (2)|3=On (3)", condition: "ShotInfoVersion=0207"),
      TagRow(0x820, "VibrationReduction", "0=Off|1=On", condition: "ShotInfoVersion=0204"),
      TagRow(0x1570, "ShutterCount", format: .undefined, count: 2, condition: "ShotInfoVersion=0205", value: NikonValue.bigShort, traits: .yields),
      TagRow(0x1ae0, "VibrationReduction", "0=n/a|12=Off|15=On", condition: "ShotInfoVersion=0205", traits: .hexadecimal),
      TagRow(0x24d0, "ShutterCount", format: .long, condition: "ShotInfoVersion=0211", traits: .yields),
    ])

  package static let nikonShotInfoD40 = TagTable(
    "NikonShotInfoD40", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x2460, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x24a0, "VibrationReduction", "0=Off|1=On", condition: "mask=8"),
      TagRow(0x2d90, "CustomSettingsD40", format: .undefined, count: 12, traits: .structural),
    ])

  package static let nikonShotInfoD80 = TagTable(
    "NikonShotInfoD80", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x24a0, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x24e0, "Rotation", "0=Horizontal|1=Rotate 270 CW|2=Rotate 90 CW|3=Rotate 180", condition: "mask=7"),
      TagRow(0x24e1, "VibrationReduction", "0=Off|3=On", condition: "mask=24"),
      TagRow(0x24e2, "FlashFired", "1=Internal|2=External", condition: "mask=224", traits: .bitmask),
      TagRow(0x2c40, "NikonImageSize", "0=Large (10.0 M)|1=Medium (5.6 M)|2=Small (2.5 M)", condition: "mask=240"),
      TagRow(0x2c41, "ImageQuality", "0=NEF (RAW)|1=JPEG Fine|2=JPEG Normal|3=JPEG Basic|4=NEF (RAW) + JPEG Fine|5=NEF (RAW) + JPEG Normal|6=NEF (RAW) + JPEG Basic", condition: "mask=15"),
      TagRow(0x2ec0, "CustomSettingsD80", format: .undefined, count: 17, traits: .structural),
    ])

  package static let nikonShotInfoD90 = TagTable(
    "NikonShotInfoD90", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x2b50, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2d50, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x3740, "CustomSettingsD90", format: .undefined, count: 36, traits: .structural),
    ])

  package static let nikonShotInfoD3a = TagTable(
    "NikonShotInfoD3a", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x2560, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2760, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x2d30, "NikonImageSize", "0=Large|1=Medium|2=Small", condition: "mask=24"),
      TagRow(0x2d31, "ImageQuality", "0=NEF (RAW) + JPEG Fine|1=NEF (RAW) + JPEG Norm|2=NEF (RAW) + JPEG Basic|3=NEF (RAW)|4=TIF (RGB)|5=JPEG Fine|6=JPEG Normal|7=JPEG Basic", condition: "mask=7"),
      TagRow(0x3010, "CustomSettingsD3", format: .undefined, count: 24, traits: .structural),
    ])

  package static let nikonShotInfoD3b = TagTable(
    "NikonShotInfoD3b", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x100, "ImageArea", "0=FX (36x24)|1=DX (24x16)|2=5:4 (30x24)"),
      TagRow(0x25d0, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x27d0, "ShutterCount", format: .long, condition: "FirmwareVersion^1.01", traits: .yields),
      TagRow(0x27f0, "ShutterCount", format: .long, condition: "FirmwareVersion^2.0", traits: .yields),
      TagRow(0x28a0, "PreFlashReturnStrength"),
      TagRow(0x2dc0, "NikonImageSize", "0=Large|1=Medium|2=Small", condition: "mask=24"),
      TagRow(0x2dc1, "ImageQuality", "0=NEF (RAW) + JPEG Fine|1=NEF (RAW) + JPEG Norm|2=NEF (RAW) + JPEG Basic|3=NEF (RAW)|4=TIF (RGB)|5=JPEG Fine|6=JPEG Normal|7=JPEG Basic", condition: "mask=7"),
      TagRow(0x30a0, "CustomSettingsD3", format: .undefined, count: 24, traits: .structural),
    ])

  package static let nikonShotInfoD3X = TagTable(
    "NikonShotInfoD3X", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x25d0, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2800, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x30b0, "CustomSettingsD3X", format: .undefined, count: 24, traits: .structural),
    ])

  package static let nikonShotInfoD3S = TagTable(
    "NikonShotInfoD3S", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x100, "ImageArea", "0=FX (36x24)|1=DX (24x16)|2=5:4 (30x24)|3=1.2x (30x20)"),
      TagRow(0x2210, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2420, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x29f0, "JPGCompression", "0=Size Priority|1=Optimal Quality", condition: "mask=64"),
      TagRow(0x2ce0, "CustomSettingsD3S", format: .undefined, count: 27, traits: .structural),
    ])

  package static let nikonShotInfoD300a = TagTable(
    "NikonShotInfoD300a", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x25c0, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2790, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x2d10, "AFFineTuneAdj", "0=0|58=+1|59=+2|60=+4|61=+8|62=+16|194=-16|195=-8|196=-4|197=-2|198=-1|4158=+17|4290=-17|8253=+9|8254=+18|8386=-18|8387=-9|12350=+19|12482=-19|16444=+5|16445=+10|16446=+20|16578=-20|16579=-10|16580=-5|24637=+11|24771=-11|32827=+3|32828=+6|32829=+12|32963=-12|32964=-6|32965=-3|41021=+13|41155=-13|49212=+7|49213=+14|49347=-14|49348=-7|57405=+15|57539=-15", format: .short, traits: .hexadecimal),
      TagRow(0x3160, "CustomSettingsD300", format: .undefined, count: 24, traits: .structural),
    ])

  package static let nikonShotInfoD300b = TagTable(
    "NikonShotInfoD300b", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x2650, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2840, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x2dc0, "AFFineTuneAdj", "0=0|2110=+11|2242=-11|8252=+3|8253=+6|8254=+12|8386=-12|8387=-6|8388=-3|14398=+13|14530=-13|20541=+7|20542=+14|20674=-14|20675=-7|26686=+15|26818=-15|32826=+1|32827=+2|32828=+4|32829=+8|32830=+16|32962=-16|32963=-8|32964=-4|32965=-2|32966=-1|38974=+17|39106=-17|45117=+9|45118=+18|45250=-18|45251=-9|51262=+19|51394=-19|57404=+5|57405=+10|57406=+20|57538=-20|57539=-10|57540=-5", format: .short, condition: "FirmwareVersion=1.10B", traits: .hexadecimal),
      TagRow(0x3220, "CustomSettingsD300", format: .undefined, count: 24, traits: .structural),
      TagRow(0x1002dc0, "AFFineTuneAdj", "0=0|1086=+13|1218=-13|6205=+7|6206=+14|6338=-14|6339=-7|11326=+15|11458=-15|16442=+1|16443=+2|16444=+4|16445=+8|16446=+16|16578=-16|16579=-8|16580=-4|16581=-2|16582=-1|21566=+17|21698=-17|26685=+9|26686=+18|26818=-18|26819=-9|31806=+19|31938=-19|36924=+5|36925=+10|36926=+20|37058=-20|37059=-10|37060=-5|47165=+11|47299=-11|57403=+3|57404=+6|57405=+12|57539=-12|57540=-6|57541=-3", format: .short, traits: .hexadecimal),
    ])

  package static let nikonShotInfoD300S = TagTable(
    "NikonShotInfoD300S", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x2650, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2860, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x3240, "CustomSettingsD300S", format: .undefined, count: 24, traits: .structural),
    ])

  package static let nikonShotInfoD700 = TagTable(
    "NikonShotInfoD700", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x2650, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2870, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x3240, "CustomSettingsD700", format: .undefined, count: 48, traits: .structural),
    ])

  package static let nikonShotInfoD5000 = TagTable(
    "NikonShotInfoD5000", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x2b50, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0x2d60, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x3780, "CustomSettingsD5000", format: .undefined, count: 34, traits: .structural),
    ])
}
