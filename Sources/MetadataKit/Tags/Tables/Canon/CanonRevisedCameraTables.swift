/// What cameras keep of themselves whose layout depends on their firmware; see ``StructureRevision``. The
/// numbers are those of the firmware that the field has described.
extension TagTable {
  package static let canonCamera1DmkIV = TagTable(
    "CanonCameraInfo1DmkIV", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      TagRow(8, "MeasuredEV2", condition: "!.=0", value: Meaning.eighthLessSix, traits: .yields),
      TagRow(9, "MeasuredEV3", condition: "!.=0", value: Meaning.eighthLessSix, traits: .yields),
      CanonRow.flashMetering(21),
      CanonRow.temperature(25),
      CanonRow.focalLength(30),
      CanonRow.orientation(53),
      CanonRow.distance(84, "FocusDistanceUpper"),
      CanonRow.distance(86, "FocusDistanceLower"),
      CanonRow.whiteBalance(120),
      CanonRow.colorTemperature(124),
      CanonRow.lens(335),
      CanonRow.lensLength(337, "MinFocalLength"),
      CanonRow.lensLength(339, "MaxFocalLength"),
      TagRow(
        493, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(556),
      CanonRow.directoryIndex(568),
      TagRow(872, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera1DX = TagTable(
    "CanonCameraInfo1DX", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(27),
      CanonRow.focalLength(35),
      CanonRow.orientation(125),
      CanonRow.distance(140, "FocusDistanceUpper"),
      CanonRow.distance(142, "FocusDistanceLower"),
      CanonRow.whiteBalance(188),
      CanonRow.colorTemperature(192),
      CanonRow.pictureStyle(244),
      CanonRow.lens(423),
      CanonRow.lensLength(425, "MinFocalLength"),
      CanonRow.lensLength(427, "MaxFocalLength"),
      TagRow(
        640, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(720),
      CanonRow.directoryIndex(732),
      TagRow(1012, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera5DmkII = TagTable(
    "CanonCameraInfo5DmkII", group: "Canon", yields: true,
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      TagRow(7, "HighlightTonePriority", "0=Off|1=On"),
      CanonRow.flash(19),
      CanonRow.flashMetering(21),
      CanonRow.temperature(25),
      CanonRow.magnification(27),
      CanonRow.focalLength(30),
      CanonRow.orientation(49),
      CanonRow.distance(80, "FocusDistanceUpper"),
      CanonRow.distance(82, "FocusDistanceLower"),
      CanonRow.whiteBalance(111),
      CanonRow.colorTemperature(115),
      CanonRow.pictureStyle(167),
      TagRow(189, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off"),
      TagRow(191, "AutoLightingOptimizer", "0=Standard|1=Low|2=Strong|3=Off"),
      CanonRow.lens(230),
      CanonRow.lensLength(232, "MinFocalLength"),
      CanonRow.lensLength(234, "MaxFocalLength"),
      TagRow(
        382, "FirmwareVersion", format: .ascii, count: 6, condition: "version"),
      TagRow(398, "OwnerName", format: .ascii, count: 32),
      CanonRow.fileIndex(443),
      CanonRow.directoryIndex(455),
      TagRow(759, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera5DmkIII = TagTable(
    "CanonCameraInfo5DmkIII", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(27),
      CanonRow.focalLength(35),
      CanonRow.orientation(125),
      CanonRow.distance(140, "FocusDistanceUpper"),
      CanonRow.distance(142, "FocusDistanceLower"),
      CanonRow.whiteBalance(188),
      CanonRow.colorTemperature(192),
      CanonRow.pictureStyle(244),
      CanonRow.lens(339),
      CanonRow.lensLength(341, "MinFocalLength"),
      CanonRow.lensLength(343, "MaxFocalLength"),
      TagRow(
        356, "LensSerialNumber", format: .undefined, count: 5, value: Meaning.hexadecimalBytes,
        traits: .yields),
      TagRow(
        572, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(652),
      TagRow(656, "FileIndex2", format: .long, value: Meaning.oneMore, traits: .yields),
      CanonRow.directoryIndex(664),
      TagRow(668, "DirectoryIndex2", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(944, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera7D = TagTable(
    "CanonCameraInfo7D", group: "Canon", yields: true,
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      TagRow(7, "HighlightTonePriority", "0=Off|1=On"),
      TagRow(8, "MeasuredEV2", condition: "!.=0", value: Meaning.eighthLessSix),
      TagRow(9, "MeasuredEV", condition: "!.=0", value: Meaning.eighthLessSix),
      CanonRow.flashMetering(21),
      CanonRow.temperature(25),
      CanonRow.focalLength(30),
      CanonRow.orientation(53),
      CanonRow.distance(84, "FocusDistanceUpper"),
      CanonRow.distance(86, "FocusDistanceLower"),
      CanonRow.whiteBalance(119),
      CanonRow.colorTemperature(123),
      TagRow(
        175, "CameraPictureStyle",
        "33=User Defined 1|34=User Defined 2|35=User Defined 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome",
        traits: .hexadecimal),
      TagRow(201, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off"),
      CanonRow.lens(274),
      CanonRow.lensLength(276, "MinFocalLength"),
      CanonRow.lensLength(278, "MaxFocalLength"),
      TagRow(
        428, "FirmwareVersion", format: .ascii, count: 6, condition: "version"),
      CanonRow.fileIndex(491),
      CanonRow.directoryIndex(503),
      TagRow(807, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera50D = TagTable(
    "CanonCameraInfo50D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      CanonRow.flashMetering(21),
      CanonRow.temperature(25),
      CanonRow.focalLength(30),
      CanonRow.orientation(49),
      CanonRow.distance(80, "FocusDistanceUpper"),
      CanonRow.distance(82, "FocusDistanceLower"),
      CanonRow.whiteBalance(111),
      CanonRow.colorTemperature(115),
      CanonRow.pictureStyle(167),
      TagRow(189, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      TagRow(191, "AutoLightingOptimizer", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      CanonRow.lens(234),
      CanonRow.lensLength(236, "MinFocalLength"),
      CanonRow.lensLength(238, "MaxFocalLength"),
      TagRow(
        350, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(411),
      CanonRow.directoryIndex(423),
      TagRow(727, "PictureStyleInfo", traits: .structural),
    ])
}
