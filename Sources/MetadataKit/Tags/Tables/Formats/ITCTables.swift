/// iTunes' covers.
extension TagTable {
  package static let itc = TagTable(
    "ITC", group: "ITC", isNumberless: true,
    [
      TagRow(0, "DataType", "artw=Artwork"),
      TagRow(1, "ImageData", traits: .binary),
    ])

  /// An item's header, by byte positions.
  package static let itcItem = TagTable(
    "ITCItem", group: "ITC",
    [
      TagRow(0, "LibraryID", format: .undefined, count: 8, value: HeaderWording.capitalDigits),
      TagRow(8, "TrackID", format: .undefined, count: 8, value: HeaderWording.capitalDigits),
      TagRow(
        16, "DataLocation", "down=Downloaded Separately|locl=Local Music File",
        format: .undefined, count: 4),
      TagRow(20, "ImageType", format: .undefined, count: 4, value: HeaderWording.coverType),
      TagRow(28, "ImageWidth", format: .long),
      TagRow(32, "ImageHeight", format: .long),
    ])
}

extension HeaderWording {
  /// Bytes in hexadecimal, `914A6DE01A279611`.
  @Sendable static func capitalDigits(_ tag: Tag, _ text: inout TextBuffer) {
    for byte in tag.elements { text.append(hexadecimal(UInt64(byte), digits: 2).uppercased()) }
  }

  @Sendable static func coverType(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.elements.elementsEqual("PNGf".utf8) { return text.append("PNG") }
    if tag.elements.elementsEqual([0, 0, 0, 13]) { return text.append("JPEG") }
    text.append("Unknown (")
    text.append(bytes: tag.elements)
    text.append(")")
  }
}
