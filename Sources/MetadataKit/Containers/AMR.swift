import UniformTypes

extension Container {
  /// Speech as telephones record it (RFC 4867 §5.1): one channel.
  package static let amr = Container([
    FileFormat("AMR", "amr", "audio/amr", .amr).outsideExiftool
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.head(count: SpeechFrames.longestHead)
    let isWide = head.matches("#!AMR-WB")
    var track = MovieTrack(number: 1, kind: .audio, codec: isWide ? "sawb" : "samr")
    track.sampleRate = isWide ? 16000 : 8000
    track.channels = 1
    track.duration = try? SpeechFrames(head)?.duration(of: file)
    found.add(track)
    found.facts.takeMainTrack()
  }
}

/// Speech in frames of 20 ms: each begins with the number of its form (RFC 4867 §5.3), and those have fixed
/// lengths.
struct SpeechFrames {
  /// Where the first one stands.
  let start: Int
  private let lengths: [Int]

  static let longestHead = 9

  /// nil where a file starts otherwise than those of one channel.
  init?(_ head: ByteSlice) {
    if head.matches("#!AMR-WB\n") {
      start = 9
      lengths = Self.wideLengths
    } else if head.matches("#!AMR\n") {
      start = 6
      lengths = Self.narrowLengths
    } else {
      return nil
    }
  }

  /// How many bytes a frame has that starts with this one; nil where there is no such form.
  func length(of first: UInt8) -> Int? {
    let length = lengths[Int(first >> 3 & 15)]
    return length > 0 ? length : nil
  }

  /// How long the speech lasts, in seconds; nil where that cannot be counted.
  func duration(of file: Region) throws(MetadataError) -> Double? {
    let speech = file.clamped(at: start, count: file.count - start)
    let frames = try SoundFrameCount.samples(in: speech, headLength: 1) { bytes, place in
      guard let length = bytes[place].flatMap({ self.length(of: $0) }) else { return nil }
      // Each counts as one: how many samples it has follows from the rate.
      return (length, 1)
    }
    return frames.map { Double($0) / 50 }
  }

  /// In bytes, with the first one (3GPP TS 26.101, its bits filled up): speech, silence, and no data.
  private static let narrowLengths = [13, 14, 16, 18, 20, 21, 27, 32, 6, 0, 0, 0, 0, 0, 0, 1]
  /// The same of wide bands (3GPP TS 26.201): speech, silence, a lost frame, and no data.
  private static let wideLengths = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 0, 0, 0, 0, 1, 1]
}
