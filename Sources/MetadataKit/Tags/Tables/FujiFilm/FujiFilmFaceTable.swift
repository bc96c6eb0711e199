/// Faces that Fujifilm's cameras know.
extension TagTable {
  /// What each is told of has a number of its own, to which that of the face is added.
  package static let fujiFilmFaces = TagTable(
    "FujiFilmFaceRecInfo", group: "FujiFilm",
    [
      TagRow(0x10, "Face1Name"),
      TagRow(0x11, "Face2Name"),
      TagRow(0x12, "Face3Name"),
      TagRow(0x13, "Face4Name"),
      TagRow(0x14, "Face5Name"),
      TagRow(0x15, "Face6Name"),
      TagRow(0x16, "Face7Name"),
      TagRow(0x17, "Face8Name"),
      TagRow(0x20, "Face1Birthday", value: FujiFilmValue.birthday),
      TagRow(0x21, "Face2Birthday", value: FujiFilmValue.birthday),
      TagRow(0x22, "Face3Birthday", value: FujiFilmValue.birthday),
      TagRow(0x23, "Face4Birthday", value: FujiFilmValue.birthday),
      TagRow(0x24, "Face5Birthday", value: FujiFilmValue.birthday),
      TagRow(0x25, "Face6Birthday", value: FujiFilmValue.birthday),
      TagRow(0x26, "Face7Birthday", value: FujiFilmValue.birthday),
      TagRow(0x27, "Face8Birthday", value: FujiFilmValue.birthday),
      TagRow(0x30, "Face1Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
      TagRow(0x31, "Face2Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
      TagRow(0x32, "Face3Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
      TagRow(0x33, "Face4Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
      TagRow(0x34, "Face5Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
      TagRow(0x35, "Face6Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
      TagRow(0x36, "Face7Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
      TagRow(0x37, "Face8Category", "1=Partner|2=Family|3=Friend", traits: .bitmask),
    ])
}
