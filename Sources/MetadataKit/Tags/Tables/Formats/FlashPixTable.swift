extension TagTable {
  /// Properties and streams of FlashPix extensions (FlashPix Format Specification 1.0.1 §7).
  package static let flashPix = TagTable(
    "FlashPix", group: "FlashPix",
    [
      TagRow(0x0001, "ExtensionName"),
      TagRow(0x0002, "ExtensionClassID"),
      TagRow(
        0x0003, "ExtensionPersistence",
        "0=Always Valid|1=Invalidated By Modification|2=Potentially Invalidated By Modification"),
      TagRow(0x0004, "ExtensionCreateDate"),
      TagRow(0x0005, "ExtensionModifyDate"),
      TagRow(0x0006, "CreatingApplication"),
      TagRow(0x0007, "ExtensionDescription"),
      TagRow(0x1000, "Storage-StreamPathname"),
      TagRow(0x2000, "FlashPixStreamPathname"),
      TagRow(0x2001, "FlashPixStreamFieldOffset"),
      TagRow(0x3000, "PropertySetPathname"),
      TagRow(0x3001, "PropertySetIDCodes"),
      TagRow(0x3002, "PropertyVectorElements"),
      TagRow(0x4000, "SubimageResolutions"),
      TagRow(0x1000_0000, "UsedExtensionNumbers"),
      TagRow(
        0x1000_0001, "CodePage", WindowsCodePages.labels
      ),
      TagRow(0x2000_0000, "ScreenNail", traits: .binary),
      TagRow(0x2000_0001, "AudioStream", traits: .binary),
      TagRow(0x2000_0002, "PreviewImage", traits: .binary),
      TagRow(0x2000_0003, "CompObjUserTypeLen"),
      TagRow(0x2000_0004, "CompObjUserType"),
      TagRow(0x2000_0005, "CurrentUser"),
      TagRow(0x2000_0006, "PreviewImageWidth"),
      TagRow(0x2000_0007, "PreviewImageHeight"),
      TagRow(0x8000_0000, "LocaleIndicator"),
    ])

  /// Texts of old cameras in a JPEG's APP12: tags that a camera names are not here.
  package static let pictureInfo = TagTable(
    "PictureInfo", group: "PictureInfo", yields: true, isNumberless: true,
    [
      TagRow(0, "FNumber", value: JPEGSegmentValue.fNumber, print: JPEGSegmentValue.oneDecimal),
      TagRow(1, "Aperture", print: JPEGSegmentValue.oneDecimal),
      TagRow(2, "DateTimeOriginal", value: JPEGSegmentValue.date),
      TagRow(
        3, "ExposureTime", value: JPEGSegmentValue.microseconds,
        print: JPEGSegmentValue.exposureTime),
      TagRow(4, "Flash", "0=Off|1=On"),
      TagRow(5, "Macro", "0=Off|1=On"),
      TagRow(6, "ImageSize", print: JPEGSegmentValue.size),
    ])
}
