extension TagTable {
  /// Sony's profile of a file: numbers are byte positions.
  package static let quickTimeFileProfile = TagTable(
    "QuickTime-FPRF", group: "QuickTime",
    [
      TagRow(0, "FileProfileVersion", format: .long, traits: .unknown),
      TagRow(
        4, "FileFunctionFlags", "28=Fragmented|29=Additional tracks|30=Edited", format: .long,
        traits: .bitmask),
    ])

  /// Sony's profile of sound.
  package static let quickTimeAudioProfile = TagTable(
    "QuickTime-APRF", group: "QuickTime",
    [
      TagRow(0, "AudioProfileVersion", format: .long, traits: .unknown),
      TagRow(4, "AudioTrackID", format: .long),
      TagRow(8, "AudioCodec", format: .undefined, count: 4),
      TagRow(
        12, "AudioCodecInfo", format: .long, print: QuickTimeValue.hexadecimal4, traits: .unknown),
      TagRow(
        16, "AudioAttributes", "0=Encrypted|1=Variable bitrate|2=Dual mono", format: .long,
        traits: .bitmask),
      TagRow(
        20, "AudioAvgBitrate", format: .long, value: QuickTimeValue.thousandfold,
        print: QuickTimeValue.bitRate),
      TagRow(
        24, "AudioMaxBitrate", format: .long, value: QuickTimeValue.thousandfold,
        print: QuickTimeValue.bitRate),
      TagRow(28, "AudioSampleRate", format: .long),
      TagRow(32, "AudioChannels", format: .long),
    ])

  /// Sony's profile of pictures.
  package static let quickTimeVideoProfile = TagTable(
    "QuickTime-VPRF", group: "QuickTime",
    [
      TagRow(0, "VideoProfileVersion", format: .long, traits: .unknown),
      TagRow(4, "VideoTrackID", format: .long),
      TagRow(8, "VideoCodec", format: .undefined, count: 4),
      TagRow(
        12, "VideoCodecInfo", format: .long, print: QuickTimeValue.hexadecimal4, traits: .unknown),
      TagRow(
        16, "VideoAttributes", "0=Encrypted|1=Variable bitrate|2=Variable frame rate|3=Interlaced",
        format: .long, traits: .bitmask),
      TagRow(
        20, "VideoAvgBitrate", format: .long, value: QuickTimeValue.thousandfold,
        print: QuickTimeValue.bitRate),
      TagRow(
        24, "VideoMaxBitrate", format: .long, value: QuickTimeValue.thousandfold,
        print: QuickTimeValue.bitRate),
      TagRow(
        28, "VideoAvgFrameRate", format: .long, value: QuickTimeValue.fixed32,
        print: QuickTimeValue.thousandths),
      TagRow(
        32, "VideoMaxFrameRate", format: .long, value: QuickTimeValue.fixed32,
        print: QuickTimeValue.thousandths),
      TagRow(36, "VideoSize", format: .short, count: 2, print: QuickTimeValue.times),
      TagRow(40, "PixelAspectRatio", format: .short, count: 2, print: QuickTimeValue.colons),
    ])

  /// What Flip Video cameras write.
  package static let quickTimeFlip = TagTable(
    "QuickTime-Flip", group: "MakerNotes",
    [
      TagRow(4, "PreviewImageWidth", format: .long),
      TagRow(8, "PreviewImageHeight", format: .long),
      TagRow(52, "PreviewImageLength", format: .long),
      TagRow(56, "SerialNumber", format: .ascii, count: 16),
      TagRow(112, "PreviewImage", traits: .binary),
    ])

  /// What BlackVue dash cameras write.
  package static let quickTimePittasoft = TagTable(
    "QuickTime-Pittasoft", group: "QuickTime",
    [
      TagRow(0x6370_7274, "Copyright"),  // cprt
      TagRow(0x6770_7320, "GPSLog", traits: .binary),  // gps
      // ptnm
      TagRow(
        0x7074_6e6d, "OriginalFileName", format: .undefined, value: QuickTimeValue.from4ToLast),
      // sttm
      TagRow(0x7374_746d, "StartTime", format: .long8, value: QuickTimeValue.unixMilliseconds),
      TagRow(0x7468_756d, "PreviewImage", traits: .binary),  // thum
    ])

  /// What dash cameras of DuDuBell and VSYS write.
  package static let quickTimeDashCamera = TagTable(
    "QuickTime-gps0", group: "QuickTime",
    [
      TagRow(0, "GPSDateTime"),
      TagRow(1, "GPSLatitude", print: Wording.latitude),
      TagRow(2, "GPSLongitude", print: Wording.longitude),
      TagRow(3, "GPSSpeed"),
      TagRow(4, "GPSTrack"),
      TagRow(5, "GPSAltitude", print: Wording.meters),
      TagRow(6, "Accelerometer"),
    ])

  /// What TomTom's action cameras write.
  package static let quickTimeTomTom = TagTable(
    "QuickTime-TomTom", group: "QuickTime",
    [
      // TTID
      TagRow(0x5454_4944, "TomTomID", format: .undefined, value: QuickTimeValue.hexadecimalFrom4),
      // TTVD
      TagRow(0x5454_5644, "TomTomVD", format: .undefined, value: QuickTimeValue.printableRuns),
      TagRow(0x5454_5649, "TomTomVI", format: .long, traits: .unknown),  // TTVI
    ])

  /// How a movie is to be shown on a screen of its own (QTFF, print to video).
  package static let quickTimePrintToVideo = TagTable(
    "QuickTime-ptv", group: "QuickTime",
    [
      TagRow(
        0, "DisplaySize", "0=Normal|1=Double Size|2=Half Size|3=Full Screen|4=Current Size",
        format: .byte),
      TagRow(6, "SlideShow", "0=No|1=Yes", format: .byte),
    ])
}
