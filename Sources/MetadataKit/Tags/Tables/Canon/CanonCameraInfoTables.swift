/// What a camera keeps of itself, in a layout for each camera.
extension TagTable {
  package static let canonCamera1D = TagTable(
    "CanonCameraInfo1D", group: "Canon", yields: true,
    [
      CanonRow.exposureTime(4),
      TagRow(
        10, "FocalLength", format: .short, condition: "!.=0", print: Wording.millimeters),
      TagRow(
        13, "LensType", CanonLenses.labels, format: .short, condition: "!.=0",
        traits: .reversed),
      TagRow(14, "MinFocalLength", format: .short, print: Wording.millimeters),
      TagRow(16, "MaxFocalLength", format: .short, print: Wording.millimeters),
      TagRow(
        65, "SharpnessFrequency", "0=n/a|1=Lowest|2=Low|3=Standard|4=High|5=Highest",
        condition: "1D$"),
      TagRow(66, "Sharpness", format: .signedByte, condition: "1D$"),
      TagRow(
        68, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)",
        condition: "1D$"),
      TagRow(
        71, "SharpnessFrequency", "0=n/a|1=Lowest|2=Low|3=Standard|4=High|5=Highest",
        condition: "1DS$"),
      TagRow(72, "ColorTemperature", format: .short, condition: "1D$"),
      TagRow(
        74, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)",
        condition: "1DS$"),
      TagRow(
        75, "PictureStyle",
        "0=None|1=Standard|2=Portrait|3=High Saturation|4=Adobe RGB|5=Low Saturation|6=CM Set 1|7=CM Set 2|33=User Def. 1|34=User Def. 2|35=User Def. 3|65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto|136=Fine Detail|255=n/a|65535=n/a",
        condition: "1D$", traits: .hexadecimal),
      TagRow(78, "ColorTemperature", format: .short, condition: "1DS$"),
      TagRow(
        81, "PictureStyle",
        "0=None|1=Standard|2=Portrait|3=High Saturation|4=Adobe RGB|5=Low Saturation|6=CM Set 1|7=CM Set 2|33=User Def. 1|34=User Def. 2|35=User Def. 3|65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto|136=Fine Detail|255=n/a|65535=n/a",
        condition: "1DS$", traits: .hexadecimal),
      TagRow(0x10048, "Sharpness", format: .signedByte, condition: "1DS$"),
    ])

  package static let canonCamera1DmkII = TagTable(
    "CanonCameraInfo1DmkII", group: "Canon", yields: true,
    [
      CanonRow.exposureTime(4),
      CanonRow.focalLength(9),
      TagRow(
        12, "LensType", CanonLenses.labels, format: .short, condition: "!.=0",
        traits: .reversed),
      CanonRow.lensLength(17, "MinFocalLength"),
      CanonRow.lensLength(19, "MaxFocalLength"),
      TagRow(45, "FocalType", "0=Fixed|2=Zoom"),
      TagRow(
        54, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)"
      ),
      TagRow(55, "ColorTemperature", format: .short, traits: .reversed),
      TagRow(
        57, "CanonImageSize",
        "-1=n/a|0=Large|1=Medium|2=Small|5=Medium 1|6=Medium 2|7=Medium 3|8=Postcard|9=Widescreen|10=Medium Widescreen|14=Small 1|15=Small 2|16=Small 3|128=640x480 Movie|129=Medium Movie|130=Small Movie|137=1280x720 Movie|142=1920x1080 Movie|143=4096x2160 Movie",
        format: .short),
      TagRow(102, "JPEGQuality"),
      CanonRow.pictureStyle(108),
      TagRow(
        110, "Saturation", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
      TagRow(
        111, "ColorTone", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
      TagRow(114, "Sharpness", format: .signedByte),
      TagRow(
        115, "Contrast", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
      TagRow(117, "ISO", format: .ascii, count: 5),
    ])

  package static let canonCamera1DmkIIN = TagTable(
    "CanonCameraInfo1DmkIIN", group: "Canon", yields: true,
    [
      CanonRow.exposureTime(4),
      CanonRow.focalLength(9),
      TagRow(
        12, "LensType", CanonLenses.labels, format: .short, condition: "!.=0",
        traits: .reversed),
      CanonRow.lensLength(17, "MinFocalLength"),
      CanonRow.lensLength(19, "MaxFocalLength"),
      TagRow(
        54, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)"
      ),
      TagRow(55, "ColorTemperature", format: .short, traits: .reversed),
      CanonRow.pictureStyle(115),
      TagRow(116, "Sharpness", format: .signedByte),
      TagRow(
        117, "Contrast", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
      TagRow(
        118, "Saturation", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
      TagRow(
        119, "ColorTone", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
      TagRow(121, "ISO", format: .ascii, count: 5),
    ])

  package static let canonCamera1DmkIII = TagTable(
    "CanonCameraInfo1DmkIII", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(24),
      CanonRow.magnification(27),
      CanonRow.focalLength(29),
      CanonRow.orientation(48),
      CanonRow.distance(67, "FocusDistanceUpper"),
      CanonRow.distance(69, "FocusDistanceLower"),
      CanonRow.whiteBalance(94),
      CanonRow.colorTemperature(98),
      CanonRow.pictureStyle(134),
      CanonRow.lens(273),
      CanonRow.lensLength(275, "MinFocalLength"),
      CanonRow.lensLength(277, "MaxFocalLength"),
      TagRow(310, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(370),
      TagRow(374, "ShutterCount", format: .long, value: Meaning.oneMore, traits: .yields),
      CanonRow.directoryIndex(382),
      TagRow(682, "PictureStyleInfo", traits: .structural),
      TagRow(
        1114, "TimeStamp1", format: .long, condition: "1D Mark III$&!.=0",
        value: Meaning.unixTime, traits: .yields),
      TagRow(
        1118, "TimeStamp", format: .long, condition: "!.=0", value: Meaning.unixTime,
        traits: .yields),
    ])

  package static let canonCamera5D = TagTable(
    "CanonCameraInfo5D", group: "Canon", yields: true,
    [
      TagRow(
        3, "FNumber", format: .byte, condition: "!.=0", value: CanonValue.infoFNumber,
        print: CanonValue.infoFNumberWords),
      TagRow(
        4, "ExposureTime", format: .byte, condition: "!.=0", value: CanonValue.infoExposureTime,
        print: CanonValue.infoExposureTimeWords),
      TagRow(
        6, "ISO", format: .byte, value: CanonValue.cameraISO, print: CanonValue.cameraISOWords),
      TagRow(
        12, "LensType", CanonLenses.labels, format: .short, condition: "!.=0",
        traits: .reversed),
      TagRow(
        23, "CameraTemperature", format: .byte, value: Meaning.less128,
        print: CanonValue.temperatureWords),
      CanonRow.magnification(27),
      CanonRow.orientation(39),
      CanonRow.focalLength(40),
      TagRow(
        56, "AFPointsInFocus5D",
        "0=(none)||0=Center|1=Top|2=Bottom|3=Upper-left|4=Upper-right|5=Lower-left|6=Lower-right|7=Left|8=Right|9=AI Servo1|10=AI Servo2|11=AI Servo3|12=AI Servo4|13=AI Servo5|14=AI Servo6",
        format: .short, traits: [.bitmask, .reversed]),
      CanonRow.whiteBalance(84),
      CanonRow.colorTemperature(88),
      TagRow(
        108, "PictureStyle",
        "0=None|1=Standard|2=Portrait|3=High Saturation|4=Adobe RGB|5=Low Saturation|6=CM Set 1|7=CM Set 2|33=User Def. 1|34=User Def. 2|35=User Def. 3|65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto|136=Fine Detail|255=n/a|65535=n/a",
        format: .byte, traits: .hexadecimal),
      CanonRow.lensLength(147, "MinFocalLength"),
      CanonRow.lensLength(149, "MaxFocalLength"),
      CanonRow.lens(151),
      TagRow(164, "FirmwareRevision", format: .ascii, count: 8),
      TagRow(172, "ShortOwnerName", format: .ascii, count: 16),
      TagRow(204, "DirectoryIndex", format: .long),
      TagRow(208, "FileIndex", format: .short, value: Meaning.oneMore),
      TagRow(232, "ContrastStandard"),
      TagRow(233, "ContrastPortrait"),
      TagRow(234, "ContrastLandscape"),
      TagRow(235, "ContrastNeutral"),
      TagRow(236, "ContrastFaithful"),
      TagRow(237, "ContrastMonochrome"),
      TagRow(238, "ContrastUserDef1"),
      TagRow(239, "ContrastUserDef2"),
      TagRow(240, "ContrastUserDef3"),
      TagRow(241, "SharpnessStandard"),
      TagRow(242, "SharpnessPortrait"),
      TagRow(243, "SharpnessLandscape"),
      TagRow(244, "SharpnessNeutral"),
      TagRow(245, "SharpnessFaithful"),
      TagRow(246, "SharpnessMonochrome"),
      TagRow(247, "SharpnessUserDef1"),
      TagRow(248, "SharpnessUserDef2"),
      TagRow(249, "SharpnessUserDef3"),
      TagRow(250, "SaturationStandard"),
      TagRow(251, "SaturationPortrait"),
      TagRow(252, "SaturationLandscape"),
      TagRow(253, "SaturationNeutral"),
      TagRow(254, "SaturationFaithful"),
      TagRow(
        255, "FilterEffectMonochrome", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green"),
      TagRow(256, "SaturationUserDef1"),
      TagRow(257, "SaturationUserDef2"),
      TagRow(258, "SaturationUserDef3"),
      TagRow(259, "ColorToneStandard"),
      TagRow(260, "ColorTonePortrait"),
      TagRow(261, "ColorToneLandscape"),
      TagRow(262, "ColorToneNeutral"),
      TagRow(263, "ColorToneFaithful"),
      TagRow(
        264, "ToningEffectMonochrome", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green"),
      TagRow(265, "ColorToneUserDef1"),
      TagRow(266, "ColorToneUserDef2"),
      TagRow(267, "ColorToneUserDef3"),
      TagRow(
        268, "UserDef1PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short, traits: .hexadecimal),
      TagRow(
        270, "UserDef2PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
      TagRow(
        272, "UserDef3PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
      TagRow(
        284, "TimeStamp", format: .long, condition: "!.=0", value: Meaning.unixTime),
    ])

  package static let canonCamera6D = TagTable(
    "CanonCameraInfo6D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(27),
      CanonRow.focalLength(35),
      CanonRow.orientation(131),
      CanonRow.distance(146, "FocusDistanceUpper"),
      CanonRow.distance(148, "FocusDistanceLower"),
      CanonRow.whiteBalance(194),
      CanonRow.colorTemperature(198),
      CanonRow.pictureStyle(250),
      CanonRow.lens(353),
      CanonRow.lensLength(355, "MinFocalLength"),
      CanonRow.lensLength(357, "MaxFocalLength"),
      TagRow(598, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(682),
      CanonRow.directoryIndex(694),
      TagRow(966, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera40D = TagTable(
    "CanonCameraInfo40D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.flashMetering(21),
      CanonRow.temperature(24),
      CanonRow.magnification(27),
      CanonRow.focalLength(29),
      CanonRow.orientation(48),
      CanonRow.distance(67, "FocusDistanceUpper"),
      CanonRow.distance(69, "FocusDistanceLower"),
      CanonRow.whiteBalance(111),
      CanonRow.colorTemperature(115),
      CanonRow.lens(214),
      CanonRow.lensLength(216, "MinFocalLength"),
      CanonRow.lensLength(218, "MaxFocalLength"),
      TagRow(255, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(307),
      CanonRow.directoryIndex(319),
      TagRow(603, "PictureStyleInfo", traits: .structural),
      TagRow(2347, "LensModel", format: .ascii, count: 64, traits: .yields),
    ])

  package static let canonCamera60D = TagTable(
    "CanonCameraInfo60D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(25),
      CanonRow.focalLength(30),
      TagRow(
        54, "CameraOrientation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW",
        condition: "EOS 60D$", traits: .yields),
      TagRow(
        58, "CameraOrientation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW",
        condition: "1200D|REBEL T5|Kiss X70", traits: .yields),
      TagRow(
        85, "FocusDistanceUpper", format: .short, condition: "EOS 60D$", value: Meaning.hundredth,
        print: CanonValue.distanceWords, traits: [.yields, .reversed]),
      TagRow(
        87, "FocusDistanceLower", format: .short, condition: "EOS 60D$", value: Meaning.hundredth,
        print: CanonValue.distanceWords, traits: [.yields, .reversed]),
      TagRow(125, "ColorTemperature", format: .short, condition: "EOS 60D$", traits: .yields),
      CanonRow.lens(232),
      CanonRow.lensLength(234, "MinFocalLength"),
      CanonRow.lensLength(236, "MaxFocalLength"),
      TagRow(409, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      TagRow(
        473, "FileIndex", format: .long, condition: "EOS 60D$", value: Meaning.oneMore,
        traits: .yields),
      TagRow(
        485, "DirectoryIndex", format: .long, condition: "EOS 60D$", value: CanonValue.oneLess,
        traits: .yields),
      TagRow(761, "PictureStyleInfo", condition: "1200D|REBEL T5|Kiss X70", traits: .structural),
      TagRow(801, "PictureStyleInfo", condition: "EOS 60D$", traits: .structural),
    ])

  package static let canonCamera70D = TagTable(
    "CanonCameraInfo70D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(27),
      CanonRow.focalLength(35),
      CanonRow.orientation(132),
      CanonRow.distance(147, "FocusDistanceUpper"),
      CanonRow.distance(149, "FocusDistanceLower"),
      CanonRow.colorTemperature(199),
      CanonRow.lens(358),
      CanonRow.lensLength(360, "MinFocalLength"),
      CanonRow.lensLength(362, "MaxFocalLength"),
      TagRow(606, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(691),
      CanonRow.directoryIndex(703),
      TagRow(975, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera80D = TagTable(
    "CanonCameraInfo80D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(27),
      CanonRow.focalLength(35),
      CanonRow.orientation(150),
      CanonRow.distance(165, "FocusDistanceUpper"),
      CanonRow.distance(167, "FocusDistanceLower"),
      CanonRow.colorTemperature(314),
      CanonRow.lens(393),
      CanonRow.lensLength(395, "MinFocalLength"),
      CanonRow.lensLength(397, "MaxFocalLength"),
      TagRow(1114, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      CanonRow.fileIndex(1198),
      CanonRow.directoryIndex(1210),
    ])

  package static let canonCamera450D = TagTable(
    "CanonCameraInfo450D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.flashMetering(21),
      CanonRow.temperature(24),
      CanonRow.magnification(27),
      CanonRow.focalLength(29),
      CanonRow.orientation(48),
      CanonRow.distance(67, "FocusDistanceUpper"),
      CanonRow.distance(69, "FocusDistanceLower"),
      CanonRow.whiteBalance(111),
      CanonRow.colorTemperature(115),
      CanonRow.lens(222),
      TagRow(263, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      TagRow(271, "OwnerName", format: .ascii, count: 32, traits: .yields),
      TagRow(307, "DirectoryIndex", format: .long, traits: .yields),
      CanonRow.fileIndex(319),
      TagRow(611, "PictureStyleInfo", traits: .structural),
      TagRow(2355, "LensModel", format: .ascii, count: 64, traits: .yields),
    ])

  package static let canonCamera500D = TagTable(
    "CanonCameraInfo500D", group: "Canon",
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
      CanonRow.whiteBalance(115),
      CanonRow.colorTemperature(119),
      CanonRow.pictureStyle(171),
      TagRow(188, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      TagRow(190, "AutoLightingOptimizer", "0=Standard|1=Low|2=Strong|3=Off", traits: .yields),
      CanonRow.lens(246),
      CanonRow.lensLength(248, "MinFocalLength"),
      CanonRow.lensLength(250, "MaxFocalLength"),
      TagRow(
        400, "FirmwareVersion", format: .ascii, count: 6, condition: "version", traits: .yields),
      CanonRow.fileIndex(467),
      CanonRow.directoryIndex(479),
      TagRow(779, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera550D = TagTable(
    "CanonCameraInfo550D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      CanonRow.flashMetering(21),
      CanonRow.temperature(25),
      CanonRow.focalLength(30),
      CanonRow.orientation(53),
      CanonRow.distance(84, "FocusDistanceUpper"),
      CanonRow.distance(86, "FocusDistanceLower"),
      CanonRow.whiteBalance(120),
      CanonRow.colorTemperature(124),
      CanonRow.pictureStyle(176),
      CanonRow.lens(255),
      CanonRow.lensLength(257, "MinFocalLength"),
      CanonRow.lensLength(259, "MaxFocalLength"),
      TagRow(
        420, "FirmwareVersion", format: .ascii, count: 6, condition: "version", traits: .yields),
      CanonRow.fileIndex(484),
      CanonRow.directoryIndex(496),
      TagRow(796, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera600D = TagTable(
    "CanonCameraInfo600D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      TagRow(7, "HighlightTonePriority", "0=Off|1=On", traits: .yields),
      CanonRow.flashMetering(21),
      CanonRow.temperature(25),
      CanonRow.focalLength(30),
      CanonRow.orientation(56),
      CanonRow.distance(87, "FocusDistanceUpper"),
      CanonRow.distance(89, "FocusDistanceLower"),
      CanonRow.whiteBalance(123),
      CanonRow.colorTemperature(127),
      CanonRow.pictureStyle(179),
      CanonRow.lens(234),
      CanonRow.lensLength(236, "MinFocalLength"),
      CanonRow.lensLength(238, "MaxFocalLength"),
      TagRow(
        411, "FirmwareVersion", format: .ascii, count: 6, condition: "version", traits: .yields),
      CanonRow.fileIndex(475),
      CanonRow.directoryIndex(487),
      TagRow(763, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera650D = TagTable(
    "CanonCameraInfo650D", group: "Canon", yields: true,
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
      CanonRow.lens(295),
      CanonRow.lensLength(297, "MinFocalLength"),
      CanonRow.lensLength(299, "MaxFocalLength"),
      TagRow(
        539, "FirmwareVersion", format: .ascii, count: 6,
        condition: "650D|REBEL T4i|Kiss X6i&version"),
      TagRow(
        544, "FirmwareVersion", format: .ascii, count: 6,
        condition: "700D|REBEL T5i|Kiss X7i&version"),
      TagRow(
        624, "FileIndex", format: .long, condition: "650D|REBEL T4i|Kiss X6i",
        value: Meaning.oneMore),
      TagRow(
        628, "FileIndex", format: .long, condition: "700D|REBEL T5i|Kiss X7i",
        value: Meaning.oneMore),
      TagRow(
        636, "DirectoryIndex", format: .long, condition: "650D|REBEL T4i|Kiss X6i",
        value: CanonValue.oneLess),
      TagRow(
        640, "DirectoryIndex", format: .long, condition: "700D|REBEL T5i|Kiss X7i",
        value: CanonValue.oneLess),
      TagRow(912, "PictureStyleInfo", traits: .structural),
    ])

  package static let canonCamera750D = TagTable(
    "CanonCameraInfo750D", group: "Canon", yields: true,
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.temperature(27),
      CanonRow.focalLength(35),
      CanonRow.orientation(150),
      CanonRow.distance(165, "FocusDistanceUpper"),
      CanonRow.distance(167, "FocusDistanceLower"),
      CanonRow.whiteBalance(305),
      CanonRow.colorTemperature(309),
      CanonRow.pictureStyle(361),
      CanonRow.lens(388),
      CanonRow.lensLength(390, "MinFocalLength"),
      CanonRow.lensLength(392, "MaxFocalLength"),
      TagRow(
        1085, "FirmwareVersion", format: .ascii, count: 6, condition: "version"),
      TagRow(
        1097, "FirmwareVersion", format: .ascii, count: 6, condition: "version"),
    ])

  package static let canonCamera1000D = TagTable(
    "CanonCameraInfo1000D", group: "Canon",
    [
      CanonRow.fNumber(3),
      CanonRow.exposureTime(4),
      CanonRow.iso(6),
      CanonRow.flash(19),
      CanonRow.flashMetering(21),
      CanonRow.temperature(24),
      CanonRow.magnification(27),
      CanonRow.focalLength(29),
      CanonRow.orientation(48),
      CanonRow.distance(67, "FocusDistanceUpper"),
      CanonRow.distance(69, "FocusDistanceLower"),
      CanonRow.whiteBalance(111),
      CanonRow.colorTemperature(115),
      CanonRow.lens(226),
      CanonRow.lensLength(228, "MinFocalLength"),
      CanonRow.lensLength(230, "MaxFocalLength"),
      TagRow(267, "FirmwareVersion", format: .ascii, count: 6, traits: .yields),
      TagRow(311, "DirectoryIndex", format: .long, traits: .yields),
      CanonRow.fileIndex(323),
      TagRow(615, "PictureStyleInfo", traits: .structural),
      TagRow(2359, "LensModel", format: .ascii, count: 64, traits: .yields),
    ])

  package static let canonCameraG5XII = TagTable(
    "CanonCameraInfoG5XII", group: "Canon", yields: true,
    [
      TagRow(659, "ShutterCount", format: .long, condition: "file=JPEG"),
      TagRow(2709, "ShutterCount", format: .long, condition: "file=CR3"),
      TagRow(2849, "DirectoryIndex", format: .long, condition: "file=JPEG"),
      TagRow(
        2861, "FileIndex", format: .long, condition: "file=JPEG", value: Meaning.oneMore),
    ])

  package static let canonCameraR6 = TagTable(
    "CanonCameraInfoR6", group: "Canon",
    [
      CanonRow.temperature(2522),
      TagRow(2801, "ShutterCount", format: .long, traits: .yields),
    ])

  package static let canonCameraR6m2 = TagTable(
    "CanonCameraInfoR6m2", group: "Canon",
    [
      TagRow(3369, "ShutterCount", format: .long, traits: .yields)
    ])

  package static let canonCameraR6m3 = TagTable(
    "CanonCameraInfoR6m3", group: "Canon",
    [
      TagRow(2157, "ImageCount", format: .short, traits: .yields)
    ])

  package static let canonCameraPowerShot = TagTable(
    "CanonCameraInfoPowerShot", group: "Canon", yields: true,
    [
      TagRow(
        0, "ISO", value: CanonValue.compactISO, print: CanonValue.compactISOWords),
      TagRow(
        5, "FNumber", value: CanonValue.compactFNumber, print: CanonValue.compactFNumberWords),
      TagRow(
        6, "ExposureTime", value: CanonValue.compactExposureTime,
        print: CanonValue.compactExposureTimeWords),
      TagRow(23, "Rotation"),
      TagRow(
        135, "CameraTemperature", condition: "count=138", print: Wording.celsius),
      TagRow(
        145, "CameraTemperature", condition: "count=148", print: Wording.celsius),
    ])

  package static let canonCameraPowerShot2 = TagTable(
    "CanonCameraInfoPowerShot2", group: "Canon", yields: true,
    [
      TagRow(
        1, "ISO", value: CanonValue.compactISO, print: CanonValue.compactISOWords),
      TagRow(
        6, "FNumber", value: CanonValue.compactFNumber, print: CanonValue.compactFNumberWords),
      TagRow(
        7, "ExposureTime", value: CanonValue.compactExposureTime,
        print: CanonValue.compactExposureTimeWords),
      TagRow(24, "Rotation"),
      TagRow(
        153, "CameraTemperature", condition: "count=156", print: Wording.celsius),
      TagRow(
        159, "CameraTemperature", condition: "count=162", print: Wording.celsius),
      TagRow(
        164, "CameraTemperature", condition: "count=167", print: Wording.celsius),
      TagRow(
        168, "CameraTemperature", condition: "count=171", print: Wording.celsius),
      TagRow(
        261, "CameraTemperature", condition: "count=264", print: Wording.celsius),
    ])

  package static let canonCameraUnknown32 = TagTable(
    "CanonCameraInfoUnknown32", group: "Canon", yields: true,
    [
      TagRow(
        71, "CameraTemperature", condition: "count=72", print: Wording.celsius),
      TagRow(
        83, "CameraTemperature", condition: "count=85", print: Wording.celsius),
      TagRow(
        91, "CameraTemperature", condition: "count=93|94", print: Wording.celsius),
      TagRow(
        92, "CameraTemperature", condition: "count=96", print: Wording.celsius),
      TagRow(
        100, "CameraTemperature", condition: "count=104", print: Wording.celsius),
      TagRow(
        65533, "CameraTemperature", condition: "count>400", print: Wording.celsius),
    ])

  package static let canonCameraUnknown = TagTable(
    "CanonCameraInfoUnknown", group: "Canon", yields: true,
    [
      TagRow(
        363, "LensSerialNumber", format: .undefined, count: 5, condition: "EOS 5DS*",
        value: Meaning.hexadecimalBytes),
      TagRow(
        1473, "FirmwareVersion", format: .ascii, count: 6, condition: "version"),
    ])

}
