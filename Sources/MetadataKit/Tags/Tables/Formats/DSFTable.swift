extension TagTable {
  /// The format chunk of a DSD stream (DSF File Format Specification 1.01): numbers are byte positions.
  package static let dsf = TagTable(
    "DSF", group: "File",
    [
      TagRow(12, "FormatVersion", format: .long),
      TagRow(16, "FormatID", "0=DSD Raw", format: .long),
      TagRow(
        20, "ChannelType",
        "1=Mono|2=Stereo (Left, Right)|3=3 Channels (Left, Right, Center)|4=Quad (Left, Right, Back L, Back R)|5=4 Channels (Left, Right, Center, Bass)|6=5 Channels (Left, Right, Center, Back L, Back R)|7=5.1 Channels (Left, Right, Center, Bass, Back L, Back R)",
        format: .long),
      TagRow(24, "ChannelCount", format: .long),
      TagRow(28, "SampleRate", format: .long),
      TagRow(32, "BitsPerSample", format: .long),
      TagRow(36, "SampleCount", format: .long8),
      TagRow(44, "BlockSize", format: .long),
    ])
}
