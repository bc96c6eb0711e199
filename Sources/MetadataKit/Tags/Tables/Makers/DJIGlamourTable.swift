extension TagTable {
  /// How some of DJI's cameras make people look: numbers only count the rows.
  package static let djiGlamour = TagTable(
    "DJIGlamour", group: "DJI", isNumberless: true,
    [
      TagRow(0, "BeautyEnable"),
      TagRow(1, "Smoother"),
      TagRow(2, "Whitening"),
      TagRow(3, "FaceSlimming"),
      TagRow(4, "EyeEnlarge"),
      TagRow(5, "NoseSlimming"),
      TagRow(6, "MouthModify"),
      TagRow(7, "TeethWhitening"),
      TagRow(8, "LegLonger"),
      TagRow(9, "HeadShrinking"),
      TagRow(10, "Lipstick"),
      TagRow(11, "Blush"),
      TagRow(12, "DarkCircle"),
      TagRow(13, "AcneSpotRemoval"),
      TagRow(14, "Eyebrows"),
    ])
}
