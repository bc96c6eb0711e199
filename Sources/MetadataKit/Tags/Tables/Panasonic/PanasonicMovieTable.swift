/// What Panasonic's and Leica's cameras keep of themselves in movies.
extension TagTable {
  /// Where the box starts with the maker's name; otherwise its parts have these names.
  package static let panasonicMovie = TagTable(
    "PanasonicPANA", group: "Panasonic",
    [
      TagRow(0, "Make", format: .ascii, count: 22),
      TagRow(22, "Model", format: .ascii, count: 30),
      TagRow(52, "Version1", format: .ascii, count: 14),
      TagRow(62, "Version2", format: .ascii, count: 14),
      TagRow(0x10000, "ThumbnailWidth"),
      TagRow(0x10001, "ThumbnailHeight"),
      TagRow(0x10002, "ThumbnailLength"),
      TagRow(0x10003, "ThumbnailImage", traits: .binary),
    ])
}
