extension TagTable {
  /// What WebP and AVI state outside structures that are tables; the numbers have no meaning.
  package static let riff = TagTable(
    "RIFF", group: "RIFF", isNumberless: true,
    [
      // WebP Container Specification; RFC 6386 §9.1; RFC 9649 §3.
      TagRow(
        0, "WebP_Flags", "1=Animation|2=XMP|3=EXIF|4=Alpha|5=ICC Profile", traits: .bitmask),
      // The canvas stands before the picture.
      TagRow(1, "ImageWidth", traits: .yields),
      TagRow(2, "ImageHeight", traits: .yields),
      TagRow(3, "BackgroundColor"),
      TagRow(4, "AnimationLoopCount", print: PNGValue.plays),
      TagRow(5, "Duration", print: RIFFValue.duration),
      TagRow(6, "AlphaPreprocessing", "0=none|1=Level Reduction", traits: .notInExiftool),
      TagRow(
        7, "AlphaFiltering", "0=none|1=Horizontal|2=Vertical|3=Gradient", traits: .notInExiftool),
      TagRow(8, "AlphaCompression", "0=none|1=Lossless"),
      TagRow(
        9, "VP8Version",
        "0=0 (bicubic reconstruction, normal loop)|1=1 (bilinear reconstruction, simple loop)|2=2 (bilinear reconstruction, no loop)|3=3 (no reconstruction, no loop)"
      ),
      TagRow(10, "HorizontalScale"),
      TagRow(11, "VerticalScale"),
      TagRow(12, "AlphaIsUsed", "0=No|1=Yes"),
      TagRow(13, "UnknownEXIF", traits: .binary),
      // AVI: stream headers and chunks of the top level.
      TagRow(
        20, "StreamType",
        "auds=Audio|mids=MIDI|txts=Text|vids=Video|iavs=Interleaved Audio+Video", traits: .yields),
      TagRow(21, "AudioCodec", traits: .yields),
      TagRow(22, "VideoCodec", traits: .yields),
      TagRow(23, "Codec", traits: .yields),
      TagRow(24, "AudioSampleRate", print: RIFFValue.hundredths, traits: .yields),
      TagRow(25, "VideoFrameRate", print: RIFFValue.thousandths, traits: .yields),
      TagRow(26, "StreamSampleRate", print: RIFFValue.thousandths, traits: .yields),
      TagRow(27, "AudioSampleCount", traits: .yields),
      TagRow(28, "VideoFrameCount", traits: .yields),
      TagRow(29, "StreamSampleCount", traits: .yields),
      TagRow(30, "Quality", print: RIFFValue.quality, traits: .yields),
      TagRow(31, "SampleSize", print: RIFFValue.sampleSize, traits: .yields),
      TagRow(32, "StreamName"),
      TagRow(33, "VendorName"),
      TagRow(34, "UnknownData"),
      TagRow(35, "DateTimeOriginal", value: RIFFValue.date, traits: .notInExiftool),
      TagRow(36, "TimeCode"),
      TagRow(37, "TotalFrameCount"),
      TagRow(38, "TextJunk"),
      TagRow(39, "OldXMP", traits: .binary),
      TagRow(40, "NumberOfSamples"),
      TagRow(41, "CuePoints", traits: .binary),
      TagRow(42, "Playlist", traits: .binary),
      TagRow(43, "Guano"),
      TagRow(44, "CuePointLabel", traits: .yields),
      TagRow(45, "CuePointNote", traits: .yields),
      TagRow(46, "LabeledText", traits: .yields),
      TagRow(47, "Afsp", value: Meaning.wholeText),
    ])

  /// What exiftool reads in another way: of an alpha channel's three fields always the lowest
  /// bits, of dates with slashes no seconds. Numbers are those of ``riff``.
  package static let riffMisread = TagTable(
    "RIFF-misread", group: "RIFF",
    [
      TagRow(6, "AlphaPreprocessing", "0=none|1=Level Reduction", traits: .onlyInExiftool),
      TagRow(
        7, "AlphaFiltering", "0=none|1=Horizontal|2=Vertical|3=Gradient", traits: .onlyInExiftool),
      TagRow(35, "DateTimeOriginal", value: RIFFValue.misreadDate, traits: .onlyInExiftool),
    ])

  /// The header of an AVI file, AVIMAINHEADER: numbers are byte positions.
  package static let aviHeader = TagTable(
    "RIFF-avih", group: "RIFF",
    [
      TagRow(
        0, "FrameRate", format: .long, value: RIFFValue.frameRate, print: RIFFValue.frameRateWords),
      TagRow(4, "MaxDataRate", format: .long, print: RIFFValue.dataRate),
      TagRow(16, "FrameCount", format: .long),
      TagRow(24, "StreamCount", format: .long),
      TagRow(32, "ImageWidth", format: .long),
      TagRow(36, "ImageHeight", format: .long),
    ])

  /// The character set of a RIFF file's texts, CSET: numbers are byte positions.
  package static let riffCharacterSet = TagTable(
    "RIFF-CSET", group: "RIFF",
    [
      TagRow(0, "CodePage", format: .short),
      TagRow(2, "CountryCode", format: .short),
      TagRow(4, "LanguageCode", format: .short),
      TagRow(6, "Dialect", format: .short),
    ])

  /// What Acid says of a loop of sound: numbers are byte positions.
  package static let riffAcidizer = TagTable(
    "RIFF-acid", group: "RIFF",
    [
      TagRow(
        0, "AcidizerFlags",
        "0=One shot|1=Root note set|2=Stretch|3=Disk-based|4=High octave", format: .long,
        traits: .bitmask),
      TagRow(
        4, "RootNote",
        "48=C|49=C#|50=D|51=D#|52=E|53=F|54=F#|55=G|56=G#|57=A|58=A#|59=B|60=High C|61=High C#|62=High D|63=High D#|64=High E|65=High F|66=High F#|67=High G|68=High G#|69=High A|70=High A#|71=High B",
        format: .short),
      TagRow(12, "Beats", format: .long),
      TagRow(16, "Meter", format: .short, count: 2, print: RIFFValue.meter),
      TagRow(20, "Tempo", format: .float),
    ])
}
