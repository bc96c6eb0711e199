extension Container {
  /// True Audio (TTA1 Lossless Audio Codec Format Description): a header of 22 bytes, the lengths of the frames, then
  /// those; tags of ID3 and Monkey's Audio around them.
  package static let trueAudio = Container(
    [],
    recognize: { head in
      head.matches("TTA1") && TrueAudioHeader.isOne(head) ? trueAudioFormat : nil
    },
    read: { (file, found) throws(MetadataError) in
      if !ID3Header.ends(in: file).isEmpty { found.takeForMP3() }
      let sound = found.addID3(around: file)
      found.attempt { (found) throws(MetadataError) in
        try TrueAudioHeader(sound).tell(of: sound, &found)
      }
      found.form = .notInExiftool
      defer { found.form = [] }
      try APETag(endOf: sound)?.tell(&found)
    })

  private static let trueAudioFormat = FileFormat("TTA", "tta", "audio/x-tta", nil).outsideExiftool
}

/// What the header of True Audio says.
private struct TrueAudioHeader {
  private static let length = 22
  /// The lengths of more frames are not added up: they have a second each, nearly.
  private static let mostFrames = 1 << 17

  private let channels: Int
  private let bits: Int
  private let rate: Int
  /// Of one channel.
  private let samples: Int

  /// Whether the numbers are such as a sound has: texts may begin with the same letters.
  static func isOne(_ head: ByteSlice) -> Bool {
    guard let format = try? head.uint16(at: 4, .little),
      let channels = try? head.uint16(at: 6, .little),
      let bits = try? head.uint16(at: 8, .little)
    else { return false }
    return (1...3).contains(format) && (1...64).contains(channels) && (8...32).contains(bits)
  }

  init(_ sound: Region) throws(MetadataError) {
    let head = try sound.slice(at: 0, count: Self.length)
    channels = try head.uint16(at: 6, .little)
    bits = try head.uint16(at: 8, .little)
    rate = try head.uint32(at: 10, .little)
    samples = try head.uint32(at: 14, .little)
  }

  func tell(of sound: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var track = MovieTrack(number: 1, kind: .audio, codec: "TTA")
    track.channels = channels > 0 ? channels : nil
    track.sampleSize = (1...64).contains(bits) ? bits : nil
    if rate > 0 {
      track.sampleRate = Double(rate)
      track.duration = Double(samples) / Double(rate)
    }
    found.add(track)
    found.facts.takeMainTrack()
    // A frame has 256 / 245 seconds.
    let samplesOfFrame = rate * 256 / 245
    guard samplesOfFrame > 0, samples > 0 else { return }
    let frames = (samples - 1) / samplesOfFrame + 1
    guard frames <= Self.mostFrames else { return }
    let lengths = try sound.slice(at: Self.length, count: 4 * frames)
    var length = 0
    for index in 0..<frames { length += try lengths.uint32(at: 4 * index, .little) }
    // A checksum follows the lengths.
    found.expect("the sound", of: length, at: Self.length + 4 * frames + 4, in: sound)
  }
}
