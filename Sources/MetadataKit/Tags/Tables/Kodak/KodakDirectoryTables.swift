/// Kodak's notes that are directories.
extension TagTable {
  /// Of most cameras since 2007: it leads to others.
  package static let kodakType8 = TagTable(
    "KodakType8", group: "Kodak", isTIFF: true,
    [
      TagRow(0xfc00, "SubIFD0", traits: .structural),
      TagRow(0xfc01, "SubIFD1", traits: .structural),
      TagRow(0xfc02, "SubIFD2", traits: .structural),
      TagRow(0xfc03, "SubIFD3", traits: .structural),
      TagRow(0xfc04, "SubIFD4", traits: .structural),
      TagRow(0xfc05, "SubIFD5", traits: .structural),
      TagRow(0xfc06, "SubIFD6", traits: .structural),
      TagRow(0xfcff, "SubIFD255", traits: .structural),
      TagRow(0xff00, "CameraInfo", traits: .structural),
    ])

  /// The first of them.
  package static let kodakSubIFD0 = TagTable(
    "KodakSubIFD0", group: "Kodak", isTIFF: true,
    [
      TagRow(
        0xfa02, "SceneMode",
        "1=Sport|3=Portrait|4=Landscape|6=Beach|7=Night Portrait|8=Night Landscape|9=Snow|10=Text|11=Fireworks|12=Macro|13=Museum|16=Children|17=Program|18=Aperture Priority|19=Shutter Priority|20=Manual|25=Back Light|28=Candlelight|29=Sunset|31=Panorama Left-right|32=Panorama Right-left|33=Smart Scene|34=High ISO"
      ),
      TagRow(0xfa19, "SerialNumber"),
      TagRow(0xfa1d, "KodakImageWidth"),
      TagRow(0xfa1e, "KodakImageHeight"),
      TagRow(0xfa20, "SensorWidth"),
      TagRow(0xfa21, "SensorHeight"),
      TagRow(0xfa23, "FNumber", value: Meaning.hundredth, traits: .yields),
      TagRow(
        0xfa24, "ExposureTime", value: KodakValue.fivePlaces, print: Wording.convertedTime,
        traits: .yields),
      TagRow(0xfa2e, "ISO", traits: .yields),
      TagRow(0xfa3d, "OpticalZoom", value: Meaning.hundredth, print: Wording.convertedHundredth),
      TagRow(0xfa46, "ISO", traits: .yields),
      TagRow(0xfa51, "KodakImageWidth"),
      TagRow(0xfa52, "KodakImageHeight"),
      TagRow(0xfa54, "ThumbnailWidth"),
      TagRow(0xfa55, "ThumbnailHeight"),
      TagRow(0xfa57, "PreviewImageWidth"),
      TagRow(0xfa58, "PreviewImageHeight"),
    ])

  /// The second.
  package static let kodakSubIFD1 = TagTable(
    "KodakSubIFD1", group: "Kodak", isTIFF: true, yields: true,
    [
      TagRow(0x27, "ISO"),
      TagRow(0x28, "ISO"),
    ])

  /// The third.
  package static let kodakSubIFD2 = TagTable(
    "KodakSubIFD2", group: "Kodak", isTIFF: true,
    [
      TagRow(
        0x6002, "SceneModeUsed",
        "0=Program|2=Aperture Priority|3=Shutter Priority|4=Manual|5=Portrait|6=Sport|7=Children|8=Museum|10=High ISO|11=Text|12=Macro|13=Back Light|16=Landscape|17=Night Landscape|18=Night Portrait|19=Snow|20=Beach|21=Fireworks|22=Sunset|23=Candlelight|28=Panorama"
      ),
      TagRow(0x6006, "OpticalZoom", value: Meaning.hundredth, print: Wording.convertedHundredth),
      TagRow(0x6103, "MaxAperture", value: Meaning.hundredth),
      TagRow(
        0xf002, "SceneModeUsed",
        "0=Program|2=Aperture Priority|3=Shutter Priority|4=Manual|5=Portrait|6=Sport|7=Children|8=Museum|10=High ISO|11=Text|12=Macro|13=Back Light|16=Landscape|17=Night Landscape|18=Night Portrait|19=Snow|20=Beach|21=Fireworks|22=Sunset|23=Candlelight|28=Panorama"
      ),
      TagRow(0xf006, "OpticalZoom", value: Meaning.hundredth, print: Wording.convertedHundredth),
      TagRow(0xf103, "FNumber", value: Meaning.hundredth, traits: .yields),
      TagRow(
        0xf104, "ExposureTime", value: Meaning.millionth, print: Wording.convertedTime,
        traits: .yields),
      TagRow(0xf105, "ISO", value: Meaning.tenth, traits: .yields),
    ])

