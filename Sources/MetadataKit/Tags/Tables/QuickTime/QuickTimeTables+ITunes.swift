extension TagTable {
  /// Items that have a name of their own, by that; the numbers have no meaning.
  package static let iTunes = TagTable(
    "QuickTime-iTunes", group: "iTunes", isNumberless: true,
    [
      TagRow(0, "Actors"),  // Actors
      TagRow(1, "Artists"),  // ARTISTS
      TagRow(2, "Barcode"),  // BARCODE
      TagRow(3, "CatalogNumber"),  // CATALOGNUMBER
      TagRow(4, "CostumeDesigner"),  // COSTUME_DESIGNER
      TagRow(5, "Director"),  // DIRECTOR
      TagRow(6, "DirectorOfPhotography"),  // DIRECTOR_OF_PHOTOGRAPHY
      TagRow(7, "DiscNumber"),  // DISCNUMBER
      TagRow(8, "DynamicRange"),  // Dynamic Range (DR)
      TagRow(9, "DynamicRangeR128"),  // Dynamic Range (R128)
      TagRow(10, "EditedBy"),  // EDITED_BY
      TagRow(11, "IMDB_ID"),  // IMDB_ID
      TagRow(12, "InitialKey"),  // initialkey
      TagRow(13, "CDDB1Info"),  // iTunes_CDDB_1
      TagRow(14, "CDDBTrackNumber"),  // iTunes_CDDB_TrackNumber
      TagRow(15, "ContentRating"),  // iTunEXTC
      TagRow(16, "VolumeNormalization", print: QuickTimeValue.withoutZeros),  // iTunNORM
      TagRow(17, "iTunSMPB", print: QuickTimeValue.withoutZeros),  // iTunSMPB
      TagRow(18, "Label"),  // LABEL
      TagRow(19, "Media"),  // MEDIA
      TagRow(20, "Mood"),  // MOOD
      TagRow(21, "OriginalDate"),  // originaldate
      TagRow(22, "OriginalYear"),  // originalyear
      TagRow(23, "PeakLevelR128"),  // Peak Level (R128)
      TagRow(24, "PeakLevelSample"),  // Peak Level (Sample)
      TagRow(25, "Popularimeter"),  // popularimeter
      TagRow(26, "Producer"),  // PRODUCER
      TagRow(27, "ProductionDesigner"),  // PRODUCTION_DESIGNER
      TagRow(28, "Rating"),  // RATING
      TagRow(29, "ReplayTrackGain"),  // replaygain_track_gain
      TagRow(30, "ReplayTrackPeak"),  // replaygain_track_peak
      TagRow(31, "ScreenplayBy"),  // SCREENPLAY_BY
      TagRow(32, "Script"),  // SCRIPT
      TagRow(33, "TIPL"),  // TIPL
      TagRow(34, "TMDB_ID"),  // TMDB_ID
      TagRow(35, "iTunTool", format: .long, print: Wording.hexadecimal8),  // tool
      TagRow(36, "TrackNumber"),  // TRACKNUMBER
      TagRow(37, "VolumeLevelR128"),  // Volume Level (R128)
      TagRow(38, "ReplayVolumeLevel"),  // Volume Level (ReplayGain)
      TagRow(39, "Length"),  // ~length
      TagRow(10000, "Unknown"),
    ])

  /// The keys of ``iTunes``, in the order of its rows.
  static let iTunesKeys = [
    "Actors",
    "ARTISTS",
    "BARCODE",
    "CATALOGNUMBER",
    "COSTUME_DESIGNER",
    "DIRECTOR",
    "DIRECTOR_OF_PHOTOGRAPHY",
    "DISCNUMBER",
    "Dynamic Range (DR)",
    "Dynamic Range (R128)",
    "EDITED_BY",
    "IMDB_ID",
    "initialkey",
    "iTunes_CDDB_1",
    "iTunes_CDDB_TrackNumber",
    "iTunEXTC",
    "iTunNORM",
    "iTunSMPB",
    "LABEL",
    "MEDIA",
    "MOOD",
    "originaldate",
    "originalyear",
    "Peak Level (R128)",
    "Peak Level (Sample)",
    "popularimeter",
    "PRODUCER",
    "PRODUCTION_DESIGNER",
    "RATING",
    "replaygain_track_gain",
    "replaygain_track_peak",
    "SCREENPLAY_BY",
    "SCRIPT",
    "TIPL",
    "TMDB_ID",
    "tool",
    "TRACKNUMBER",
    "Volume Level (R128)",
    "Volume Level (ReplayGain)",
    "~length",
  ]

  /// What iTunes encoded a song with.
  package static let quickTimeEncoding = TagTable(
    "QuickTime-Encoding", group: "QuickTime",
    [
      TagRow(0x6162_7274, "AudioAvailableBitRateRange"),  // abrt
      TagRow(0x6163_6266, "AudioBitRateControlMode"),  // acbf
      TagRow(0x6163_6566, "AudioExtendFrequencies"),  // acef
      TagRow(0x6272_6174, "AudioCurrentTargetBitRate"),  // brat
      TagRow(
        0x6364_6376, "AudioComponentVersion", format: .undefined,
        value: QuickTimeValue.componentVersion),  // cdcv
      TagRow(0x636d_6e63, "AudioAvailableNumberChannels"),  // cmnc
      TagRow(0x696e_6974, "AudioIsInitialized"),  // init
      TagRow(0x6c6d_7263, "AudioDoesSampleRateConversion"),  // lmrc
      TagRow(0x6d64_656c, "AudioMinimumDelayMode"),  // mdel
      TagRow(0x6d6e_6970, "AudioMinimumNumberInputPackets"),  // mnip
      TagRow(0x6d6e_6f70, "AudioMinimumNumberOutputPackets"),  // mnop
      TagRow(0x6f70_7072, "AudioOutputPrecedence"),  // oppr
      TagRow(0x7061_6430, "AudioZeroFramesPadded"),  // pad0
      TagRow(0x7061_6b62, "AudioMaximumPacketByteSize"),  // pakb
      TagRow(0x7061_6b64, "AudioRequiresPacketDescription"),  // pakd
      TagRow(0x7061_6b66, "AudioPacketFrameSize"),  // pakf
      TagRow(0x7072_6d6d, "AudioCodecPrimeMethod"),  // prmm
      TagRow(0x7372_6371, "AudioQualitySetting"),  // srcq
      TagRow(0x7462_7566, "AudioInputBufferSize"),  // tbuf
      TagRow(0x7562_7566, "AudioUsedInputBufferSize"),  // ubuf
      TagRow(0x7572_7372, "AudioUseRecommendedSampleRate"),  // ursr
      TagRow(0x7662_7271, "AudioVBRQuality"),  // vbrq
      TagRow(0x7665_7273, "AudioEncodingParamsVersion"),  // vers
      TagRow(0x7670_6b3f, "AudioHasVariablePacketByteSizes"),  // vpk?
    ])
}
