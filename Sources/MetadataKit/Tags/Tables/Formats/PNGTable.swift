extension TagTable {
  /// Chunks that are one value each (PNG 3 §11; PNG extensions 1.5): numbers are the chunks' types.
  package static let png = TagTable(
    "PNG", group: "PNG",
    [
      TagRow(0x504c_5445, "Palette", value: PNGValue.palette),  // PLTE
      TagRow(0x624b_4744, "BackgroundColor"),  // bKGD
      TagRow(0x6453_4947, "DigitalSignature", traits: .binary),  // dSIG
      TagRow(0x6558_4966, "eXIf", traits: .binary),  // eXIf
      TagRow(0x6652_4163, "FractalParameters", traits: .binary),  // fRAc
      TagRow(0x6741_4d41, "Gamma", value: PNGValue.gamma),  // gAMA
      TagRow(0x6749_4667, "GIFGraphicControlExtension", traits: .binary),  // gIFg
      TagRow(0x6749_4674, "GIFPlainTextExtension", traits: .binary),  // gIFt
      TagRow(0x6749_4678, "GIFApplicationExtension", traits: .binary),  // gIFx
      TagRow(0x6764_4154, "GainMapImage", traits: .binary),  // gdAT
      TagRow(0x6849_5354, "PaletteHistogram", traits: .binary),  // hIST
      TagRow(0x6943_4350, "ICC_Profile", traits: .binary),  // iCCP
      TagRow(0x6943_436e, "ProfileName"),  // iCCn
      TagRow(0x6944_4f54, "AppleDataOffsets", traits: .binary),  // iDOT
      TagRow(0x6954_5874, "InternationalText", traits: .binary),  // iTXt
      // The document that Fireworks edits, and a picture of it.
      TagRow(0x6d6b_5453, "FireworksDocument", traits: [.binary, .notInExiftool]),  // mkTS
      TagRow(0x6f46_4673, "ImageOffset", value: PNGValue.offset),  // oFFs
      TagRow(0x7043_414c, "PixelCalibration", traits: .binary),  // pCAL
      TagRow(0x7072_5657, "FireworksPreview", traits: [.binary, .notInExiftool]),  // prVW
      TagRow(0x7342_4954, "SignificantBits"),  // sBIT
      TagRow(0x7350_4c54, "SuggestedPalette", traits: .binary),  // sPLT
      TagRow(
        0x7352_4742, "SRGBRendering",
        "0=Perceptual|1=Relative Colorimetric|2=Saturation|3=Absolute Colorimetric"),  // sRGB
      TagRow(0x7445_5874, "TextualData", traits: .binary),  // tEXt
      TagRow(0x7449_4d45, "ModifyDate", value: PNGValue.time),  // tIME
      TagRow(0x7452_4e53, "Transparency", value: PNGValue.transparency),  // tRNS
      TagRow(0x7a54_5874, "CompressedText", traits: .binary),  // zTXt
      TagRow(0x7a78_4966, "zxIf", traits: .binary),  // zxIf
    ])

  /// The header, IHDR (PNG 3 §11.2.1): numbers are byte positions, as in the tables that follow.
  package static let pngHeader = TagTable(
    "PNG-IHDR", group: "PNG",
    [
      TagRow(0, "ImageWidth", format: .long),
      TagRow(4, "ImageHeight", format: .long),
      TagRow(8, "BitDepth"),
      TagRow(
        9, "ColorType",
        "0=Grayscale|2=RGB|3=Palette|4=Grayscale with Alpha|6=RGB with Alpha"),
      TagRow(10, "Compression", "0=Deflate/Inflate"),
      TagRow(11, "Filter", "0=Adaptive"),
      TagRow(12, "Interlace", "0=Noninterlaced|1=Adam7 Interlace"),
    ])

  /// Primary chromaticities and white point, cHRM (PNG 3 §11.3.2.1).
  package static let pngChromaticities = TagTable(
    "PNG-cHRM", group: "PNG",
    [
      TagRow(0, "WhitePointX", format: .long, value: PNGValue.hundredThousandth),
      TagRow(4, "WhitePointY", format: .long, value: PNGValue.hundredThousandth),
      TagRow(8, "RedX", format: .long, value: PNGValue.hundredThousandth),
      TagRow(12, "RedY", format: .long, value: PNGValue.hundredThousandth),
      TagRow(16, "GreenX", format: .long, value: PNGValue.hundredThousandth),
      TagRow(20, "GreenY", format: .long, value: PNGValue.hundredThousandth),
      TagRow(24, "BlueX", format: .long, value: PNGValue.hundredThousandth),
      TagRow(28, "BlueY", format: .long, value: PNGValue.hundredThousandth),
    ])

  /// Physical pixel dimensions, pHYs (PNG 3 §11.3.4.3), and MNG's pHYg.
  package static let pngPhysicalPixel = TagTable(
    "PNG-pHYs", group: "PNG-pHYs",
    [
      TagRow(0, "PixelsPerUnitX", format: .long),
      TagRow(4, "PixelsPerUnitY", format: .long),
      TagRow(8, "PixelUnits", "0=Unknown|1=meters"),
    ])

  /// Coding-independent code points, cICP (PNG 3 §11.3.2.6; ITU-T H.273 §8).
  package static let pngCodePoints = TagTable(
    "PNG-cICP", group: "PNG-cICP",
    [
      TagRow(
        0, "ColorPrimaries",
        "1=BT.709|2=Unspecified|4=BT.470 System M (historical)|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240|8=Generic film (color filters using illuminant C)|9=BT.2020, BT.2100|10=SMPTE 428 (CIE 1921 XYZ)|11=SMPTE RP 431-2|12=SMPTE EG 432-1|22=EBU Tech. 3213-E"
      ),
      TagRow(
        1, "TransferCharacteristics",
        "0=For future use (0)|1=BT.709|2=Unspecified|3=For future use (3)|4=BT.470 System M (historical)|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240 M|8=Linear|9=Logarithmic (100 : 1 range)|10=Logarithmic (100 * Sqrt(10) : 1 range)|11=IEC 61966-2-4|12=BT.1361|13=sRGB or sYCC|14=BT.2020 10-bit systems|15=BT.2020 12-bit systems|16=SMPTE ST 2084, ITU BT.2100 PQ|17=SMPTE ST 428|18=BT.2100 HLG, ARIB STD-B67"
      ),
      TagRow(
        2, "MatrixCoefficients",
        "0=Identity matrix|1=BT.709|2=Unspecified|3=For future use (3)|4=US FCC 73.628|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240 M|8=YCgCo|9=BT.2020 non-constant luminance, BT.2100 YCbCr|10=BT.2020 constant luminance|11=SMPTE ST 2085 YDzDx|12=Chromaticity-derived non-constant luminance|13=Chromaticity-derived constant luminance|14=BT.2100 ICtCp"
      ),
      TagRow(3, "VideoFullRangeFlag"),
    ])

  /// Content light level, cLLI (PNG 3 §11.3.2.8), in units of 0.0001 cd/m².
  package static let pngLightLevel = TagTable(
    "PNG-cLLI", group: "PNG-cLLI",
    [
      TagRow(0, "MaxContentLightLevel", format: .long, value: PNGValue.tenThousandth),
      TagRow(4, "MaxPicAverageLightLevel", format: .long, value: PNGValue.tenThousandth),
    ])

  /// Mastering display color volume, mDCV (PNG 3 §11.3.2.7): chromaticities in units of 0.00002,
  /// luminances in units of 0.0001 cd/m².
  package static let pngMasteringDisplay = TagTable(
    "PNG-mDCV", group: "PNG-mDCV",
    [
      TagRow(0, "RedX", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(2, "RedY", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(4, "GreenX", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(6, "GreenY", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(8, "BlueX", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(10, "BlueY", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(12, "WhitePointX", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(14, "WhitePointY", format: .short, value: PNGValue.fiftyThousandth),
      TagRow(16, "MaxLuminance", format: .long, value: PNGValue.tenThousandth),
      TagRow(20, "MinLuminance", format: .long, value: PNGValue.tenThousandth),
    ])

  /// The physical scale of what is shown, sCAL (PNG extensions 1.5 §2.1).
  package static let pngSubjectScale = TagTable(
    "PNG-sCAL", group: "PNG",
    [
      TagRow(0, "SubjectUnits", "1=meters|2=radians"),
      TagRow(1, "SubjectPixelWidth"),
      TagRow(2, "SubjectPixelHeight"),
    ])

  /// ImageMagick's private chunk vpAg.
  package static let pngVirtualPage = TagTable(
    "PNG-vpAg", group: "PNG",
    [
      TagRow(0, "VirtualImageWidth", format: .long),
      TagRow(4, "VirtualImageHeight", format: .long),
      TagRow(8, "VirtualPageUnits"),
    ])

  /// How two halves make a stereo image, sTER (PNG extensions 1.5 §2.3).
  package static let pngStereo = TagTable(
    "PNG-sTER", group: "PNG",
    [
      TagRow(0, "StereoMode", "0=Cross-fuse Layout|1=Diverging-fuse Layout")
    ])

  /// Animation control, acTL (PNG 3 §11.3.6.1).
  package static let pngAnimation = TagTable(
    "PNG-acTL", group: "PNG",
    [
      TagRow(0, "AnimationFrames", format: .long),
      TagRow(4, "AnimationPlays", format: .long, print: PNGValue.plays),
    ])
}
