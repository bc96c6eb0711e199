import UniformTypes

/// How long sound in frames is, where nothing else says how many there are.
enum SoundFrameCount {
  /// What a frame says of itself: how long it is in bytes, and how many samples of a channel it has.
  typealias Frame = (length: Int, samples: Int)

  /// How many samples a channel has of a sound that starts with a frame; nil where something else than frames of its
  /// kind stands in it, or it is too long to be gone through.
  ///
  /// Frames may have any length: each is looked at. One that is cut off does not count.
  ///
  /// - Parameters:
  ///   - headLength: how many bytes tell of a frame.
  ///   - frame: the frame that stands at a place of some bytes; nil where it is of another kind.
  static func samples(
    in sound: Region, headLength: Int,
    ofFrame frame: (_ bytes: ByteSlice, _ place: Int) throws(MetadataError) -> Frame?
  ) throws(MetadataError) -> Int? {
    guard sound.count <= longestCounted else { return nil }
    var place = 0
    var all = 0
    while place < sound.count {
      let piece = try sound.head(at: place, count: pieceLength)
      var next = 0
      while next + headLength <= piece.count {
        guard let found = try frame(piece, next), found.length > 0 else { return nil }
        next += found.length
        if place + next <= sound.count { all += found.samples }
      }
      // So few bytes at the end are no frame.
      guard next > 0 else { break }
      place += next
    }
    return all > 0 ? all : nil
  }

  /// The same of a sound whose frames have headers as MPEG or Dolby have them.
  ///
  /// - Parameter samples: those of the frame whose first bytes are given; nil where it is of another kind.
  static func samplesOfMPEG(
    in sound: Region, ofFrame samples: (_ head: ByteSlice) -> Int?
  ) throws(MetadataError) -> Int? {
    let headLength = 8
    return try Self.samples(in: sound, headLength: headLength) {
      (bytes, place) throws(MetadataError) in
      let length = try bytes.withSpan { span in MPEGAudio.frame(at: place, of: span)?.length }
      guard let length, let count = samples(bytes.suffix(from: place).prefix(headLength)) else {
        return nil
      }
      return (length, count)
    }
  }

  /// Two minutes and a half of 448,000 bits a second, eight of 128,000, nearly an hour and a half of a telephone's 12,200.
  private static let longestCounted = 8 << 20
  private static let pieceLength = 1 << 16
}

extension DolbyFrame {
  /// How long a sound lasts, in seconds, that starts with the frame; nil where that cannot be counted.
  func duration(of sound: Region) throws(MetadataError) -> Double? {
    guard let rate = sampleRate else { return nil }
    let samples = try SoundFrameCount.samplesOfMPEG(in: sound) { head in
      DolbyFrame(head).flatMap { $0.sampleRate == rate ? $0.samples : nil }
    }
    return samples.map { Double($0) / rate }
  }
}

extension MPEGAudioHeader {
  /// How long a sound lasts, in seconds, that starts with the header's frame, whatever rates its frames have; nil where
  /// that cannot be counted.
  func countedDuration(of sound: Region) throws(MetadataError) -> Double? {
    guard !isLayer1 else {
      let samples = try SoundFrameCount.samples(in: sound, headLength: 4) { bytes, place in
        guard let header = MPEGAudioHeader(in: bytes, at: place), isLike(header) else { return nil }
        return (header.length, header.samples)
      }
      return samples.map { Double($0) / Double(sampleRate) }
    }
    let samples = try SoundFrameCount.samplesOfMPEG(in: sound) { head in
      guard let word = try? head.uint32(at: 0, .big),
        let header = MPEGAudioHeader(UInt32(truncatingIfNeeded: word)), header.layer == layer,
        header.sampleRate == sampleRate
      else { return nil }
      return header.samples
    }
    return samples.map { Double($0) / Double(sampleRate) }
  }
}
