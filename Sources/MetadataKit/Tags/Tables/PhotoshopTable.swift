extension TagTable {
  /// Image resources that are one value each (Adobe Photoshop File Formats Specification, "Image
  /// Resources Section"): numbers are the resources'.
  package static let photoshop = TagTable(
    "Photoshop", group: "Photoshop",
    [
      TagRow(0x03e8, "Photoshop2Info", traits: .unknown),
      TagRow(0x03e9, "MacintoshPrintInfo", traits: .unknown),
      TagRow(0x03ea, "XMLData", traits: .unknown),
      TagRow(0x03eb, "Photoshop2ColorTable", traits: .unknown),
      TagRow(0x03ee, "AlphaChannelsNames", value: PhotoshopValue.pascalStrings),
      TagRow(0x03ef, "DisplayInfo", traits: .unknown),
      TagRow(0x03f0, "PStringCaption", traits: .unknown),
      TagRow(0x03f1, "BorderInformation", traits: .unknown),
      TagRow(0x03f2, "BackgroundColor", traits: .unknown),
      TagRow(0x03f3, "PrintFlags", print: PhotoshopValue.printFlags, traits: .unknown),
      TagRow(0x03f4, "BW_HalftoningInfo", traits: .unknown),
      TagRow(0x03f5, "ColorHalftoningInfo", traits: .unknown),
      TagRow(0x03f6, "DuotoneHalftoningInfo", traits: .unknown),
      TagRow(0x03f7, "BW_TransferFunc", traits: .unknown),
      TagRow(0x03f8, "ColorTransferFuncs", traits: .unknown),
      TagRow(0x03f9, "DuotoneTransferFuncs", traits: .unknown),
      TagRow(0x03fa, "DuotoneImageInfo", traits: .unknown),
      TagRow(0x03fb, "EffectiveBW", format: .byte, traits: .unknown),
      TagRow(0x03fc, "ObsoletePhotoshopTag1", traits: .unknown),
      TagRow(0x03fd, "EPSOptions", traits: .unknown),
      TagRow(0x03fe, "QuickMaskInfo", traits: .unknown),
      TagRow(0x03ff, "ObsoletePhotoshopTag2", traits: .unknown),
      TagRow(0x0400, "TargetLayerID", format: .short, traits: .unknown),
      TagRow(0x0401, "WorkingPath", traits: .unknown),
      TagRow(0x0402, "LayersGroupInfo", format: .short, traits: .unknown),
      TagRow(0x0403, "ObsoletePhotoshopTag3", traits: .unknown),
      TagRow(0x0405, "RawImageMode", traits: .unknown),
      TagRow(0x0408, "GridGuidesInfo", traits: .unknown),
      TagRow(0x0409, "PhotoshopBGRThumbnail", traits: .binary),
      TagRow(0x040a, "CopyrightFlag", "0=False|1=True", format: .byte),
      TagRow(0x040b, "URL"),
      TagRow(0x040c, "PhotoshopThumbnail", traits: .binary),
      TagRow(0x040d, "GlobalAngle", format: .long),
      TagRow(0x040e, "ColorSamplersResource", traits: .unknown),
      TagRow(0x0410, "Watermark", format: .byte, traits: .unknown),
      TagRow(0x0411, "ICC_Untagged", format: .byte, traits: .unknown),
      TagRow(0x0412, "EffectsVisible", format: .byte, traits: .unknown),
      TagRow(0x0413, "SpotHalftone", traits: .unknown),
      TagRow(0x0414, "IDsBaseValue", format: .long, traits: .unknown),
      TagRow(0x0415, "UnicodeAlphaNames", traits: .unknown),
      TagRow(0x0416, "IndexedColorTableCount", format: .short, traits: .unknown),
      TagRow(0x0417, "TransparentIndex", format: .short, traits: .unknown),
      TagRow(0x0419, "GlobalAltitude", format: .long),
      TagRow(0x041b, "WorkflowURL", value: PhotoshopValue.unicodeString),
      TagRow(0x041c, "JumpToXPEP", traits: .unknown),
      TagRow(0x041d, "AlphaIdentifiers", traits: .unknown),
      TagRow(0x041e, "URL_List", traits: .list),
      TagRow(0x0423, "ExifInfo2", traits: .unknown),
      TagRow(0x0425, "IPTCDigest", value: PhotoshopValue.hexadecimal),
      TagRow(0x0429, "LayerComps", traits: .unknown),
      TagRow(0x042a, "AlternateDuotoneColors", traits: .unknown),
      TagRow(0x042b, "AlternateSpotColors", traits: .unknown),
      TagRow(0x042d, "LayerSelectionIDs", traits: .unknown),
      TagRow(0x042e, "HDRToningInfo", traits: .unknown),
      TagRow(0x042f, "PrintInfo", traits: .unknown),
      TagRow(0x0430, "LayerGroupsEnabledID", format: .byte, traits: .unknown),
      TagRow(0x0431, "ColorSamplersResource2", traits: .unknown),
      TagRow(0x0432, "MeasurementScale", traits: .unknown),
      TagRow(0x0433, "TimelineInfo", traits: .unknown),
      TagRow(0x0434, "SheetDisclosure", traits: .unknown),
      TagRow(0x0436, "OnionSkins", traits: .unknown),
      TagRow(0x0438, "CountInfo", traits: .unknown),
      TagRow(0x043a, "PrintInfo2", traits: .unknown),
      TagRow(0x043b, "PrintStyle", traits: .unknown),
      TagRow(0x043c, "MacintoshNSPrintInfo", traits: .unknown),
      TagRow(0x043d, "WindowsDEVMODE", traits: .unknown),
      TagRow(0x043e, "AutoSaveFilePath", traits: .unknown),
      TagRow(0x043f, "AutoSaveFormat", traits: .unknown),
      TagRow(0x0440, "PathSelectionState", traits: .unknown),
      TagRow(0x0bb7, "ClippingPathName", value: PhotoshopValue.pascalString),
      TagRow(0x0bb8, "OriginPathInfo", traits: .unknown),
      TagRow(0x1b58, "ImageReadyVariables", traits: .unknown),
      TagRow(0x1b59, "ImageReadyDataSets", traits: .unknown),
      TagRow(0x1f40, "LightroomWorkflow", traits: .unknown),
      TagRow(0x2710, "PrintFlagsInfo", traits: .unknown),
    ])

  /// Resources of other programs than Photoshop in the same form.
  package static let photoshopForeign = TagTable("Photoshop-Foreign", group: "Photoshop", [])

  /// Resolution, resource 0x3ed: numbers are byte positions, as in the tables that follow.
  package static let photoshopResolution = TagTable(
    "Photoshop-Resolution", group: "Photoshop",
    [
      TagRow(
        0, "XResolution", format: .long, value: PhotoshopValue.fixed,
        print: PhotoshopValue.resolution, traits: .yields),
      TagRow(4, "DisplayedUnitsX", "1=inches|2=cm", format: .short),
      TagRow(
        8, "YResolution", format: .long, value: PhotoshopValue.fixed,
        print: PhotoshopValue.resolution, traits: .yields),
      TagRow(12, "DisplayedUnitsY", "1=inches|2=cm", format: .short),
    ])

  /// How the picture was saved as JPEG, resource 0x406.
  package static let photoshopQuality = TagTable(
    "Photoshop-Quality", group: "Photoshop",
    [
      TagRow(0, "PhotoshopQuality", format: .signedShort, print: PhotoshopValue.quality),
      TagRow(
        2, "PhotoshopFormat", "0=Standard|1=Optimized|257=Progressive", format: .signedShort),
      TagRow(4, "ProgressiveScans", "1=3 Scans|2=4 Scans|3=5 Scans", format: .signedShort),
    ])

  /// Slices of a page, resource 0x41a, and who wrote the file, 0x421: named by position.
  package static let photoshopTexts = TagTable(
    "Photoshop-Texts", group: "Photoshop", isNumberless: true,
    [
      TagRow(0, "SlicesGroupName"),
      TagRow(1, "NumSlices"),
      TagRow(2, "HasRealMergedData", "0=No|1=Yes"),
      TagRow(3, "WriterName"),
      TagRow(4, "ReaderName"),
    ])

  /// Print scale, resource 0x426.
  package static let photoshopPrintScale = TagTable(
    "Photoshop-PrintScale", group: "Photoshop",
    [
      TagRow(0, "PrintStyle", "0=Centered|1=Size to Fit|2=User Defined", format: .short),
      TagRow(2, "PrintPosition", format: .float, count: 2),
      TagRow(10, "PrintScale", format: .float),
    ])

  /// Pixel aspect ratio, resource 0x428.
  package static let photoshopPixel = TagTable(
    "Photoshop-Pixel", group: "Photoshop",
    [
      TagRow(4, "PixelAspectRatio", format: .double)
    ])

  /// How a channel is shown, one of resource 0x435.
  package static let photoshopChannel = TagTable(
    "Photoshop-Channel", group: "Photoshop",
    [
      TagRow(0, "ChannelColorSpace", "0=RGB|1=HSB|2=CMYK|7=Lab|8=Grayscale", format: .short),
      TagRow(2, "ChannelColorData", format: .short, count: 4),
      TagRow(11, "ChannelOpacity", print: PhotoshopValue.percent),
      TagRow(12, "ChannelColorIndicates", "0=Selected Areas|1=Masked Areas|2=Spot Color"),
    ])
}
