/// What later A-mount cameras and the first NEX are set to.
extension TagTable {
  /// Of the A33 to A580 and the first NEX.
  package static let sonyCameraSettings3 = TagTable(
    "SonyCameraSettings3", group: "Sony", yields: true,
    [
      TagRow(
        0x0, "ShutterSpeedSetting", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x1, "ApertureSetting", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(
        0x2, "ISOSetting", "0=Auto|254=n/a", value: SonyValue.speedOrMode,
        print: SonyValue.speedOrModeWords),
      TagRow(
        0x3, "ExposureCompensationSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(
        0x4, "DriveModeSetting", SonyLabels.driveModeSettings, traits: .hexadecimal),
      TagRow(0x5, "ExposureProgram", SonyLabels.exposureProgram3),
      TagRow(0x6, "FocusModeSetting", "17=AF-S|18=AF-C|19=AF-A|32=Manual|48=DMF"),
      TagRow(
        0x7, "MeteringMode", "1=Multi-segment|2=Center-weighted average|3=Spot"),
      TagRow(
        0x9, "SonyImageSize",
        "21=Large (3:2)|22=Medium (3:2)|23=Small (3:2)|25=Large (16:9)|26=Medium (16:9)|27=Small (16:9)"
      ),
      TagRow(0xa, "AspectRatio", "4=3:2|8=16:9"),
      TagRow(0xb, "Quality", "2=RAW|4=RAW + JPEG|6=Fine|7=Standard"),
      TagRow(
        0xc, "DynamicRangeOptimizerSetting", "1=Off|16=On (Auto)|17=On (Manual)"),
      TagRow(0xd, "DynamicRangeOptimizerLevel"),
      TagRow(0xe, "ColorSpace", "1=sRGB|2=Adobe RGB"),
      TagRow(
        0xf, "CreativeStyleSetting",
        "16=Standard|32=Vivid|64=Portrait|80=Landscape|96=B&W|160=Sunset"),
      TagRow(
        0x10, "ContrastSetting", format: .signedByte, print: Wording.convertedPlus),
      TagRow(
        0x11, "SaturationSetting", format: .signedByte, print: Wording.convertedPlus),
      TagRow(
        0x12, "SharpnessSetting", format: .signedByte, print: Wording.convertedPlus
      ),
      TagRow(
        0x16, "WhiteBalanceSetting", SonyLabels.whiteBalances, traits: .hexadecimal),
      TagRow(
        0x17, "ColorTemperatureSetting", value: MinoltaValue.hundreds, print: MinoltaValue.kelvin),
      TagRow(
        0x18, "ColorCompensationFilterSet", format: .signedByte, print: Wording.convertedPlus),
      TagRow(0x19, "CustomWB_RGBLevels", format: .short, count: 3, traits: .reversed),
      TagRow(
        0x20, "FlashMode",
        "1=Flash Off|16=Autoflash|17=Fill-flash|18=Slow Sync|19=Rear Sync|20=Wireless"),
      TagRow(0x21, "FlashControl", "1=ADI Flash|2=Pre-flash TTL"),
      TagRow(
        0x23, "FlashExposureCompSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(0x24, "AFAreaMode", "1=Wide|2=Spot|3=Local|4=Flexible"),
      TagRow(0x25, "LongExposureNoiseReduction", "1=Off|16=On"),
      TagRow(0x26, "HighISONoiseReduction", "16=Low|17=High|19=Auto"),
      TagRow(
        0x27, "SmileShutterMode", "17=Slight Smile|18=Normal Smile|19=Big Smile"),
      TagRow(0x28, "RedEyeReduction", "1=Off|16=On"),
      TagRow(0x2d, "HDRSetting", "1=Off|16=On (Auto)|17=On (Manual)"),
      TagRow(
        0x2e, "HDRLevel",
        "33=1 EV|34=1.5 EV|35=2 EV|36=2.5 EV|37=3 EV|38=3.5 EV|39=4 EV|40=5 EV|41=6 EV"),
      TagRow(
        0x2f, "ViewingMode", "16=ViewFinder|33=Focus Check Live View|34=Quick AF Live View"),
      TagRow(0x30, "FaceDetection", "1=Off|16=On"),
      TagRow(0x31, "SmileShutter", "1=Off|16=On"),
      TagRow(
        0x32, "SweepPanoramaSize", "1=Standard|2=Wide",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x33, "SweepPanoramaDirection", "1=Right|2=Left|3=Up|4=Down",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x34, "DriveMode",
        "16=Single Frame|33=Continuous High|34=Continuous Low|48=Speed Priority Continuous|81=Self-timer 10 sec|82=Self-timer 2 sec, Mirror Lock-up|113=Continuous Bracketing 0.3 EV|117=Continuous Bracketing 0.7 EV|145=White Balance Bracketing Low|146=White Balance Bracketing High|192=Remote Commander|209=Continuous - HDR|210=Continuous - Multi Frame NR|211=Continuous - Handheld Night Shot|212=Continuous - Anti Motion Blur|213=Continuous - Sweep Panorama|214=Continuous - 3D Sweep Panorama",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$", traits: .hexadecimal),
      TagRow(
        0x35, "MultiFrameNoiseReduction", "0=n/a|1=Off|16=On|255=None",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x36, "LiveViewAFSetting", "0=n/a|1=Phase-detect AF|2=Contrast AF",
        condition: "!NEX-*|DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x38, "PanoramaSize3D", "0=n/a|1=Standard|2=Wide|3=16:9",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x83, "AFButtonPressed", "1=No|16=Yes",
        condition: "!NEX-*|DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x84, "LiveViewMetering", "0=n/a|16=40 Segment|32=1200-zone Evaluative",
        condition: "!NEX-*|DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x85, "ViewingMode2", "0=n/a|16=Viewfinder|33=Focus Check Live View|34=Quick AF Live View",
        condition: "!NEX-*|DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x86, "AELock", "1=On|2=Off", condition: "!NEX-*|DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x87, "FlashStatusBuilt-in", "1=Off|2=On", condition: "!DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x88, "FlashStatusExternal", "1=None|2=Off|3=On",
        condition: "!DSLR-A450*|DSLR-A500*|DSLR-A550*"),
      TagRow(
        0x8b, "LiveViewFocusMode", "0=n/a|1=AF|16=Manual",
        condition: "!NEX-*|DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x99, "LensMount", "1=Unknown|16=A-mount|17=E-mount",
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x10c, "SequenceNumber", "0=Single|255=n/a", condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$",
        print: CanonValue.labelOrNumber),
      TagRow(
        0x114, "FolderNumber", format: .long, condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: MinoltaValue.folderBits, print: MinoltaValue.threePlaces),
      TagRow(
        0x200, "ShotNumberSincePowerUp2", format: .long,
        condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x283, "AFButtonPressed", "1=No|16=Yes", condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x284, "LiveViewMetering", "0=n/a|16=40 Segment|32=1200-zone Evaluative",
        condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x285, "ViewingMode2", "0=n/a|16=Viewfinder|33=Focus Check Live View|34=Quick AF Live View",
        condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x286, "AELock", "1=On|2=Off", condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x287, "FlashStatusBuilt-in", "1=Off|2=On", condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x288, "FlashStatusExternal", "1=None|2=Off|3=On",
        condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x28b, "LiveViewFocusMode", "0=n/a|1=AF|16=Manual",
        condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
      TagRow(
        0x30c, "SequenceNumber", "0=Single|255=n/a", condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$",
        print: CanonValue.labelOrNumber),
      TagRow(
        0x314, "ImageNumber", format: .short, condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: MinoltaValue.fourteenBits, print: MinoltaValue.fourPlaces),
      TagRow(
        0x316, "FolderNumber", format: .short, condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: MinoltaValue.tenBits, print: MinoltaValue.threePlaces),
      TagRow(
        0x3f0, "LensE-mountVersion", format: .short, condition: "NEX-*",
        print: SonyValue.mountVersion),
      TagRow(
        0x3f3, "LensFirmwareVersion", format: .short, condition: "NEX-*",
        print: SonyValue.lensVersion),
      TagRow(
        0x3f7, "LensType2", SonyLenses.eMount, format: .short, condition: "NEX-*&!@153=1"),
      TagRow(
        0x400, "ImageNumber", format: .short, condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: MinoltaValue.fourteenBits, print: MinoltaValue.fourPlaces),
      TagRow(
        0x402, "FolderNumber", format: .short, condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: MinoltaValue.tenBits, print: MinoltaValue.threePlaces),
      TagRow(
        0x1000114, "ImageNumber", format: .long, condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: MinoltaValue.fourteenBits, print: MinoltaValue.fourPlaces),
    ])
}
