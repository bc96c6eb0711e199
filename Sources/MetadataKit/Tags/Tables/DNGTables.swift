extension TagTable {
  /// What a DNG keeps of the raw file that it was made of: numbers are places in a list.
  package static let dngOriginalRaw = TagTable(
    "DNGOriginalRaw", group: "DNG",
    [
      TagRow(0, "OriginalRawImage", traits: .binary),
      TagRow(1, "OriginalRawResource", traits: .binary),
      TagRow(2, "OriginalRawFileType", format: .ascii),
      TagRow(3, "OriginalRawCreator", format: .ascii),
      TagRow(4, "OriginalTHMImage", traits: .binary),
      TagRow(5, "OriginalTHMResource", traits: .binary),
      TagRow(6, "OriginalTHMFileType", format: .ascii),
      TagRow(7, "OriginalTHMCreator", format: .ascii),
    ])

  /// Which picture of a series a DNG is: numbers are places behind three texts, which have names
  /// alone.
  package static let dngImageSequence = TagTable(
    "DNGImageSequence", group: "DNG",
    [
      TagRow(0, "SeqIndex", format: .long),
      TagRow(4, "SeqCount", format: .long),
      TagRow(8, "SeqFinal", "0=No|1=Yes"),
      TagRow(0x10000, "SeqID", format: .ascii),
      TagRow(0x10001, "SeqType", format: .ascii),
      TagRow(0x10002, "SeqFrameInfo", format: .ascii),
    ])

  /// The range of brightness of a camera profile: numbers are places.
  package static let dngDynamicRange = TagTable(
    "DNGDynamicRange", group: "DNG",
    [
      TagRow(0, "PDRVersion", format: .short),
      TagRow(2, "DynamicRange", "0=Standard|1=High", format: .short),
      TagRow(4, "HintMaxOutputValue", format: .float),
    ])
}
