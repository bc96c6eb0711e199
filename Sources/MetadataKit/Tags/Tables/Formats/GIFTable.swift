extension TagTable {
  /// What a GIF states (GIF89a §18–26); the numbers have no meaning.
  package static let gif = TagTable(
    "GIF", group: "GIF", isNumberless: true,
    [
      TagRow(0, "GIFVersion"),
      TagRow(1, "ImageWidth"),
      TagRow(2, "ImageHeight"),
      TagRow(3, "HasColorMap", "0=No|1=Yes"),
      TagRow(4, "ColorResolutionDepth"),
      TagRow(5, "BitsPerPixel"),
      TagRow(6, "BackgroundColor"),
      TagRow(7, "PixelAspectRatio"),
      TagRow(8, "AnimationIterations", print: GIFValue.iterations),
      TagRow(9, "FrameCount"),
      TagRow(10, "Duration", print: GIFValue.seconds),
      TagRow(11, "TransparentColor"),
      TagRow(12, "Text"),
      TagRow(13, "MIDISong", traits: .binary),
    ])

  /// The MIDI control extension: numbers are byte positions.
  package static let gifMIDIControl = TagTable(
    "GIF-MIDICTRL", group: "GIF",
    [
      TagRow(0, "MIDIControlVersion"),
      TagRow(1, "SequenceNumber"),
      TagRow(2, "MelodicPolyphony"),
      TagRow(3, "PercussivePolyphony"),
      TagRow(4, "ChannelUsage", format: .short, print: GIFValue.channels),
      TagRow(6, "DelayTime", format: .short, value: GIFValue.delay, print: GIFValue.delayWords),
    ])
}
