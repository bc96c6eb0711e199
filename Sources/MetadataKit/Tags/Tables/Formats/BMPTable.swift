extension TagTable {
  /// The bitmap headers of Windows (BITMAPINFOHEADER to BITMAPV5HEADER), as movies have them, too:
  /// numbers are byte positions.
  package static let bmp = TagTable(
    "BMP", group: "File",
    [
      TagRow(
        0, "BMPVersion",
        "40=Windows V3|68=AVI BMP structure?|108=Windows V4|124=Windows V5"),
      TagRow(4, "ImageWidth"),
      TagRow(8, "ImageHeight", value: HeaderWording.magnitude),
      TagRow(12, "Planes"),
      TagRow(14, "BitDepth"),
      TagRow(
        16, "Compression", value: HeaderWording.bitmapCompressionValue,
        print: HeaderWording.bitmapCompression),
      TagRow(20, "ImageLength"),
      TagRow(24, "PixelsPerMeterX"),
      TagRow(28, "PixelsPerMeterY"),
      TagRow(32, "NumColors", print: { HeaderWording.number($0, zero: "Use BitDepth", &$1) }),
      TagRow(36, "NumImportantColors", print: { HeaderWording.number($0, zero: "All", &$1) }),
      TagRow(40, "RedMask", print: Wording.hexadecimal8),
      TagRow(44, "GreenMask", print: Wording.hexadecimal8),
      TagRow(48, "BlueMask", print: Wording.hexadecimal8),
      TagRow(52, "AlphaMask", print: Wording.hexadecimal8),
      TagRow(
        56, "ColorSpace",
        "0=Calibrated RGB|1=Device RGB|2=Device CMYK|LINK=Linked Color Profile|MBED=Embedded Color Profile|sRGB=sRGB|Win =Windows Color Space",
        value: HeaderWording.bitmapColorSpace),
      TagRow(
        60, "RedEndpoint", value: HeaderWording.fraction30, print: HeaderWording.fraction30Rounded),
      TagRow(
        72, "GreenEndpoint", value: HeaderWording.fraction30,
        print: HeaderWording.fraction30Rounded),
      TagRow(
        84, "BlueEndpoint", value: HeaderWording.fraction30, print: HeaderWording.fraction30Rounded),
      TagRow(96, "GammaRed", value: HeaderWording.fixed16),
      TagRow(100, "GammaGreen", value: HeaderWording.fixed16),
      TagRow(104, "GammaBlue", value: HeaderWording.fixed16),
      TagRow(
        108, "RenderingIntent",
        "1=Graphic (LCS_GM_BUSINESS)|2=Proof (LCS_GM_GRAPHICS)|4=Picture (LCS_GM_IMAGES)|8=Absolute Colorimetric (LCS_GM_ABS_COLORIMETRIC)"
      ),
      TagRow(112, "ProfileDataOffset"),
      TagRow(116, "ProfileSize"),
      // What is not in the header.
      TagRow(1000, "LinkedProfileName"),
      TagRow(1001, "EmbeddedJPG", traits: .binary),
      TagRow(1002, "EmbeddedPNG", traits: .binary),
    ])

  /// The bitmap header of OS/2 1 (BITMAPCOREHEADER).
  package static let bmpOS2 = TagTable(
    "BMP-OS2", group: "File",
    [
      TagRow(0, "BMPVersion", "12=OS/2 V1|64=OS/2 V2"),
      TagRow(4, "ImageWidth"),
      TagRow(6, "ImageHeight"),
      TagRow(8, "Planes"),
      TagRow(10, "BitDepth"),
    ])

  /// The bitmap header of OS/2 2 (BITMAPINFOHEADER2), which may be cut short anywhere after
  /// byte 16.
  package static let bmpOS22 = TagTable(
    "BMP-OS22", group: "File",
    [
      TagRow(0, "BMPVersion", "16=OS/2 V2|64=OS/2 V2", traits: .notInExiftool),
      TagRow(4, "ImageWidth", traits: .notInExiftool),
      TagRow(8, "ImageHeight", traits: .notInExiftool),
      TagRow(12, "Planes", traits: .notInExiftool),
      TagRow(14, "BitDepth", traits: .notInExiftool),
      TagRow(
        16, "Compression", "0=None|1=8-Bit RLE|2=4-Bit RLE|3=Huffman 1D|4=24-Bit RLE",
        traits: .notInExiftool),
      TagRow(20, "ImageLength", traits: .notInExiftool),
      TagRow(24, "PixelsPerMeterX", traits: .notInExiftool),
      TagRow(28, "PixelsPerMeterY", traits: .notInExiftool),
      TagRow(
        32, "NumColors", print: { HeaderWording.number($0, zero: "Use BitDepth", &$1) },
        traits: .notInExiftool),
      TagRow(
        36, "NumImportantColors", print: { HeaderWording.number($0, zero: "All", &$1) },
        traits: .notInExiftool),
    ])

  /// The bitmap header of OS/2 2 as exiftool reads it: with the fields of OS/2 1, whose sizes are
  /// half as wide.
  package static let bmpOS22Misread = TagTable(
    "BMP-OS22-as-OS2", group: "File",
    [
      TagRow(0, "BMPVersion", "12=OS/2 V1|64=OS/2 V2", traits: .onlyInExiftool),
      TagRow(4, "ImageWidth", traits: .onlyInExiftool),
      TagRow(6, "ImageHeight", traits: .onlyInExiftool),
      TagRow(8, "Planes", traits: .onlyInExiftool),
      TagRow(10, "BitDepth", traits: .onlyInExiftool),
    ])
}
