/// What one fragment adds to a track: the `traf` box (ISO 14496-12 §8.8.6).
struct TrackFragment {
  private(set) var track = 0
  private(set) var sampleCount = 0
  /// In units of the track's media.
  private(set) var length: UInt64 = 0
  /// Whether it is said how long each sample lasts.
  private(set) var isTimed = true
  /// When its first sample is decoded, in units of the track's media; nil where it does not say.
  private(set) var start: UInt64?
  private var defaultDuration = 0

  /// - Parameter durations: of a sample of each track, where the fragment does not say.
  mutating func read(_ box: ISOBox, _ durations: [Int: Int]) throws(MetadataError) {
    switch box.type {
    case "tfhd":  // §8.8.7
      let (_, flags, body) = try box.full()
      track = try body.uint32(at: 0, .big)
      defaultDuration = durations[track] ?? 0
      if flags & 8 != 0 {
        let position = 4 + (flags & 1 != 0 ? 8 : 0) + (flags & 2 != 0 ? 4 : 0)
        defaultDuration = try body.uint32(at: position, .big)
      }
    case "tfdt":  // §8.8.12
      let (version, _, body) = try box.full()
      start = version == 1 ? try body.uint64(at: 0, .big) : UInt64(try body.uint32(at: 0, .big))
    case "trun":  // §8.8.8
      let (_, flags, body) = try box.full()
      let count = try body.uint32(at: 0, .big)
      // Duration, size, flags and time offset of each sample, as far as the flags say.
      let size = (flags >> 8 & 15).nonzeroBitCount * 4
      let start = 4 + (flags & 1 != 0 ? 4 : 0) + (flags & 4 != 0 ? 4 : 0)
      guard size == 0 || count <= (body.count - start) / size else {
        throw MetadataError(
          .truncated, "a fragment has no room for its \(count) samples", at: box.offset)
      }
      sampleCount &+= count
      guard flags & 0x100 != 0 else {
        length &+= UInt64(count) &* UInt64(defaultDuration)
        if defaultDuration == 0, count > 0 { isTimed = false }
        return
      }
      let bytes = try body.region(at: start, count: count * size).all(limit: 1 << 20)
      for index in 0..<count {
        length &+= UInt64(try bytes.uint32(at: index * size, .big))
      }
    default: return
    }
  }
}