  /// The fourth.
  package static let kodakSubIFD3 = TagTable(
    "KodakSubIFD3", group: "Kodak", isTIFF: true,
    [
      TagRow(0x1000, "OpticalZoom", value: Meaning.hundredth, print: Wording.convertedHundredth),
      TagRow(0x2007, "Kodak_SubIFD3_0x2007", traits: .unknown),
      TagRow(0x2008, "Kodak_SubIFD3_0x2008", traits: .unknown),
      TagRow(0x2009, "Kodak_SubIFD3_0x2009", traits: .unknown),
      TagRow(0x200a, "Kodak_SubIFD3_0x200a", traits: .unknown),
      TagRow(0x200b, "Kodak_SubIFD3_0x200b", traits: .unknown),
      TagRow(0x3020, "Kodak_SubIFD3_0x3020", traits: .unknown),
      TagRow(0x3030, "Kodak_SubIFD3_0x3030", traits: .unknown),
      TagRow(0x3040, "Kodak_SubIFD3_0x3040", traits: .unknown),
      TagRow(0x3050, "Kodak_SubIFD3_0x3050", traits: .unknown),
      TagRow(0x3060, "Kodak_SubIFD3_0x3060", traits: .unknown),
      TagRow(0x8001, "Kodak_SubIFD3_0x8001", traits: .unknown),
      TagRow(0x8002, "Kodak_SubIFD3_0x8002", traits: .unknown),
      TagRow(0x8003, "Kodak_SubIFD3_0x8003", traits: .unknown),
      TagRow(0x8004, "Kodak_SubIFD3_0x8004", traits: .unknown),
      TagRow(0x8005, "Kodak_SubIFD3_0x8005", traits: .unknown),
      TagRow(0x8006, "Kodak_SubIFD3_0x8006", traits: .unknown),
      TagRow(0x8007, "Kodak_SubIFD3_0x8007", traits: .unknown),
      TagRow(0x8008, "Kodak_SubIFD3_0x8008", traits: .unknown),
      TagRow(0x8009, "Kodak_SubIFD3_0x8009", traits: .unknown),
      TagRow(0x800a, "Kodak_SubIFD3_0x800a", traits: .unknown),
      TagRow(0x800b, "Kodak_SubIFD3_0x800b", traits: .unknown),
      TagRow(0x800c, "Kodak_SubIFD3_0x800c", traits: .unknown),
    ])

  /// The sixth.
  package static let kodakSubIFD5 = TagTable(
    "KodakSubIFD5", group: "Kodak", isTIFF: true,
    [
      TagRow(0xf, "OpticalZoom", value: Meaning.hundredth, print: Wording.convertedHundredth)
    ])

  /// What phones keep.
  package static let kodakCameraInfo = TagTable(
    "KodakCameraInfo", group: "Kodak", isTIFF: true,
    [
      TagRow(0xf900, "SensorWidth"),
      TagRow(0xf901, "SensorHeight"),
      TagRow(0xf902, "BayerPattern"),
      TagRow(0xf903, "SensorFullWidth"),
      TagRow(0xf904, "SensorFullHeight"),
      TagRow(0xf907, "KodakImageWidth"),
      TagRow(0xf908, "KodakImageHeight"),
      TagRow(0xfa00, "KodakInfoType"),
      TagRow(0xfa04, "SerialNumber"),
      TagRow(0xfd04, "FNumber", value: Meaning.hundredth, traits: .yields),
      TagRow(
        0xfd05, "ExposureTime", value: Meaning.millionth, print: Wording.convertedTime,
        traits: .yields),
      TagRow(0xfd06, "ISO", traits: .yields),
    ])

  /// Of the Z980 and others.
  package static let kodakType10 = TagTable(
    "KodakType10", group: "Kodak", isTIFF: true, yields: true,
    [
      TagRow(0x2, "PreviewImageSize", print: Wording.convertedSize),
      TagRow(
        0x12, "ExposureTime", value: KodakValue.fivePlaces, print: Wording.convertedTime),
      TagRow(0x13, "FNumber", value: Meaning.tenth),
      TagRow(
        0x14, "ISO", value: KodakValue.speed, print: Wording.convertedRounded),
      TagRow(
        0x1d, "FocalLength", value: Meaning.hundredth, print: Wording.convertedMillimeters),
    ])

  /// Of PixPro cameras.
  package static let kodakType11 = TagTable(
    "KodakType11", group: "Kodak", isTIFF: true,
    [
      TagRow(0x104, "FirmwareVersion"),
      TagRow(0x203, "PictureEffect", "0=None|3=Monochrome|9=Kodachrome"),
      TagRow(0x207, "KodakModel"),
      TagRow(0x300, "KodakMake"),
      TagRow(0x308, "LensSerialNumber"),
      TagRow(0x309, "LensModel"),
      TagRow(0x30d, "LevelMeter", traits: .unknown),
      TagRow(0x311, "Pitch"),
      TagRow(0x312, "Yaw"),
      TagRow(0x313, "Roll"),
      TagRow(0x314, "CX", traits: .unknown),
      TagRow(0x315, "CY", traits: .unknown),
      TagRow(0x316, "Rads", traits: .unknown),
    ])
}
