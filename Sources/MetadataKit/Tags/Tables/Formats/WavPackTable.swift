extension TagTable {
  /// The header of a block of WavPack (WavPack 5 File Format); the numbers have no meaning.
  package static let wavPack = TagTable(
    "WavPack", group: "File",
    [
      TagRow(0, "BytesPerSample"),
      TagRow(1, "AudioType", "0=Stereo|1=Mono"),
      TagRow(2, "Compression", "0=Lossless|1=Hybrid"),
      TagRow(3, "DataFormat", "0=Integer|1=Floating Point"),
      TagRow(
        4, "SampleRate",
        "0=6000|1=8000|2=9600|3=11025|4=12000|5=16000|6=22050|7=24000|8=32000|9=44100|10=48000|11=64000|12=88200|13=96000|14=192000|15=Custom",
        traits: .yields),
    ])
}
