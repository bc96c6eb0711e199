/// What RealMedia files say; the numbers are the places of the fields one after the other.
extension TagTable {
  package static let realProperties = TagTable(
    "Real-PROP", group: "Real-PROP",
    [
      TagRow(0, "MaxBitrate", print: MovieValue.bitrate),
      TagRow(1, "AvgBitrate", print: MovieValue.bitrate),
      TagRow(2, "MaxPacketSize"),
      TagRow(3, "AvgPacketSize"),
      TagRow(4, "NumPackets"),
      TagRow(5, "Duration", value: MOIValue.seconds, print: MovieValue.duration),
      TagRow(6, "Preroll", value: MOIValue.seconds, print: MovieValue.duration),
      TagRow(9, "NumStreams"),
      TagRow(
        10, "Flags", "0=Allow Recording|1=Perfect Play|2=Live|3=Allow Download", traits: .bitmask),
    ])

  /// Of a stream, or of the file in place of one: what has no place in a row are its properties.
  package static let realStream = TagTable(
    "Real-MDPR", group: "Real-MDPR",
    [
      TagRow(0, "StreamNumber", traits: .yields),
      TagRow(1, "StreamMaxBitrate", print: MovieValue.bitrate, traits: .yields),
      TagRow(2, "StreamAvgBitrate", print: MovieValue.bitrate, traits: .yields),
      TagRow(3, "StreamMaxPacketSize", traits: .yields),
      TagRow(4, "StreamAvgPacketSize", traits: .yields),
      TagRow(5, "StreamStartTime", traits: .yields),
      TagRow(
        6, "StreamPreroll", value: MOIValue.seconds, print: MovieValue.duration, traits: .yields),
      TagRow(
        7, "StreamDuration", value: MOIValue.seconds, print: MovieValue.duration, traits: .yields),
      TagRow(9, "StreamName", traits: .yields),
      TagRow(11, "StreamMimeType", traits: .yields),
      TagRow(14, "FileInfoVersion", traits: .yields),
      TagRow(0x100, "Indexable", "0=False|1=True"),
      TagRow(0x101, "Keywords"),
      TagRow(0x102, "Description"),
      TagRow(0x103, "FileID"),
      TagRow(
        0x104, "ContentRating",
        "0=No Rating|1=All Ages|2=Older Children|3=Younger Teens|4=Older Teens|5=Adult Supervision Recommended|6=Adults Only"
      ),
      TagRow(0x105, "Audiences"),
      TagRow(0x106, "AudioMode"),
      TagRow(0x107, "CreateDate", value: RealValue.dayFirst),
      TagRow(0x108, "Software"),
      TagRow(0x109, "ModifyDate", value: RealValue.dayFirst),
      TagRow(0x10a, "TargetAudiences"),
      TagRow(0x10b, "AudioFormat"),
      TagRow(0x10c, "VideoQuality"),
      TagRow(0x10d, "VideoMode"),
    ])

  package static let realContent = TagTable(
    "Real-CONT", group: "Real-CONT",
    [
      TagRow(1, "Title"),
      TagRow(3, "Author"),
      TagRow(5, "Copyright"),
      TagRow(7, "Comment"),
    ])

  /// Names are the file's.
  package static let realMetadata = TagTable(
    "Real-RJMD", group: "Real-RJMD", isNumberless: true,
    [
      TagRow(0, "AlbumName"),
      TagRow(1, "TrackCategory"),
      TagRow(2, "TrackComments"),
      TagRow(3, "TrackLyrics"),
    ])

  package static let realAudio3 = TagTable(
    "Real-RA3", group: "Real-RA3",
    [
      TagRow(0, "Channels"),
      TagRow(2, "BytesPerMinute"),
      TagRow(3, "AudioBytes"),
      TagRow(5, "Title"),
      TagRow(7, "Artist"),
      TagRow(9, "Copyright"),
      TagRow(11, "Comment"),
    ])

  package static let realAudio4 = TagTable(
    "Real-RA4", group: "Real-RA4",
    [
      TagRow(6, "AudioBytes"),
      TagRow(7, "BytesPerMinute"),
      TagRow(10, "AudioFrameSize"),
      TagRow(13, "SampleRate"),
      TagRow(15, "BitsPerSample"),
      TagRow(16, "Channels"),
      TagRow(24, "Title"),
      TagRow(26, "Artist"),
      TagRow(28, "Copyright"),
      TagRow(30, "Comment"),
    ])

  package static let realAudio5 = TagTable(
    "Real-RA5", group: "Real-RA5",
    [
      TagRow(6, "AudioBytes"),
      TagRow(7, "BytesPerMinute"),
      TagRow(12, "SampleRate"),
      TagRow(14, "BitsPerSample"),
      TagRow(15, "Channels"),
    ])

  /// Lists of what is to be played.
  package static let realList = TagTable(
    "Real-Metafile", group: "Real", isNumberless: true,
    [TagRow(0, "URL"), TagRow(1, "Text")])
}
