extension TagTable {
  /// The header of a frame of MPEG sound (ISO 11172-3 §2.4.2.3): numbers are bit positions.
  package static let mpegAudio = TagTable(
    "MPEG-audio", group: "MPEG",
    [
      TagRow(11, "MPEGAudioVersion", "0=2.5|2=2|3=1"),
      TagRow(13, "AudioLayer", "1=3|2=2|3=1"),
      TagRow(16, "AudioBitrate", print: MovieValue.bitrate),
      // Of version 1, 2 and 2.5.
      TagRow(20, "SampleRate", "0=44100|1=48000|2=32000"),
      TagRow(20, "SampleRate", "0=22050|1=24000|2=16000"),
      TagRow(20, "SampleRate", "0=11025|1=12000|2=8000"),
      TagRow(24, "ChannelMode", "0=Stereo|1=Joint Stereo|2=Dual Channel|3=Single Channel"),
      TagRow(26, "MSStereo", "0=Off|1=On"),
      TagRow(26, "ModeExtension", "0=Bands 4-31|1=Bands 8-31|2=Bands 12-31|3=Bands 16-31"),
      TagRow(27, "IntensityStereo", "0=Off|1=On"),
      TagRow(28, "CopyrightFlag", "0=False|1=True"),
      TagRow(29, "OriginalMedia", "0=False|1=True"),
      TagRow(30, "Emphasis", "0=None|1=50/15 ms|2=reserved|3=CCIT J.17"),
    ])

  /// The sequence header of MPEG-1 and MPEG-2 video (ISO 11172-2 §2.4.2.3): numbers are bit
  /// positions.
  package static let mpegVideo = TagTable(
    "MPEG-video", group: "MPEG",
    [
      TagRow(0, "ImageWidth"),
      TagRow(12, "ImageHeight"),
      TagRow(24, "AspectRatio", value: MPEGValue.aspectRatio, print: MPEGValue.aspectRatioWords),
      TagRow(28, "FrameRate", value: MPEGValue.frameRate, print: MPEGValue.frameRateWords),
      TagRow(32, "VideoBitrate", value: MPEGValue.videoBitrate, print: MovieValue.bitrate),
    ])

  /// What encoders of MPEG sound put into the first frame, `Xing` and `LAME`; the numbers have no
  /// meaning.
  package static let mpegEncoder = TagTable(
    "MPEG-Xing", group: "MPEG",
    [TagRow(1, "VBRFrames"), TagRow(2, "VBRBytes"), TagRow(3, "VBRScale")] + lameRows([]))

  /// A header of LAME's that exiftool does not read, and what it takes for the encoder then.
  package static let mpegEncoderUnread = TagTable(
    "MPEG-LAME", group: "MPEG", lameRows(.notInExiftool))
  package static let mpegEncoderMisread = TagTable(
    "MPEG-LAME text", group: "MPEG", [TagRow(4, "Encoder", traits: .onlyInExiftool)])

  private static func lameRows(_ traits: TagRow.Traits) -> [TagRow] {
    [
      TagRow(4, "Encoder", traits: traits),
      TagRow(5, "LameVBRQuality", traits: traits),
      TagRow(6, "LameQuality", traits: traits),
      TagRow(
        7, "LameMethod",
        "1=CBR|2=ABR|3=VBR (old/rh)|4=VBR (new/mtrh)|5=VBR (old/rh)|6=VBR|8=CBR (2-pass)|9=ABR (2-pass)",
        traits: traits),
      TagRow(8, "LameLowPassFilter", print: MPEGValue.kilohertz, traits: traits),
      TagRow(9, "LameBitrate", print: MovieValue.bitrate, traits: traits),
      TagRow(
        10, "LameStereoMode",
        "0=Mono|1=Stereo|2=Dual Channels|3=Joint Stereo|4=Forced Joint Stereo|6=Auto|7=Intensity Stereo",
        traits: traits),
    ]
  }

  /// A transport stream (ISO 13818-1); the numbers have no meaning.
  package static let m2ts = TagTable(
    "M2TS", group: "M2TS",
    [
      TagRow(0, "VideoStreamType", StreamType.words, traits: .hexadecimal),
      TagRow(1, "AudioStreamType", StreamType.words, traits: .hexadecimal),
      TagRow(2, "Duration", value: MPEGValue.clock, print: MovieValue.duration),
    ])

  /// Sound in AC-3 (ATSC A/52 §5.3.1 and annex A.3); the numbers have no meaning.
  package static let ac3 = TagTable(
    "AC3", group: "AC3", isNumberless: true,
    [
      TagRow(0, "AudioSampleRate", "0=48000|1=44100|2=32000"),
      TagRow(1, "AudioBitrate", value: MPEGValue.ac3Bitrate, print: MovieValue.bitrate),
      TagRow(
        2, "SurroundMode", "0=Not indicated|1=Not Dolby surround|2=Dolby surround"),
      TagRow(
        3, "AudioChannels",
        "0=1 + 1|1=1|2=2|3=3|4=2/1|5=3/1|6=2/2|7=3/2|8=1|9=2 max|10=3 max|11=4 max|12=5 max|13=6 max"
      ),
    ])
}
