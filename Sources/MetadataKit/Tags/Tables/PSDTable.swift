extension TagTable {
  /// The header of Photoshop's own pictures: numbers are byte positions.
  package static let psd = TagTable(
    "PSD", group: "Photoshop",
    [
      TagRow(12, "NumChannels"),
      TagRow(14, "ImageHeight"),
      TagRow(18, "ImageWidth"),
      TagRow(22, "BitDepth"),
      TagRow(
        24, "ColorMode",
        "0=Bitmap|1=Grayscale|2=Indexed|3=RGB|4=CMYK|7=Multichannel|8=Duotone|9=Lab"),
      // That of the merged picture, behind the layers.
      TagRow(
        1000, "Compression",
        "0=Uncompressed|1=RLE|2=ZIP without prediction|3=ZIP with prediction"),
    ])
}
