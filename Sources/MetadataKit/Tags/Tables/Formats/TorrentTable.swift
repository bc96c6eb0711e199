extension TagTable {
  /// Torrents (BEP 3): what has words or is data, and the names that are known; others are those of the file.
  package static let torrent = TagTable(
    "Torrent", group: "Torrent", isNumberless: true,
    [
      TagRow(0, "Value"),
      TagRow(1, "Announce"),
      TagRow(2, "AnnounceList1"),
      TagRow(3, "Comment"),
      TagRow(4, "Creator"),
      TagRow(5, "CreateDate", value: DocumentValue.localTime),
      TagRow(6, "Encoding"),
      TagRow(7, "URLList1"),
      TagRow(8, "File1Duration"),
      TagRow(9, "File1Media"),
      TagRow(10, "Length"),
      TagRow(11, "MD5Sum"),
      TagRow(12, "Name"),
      TagRow(13, "NameUTF-8"),
      TagRow(14, "PieceLength"),
      TagRow(15, "Pieces", traits: .binary),
      TagRow(16, "Private"),
      TagRow(17, "Profile1Width"),
      TagRow(18, "Profile1Height"),
      TagRow(19, "Profile1AudioCodec"),
      TagRow(20, "Profile1VideoCodec"),
      TagRow(21, "File1Length", print: DocumentValue.fileSize),
      TagRow(22, "File1MD5Sum"),
      TagRow(23, "File1Path"),
      TagRow(24, "File1PathUTF-8"),
    ])
}
