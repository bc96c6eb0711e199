extension NotePart {
  /// What is a structure in Canon's notes.
  static let canon: [NotePart] = settings + cameras + customFunctions + pictures + colorData + later

  // swift-format-ignore
  private static let settings: [NotePart] = [
    .init(0x1, .canonCameraSettings, .signedShort, .bytes),
    .init(0x2, .canonFocalLength, .short),
    .init(0x4, .canonShotInfo, .signedShort, .bytes),
    .init(0x5, .canonPanorama, .signedShort),
  ]

  // swift-format-ignore
  private static let pictures: [NotePart] = [
    .init(0x11, .canonMovie, .short, .bytes),
    .init(0x12, .canonFocusPoints, .short) { $0.tellFocusPoints(&$1) },
    .init(0x1d, .canonMyColors, .short, .bytes),
    .init(0x24, .canonFaces1, .short, .bytes),
    .init(0x25, .canonFaces2, .byte),
    .init(0x26, .canonFocusAreas, .short, .bytes, condition: "!head") { $0.tellFocusAreas(&$1) },
    .init(0x27, .canonContrast, .short, condition: "@0=10"),
    .init(0x29, .canonWhiteBalance, .long),
    .init(0x2f, .canonFaces3, .short, .bytes),
    .init(0x35, .canonTime, .signedLong, .bytes),
    .init(0x3c, .canonFocusAreas, .short, .bytes) { $0.tellFocusAreas(&$1) },
    .init(0x83, .canonDecision, .long, tell: originalDecision),
    .init(0x91, .canonCustomPersonalFuncs, .short, .bytes),
    .init(0x92, .canonCustomPersonalFuncValues, .short, .bytes),
    .init(0x93, .canonFileInfo, .signedShort, .bytes),
    .init(0x96, .canonSerial, .byte, condition: "EOS 5D*"),
    .init(0x98, .canonCrop, .short),
    .init(0x99, .canonCustomFunctions2, .signedLong, .bytes) { $0.tellCustomFunctions2(&$1) },
    .init(0x9a, .canonAspect, .long),
    .init(0xa0, .canonProcessing, .signedShort, .bytes),
    .init(0xa9, .canonColorBalance, .signedShort, .bytes),
    .init(0xaa, .canonMeasuredColor, .short, .bytes),
    .init(0xb0, .canonFlags, .signedShort, .bytes),
    .init(0xb1, .canonModified, .signedShort, .bytes),
    .init(0xb6, .canonPreview, .long, .half, tell: preview),
    .init(0xe0, .canonSensor, .signedShort, .bytes),
  ]

  // swift-format-ignore
  private static let later: [NotePart] = [
    .init(0x4003, .canonColorInfo, .signedShort),
    .init(0x4013, .canonFocusAdjustment, .signedLong, .bytesOr44),
    // What does not start with 0 is of other layouts, of which less is known: in some of them no
    // length stands where it does in these.
    .init(0x4015, .canonVignetting, .signedShort, .behindTwo, condition: "!head&@0=0"),
    .init(0x4015, .canonVignettingUnknown, .byte, .behindTwo, condition: "!head&@0=1|2|16|32"),
    .init(0x4015, .canonVignettingUnknown, .byte, condition: "!head"),
    .init(0x4016, .canonVignetting2, .signedLong, .bytes),
    .init(0x4018, .canonLighting, .signedLong, .bytes),
    .init(0x4019, .canonLens, .byte),
    .init(0x4020, .canonAmbience, .signedLong, .bytes, condition: "!head"),
    .init(0x4021, .canonMultipleExposure, .signedLong, .bytes),
    .init(0x4024, .canonFilterInfo, .signedLong, .bytes) { $0.tellFilters(&$1) },
    .init(0x4025, .canonHDR, .signedLong, .bytes),
    .init(0x4026, .canonLog, .signedLong, .bytes),
    .init(0x4028, .canonFocusSettings, .signedLong, .bytes),
    .init(0x403f, .canonRawBurst, .long, .bytes),
    .init(0x4053, .canonFocusBracketing, .signedLong, .bytes),
    .init(0x4059, .canonLevel, .signedLong, .bytes),
  ]

  /// What a camera keeps of itself.
  // swift-format-ignore
  private static let cameras: [NotePart] = [
    .init(0xd, .canonCamera1D, .byte, condition: "1D$|1DS$"),
    .init(0xd, .canonCamera1DmkII, .byte, condition: "1D Mark II$|1Ds Mark II$"),
    .init(0xd, .canonCamera1DmkIIN, .byte, condition: "1D Mark II N$|1Ds Mark II N$"),
    .init(0xd, .canonCamera1DmkIII, .byte, condition: "1D Mark III$|1Ds Mark III$"),
    .init(0xd, .canonCamera5D, .signedByte, condition: "EOS 5D$"),
    .init(0xd, .canonCamera6D, .byte, condition: "EOS 6D$"),
    .init(0xd, .canonCamera40D, .byte, condition: "EOS 40D$"),
    .init(0xd, .canonCamera60D, .byte, condition: "EOS 60D$"),
    .init(0xd, .canonCamera70D, .byte, condition: "EOS 70D$"),
    .init(0xd, .canonCamera80D, .byte, condition: "EOS 80D$"),
    .init(0xd, .canonCamera450D, .byte, condition: "450D|REBEL XSi|Kiss X2"),
    .init(0xd, .canonCamera500D, .byte, condition: "500D|REBEL T1i|Kiss X3"),
    .init(0xd, .canonCamera550D, .byte, condition: "550D|REBEL T2i|Kiss X4"),
    .init(0xd, .canonCamera600D, .byte, condition: "600D|REBEL T3i|Kiss X5"),
    .init(0xd, .canonCamera650D, .byte, condition: "650D|REBEL T4i|Kiss X6i|700D|REBEL T5i|Kiss X7i"),
    .init(0xd, .canonCamera750D, .byte, condition: "750D|Rebel T6i|Kiss X8i|760D|Rebel T6s|8000D"),
    .init(0xd, .canonCamera1000D, .byte, condition: "1000D|REBEL XS|Kiss F"),
    .init(0xd, .canonCamera600D, .byte, condition: "1100D|REBEL T3|Kiss X50"),
    .init(0xd, .canonCamera60D, .byte, condition: "1200D|REBEL T5|Kiss X70"),
    .init(0xd, .canonCameraR6, .byte, condition: "EOS R5$|EOS R6$"),
    .init(0xd, .canonCameraR6m2, .byte, condition: "EOS R6m2$|EOS R8$|EOS R50$"),
    .init(0xd, .canonCameraR6m3, .byte, condition: "EOS R6 Mark III$"),
    .init(0xd, .canonCameraG5XII, .byte, condition: "G5 X Mark II$"),
    revised(.canonCamera1DmkIV, "1D Mark IV$", StructureRevision.of1DmkIV),
    revised(.canonCamera1DX, "EOS-1D X$", StructureRevision.of1DX),
    revised(.canonCamera5DmkII, "EOS 5D Mark II$", StructureRevision.of5DmkII),
    revised(.canonCamera5DmkIII, "EOS 5D Mark III$", StructureRevision.of5DmkIII),
    revised(.canonCamera7D, "EOS 7D$", StructureRevision.of7D),
    revised(.canonCamera50D, "EOS 50D$", StructureRevision.of50D),
    .init(0xd, .canonCameraPowerShot, .signedLong, condition: "unit=4&count=138|148"),
    .init(0xd, .canonCameraPowerShot2, .signedLong, condition: "unit=4&count=156|162|167|171|264"),
    .init(0xd, .canonCameraUnknown32, .signedLong, condition: "unit=4|9"),
    .init(0xd, .canonCameraUnknown, .signedByte, condition: "!unit=3|8"),
  ]

  /// A structure of a camera whose layout depends on its firmware.
  private static func revised(
    _ table: TagTable, _ camera: String, _ revisions: [StructureRevision]
  ) -> NotePart {
    NotePart(0xd, table, .byte, condition: camera) { $0.tellRevised(table, revisions, &$1) }
  }

  /// Custom functions, in a layout for each camera before 2007.
  // swift-format-ignore
  private static let customFunctions: [NotePart] = [
    functions(0xf, .canonCustomFunctions1D, "EOS-1D*"),
    functions(0xf, .canonCustomFunctions5D, "EOS 5D*"),
    functions(0xf, .canonCustomFunctions10D, "EOS 10D*"),
    functions(0xf, .canonCustomFunctions20D, "EOS 20D*"),
    functions(0xf, .canonCustomFunctions30D, "EOS 30D*"),
    functions(0xf, .canonCustomFunctions350D, "350D|REBEL XT|Kiss Digital N"),
    functions(0xf, .canonCustomFunctions400D, "400D|REBEL XTi|Kiss Digital X|K236"),
    functions(0xf, .canonCustomFunctionsD30, "EOS D30|EOS D60"),
    functions(0x90, .canonCustomFunctions1D, ""),
  ]

  private static func functions(_ tag: Int, _ table: TagTable, _ condition: String) -> NotePart {
    NotePart(tag, table, .short, .bytes, condition: condition) {
      $0.tellCustomFunctions(table, &$1)
    }
  }

  /// White balance and more, in a layout for each count.
  // swift-format-ignore
  private static let colorData: [NotePart] = [
    .init(0x4001, .canonColorData1, .signedShort, condition: "count=582"),
    .init(0x4001, .canonColorData2, .signedShort, condition: "count=653"),
    .init(0x4001, .canonColorData3, .signedShort, condition: "count=796"),
    .init(0x4001, .canonColorData4, .signedShort, condition: "count=692|674|702|1227|1250|1251|1337|1338|1346"),
    .init(0x4001, .canonColorData5, .signedShort, condition: "count=5120"),
    .init(0x4001, .canonColorData6, .signedShort, condition: "count=1273|1275"),
    .init(0x4001, .canonColorData7, .signedShort, condition: "count=1312|1313|1316|1506"),
    .init(0x4001, .canonColorData8, .signedShort, condition: "count=1560|1592|1353|1602"),
    .init(0x4001, .canonColorData9, .signedShort, condition: "count=1816|1820|1824"),
    .init(0x4001, .canonColorData10, .signedShort, condition: "count=2024|3656"),
    .init(0x4001, .canonColorData11, .signedShort, condition: "count=3973|3778&!@0>64"),
    .init(0x4001, .canonColorData12, .signedShort, condition: "count=4528|3778"),
    .init(0x4001, .canonColorDataUnknown, .signedShort),
  ]

  /// Structures within those.
  static let canonInner: [InnerPart] = [
    .init("CanonColorData4", 63, .canonColorCoefficients, .signedShort, byteCount: 210),
    .init("CanonColorData5", 71, .canonColorCoefficients, .signedShort, byteCount: 230),
    .init("CanonColorData5", 65607, .canonColorCoefficients2, .signedShort, byteCount: 368),
    .init("CanonCameraInfo1DmkIII", 682, .canonPictureStyles, .byte),
    .init("CanonCameraInfo1DmkIV", 872, .canonPictureStyles, .byte),
    .init("CanonCameraInfo1DX", 1012, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo5DmkII", 759, .canonPictureStyles, .byte),
    .init("CanonCameraInfo5DmkIII", 944, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo7D", 807, .canonPictureStyles, .byte),
    .init("CanonCameraInfo50D", 727, .canonPictureStyles, .byte),
    .init("CanonCameraInfo6D", 966, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo40D", 603, .canonPictureStyles, .byte),
    .init("CanonCameraInfo60D", 761, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo60D", 801, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo70D", 975, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo450D", 611, .canonPictureStyles, .byte),
    .init("CanonCameraInfo500D", 779, .canonPictureStyles, .byte),
    .init("CanonCameraInfo550D", 796, .canonPictureStyles, .byte),
    .init("CanonCameraInfo600D", 763, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo650D", 912, .canonPictureStyles2, .byte),
    .init("CanonCameraInfo1000D", 615, .canonPictureStyles, .byte),
  ]
}
