import UniformTypes

/// How long sound in frames is, where nothing else says how many there are.
enum SoundFrameCount {
  /// How many samples a channel has of a sound that starts with a frame; nil where something else than frames of its
  /// kind stands in it, or it is too long to be gone through.
  ///
  /// Each frame says how long it is. One that is cut off does not count.
  ///
  /// - Parameter samples: those of the frame whose first bytes are given; nil where it is of another kind.
  static func samples(
    in sound: Region, ofFrame samples: (_ head: ByteSlice) -> Int?
  ) throws(MetadataError) -> Int? {
    guard sound.count <= longestCounted else { return nil }
    var place = 0
    var all = 0
    while place < sound.count {
      let piece = try sound.head(at: place, count: pieceLength)
      var next = 0
      while next + headLength <= piece.count {
        let start = next
        let length = try piece.withSpan { bytes in MPEGAudio.frame(at: start, of: bytes)?.length }
        guard let length, length > 0,
          let count = samples(piece.suffix(from: start).prefix(headLength))
        else { return nil }
        next += length
        if place + next <= sound.count { all += count }
      }
      // So few bytes at the end are no frame.
      guard next > 0 else { break }
      place += next
    }
    return all > 0 ? all : nil
  }

  /// Two minutes and a half of 448,000 bits a second.
  private static let longestCounted = 8 << 20
  private static let pieceLength = 1 << 16
  private static let headLength = 8
}

extension DolbyFrame {
  /// How long a sound lasts, in seconds, that starts with the frame; nil where that cannot be counted.
  func duration(of sound: Region) throws(MetadataError) -> Double? {
    guard let rate = sampleRate else { return nil }
    let samples = try SoundFrameCount.samples(in: sound) { head in
      DolbyFrame(head).flatMap { $0.sampleRate == rate ? $0.samples : nil }
    }
    return samples.map { Double($0) / rate }
  }
}

extension MPEGAudioHeader {
  /// How long a sound lasts, in seconds, that starts with the header's frame, whatever rates its frames have; nil where
  /// that cannot be counted.
  func countedDuration(of sound: Region) throws(MetadataError) -> Double? {
    let samples = try SoundFrameCount.samples(in: sound) { head in
      guard let word = try? head.uint32(at: 0, .big),
        let header = MPEGAudioHeader(UInt32(truncatingIfNeeded: word)), header.layer == layer,
        header.sampleRate == sampleRate
      else { return nil }
      return header.samples
    }
    return samples.map { Double($0) / Double(sampleRate) }
  }
}
