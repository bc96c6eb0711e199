/// How long a sound of Layer III is whose frames nobody has counted.
extension MPEGAudioHeader {
  /// How long a sound lasts, in seconds, that starts with the header's frame; nil where something else
  /// stands among its frames, or where those of a long one are not all of one rate.
  ///
  /// Those of a short one are counted. Of others some are looked at: at the start, at the end and
  /// between. That the rest have the same rate, the bytes from the first to the last frame say: they
  /// are as many as a number of frames of that rate have (ISO 11172-3 §2.4.3.1), and a byte more or
  /// less.
  func durationByFrames(of sound: Region) throws(MetadataError) -> Double? {
    guard sound.count > Self.longestAtOnce else {
      let data = try sound.head(count: sound.count).elements
      return frames(in: data, isLast: true, ofAnyRate: true).flatMap { duration(of: $0.count) }
    }
    var (count, padded, end) = (0, 0, 0)
    for index in 0...Self.pieces {
      let isLast = index == Self.pieces
      let start = isLast ? sound.count - Self.pieceLength : sound.count / Self.pieces * index
      let piece = try sound.head(at: start, count: Self.pieceLength)
      guard let frames = frames(in: piece.elements, isLast: isLast) else { return nil }
      count += frames.count
      padded += frames.padded
      end = start + frames.end
    }
    let exact = Double(samples / 8 * bitrate) / Double(sampleRate)
    let whole = exact.rounded(.down)
    // Some encoders fill each frame up, some none; others those that it is due for.
    let lengths = (padded == count ? [whole + 1] : padded == 0 ? [whole] : []) + [exact]
    for length in lengths where length > 0 {
      let count = (Double(end) / length).rounded()
      if abs(Double(end) - count * length) <= Self.tolerance { return duration(of: Int(count)) }
    }
    return nil
  }

  /// How long so many frames last, of which an encoder's own is none.
  private func duration(of frames: Int) -> Double? {
    let frames = frames - (isOfEncoder ? 1 : 0)
    return frames > 0 ? Double(frames) * Double(samples) / Double(sampleRate) : nil
  }

  /// The frames in a piece of the sound, each where the one before ends: how many they are, how many
  /// of them are padded, and where the last ends; nil where they have another rate, or are none.
  ///
  /// - Parameter isLast: whether the sound ends with the piece. What stands behind frames is none
  ///   there, nor is one that is cut off.
  private func frames(
    in data: ArraySlice<UInt8>, isLast: Bool, ofAnyRate: Bool = false
  ) -> (count: Int, padded: Int, end: Int)? {
    guard var place = firstFrame(in: data, isLast: isLast) else { return nil }
    var (count, padded) = (0, 0)
    while place + 4 <= data.endIndex {
      guard let frame = Self.layer3(at: place, of: data), isLike(frame) else {
        guard isLast else { return nil }
        break
      }
      guard ofAnyRate || frame.bitrate == bitrate else { return nil }
      if isLast, place + frame.length > data.endIndex { break }
      count += 1
      if frame.isPadded { padded += 1 }
      place += frame.length
    }
    if isLast, place < data.endIndex, firstFrame(in: data[place...], isLast: true) != nil {
      return nil
    }
    return (count, padded, place - data.startIndex)
  }

  /// Where the first frame begins that another follows.
  private func firstFrame(in data: ArraySlice<UInt8>, isLast: Bool) -> Int? {
    data.indices.dropLast(3).first { index in
      guard let frame = Self.layer3(at: index, of: data), isLike(frame) else { return false }
      let next = index + frame.length
      guard next + 4 <= data.endIndex else { return !isLast || next == data.endIndex }
      return Self.layer3(at: next, of: data).map(isLike) ?? false
    }
  }

  /// How many pieces are looked at but for the last.
  private static let pieces = 8
  /// Frames of 320,000 bits a second stand in it twice.
  private static let pieceLength = 4096
  private static let longestAtOnce = 9 * pieceLength
  /// In bytes: what padding is due at the end, and at the start of what was cut from a longer sound.
  private static let tolerance = 2.0
}
