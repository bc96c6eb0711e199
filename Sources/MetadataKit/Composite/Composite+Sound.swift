/// What follows from the tags of sounds.
extension CompositeBuilder {
  mutating func deriveSound() {
    if let rate = last("AIFF", "SampleRate")?.number(), rate > 0,
      let frames = last("AIFF", "NumSampleFrames")?.number(), frames > 0
    {
      addLength(frames / rate, isEstimate: false)
    }
    if let rate = last("MAC", "SampleRate")?.number(), rate > 0,
      let frames = last("MAC", "TotalFrames")?.number(), frames > 0,
      let blocks = last("MAC", "BlocksPerFrame")?.number(),
      let rest = last("MAC", "FinalFrameBlocks")?.number()
    {
      addLength(((frames - 1) * blocks + rest) / rate, isEstimate: false)
    }
    if let date = recordingDate() { add(.dateTimeOriginal, text: date) }
  }

  /// When the sound was recorded, by ID3: a year, perhaps with `DDMM`, perhaps with `HHMM`.
  private func recordingDate() -> [UInt8]? {
    if let time = id3("RecordingTime"), Self.isTrue(time) { return time }
    guard let year = id3("Year"), Self.isTrue(year) else { return nil }
    guard let date = id3("Date"), let day = Self.halves(date) else { return year }
    let text = year + [0x3a] + day.0 + [0x3a] + day.1
    guard let time = id3("Time"), let hour = Self.halves(time) else { return text }
    return text + [0x20] + hour.0 + [0x3a] + hour.1
  }

  /// The value of a tag of version 2, else of version 1.
  private func id3(_ name: String) -> [UInt8]? {
    for group in ["ID3v2_4", "ID3v2_3", "ID3v2_2", "ID3v1"] {
      guard let tag = last(group, name) else { continue }
      var text = TextBuffer()
      tag.value(to: &text)
      return text.bytes
    }
    return nil
  }

  private static func halves(_ text: [UInt8]) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
    guard text.count == 4, text.allSatisfy(NumberText.isDigit) else { return nil }
    return (text.prefix(2), text.suffix(2))
  }
}
