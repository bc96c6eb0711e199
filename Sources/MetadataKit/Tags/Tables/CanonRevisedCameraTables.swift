/// What cameras keep of themselves whose layout depends on their firmware; see ``CanonRevision``. The
/// numbers are those of the firmware that the field has described.
extension TagTable {
  package static let canonCamera1DmkIV = TagTable(
    "CanonCameraInfo1DmkIV", group: "Canon",
    exposure + [
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      TagRow(8, "MeasuredEV2", condition: "!.=0", value: CanonValue.measuredEV2, traits: .yields),
      TagRow(9, "MeasuredEV3", condition: "!.=0", value: CanonValue.measuredEV2, traits: .yields),
      TagRow(
        21, "FlashMeteringMode", "0=E-TTL|3=TTL|4=External Auto|5=External Manual|6=Off",
        traits: .yields),
      TagRow(
        25, "CameraTemperature", value: CanonValue.temperature, print: CanonValue.temperatureWords,
        traits: .yields),
      focalLength(30),
      orientation(53),
      distance(84, "FocusDistanceUpper"),
      distance(86, "FocusDistanceLower"),
      TagRow(120, "WhiteBalance", whiteBalances, format: .short, traits: .yields),
      TagRow(124, "ColorTemperature", format: .short, traits: .yields),
      TagRow(335, "LensType", CanonLenses.labels, format: .short, traits: [.yields, .reversed]),
      lensLength(337, "MinFocalLength"),
      lensLength(339, "MaxFocalLength"),
      TagRow(
        493, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      TagRow(556, "FileIndex", format: .long, value: CanonValue.oneMore, traits: .yields),
      TagRow(568, "DirectoryIndex", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(872, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera1DX = TagTable(
    "CanonCameraInfo1DX", group: "Canon",
    exposure + [
      TagRow(
        27, "CameraTemperature", value: CanonValue.temperature, print: CanonValue.temperatureWords,
        traits: .yields),
      focalLength(35),
      orientation(125),
      distance(140, "FocusDistanceUpper"),
      distance(142, "FocusDistanceLower"),
      TagRow(188, "WhiteBalance", whiteBalances, format: .short, traits: .yields),
      TagRow(192, "ColorTemperature", format: .short, traits: .yields),
      TagRow(244, "PictureStyle", pictureStyles, traits: [.hexadecimal, .yields]),
      TagRow(423, "LensType", CanonLenses.labels, format: .short, traits: [.yields, .reversed]),
      lensLength(425, "MinFocalLength"),
      lensLength(427, "MaxFocalLength"),
      TagRow(
        640, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      TagRow(720, "FileIndex", format: .long, value: CanonValue.oneMore, traits: .yields),
      TagRow(732, "DirectoryIndex", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(1012, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera5DmkII = TagTable(
    "CanonCameraInfo5DmkII", group: "Canon",
    exposure + [
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      TagRow(19, "FlashModel", flashes, value: CanonValue.sevenBits, traits: .yields),
      TagRow(
        21, "FlashMeteringMode", "0=E-TTL|3=TTL|4=External Auto|5=External Manual|6=Off",
        traits: .yields),
      TagRow(
        25, "CameraTemperature", value: CanonValue.temperature, print: CanonValue.temperatureWords,
        traits: .yields),
      TagRow(
        27, "MacroMagnification", condition: "lens=124", value: CanonValue.magnification,
        print: CanonValue.magnificationWords, traits: .yields),
      focalLength(30),
      orientation(49),
      distance(80, "FocusDistanceUpper"),
      distance(82, "FocusDistanceLower"),
      TagRow(111, "WhiteBalance", whiteBalances, format: .short, traits: .yields),
      TagRow(115, "ColorTemperature", format: .short, traits: .yields),
      TagRow(167, "PictureStyle", pictureStyles, traits: [.hexadecimal, .yields]),
      TagRow(189, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      TagRow(191, "AutoLightingOptimizer", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      TagRow(230, "LensType", CanonLenses.labels, format: .short, traits: [.yields, .reversed]),
      lensLength(232, "MinFocalLength"),
      lensLength(234, "MaxFocalLength"),
      TagRow(
        382, "FirmwareVersion", format: .ascii, count: 6, condition: "version", traits: .yields),
      TagRow(398, "OwnerName", format: .ascii, count: 32, traits: .yields),
      TagRow(443, "FileIndex", format: .long, value: CanonValue.oneMore, traits: .yields),
      TagRow(455, "DirectoryIndex", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(759, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera5DmkIII = TagTable(
    "CanonCameraInfo5DmkIII", group: "Canon",
    exposure + [
      TagRow(
        27, "CameraTemperature", value: CanonValue.temperature, print: CanonValue.temperatureWords,
        traits: .yields),
      focalLength(35),
      orientation(125),
      distance(140, "FocusDistanceUpper"),
      distance(142, "FocusDistanceLower"),
      TagRow(188, "WhiteBalance", whiteBalances, format: .short, traits: .yields),
      TagRow(192, "ColorTemperature", format: .short, traits: .yields),
      TagRow(244, "PictureStyle", pictureStyles, traits: [.hexadecimal, .yields]),
      TagRow(339, "LensType", CanonLenses.labels, format: .short, traits: [.yields, .reversed]),
      lensLength(341, "MinFocalLength"),
      lensLength(343, "MaxFocalLength"),
      TagRow(
        356, "LensSerialNumber", format: .undefined, count: 5, value: CanonValue.hexadecimalBytes,
        traits: .yields),
      TagRow(
        572, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      TagRow(652, "FileIndex", format: .long, value: CanonValue.oneMore, traits: .yields),
      TagRow(656, "FileIndex2", format: .long, value: CanonValue.oneMore, traits: .yields),
      TagRow(664, "DirectoryIndex", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(668, "DirectoryIndex2", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(944, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera7D = TagTable(
    "CanonCameraInfo7D", group: "Canon",
    exposure + [
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      TagRow(8, "MeasuredEV2", condition: "!.=0", value: CanonValue.measuredEV2, traits: .yields),
      TagRow(9, "MeasuredEV", condition: "!.=0", value: CanonValue.measuredEV2, traits: .yields),
      TagRow(
        21, "FlashMeteringMode", "0=E-TTL|3=TTL|4=External Auto|5=External Manual|6=Off",
        traits: .yields),
      TagRow(
        25, "CameraTemperature", value: CanonValue.temperature, print: CanonValue.temperatureWords,
        traits: .yields),
      focalLength(30),
      orientation(53),
      distance(84, "FocusDistanceUpper"),
      distance(86, "FocusDistanceLower"),
      TagRow(119, "WhiteBalance", whiteBalances, format: .short, traits: .yields),
      TagRow(123, "ColorTemperature", format: .short, traits: .yields),
      TagRow(
        175, "CameraPictureStyle",
        "33=User Defined 1|34=User Defined 2|35=User Defined 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome",
        traits: [.hexadecimal, .yields]),
      TagRow(201, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      TagRow(274, "LensType", CanonLenses.labels, format: .short, traits: [.yields, .reversed]),
      lensLength(276, "MinFocalLength"),
      lensLength(278, "MaxFocalLength"),
      TagRow(
        428, "FirmwareVersion", format: .ascii, count: 6, condition: "version", traits: .yields),
      TagRow(491, "FileIndex", format: .long, value: CanonValue.oneMore, traits: .yields),
      TagRow(503, "DirectoryIndex", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(807, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera50D = TagTable(
    "CanonCameraInfo50D", group: "Canon",
    exposure + [
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      TagRow(
        21, "FlashMeteringMode", "0=E-TTL|3=TTL|4=External Auto|5=External Manual|6=Off",
        traits: .yields),
      TagRow(
        25, "CameraTemperature", value: CanonValue.temperature, print: CanonValue.temperatureWords,
        traits: .yields),
      focalLength(30),
      orientation(49),
      distance(80, "FocusDistanceUpper"),
      distance(82, "FocusDistanceLower"),
      TagRow(111, "WhiteBalance", whiteBalances, format: .short, traits: .yields),
      TagRow(115, "ColorTemperature", format: .short, traits: .yields),
      TagRow(167, "PictureStyle", pictureStyles, traits: [.hexadecimal, .yields]),
      TagRow(189, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      TagRow(191, "AutoLightingOptimizer", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      TagRow(234, "LensType", CanonLenses.labels, format: .short, traits: [.yields, .reversed]),
      lensLength(236, "MinFocalLength"),
      lensLength(238, "MaxFocalLength"),
      TagRow(
        350, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      TagRow(411, "FileIndex", format: .long, value: CanonValue.oneMore, traits: .yields),
      TagRow(423, "DirectoryIndex", format: .long, value: CanonValue.oneLess, traits: .yields),
      TagRow(727, "PictureStyleInfo", traits: .structural),
    ])

  // MARK: What they have in common

  private static let exposure: [TagRow] = [
    TagRow(
      3, "FNumber", condition: "!.=0", value: CanonValue.infoFNumber,
      print: CanonValue.infoFNumberWords, traits: .yields),
    TagRow(
      4, "ExposureTime", condition: "!.=0", value: CanonValue.infoExposureTime,
      print: CanonValue.infoExposureTimeWords, traits: .yields),
    TagRow(
      6, "ISO", value: CanonValue.cameraISO, print: CanonValue.cameraISOWords, traits: .yields),
  ]

  private static func focalLength(_ id: UInt32) -> TagRow {
    TagRow(
      id, "FocalLength", format: .short, condition: "!.=0", print: Wording.millimeters,
      traits: [.yields, .reversed])
  }

  private static func lensLength(_ id: UInt32, _ name: String) -> TagRow {
    TagRow(
      id, name, format: .short, print: Wording.millimeters, traits: [.yields, .reversed])
  }

  private static func orientation(_ id: UInt32) -> TagRow {
    TagRow(
      id, "CameraOrientation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW",
      traits: .yields)
  }

  private static func distance(_ id: UInt32, _ name: String) -> TagRow {
    TagRow(
      id, name, format: .short, value: CanonValue.distance, print: CanonValue.distanceWords,
      traits: [.yields, .reversed])
  }

  private static let whiteBalances =
    "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)"

  private static let pictureStyles =
    "0=None|1=Standard|2=Portrait|3=High Saturation|4=Adobe RGB|5=Low Saturation|6=CM Set 1|7=CM Set 2|33=User Def. 1|34=User Def. 2|35=User Def. 3|65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto|136=Fine Detail|255=n/a|65535=n/a"

  private static let flashes =
    "0=n/a|4=Speedlite 540EZ|5=Speedlite 380EX|6=Speedlite 550EX|8=Speedlite ST-E2|9=Speedlite MR-14EX|12=Speedlite 580EX|13=Speedlite 430EX|17=Speedlite 580EX II|18=Speedlite 430EX II|22=Speedlite 600EX-RT|23=Speedlite 600EX II-RT|24=Speedlite 90EX|25=Speedlite 430EX III-RT|31=Speedlite EL-1 ver2|33=Speedlite EL-5|34=Speedlite EL-10"
}
