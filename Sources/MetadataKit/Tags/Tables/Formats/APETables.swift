extension TagTable {
  /// Monkey's Audio's tags (APEv2 specification): what is no plain text; all others are kept under the names
  /// of the file.
  package static let ape = TagTable(
    "APE", group: "APE", isNumberless: true,
    [
      TagRow(0, "Binary", traits: .binary),
      TagRow(1, "Duration", value: APEWording.ticks, print: MovieValue.duration),
      TagRow(2, "Text"),
    ])

  /// The header of Monkey's Audio since version 3.98: numbers are byte positions.
  package static let mac = TagTable(
    "MAC", group: "MAC",
    [
      TagRow(0, "CompressionLevel", format: .short),
      TagRow(4, "BlocksPerFrame", format: .long),
      TagRow(8, "FinalFrameBlocks", format: .long),
      TagRow(12, "TotalFrames", format: .long),
      TagRow(16, "BitsPerSample", format: .short),
      TagRow(18, "Channels", format: .short),
      TagRow(20, "SampleRate", format: .long),
    ])

  /// The same of earlier versions, from the version on.
  package static let macOld = TagTable(
    "MAC Old", group: "MAC",
    [
      TagRow(0, "APEVersion", format: .short, value: Meaning.thousandth),
      TagRow(2, "CompressionLevel", format: .short),
      TagRow(6, "Channels", format: .short),
      TagRow(8, "SampleRate", format: .long),
      TagRow(20, "TotalFrames", format: .long),
      TagRow(24, "FinalFrameBlocks", format: .long),
    ])

  /// The header of Musepack of version 7.
  package static let musepack = TagTable(
    "MPC", group: "MPC", isNumberless: true,
    [
      TagRow(0, "TotalFrames"),
      TagRow(1, "SampleRate", "0=44100|1=48000|2=37800|3=32000"),
      TagRow(
        2, "Quality",
        "1=Unstable/Experimental|5=0|6=1|7=2 (Telephone)|8=3 (Thumb)|9=4 (Radio)|10=5 (Standard)|11=6 (Xtreme)|12=7 (Insane)|13=8 (BrainDead)|14=9|15=10"
      ),
      TagRow(3, "MaxBand"),
      TagRow(4, "ReplayGainTrackPeak"),
      TagRow(5, "ReplayGainTrackGain"),
      TagRow(6, "ReplayGainAlbumPeak"),
      TagRow(7, "ReplayGainAlbumGain"),
      TagRow(8, "FastSeek", "0=No|1=Yes"),
      TagRow(9, "Gapless", "0=No|1=Yes"),
      TagRow(10, "EncoderVersion", print: APEWording.version),
    ])
}
