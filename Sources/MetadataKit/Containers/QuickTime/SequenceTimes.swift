/// How the pictures of a sequence are timed (ISO 23008-12 §7): the boxes of its track that say so.
struct SequenceTimes {
  /// The first edit of the track's list.
  private var edit: (length: UInt64, repeats: Bool)?
  /// Runs of samples that last equally long (ISO 14496-12 §8.6.1.2).
  private var runs: Region?

  /// Takes a box of the track or of its table of samples.
  mutating func read(_ box: ISOBox) throws(MetadataError) {
    switch box.type {
    case "elst":  // §8.6.6
      let (version, flags, body) = try box.full()
      guard try body.uint32(at: 0, .big) > 0 else { return }
      edit = (
        version == 1 ? try body.uint64(at: 4, .big) : UInt64(try body.uint32(at: 4, .big)),
        flags & 1 != 0
      )
    case "stts": runs = try box.full().body
    default: return
    }
  }

  /// The animation that the track is; nil where no table says how long its pictures last.
  ///
  /// - Parameter length: of the track, in units of the movie; nil where it is endless.
  func animation(
    timescale: Int, length: UInt64?, _ limits: Limits
  ) throws(MetadataError) -> Animation? {
    guard let runs, timescale > 0 else { return nil }
    let count = try runs.uint32(at: 0, .big)
    let bytes = try runs.head(at: 4, count: min(count, limits.entries) * 8)
    var frames = AnimationFrames()
    var total = UInt64(0)
    var samples = 0
    for index in 0..<(bytes.count / 8) {
      let number = try bytes.uint32(at: index * 8, .big)
      let delay = try bytes.uint32(at: index * 8 + 4, .big)
      samples += number
      // Both have 32 bits.
      total = total.addingReportingOverflow(UInt64(number) * UInt64(delay)).partialValue
      for _ in 0..<min(number, Animation.mostDelays - min(frames.count, Animation.mostDelays)) {
        frames.add(delay, timescale)
      }
    }
    guard samples > 0 else { return nil }
    return frames.animation(
      count: samples, duration: Double(total) / Double(timescale),
      loopCount: loopCount(length))
  }

  /// How often the edit fits into the track; an endless track repeats it for ever.
  private func loopCount(_ length: UInt64?) -> Int? {
    guard let edit else { return nil }
    guard edit.repeats else { return 1 }
    guard let length else { return 0 }
    guard edit.length > 0 else { return nil }
    return Int(clamping: length / edit.length + (length % edit.length == 0 ? 0 : 1))
  }
}
