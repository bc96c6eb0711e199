extension TagTable {
  /// The header of a BPG picture.
  package static let bpg = TagTable(
    "BPG", group: "File",
    [
      TagRow(
        0, "PixelFormat",
        "0=Grayscale|1=4:2:0 (chroma at 0.5, 0.5)|2=4:2:2 (chroma at 0.5, 0)|3=4:4:4|4=4:2:0 (chroma at 0, 0.5)|5=4:2:2 (chroma at 0, 0)"
      ),
      TagRow(
        1, "Alpha",
        "0=No Alpha Plane|4096=Alpha Exists (color not premultiplied)|4100=Alpha Exists (color premultiplied)|4=Alpha Exists (W color component)",
        traits: .hexadecimal),
      TagRow(2, "BitDepth"),
      TagRow(
        3, "ColorSpace",
        "0=YCbCr (BT 601)|1=RGB|2=YCgCo|3=YCbCr (BT 709)|4=YCbCr (BT 2020)|5=BT 2020 Constant Luminance"
      ),
      TagRow(4, "Flags", "0=Animation|1=Limited Range|3=Extension Present", traits: .bitmask),
      TagRow(5, "ImageWidth"),
      TagRow(6, "ImageHeight"),
      TagRow(7, "ImageLength"),
      TagRow(8, "ThumbnailBPG", traits: .binary),
    ])
}
