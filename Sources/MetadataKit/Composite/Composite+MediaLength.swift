/// How long sounds and movies last that do not say it themselves, from their rates.
extension CompositeBuilder {
  /// Whether there are groups that the length of a sound, or its date, may follow from: photos have
  /// none, and need not be asked for each.
  private var hasSound: Bool {
    // Most groups are told by their lengths and letters, without a comparison of texts.
    let hashes = Self.soundHashes
    return inputs.store.groups.contains {
      hashes.contains($0.letterHash) && Self.soundGroups.contains($0)
    }
  }

  private static let soundGroups = [
    "RIFF", "MPEG", "Vorbis", "FLAC", "AIFF", "MAC", "ID3v2_4", "ID3v2_3", "ID3v2_2", "ID3v1",
  ]
  private static let soundHashes = soundGroups.map(\.letterHash)

  /// What follows from the tags of sounds.
  ///
  /// - Parameter seconds: how long a file of sound alone lasts, by its container; for exiftool's form, by the
  ///   bytes of its data.
  mutating func deriveSounds(fileSize: Int, seconds: Double?) {
    guard hasSound else { return }
    deriveRIFFLength()
    // Of these exiftool knows no length: they are compressed.
    let isOpen = inputs.asExiftool && Container.losslessSound.signatures.contains(format)
    if !isOpen, let rate = rateOfSoundAlone {
      // An AVI has no data that exiftool counts: all of the file is taken for sound.
      let estimate = inputs.asExiftool && rate > 0 ? Double(fileSize) / rate : nil
      if let seconds = seconds ?? estimate { addLength(seconds, isEstimate: false) }
    }
    deriveMediaLength(fileSize: fileSize)
    deriveSound()
  }

  /// How many bytes a second of sound takes in a RIFF file that has no pictures.
  var rateOfSoundAlone: Double? {
    guard let rate = last("RIFF", "AvgBytesPerSec")?.number(), hasNone("FrameCount"),
      hasNone("VideoFrameCount")
    else { return nil }
    return rate
  }

  private func hasNone(_ name: String) -> Bool { (last("RIFF", name)?.number() ?? 0) == 0 }

  private mutating func deriveMediaLength(fileSize: Int) {
    deriveMPEGLength(fileSize)
    if let rate = last("Vorbis", "NominalBitrate")?.number(), rate > 0 {
      addLength(Double(fileSize) * 8 / rate, isEstimate: true)
    }
    if let rate = last("FLAC", "SampleRate")?.number(), rate > 0,
      let samples = last("FLAC", "TotalSamples")?.number(), samples > 0
    {
      addLength(samples / rate, isEstimate: false)
    }
  }

  func last(_ group: String, _ name: String) -> Tag? {
    guard inputs.store.has(group: group) else { return nil }
    return Tags(store: inputs.store).last { $0.group == group && $0.name == name }
  }

  /// From the frames of sound where the encoder has counted them, else from the rates that the
  /// headers state: not exact.
  private mutating func deriveMPEGLength(_ fileSize: Int) {
    let version = last("MPEG", "MPEGAudioVersion")?.integer()
    let frames = last("MPEG", "VBRFrames")?.number() ?? 0
    if frames > 0, let version, let rate = last("MPEG", "SampleRate") {
      // Frames a second, by a number that the length of a frame follows from.
      let each = NumberText.leading(Array(rate.description.utf8)[...]) / (version == 3 ? 144 : 72)
      addLength(8 * frames / each, isEstimate: true)
      if let bytes = last("MPEG", "VBRBytes")?.number() {
        var words = TextBuffer()
        MovieValue.append(bitrate: each * bytes / frames, &words)
        add(.audioBitrate, [each * bytes / frames], words: words.bytes)
      }
      return
    }
    var total = 0.0
    for name in ["AudioBitrate", "VideoBitrate"] {
      guard let tag = last("MPEG", name) else { continue }
      guard let rate = NumberText.whole(Array(tag.numericDescription.utf8)[...]) else { return }
      total += rate
    }
    guard total > 0 else { return }
    let skipped = last("File", "ID3Size")?.number() ?? 0
    addLength(8 * (Double(fileSize) - skipped) / total, isEstimate: true)
  }

  /// RIFF's frames by their rate; those of the video stream where the header counts several.
  private mutating func deriveRIFFLength() {
    guard let rate = inputs.float(.frameRate, in: .riff),
      let count = inputs.float(.frameCount, in: .riff), rate != 0
    else { return }
    // No frames are no time, but for exiftool, and there where no sound tells how long it is.
    if count == 0, !inputs.asExiftool || (rateOfSoundAlone ?? 0) > 0 { return }
    var seconds = count / rate
    if let rate = inputs.float(.videoFrameRate), let count = inputs.float(.videoFrameCount),
      rate != 0, count != 0
    {
      let stream = count / rate
      if seconds / stream > 1.9, seconds / stream < 3.1 { seconds = stream }
    }
    addLength(seconds, isEstimate: false)
  }

  mutating func addLength(_ seconds: Double, isEstimate: Bool) {
    var words = TextBuffer()
    MovieValue.append(seconds: seconds, &words)
    if isEstimate { words.append(" (approx)") }
    add(.duration, [seconds], words: words.bytes)
  }
}
