extension TagTable {
  /// What programs keep in frames of their own (ID3v2.4 frames §4.27); the numbers have no meaning.
  package static let id3Private = TagTable(
    "ID3-private", group: "ID3v2_3", isNumberless: true,
    [
      TagRow(0, "Private", traits: .binary),
      TagRow(1, "PeakValue", format: .long),
      TagRow(2, "AverageLevel", format: .long),
      TagRow(3, "WM_ContentID", format: .undefined, value: ASFValue.identifier),
      TagRow(4, "WM_CollectionID", format: .undefined, value: ASFValue.identifier),
      TagRow(5, "WM_CollectionGroupID", format: .undefined, value: ASFValue.identifier),
      TagRow(6, "WM_MediaClassPrimaryID", format: .undefined, value: ASFValue.identifier),
      TagRow(7, "WM_MediaClassSecondaryID", format: .undefined, value: ASFValue.identifier),
      TagRow(8, "WM_Provider", format: .undefined, value: ID3Value.wide),
    ])

  /// Files in frames (ID3v2.4 frames §4.15), of every version; the numbers have no meaning.
  package static let id3Object = TagTable(
    "ID3-object", group: "ID3v2_3", isNumberless: true,
    [
      TagRow(0, "GEOB-Mime"),
      TagRow(1, "GEOB-File"),
      TagRow(2, "GEOB-Desc"),
      TagRow(3, "GEOB-Data", traits: .binary),
    ])

  /// Texts with times (ID3v2.4 frames §4.9); the numbers have no meaning.
  package static let id3TimedText = TagTable(
    "ID3-text", group: "ID3", isNumberless: true,
    [
      TagRow(
        0, "SynchronizedLyricsType",
        "0=Other|1=Lyrics|2=Text Transcription|3=Movement/part Name|4=Events|5=Chord|6=Trivia/\"pop-up\" Information|7=Web Page URL|8=Image URL"
      ),
      TagRow(1, "SynchronizedLyricsDescription"),
      TagRow(2, "SynchronizedLyricsText", print: ID3Value.timed),
    ])

  /// Chapters of a sound, and tables of its contents (ID3v2 Chapter Frame Addendum 1.0), named as Matroska's are;
  /// the numbers have no meaning. exiftool has none of them.
  package static let id3Chapter = TagTable(
    "ID3-chapter", group: "Chapter1", isNumberless: true,
    [
      TagRow(0, "ChapterTimeStart", print: MovieValue.duration, traits: .notInExiftool),
      TagRow(1, "ChapterTimeEnd", print: MovieValue.duration, traits: .notInExiftool),
      TagRow(2, "ChapterElementID", traits: .notInExiftool),
      TagRow(3, "ChapterString", traits: .notInExiftool),
      TagRow(4, "ChapterDescription", traits: .notInExiftool),
      TagRow(5, "ChapterURL", traits: .notInExiftool),
      TagRow(6, "ChapterPicture", traits: [.binary, .notInExiftool]),
      TagRow(7, "ContentsElementID", traits: .notInExiftool),
      TagRow(8, "ContentsTitle", traits: .notInExiftool),
    ])
}
