/// What Leaf's digital backs write into their raw files: numbers only count the rows.
extension TagTable {
  /// Packets outside of directories.
  package static let leaf = TagTable(
    "Leaf", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "PreviewImage", traits: .binary),
      TagRow(1, "PreviewInfo"),
      TagRow(2, "PDAHistogram", traits: .binary),
      TagRow(3, "BackSerial", print: LeafValue.serial),
      TagRow(4, "ToneMatrix", traits: .binary),
      TagRow(5, "ToneSpaceFlow", format: .short),
      TagRow(6, "ImageOffset", format: .short),
      TagRow(7, "PatternAngle", format: .short),
    ])

  package static let leafCameraProfile = TagTable(
    "Leaf-CameraProfile", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "CameraBackType"),
      TagRow(1, "CameraName"),
      TagRow(2, "CameraType"),
      TagRow(3, "CameraProfileVersion"),
    ])

  package static let leafCaptureProfile = TagTable(
    "Leaf-CaptureProfile", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "CCDRect"),
      TagRow(1, "CCDValidRect"),
      TagRow(2, "CCDVideoRect"),
      TagRow(3, "CaptProfBackType"),
      TagRow(4, "CenterDarkRect"),
      TagRow(5, "ColorAverages"),
      TagRow(6, "ColorMatrix"),
      TagRow(7, "DarkCorrectionType"),
      TagRow(8, "ImageBounds"),
      TagRow(9, "ImageFields"),
      TagRow(10, "ImageOffset"),
      TagRow(11, "LeftDarkRect"),
      TagRow(12, "LuminanceConsts"),
      TagRow(13, "MosaicPattern"),
      TagRow(14, "CaptProfName"),
      TagRow(15, "NumberOfPlanes"),
      TagRow(16, "RawDataRotation"),
      TagRow(17, "ReconstructionType"),
      TagRow(18, "RightDarkRect"),
      TagRow(19, "CaptureSerial", print: LeafValue.serial),
      TagRow(20, "CaptProfType"),
      TagRow(21, "CaptProfVersion"),
      TagRow(22, "XYOffsetInfo"),
    ])

  package static let leafImageProfile = TagTable(
    "Leaf-ImageProfile", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "ImgProfBackType"),
      TagRow(1, "ImageStatus"),
      TagRow(2, "ImgProfName"),
      TagRow(3, "RotationAngle"),
      TagRow(4, "ImgProfType"),
      TagRow(5, "ImgProfVersion"),
    ])

  package static let leafShootSetup = TagTable(
    "Leaf-ShootSetup", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "ShootObjBackType"),
      TagRow(1, "ShootObjName"),
      TagRow(2, "ShootObjType"),
      TagRow(3, "ShootObjVersion"),
    ])

  package static let leafCaptureSetup = TagTable(
    "Leaf-CaptureSetup", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "MultiQuality"),
      TagRow(1, "CaptureObjBackType"),
      TagRow(2, "CaptureObjName"),
      TagRow(3, "SingleQuality"),
      TagRow(4, "CaptureObjType"),
      TagRow(5, "CaptureObjVersion"),
    ])

  package static let leafNeutrals = TagTable(
    "Leaf-Neutrals", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "NeutObjBackType"),
      TagRow(1, "ColorCasts"),
      TagRow(2, "HighlightEndPoints"),
      TagRow(3, "NeutObjName"),
      TagRow(4, "Neutrals"),
      TagRow(5, "ShadowEndPoints"),
      TagRow(6, "NeutObjType"),
      TagRow(7, "NeutObjVersion"),
    ])

  package static let leafSelection = TagTable(
    "Leaf-Selection", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "SelObjBackType"),
      TagRow(1, "Locks"),
      TagRow(2, "SelObjName"),
      TagRow(3, "Orientation"),
      TagRow(4, "Rect"),
      TagRow(5, "Resolution"),
      TagRow(6, "Scale"),
      TagRow(7, "SelObjType"),
      TagRow(8, "SelObjVersion"),
    ])

  package static let leafToneCurve = TagTable(
    "Leaf-ToneCurve", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "ToneObjBackType"),
      TagRow(1, "Gamma"),
      TagRow(2, "ToneObjName"),
      TagRow(3, "Npts"),
      TagRow(4, "Tones"),
      TagRow(5, "ToneObjType"),
      TagRow(6, "ToneObjVersion"),
    ])

  package static let leafSharpness = TagTable(
    "Leaf-Sharpness", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "SharpObjBackType"),
      TagRow(1, "DataLen"),
      TagRow(2, "SharpObjName"),
      TagRow(3, "SharpInfo"),
      TagRow(4, "SharpMethod"),
      TagRow(5, "SharpObjType"),
      TagRow(6, "SharpObjVersion"),
    ])

  package static let leafColorSetup = TagTable(
    "Leaf-ColorSetup", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "ColorObjBackType"),
      TagRow(1, "ColorMode"),
      TagRow(2, "ColorType"),
      TagRow(3, "HasICC"),
      TagRow(4, "InputProfile"),
      TagRow(5, "ColorObjName"),
      TagRow(6, "OutputProfile"),
      TagRow(7, "ColorObjType"),
      TagRow(8, "ColorObjVersion"),
    ])

  package static let leafSaveSetup = TagTable(
    "Leaf-SaveSetup", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "SaveObjBackType"),
      TagRow(1, "LeafAutoActive"),
      TagRow(2, "LeafAutoBaseName"),
      TagRow(3, "LeafHotFolder"),
      TagRow(4, "LeafOpenProcHDR"),
      TagRow(5, "LeafOutputFileType"),
      TagRow(6, "LeafSaveSelection"),
      TagRow(7, "SaveObjName"),
      TagRow(8, "StdAutoActive"),
      TagRow(9, "StdBaseName"),
      TagRow(10, "StdHotFolder"),
      TagRow(11, "StdOpenInPhotoshop"),
      TagRow(12, "StdOutputBitDepth"),
      TagRow(13, "StdOutputColorMode"),
      TagRow(14, "StdOutputFileType"),
      TagRow(15, "StdOxygen"),
      TagRow(16, "StdSaveSelection"),
      TagRow(17, "StdScaledOutput"),
      TagRow(18, "StdSharpenOutput"),
      TagRow(19, "SaveObjType"),
      TagRow(20, "SaveObjVersion"),
    ])

  package static let leafCameraSetup = TagTable(
    "Leaf-CameraSetup", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "ISOSpeed"),
      TagRow(1, "CameraObjBackType"),
      TagRow(2, "CameraType"),
      TagRow(3, "LensID"),
      TagRow(4, "LensType"),
      TagRow(5, "CameraObjName"),
      TagRow(6, "Strobe"),
      TagRow(7, "CameraObjType"),
      TagRow(8, "CameraObjVersion"),
    ])

  package static let leafLookHeader = TagTable(
    "Leaf-LookHeader", group: "Leaf", isNumberless: true,
    [
      TagRow(0, "LookHeadBackType"),
      TagRow(1, "LookHeadName"),
      TagRow(2, "LookHeadType"),
      TagRow(3, "LookHeadVersion"),
    ])

  /// Packets that have no name of the field's, under one made of theirs.
  package static let leafUnknown = TagTable(
    "Leaf-Unknown", group: "Leaf",
    [
      TagRow(0, "Value", print: LeafValue.cut)
    ])
}
