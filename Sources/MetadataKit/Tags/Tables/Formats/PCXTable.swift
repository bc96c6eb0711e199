extension TagTable {
  /// The header of PC Paintbrush pictures: numbers are byte positions.
  package static let pcx = TagTable(
    "PCX", group: "File",
    [
      TagRow(0, "Manufacturer", "10=ZSoft"),
      TagRow(
        1, "Software",
        "0=PC Paintbrush 2.5|2=PC Paintbrush 2.8 (with palette)|3=PC Paintbrush 2.8 (without palette)|4=PC Paintbrush for Windows|5=PC Paintbrush 3.0+"
      ),
      TagRow(2, "Encoding", "1=RLE"),
      TagRow(3, "BitsPerPixel"),
      TagRow(4, "LeftMargin"),
      TagRow(6, "TopMargin"),
      TagRow(8, "ImageWidth"),
      TagRow(10, "ImageHeight"),
      TagRow(12, "XResolution", traits: .notInExiftool),
      TagRow(14, "YResolution", traits: .notInExiftool),
      TagRow(65, "ColorPlanes"),
      TagRow(66, "BytesPerLine"),
      TagRow(68, "ColorMode", "0=n/a|1=Color Palette|2=Grayscale"),
      TagRow(70, "ScreenWidth"),
      TagRow(72, "ScreenHeight"),
    ])

  /// The resolution as exiftool reads it: the lower byte of each number.
  package static let pcxMisread = TagTable(
    "PCX-in-bytes", group: "File",
    [
      TagRow(12, "XResolution", traits: .onlyInExiftool),
      TagRow(14, "YResolution", traits: .onlyInExiftool),
    ])
}
