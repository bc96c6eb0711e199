extension TagTable {
  /// What Panasonic's cameras since the GH5 keep in a directory of its own, in raw files and, as the
  /// Leica Q3 does, in the maker's note.
  package static let panasonicCamera = TagTable(
    "PanasonicRawCameraIFD", group: "CameraIFD", isTIFF: true,
    [
      TagRow(0x1001, "MultishotOn", "0=No|1=Yes"),
      TagRow(0x1100, "FocusStepNear"),
      TagRow(0x1101, "FocusStepCount"),
      TagRow(0x1102, "FlashFired", "0=No|1=Yes"),
      TagRow(0x1105, "ZoomPosition"),
      TagRow(0x1200, "LensAttached", "0=No|1=Yes"),
      // Cameras of the S series have numbers of 32 bits there, which mean something else.
      TagRow(0x1201, "LensTypeMake", condition: "unit=3"),
      TagRow(0x1202, "LensTypeModel", condition: "unit=3&!.=0", value: PanasonicValue.lensModel),
      TagRow(0x1203, "FocalLengthIn35mmFormat", print: Wording.millimeters),
      TagRow(
        0x1301, "ApertureValue", value: aperture, print: Wording.convertedTenth, traits: .yields),
      TagRow(
        0x1302, "ShutterSpeedValue", value: time, print: Wording.convertedTime, traits: .yields),
      TagRow(0x1303, "SensitivityValue", value: Meaning.part256),
      TagRow(0x1305, "HighISOMode", "1=On|2=Off", condition: "!.=0"),
      TagRow(0x1412, "FacesDetected", "0=No|1=Yes"),
      TagRow(0x3200, "WB_CFA0_LevelDaylight"),
      TagRow(0x3201, "WB_CFA1_LevelDaylight"),
      TagRow(0x3202, "WB_CFA2_LevelDaylight"),
      TagRow(0x3203, "WB_CFA3_LevelDaylight"),
      TagRow(0x3300, "WhiteBalanceSet", whiteBalances),
      TagRow(0x3420, "WB_RedLevelAuto"),
      TagRow(0x3421, "WB_BlueLevelAuto"),
      TagRow(
        0x3501, "Orientation",
        "1=Horizontal (normal)|2=Mirror horizontal|3=Rotate 180|4=Mirror vertical|5=Mirror horizontal and rotate 270 CW|6=Rotate 90 CW|7=Mirror horizontal and rotate 90 CW|8=Rotate 270 CW"
      ),
      TagRow(0x3600, "WhiteBalanceDetected", whiteBalances),
    ])
}

private let whiteBalances =
  "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=n/a|5=Flash|6=n/a|7=n/a|8=Custom#1|9=Custom#2|10=Custom#3|11=Custom#4|12=Shade|13=Kelvin|16=AWBc"

/// The F-number, of an APEX value (Exif 3.0 annex C) in parts of 256.
@Sendable private func aperture(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(powerOfTwo(tag.loose / 512), significantDigits: 15)
}

/// Seconds, of such a value.
@Sendable private func time(_ tag: Tag, _ text: inout TextBuffer) {
  let value = tag.loose / 256
  text.append(value.magnitude < 100 ? powerOfTwo(-value) : 0, significantDigits: 15)
}
