extension TagTable {
  /// The header of PGF, by byte positions.
  package static let pgf = TagTable(
    "PGF", group: "File",
    [
      TagRow(3, "PGFVersion", print: Wording.hexadecimalByte),
      TagRow(8, "ImageWidth", format: .long),
      TagRow(12, "ImageHeight", format: .long),
      TagRow(16, "PyramidLevels"),
      TagRow(17, "Quality"),
      TagRow(18, "BitsPerPixel"),
      TagRow(19, "ColorComponents"),
      TagRow(
        20, "ColorMode",
        "0=Bitmap|1=Grayscale|2=Indexed|3=RGB|4=CMYK|7=Multichannel|8=Duotone|9=Lab"),
      TagRow(21, "BackgroundColor", format: .byte, count: 3),
    ])
}
