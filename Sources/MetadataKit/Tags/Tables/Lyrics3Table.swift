extension TagTable {
  /// The fields of Lyrics3 (Lyrics3 1.00; Lyrics3 2.00); the numbers have no meaning.
  package static let lyrics3 = TagTable(
    "Lyrics3", group: "Lyrics3", isNumberless: true,
    [
      TagRow(0, "Indications"),
      TagRow(1, "Lyrics"),
      TagRow(2, "AdditionalInfo"),
      TagRow(3, "Author"),
      TagRow(4, "ExtendedAlbumName"),
      TagRow(5, "ExtendedArtistName"),
      TagRow(6, "ExtendedTrackTitle"),
      TagRow(7, "AssociatedImageFile"),
      TagRow(8, "CRC"),
    ])

  /// The letters that fields have for names.
  static let lyrics3Names: [(key: String, name: String)] = [
    ("IND", "Indications"), ("LYR", "Lyrics"), ("INF", "AdditionalInfo"), ("AUT", "Author"),
    ("EAL", "ExtendedAlbumName"), ("EAR", "ExtendedArtistName"), ("ETT", "ExtendedTrackTitle"),
    ("IMG", "AssociatedImageFile"), ("CRC", "CRC"),
  ]
}
