import UniformTypes

extension Wholeness {
  /// Sound in frames, each of which says how long it is.
  static let soundFrames = Wholeness([.mp3, .mp2, .aac, .ac3, .enhancedAC3]) {
    (file) throws(MetadataError) in
    let all = Region(file)
    let start = ID3Header.ends(in: all).last ?? 0
    let tag = ID3Version1.region(of: all)?.count ?? 0
    var walk = SoundFrameWalk(all.clamped(at: start, count: all.count - tag - start))
    return try walk.cutFrame().map { place, missing in
      Warning(.truncated, "the last frame of sound lacks \(missing) of its bytes", at: place)
    }
  }

  /// Speech for telephones.
  static let speech = Wholeness([.amr]) { (file) throws(MetadataError) in
    let head = try file.slice(at: 0, count: min(SpeechFrames.longestHead, file.count))
    guard let frames = SpeechFrames(head) else { return nil }
    var position = frames.start
    while position < file.count {
      guard let length = frames.length(of: try file.number(at: position, .big)) else { return nil }
      if position + length > file.count {
        let missing = position + length - file.count
        return Warning(
          .truncated, "the last frame of sound lacks \(missing) of its bytes", at: position)
      }
      position += length
    }
    return nil
  }
}

/// Goes from frame to frame of a sound.
private struct SoundFrameWalk {
  private let sound: Region
  private var position = 0
  /// How many frames stood one right behind the other.
  private var inARow = 0
  private var type: DeclaredType?
  private var lastLength = 0

  /// So much is looked at in one piece.
  private static let pieceLength = 1 << 16
  /// So many bytes tell how long a frame is.
  private static let headLength = 8

  init(_ sound: Region) { self.sound = sound }

  /// The frame that the sound ends within, and how many of its bytes are missing; nil where it ends with a
  /// whole one, or with something else.
  mutating func cutFrame() throws(MetadataError) -> (place: Int, missing: Int)? {
    while position < sound.count {
      let piece = try sound.head(at: position, count: Self.pieceLength)
      let isLast = position + piece.count == sound.count
      let end = isLast ? piece.count : piece.count - Self.headLength
      let next = try piece.withSpan { bytes in walk(bytes, to: end) }
      position += next
      // What looks like a frame among other bytes need not be one.
      let place = position - lastLength
      if position > sound.count, inARow > 1 || place == 0 {
        return (sound.start + place, position - sound.count)
      }
    }
    return nil
  }

  /// - Returns: where the next frame is expected.
  private mutating func walk(_ bytes: Span<UInt8>, to end: Int) -> Int {
    var place = 0
    while place < end {
      if let frame = MPEGAudio.frame(at: place, of: bytes), inARow == 0 || frame.type == type {
        type = frame.type
        inARow += 1
        lastLength = frame.length
        place += frame.length
      } else {
        inARow = 0
        place += 1
      }
    }
    return place
  }
}
