extension TagTable {
  /// The header of FLIF.
  package static let flif = TagTable(
    "FLIF", group: "File",
    [
      TagRow(
        0, "ImageType",
        "1=Grayscale (non-interlaced)|3=RGB (non-interlaced)|4=RGBA (non-interlaced)|A=Grayscale (interlaced)|C=RGB (interlaced)|D=RGBA (interlaced)|Q=Grayscale Animation (non-interlaced)|S=RGB Animation (non-interlaced)|T=RGBA Animation (non-interlaced)|a=Grayscale Animation (interlaced)|c=RGB Animation (interlaced)|d=RGBA Animation (interlaced)"
      ),
      TagRow(1, "BitDepth", "0=Custom|1=8|2=16"),
      TagRow(2, "ImageWidth"),
      TagRow(3, "ImageHeight"),
      TagRow(4, "AnimationFrames"),
      TagRow(5, "Encoding", "0=FLIF16"),
    ])
}
