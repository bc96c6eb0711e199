extension TagTable {
  /// The identification header of Vorbis, without its first seven bytes (Vorbis I §4.2.2): numbers
  /// are byte positions.
  package static let vorbis = TagTable(
    "Vorbis", group: "Vorbis",
    [
      TagRow(0, "VorbisVersion", format: .long),
      TagRow(4, "AudioChannels", format: .byte),
      TagRow(5, "SampleRate", format: .long),
      TagRow(9, "MaximumBitrate", format: .long, print: MovieValue.bitrate),
      TagRow(13, "NominalBitrate", format: .long, print: MovieValue.bitrate),
      TagRow(17, "MinimumBitrate", format: .long, print: MovieValue.bitrate),
    ])

  /// Comments of Vorbis, Theora, Opus and FLAC (Vorbis I §5); the numbers have no meaning.
  package static let vorbisComment = TagTable(
    "Vorbis-comment", group: "Vorbis", isNumberless: true,
    [
      TagRow(0, "Vendor"),
      TagRow(1, "Title"),
      TagRow(2, "Version"),
      TagRow(3, "Album"),
      TagRow(4, "TrackNumber"),
      TagRow(5, "Artist"),
      TagRow(6, "Performer"),
      TagRow(7, "Copyright"),
      TagRow(8, "License"),
      TagRow(9, "Organization"),
      TagRow(10, "Description"),
      TagRow(11, "Genre"),
      TagRow(12, "Date"),
      TagRow(13, "Location"),
      TagRow(14, "Contact"),
      TagRow(15, "ISRCNumber"),
      TagRow(16, "CoverArtMIMEType"),
      TagRow(17, "CoverArt", traits: .binary),
      TagRow(18, "ReplayGainTrackPeak"),
      TagRow(19, "ReplayGainTrackGain"),
      TagRow(20, "ReplayGainAlbumPeak"),
      TagRow(21, "ReplayGainAlbumGain"),
      TagRow(22, "EncodedUsing"),
      TagRow(23, "EncodedBy"),
      TagRow(24, "Comment"),
      TagRow(25, "Director"),
      TagRow(26, "Producer"),
      TagRow(27, "Composer"),
      TagRow(28, "Actor"),
      TagRow(29, "Encoder"),
      TagRow(30, "EncoderOptions"),
    ])

  /// Comments whose names are not the words of their keys.
  static let vorbisNames: [(key: String, name: String)] = [
    ("TRACKNUMBER", "TrackNumber"), ("ISRC", "ISRCNumber"), ("COVERARTMIME", "CoverArtMIMEType"),
    ("COVERART", "CoverArt"), ("REPLAYGAIN_TRACK_PEAK", "ReplayGainTrackPeak"),
    ("REPLAYGAIN_TRACK_GAIN", "ReplayGainTrackGain"),
    ("REPLAYGAIN_ALBUM_PEAK", "ReplayGainAlbumPeak"),
    ("REPLAYGAIN_ALBUM_GAIN", "ReplayGainAlbumGain"),
  ]

  /// The identification header of Theora, without its first seven bytes (Theora §6.2): numbers are
  /// byte positions. Sizes and rates have three bytes; the one behind is not theirs.
  package static let theora = TagTable(
    "Theora", group: "Theora",
    [
      TagRow(0, "TheoraVersion", format: .byte, count: 3, print: Wording.dotted),
      TagRow(7, "ImageWidth", format: .long, value: OggValue.upper24),
      TagRow(10, "ImageHeight", format: .long, value: OggValue.upper24),
      TagRow(13, "XOffset", format: .byte),
      TagRow(14, "YOffset", format: .byte),
      TagRow(15, "FrameRate", format: .rational, print: MovieValue.thousandths),
      TagRow(
        23, "PixelAspectRatio", format: .short, count: 3, value: OggValue.pixelShape,
        print: OggValue.pixelShapeWords),
      TagRow(29, "ColorSpace", "0=Undefined|1=Rec. 470M|2=Rec. 470BG", format: .byte),
      TagRow(
        30, "NominalVideoBitrate", format: .long, value: OggValue.upper24,
        print: OggValue.bitrate),
      TagRow(33, "Quality", format: .byte, value: OggValue.quality),
      TagRow(
        34, "PixelFormat", "0=4:2:0|2=4:2:2|3=4:4:4", format: .byte, value: OggValue.pixelFormat),
    ])

  /// The identification header of Opus, without its first eight bytes (RFC 7845 §5.1): numbers are
  /// byte positions.
  package static let opus = TagTable(
    "Opus", group: "Opus",
    [
      TagRow(0, "OpusVersion", format: .byte),
      TagRow(1, "AudioChannels", format: .byte),
      TagRow(4, "SampleRate", format: .long),
      TagRow(8, "OutputGain", format: .short, value: OggValue.gain),
    ])

  /// The stream information and the pictures of FLAC (RFC 9639 §8.2, §8.8); the numbers have no
  /// meaning.
  package static let flac = TagTable(
    "FLAC", group: "FLAC",
    [
      TagRow(0, "BlockSizeMin"),
      TagRow(1, "BlockSizeMax"),
      TagRow(2, "FrameSizeMin"),
      TagRow(3, "FrameSizeMax"),
      TagRow(4, "SampleRate"),
      TagRow(5, "Channels"),
      TagRow(6, "BitsPerSample"),
      TagRow(7, "TotalSamples"),
      TagRow(8, "MD5Signature"),
      TagRow(20, "PictureType", ASFValue.pictureTypes),
      TagRow(21, "PictureMIMEType"),
      TagRow(22, "PictureDescription"),
      TagRow(23, "PictureWidth"),
      TagRow(24, "PictureHeight"),
      TagRow(25, "PictureBitsPerPixel"),
      TagRow(26, "PictureIndexedColors"),
      TagRow(27, "PictureLength"),
      TagRow(28, "Picture", traits: .binary),
    ])
}
