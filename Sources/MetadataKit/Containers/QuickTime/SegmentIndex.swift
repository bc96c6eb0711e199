/// When the segments start and end that a `sidx` box tells of (ISO 14496-12 §8.16.3).
struct SegmentIndex {
  /// In seconds.
  private var start: Double
  private var end: Double

  /// Nil where the box tells of none.
  init?(_ box: ISOBox) throws(MetadataError) {
    let (version, _, body) = try box.full()
    let scale = try body.uint32(at: 4, .big)
    let isWide = version != 0
    let first = isWide ? try body.uint64(at: 8, .big) : UInt64(try body.uint32(at: 8, .big))
    let list = isWide ? 24 : 16
    let count = try body.uint16(at: list + 2, .big)
    guard scale > 0, count > 0 else { return nil }
    // Size, length and access point of each; what is cut short counts as far as it goes.
    let bytes = try body.region(from: list + 4).head(count: count * 12)
    var length: UInt64 = 0
    for position in stride(from: 0, to: bytes.count - 11, by: 12) {
      length += UInt64(try bytes.uint32(at: position + 4, .big))
    }
    guard length > 0 else { return nil }
    start = Double(first) / Double(scale)
    end = start + Double(length) / Double(scale)
  }

  /// Both together: one may go on where the other ends, lie within it, or be of another track.
  func joined(with other: SegmentIndex) -> SegmentIndex {
    var joined = self
    joined.start = min(start, other.start)
    joined.end = max(end, other.end)
    return joined
  }

  var seconds: Double { end - start }
}
