/// Sound and movies that say little of themselves.
extension TagTable {
  /// Sound in AAC (ADTS, ISO 13818-7 §6.2); the numbers have no meaning.
  package static let aac = TagTable(
    "AAC", group: "AAC", isNumberless: true,
    [
      TagRow(0, "ProfileType", "0=Main|1=Low Complexity|2=Scalable Sampling Rate"),
      TagRow(1, "SampleRate"),
      TagRow(2, "Channels", "0=?|1=1|2=2|3=3|4=4|5=5|6=5+1|7=7+1"),
      TagRow(3, "Encoder"),
    ])

  /// What camcorders write beside a movie.
  package static let moi = TagTable(
    "MOI", group: "MOI",
    [
      TagRow(0, "MOIVersion", format: .ascii, count: 2),
      TagRow(6, "DateTimeOriginal", format: .undefined, count: 8, value: MOIValue.date),
      TagRow(
        14, "Duration", format: .long, value: MOIValue.seconds, print: MovieValue.duration),
      TagRow(128, "AspectRatio", print: MOIValue.aspectRatio),
      TagRow(132, "AudioCodec", "193=AC3|16385=MPEG", format: .short, traits: .hexadecimal),
      TagRow(134, "AudioBitrate", value: MOIValue.audioBitrate, print: MovieValue.bitrate),
      TagRow(
        218, "VideoBitrate", format: .short, value: MOIValue.videoBitrate,
        print: MovieValue.bitrate),
    ])

  /// The header of a Flash program (SWF File Format 19), and the first of its tags.
  package static let flashProgram = TagTable(
    "Flash-SWF", group: "Flash",
    [
      TagRow(0, "FlashVersion"),
      TagRow(1, "Compressed", "0=False|1=True"),
      TagRow(2, "ImageWidth"),
      TagRow(3, "ImageHeight"),
      TagRow(4, "FrameRate"),
      TagRow(5, "FrameCount"),
      TagRow(6, "Duration", print: MovieValue.duration),
      TagRow(69, "FlashAttributes", "0=UseNetwork|3=ActionScript3|4=HasMetadata", traits: .bitmask),
    ])
}
