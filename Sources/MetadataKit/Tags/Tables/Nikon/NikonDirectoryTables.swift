/// Directories in Nikon's notes, and what the cameras before 2000 have.
// swift-format-ignore
extension TagTable {
  package static let nikonPreviewIFD = TagTable(
    "NikonPreviewIFD", group: "PreviewIFD", isTIFF: true, yields: true,
    [
      TagRow(0xfe, "SubfileType", "0=Full-resolution image|1=Reduced-resolution image|2=Single page of multi-page image|3=Single page of multi-page reduced-resolution image|4=Transparency mask|5=Transparency mask of reduced-resolution image|6=Transparency mask of multi-page image|7=Transparency mask of reduced-resolution multi-page image|8=Depth map|9=Depth map of reduced-resolution image|16=Enhanced image data|65537=Alternate reduced-resolution image|65540=Semantic Mask|4294967295=invalid||0=Reduced resolution|1=Single page|2=Transparency mask|3=TIFF/IT final page|4=TIFF-FX mixed raster content", traits: .bitmask),
      TagRow(0x103, "Compression", "1=Uncompressed|2=CCITT 1D|3=T4/Group 3 Fax|4=T6/Group 4 Fax|5=LZW|6=JPEG (old-style)|7=JPEG|8=Adobe Deflate|9=JBIG B&W or VC-5|10=JBIG Color|99=JPEG|262=Kodak 262|32766=NeXt or Sony ARW Compressed 2|32767=Sony ARW Compressed|32769=Packed RAW|32770=Samsung SRW Compressed|32771=CCIRLEW|32772=Samsung SRW Compressed 2|32773=PackBits|32809=Thunderscan|32867=Kodak KDC Compressed|32895=IT8CTPAD|32896=IT8LW|32897=IT8MP|32898=IT8BL|32908=PixarFilm|32909=PixarLog|32946=Deflate|32947=DCS|33003=Aperio JPEG 2000 YCbCr|33005=Aperio JPEG 2000 RGB|34661=JBIG|34676=SGILog|34677=SGILog24|34712=JPEG 2000|34713=Nikon NEF Compressed|34715=JBIG2 TIFF FX|34718=Microsoft Document Imaging (MDI) Binary Level Codec|34719=Microsoft Document Imaging (MDI) Progressive Transform Codec|34720=Microsoft Document Imaging (MDI) Vector|34887=ESRI Lerc|34892=Lossy JPEG|34925=LZMA2|34926=Zstd (old)|34927=WebP (old)|34933=PNG|34934=JPEG XR|50000=Zstd|50001=WebP|50002=JPEG XL (old)|52546=JPEG XL|65000=Kodak DCR Compressed|65535=Pentax PEF Compressed"),
      TagRow(0x11a, "XResolution"),
      TagRow(0x11b, "YResolution"),
      TagRow(0x128, "ResolutionUnit", "1=None|2=inches|3=cm"),
      TagRow(0x201, "PreviewImageStart", value: Meaning.offsets, traits: .offset),
      TagRow(0x202, "PreviewImageLength"),
      TagRow(0x213, "YCbCrPositioning", "1=Centered|2=Co-sited"),
      TagRow(0x10000, "PreviewImage", traits: .binary),
    ])

  package static let nikonType2 = TagTable(
    "NikonType2", group: "Nikon", isTIFF: true,
    [
      TagRow(0x3, "Quality"),
      TagRow(0x4, "ColorMode"),
      TagRow(0x5, "ImageAdjustment"),
      TagRow(0x6, "CCDSensitivity"),
      TagRow(0x7, "WhiteBalance"),
      TagRow(0x8, "Focus"),
      TagRow(0xa, "DigitalZoom"),
      TagRow(0xb, "Converter"),
    ])

  package static let nikonScan = TagTable(
    "NikonScan", group: "NikonScan", isTIFF: true,
    [
      TagRow(0x2, "FilmType"),
      TagRow(0x40, "MultiSample"),
      TagRow(0x41, "BitDepth"),
      TagRow(0x50, "MasterGain", print: Wording.convertedHundredth),
      TagRow(0x51, "ColorGain", print: NikonValue.threeNumbers),
      TagRow(0x60, "ScanImageEnhancer", "0=Off|1=On"),
      TagRow(0x100, "DigitalICE"),
      TagRow(0x110, "ROCInfo", traits: .structural),
      TagRow(0x120, "GEMInfo", traits: .structural),
      TagRow(0x200, "DigitalDEEShadowAdj"),
      TagRow(0x201, "DigitalDEEThreshold"),
      TagRow(0x202, "DigitalDEEHighlightAdj"),
    ])

  package static let nikonROC = TagTable(
    "NikonROC", group: "NikonScan", isOfFields: true,
    [
      TagRow(0x0, "DigitalROC", value: Meaning.tenth),
    ])

  package static let nikonGEM = TagTable(
    "NikonGEM", group: "NikonScan", isOfFields: true,
    [
      TagRow(0x0, "DigitalGEM", value: NikonValue.gem),
    ])

  package static let nikonCaptureOffsets = TagTable(
    "NikonCaptureOffsets", group: "Nikon",
    [
      TagRow(0x1, "IFD0_Offset"),
      TagRow(0x2, "PreviewIFD_Offset"),
      TagRow(0x3, "SubIFD_Offset"),
    ])

  package static let nikonCaptureOutput = TagTable(
    "NikonCaptureOutput", group: "Nikon", isOfFields: true,
    [
      TagRow(0x20, "OutputImageWidth"),
      TagRow(0x30, "OutputImageHeight"),
      TagRow(0x40, "OutputResolution"),
    ])
}
