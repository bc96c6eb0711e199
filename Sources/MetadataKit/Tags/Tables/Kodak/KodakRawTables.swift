/// What belongs to Kodak's directories in raw files and exported photos.
extension TagTable {
  /// A directory of later raw files, KDC of the P880 and Z1015 IS among them.
  package static let kdcIFD = TagTable(
    "KDC_IFD", group: "KDC_IFD", isTIFF: true,
    [
      TagRow(0xfa00, "SerialNumber"),
      TagRow(0xfa0d, "WhiteBalance", "0=Auto|1=Fluorescent|2=Tungsten|3=Daylight|6=Shade"),
      TagRow(0xfa25, "WB_RGBLevelsAuto"),
      TagRow(0xfa27, "WB_RGBLevelsTungsten"),
      TagRow(0xfa28, "WB_RGBLevelsFluorescent"),
      TagRow(0xfa29, "WB_RGBLevelsDaylight"),
      TagRow(0xfa2a, "WB_RGBLevelsShade"),
    ])

  /// What was set in software: numbers are byte positions.
  package static let kodakProcessing = TagTable(
    "KodakProcessing", group: "Kodak",
    [
      TagRow(40, "WB_RGBLevels", format: .short, count: 3, value: KodakValue.levels)
    ])

  /// The lines of the textual information, by what stands before the colon; files may have others.
  package static let kodakText = TagTable(
    "KodakTextualInfo", group: "Kodak", isNumberless: true,
    [
      TagRow(0, "OtherInfo", traits: .list),
      TagRow(1, "ActualCompensation", condition: "Actual Compensation"),
      TagRow(2, "AFMode", condition: "AF Function"),
      TagRow(3, "Aperture", condition: "Aperture", value: KodakValue.aperture),
      TagRow(4, "AutoBracket", condition: "Auto Bracket"),
      TagRow(5, "BrightnessValue", condition: "Brightness Value"),
      TagRow(6, "CameraModel", condition: "Camera"),
      TagRow(7, "CameraBody", condition: "Camera body"),
      TagRow(8, "ExposureCompensation", condition: "Compensation"),
      TagRow(9, "Date", condition: "Date"),
      TagRow(10, "ExposureBias", condition: "Exposure Bias"),
      TagRow(
        11, "ExposureMode", "M=Manual|A=Aperture Priority|S=Shutter Priority|P=Program|B=Bulb",
        condition: "Exposure Mode", print: KodakValue.words),
      TagRow(12, "FirmwareVersion", condition: "Firmware Version"),
      TagRow(13, "FlashExposureComp", condition: "Flash Compensation"),
      TagRow(14, "FlashFired", condition: "Flash Fired"),
      TagRow(15, "FlashSyncMode", condition: "Flash Sync Mode"),
      TagRow(16, "FocalLength", condition: "Focal Length", print: Wording.millimeters),
      TagRow(17, "KodakImageHeight", condition: "Height"),
      TagRow(18, "ImageNumber", condition: "Image Number"),
      TagRow(19, "ISO", condition: "ISO"),
      TagRow(20, "ISO", condition: "ISO Speed"),
      TagRow(21, "Lens", condition: "Lens", traits: .yields),
      TagRow(22, "MaxAperture", condition: "Max Aperture", value: KodakValue.aperture),
      TagRow(23, "MeterMode", condition: "Meter Mode"),
      TagRow(24, "MinAperture", condition: "Min Aperture", value: KodakValue.aperture),
      TagRow(25, "PopupFlash", condition: "Popup Flash"),
      TagRow(26, "SerialNumber", condition: "Serial Number"),
      TagRow(27, "ShootingMode", condition: "Shooting Mode"),
      TagRow(28, "ShutterSpeed", condition: "Shutter"),
      TagRow(29, "Temperature", condition: "Temperature"),
      TagRow(30, "Time", condition: "Time"),
      TagRow(31, "WhiteBalance", condition: "White balance"),
      TagRow(32, "KodakImageWidth", condition: "Width"),
    ])
}
