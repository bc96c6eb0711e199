extension TagTable {
  /// What a frame of digital video says; the numbers have no meaning.
  package static let dv = TagTable(
    "DV", group: "DV", isNumberless: true,
    [
      TagRow(0, "DateTimeOriginal"),
      TagRow(1, "ImageWidth"),
      TagRow(2, "ImageHeight"),
      TagRow(3, "Duration", print: MovieValue.duration),
      TagRow(4, "TotalBitrate", print: MovieValue.bitrate),
      TagRow(5, "VideoFormat"),
      TagRow(6, "VideoScanType"),
      TagRow(7, "FrameRate", print: MovieValue.thousandths),
      TagRow(8, "AspectRatio"),
      TagRow(9, "Colorimetry"),
      TagRow(10, "AudioChannels"),
      TagRow(11, "AudioSampleRate"),
      TagRow(12, "AudioBitsPerSample"),
    ])
}
