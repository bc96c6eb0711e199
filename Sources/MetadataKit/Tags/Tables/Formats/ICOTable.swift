extension TagTable {
  /// Icons and cursors of Windows: numbers are byte positions, those of an entry from 6 on.
  package static let ico = TagTable(
    "ICO", group: "File",
    [
      TagRow(2, "ImageType", "1=Icon|2=Cursor", traits: .notInExiftool),
      TagRow(4, "ImageCount"),
      TagRow(6, "ImageWidth", value: HeaderWording.zeroIs256),
      TagRow(7, "ImageHeight", value: HeaderWording.zeroIs256),
      TagRow(8, "NumColors"),
      TagRow(10, "ColorPlanes"),
      TagRow(12, "BitsPerPixel"),
      TagRow(14, "ImageLength"),
      // A cursor's entry has its hot spot in the place of planes and depth.
      TagRow(1010, "HotspotX"),
      TagRow(1012, "HotspotY"),
    ])
}

extension HeaderWording {
  /// A size in one byte, where 0 is 256.
  @Sendable static func zeroIs256(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number == 0 ? 256 : number)
  }
}
