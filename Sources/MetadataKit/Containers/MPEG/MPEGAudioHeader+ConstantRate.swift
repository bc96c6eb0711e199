/// How long a sound of Layer III is whose frames nobody has counted.
extension MPEGAudioHeader {
  /// How long a sound lasts, in seconds, that starts with the header's frame; nil where its frames
  /// are not all of one rate, or something else stands among them.
  ///
  /// Some frames are looked at: at the start, at the end and between. That the others have the same
  /// rate, the bytes from the first to the last frame say: they are as many as a number of frames
  /// of that rate have (ISO 11172-3 §2.4.3.1), and a byte more or less.
  func durationAtConstantRate(of sound: Region) throws(MetadataError) -> Double? {
    let isShort = sound.count <= Self.longestAtOnce
    let length = isShort ? sound.count : Self.pieceLength
    let last = isShort ? 0 : Self.pieces
    var isAnyPadded = false
    var end = 0
    for index in 0...last {
      let start = index == last ? sound.count - length : sound.count / Self.pieces * index
      let piece = try sound.head(at: start, count: length)
      guard let frames = framesOfRate(in: piece.elements, isLast: index == last) else { return nil }
      isAnyPadded = isAnyPadded || frames.isAnyPadded
      end = start + frames.end
    }
    let exact = Double(samples / 8 * bitrate) / Double(sampleRate)
    // Some encoders fill no frame up.
    let frameLength = isAnyPadded ? exact : exact.rounded(.down)
    guard frameLength > 0 else { return nil }
    let count = (Double(end) / frameLength).rounded()
    guard count >= 1, abs(Double(end) - count * frameLength) <= Self.tolerance else { return nil }
    return count * Double(samples) / Double(sampleRate)
  }

  /// The frames in a piece of the sound, each where the one before ends: where the last ends, and
  /// whether one is padded; nil where they have another rate, or are none.
  ///
  /// - Parameter isLast: whether the sound ends with the piece. What stands behind frames is none
  ///   there, nor is one that is cut off.
  private func framesOfRate(
    in data: ArraySlice<UInt8>, isLast: Bool
  ) -> (end: Int, isAnyPadded: Bool)? {
    guard var place = firstFrame(in: data, isLast: isLast) else { return nil }
    var isAnyPadded = false
    while place + 4 <= data.endIndex {
      guard let frame = Self.layer3(at: place, of: data), isLike(frame) else {
        guard isLast else { return nil }
        break
      }
      guard frame.bitrate == bitrate else { return nil }
      if isLast, place + frame.length > data.endIndex { break }
      isAnyPadded = isAnyPadded || frame.isPadded
      place += frame.length
    }
    if isLast, place < data.endIndex, firstFrame(in: data[place...], isLast: true) != nil {
      return nil
    }
    return (place - data.startIndex, isAnyPadded)
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
