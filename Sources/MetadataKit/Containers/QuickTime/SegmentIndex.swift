/// How long the segments are that a `sidx` box tells of (ISO 14496-12 §8.16.3).
enum SegmentIndex {
  /// The length of all of them in seconds; nil where the box says none.
  static func seconds(of box: ISOBox) throws(MetadataError) -> Double? {
    let (version, _, body) = try box.full()
    let scale = try body.uint32(at: 4, .big)
    let start = version == 0 ? 16 : 24
    let count = try body.uint16(at: start + 2, .big)
    guard scale > 0, count > 0 else { return nil }
    // Size, length and access point of each; what is cut short counts as far as it goes.
    let bytes = try body.region(from: start + 4).head(count: count * 12)
    var length: UInt64 = 0
    for position in stride(from: 0, to: bytes.count - 11, by: 12) {
      length += UInt64(try bytes.uint32(at: position + 4, .big))
    }
    return length > 0 ? Double(length) / Double(scale) : nil
  }
}
