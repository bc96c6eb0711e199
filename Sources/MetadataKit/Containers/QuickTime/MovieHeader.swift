/// Times of a movie or of a track's media: `mvhd` and `mdhd` (ISO 14496-12 §8.2.2, §8.4.2).
struct MovieHeader {
  /// Seconds since 1904.
  let created: UInt64
  /// Units of a second.
  let timescale: Int
  /// In those units; nil where it is not known.
  let length: UInt64?

  init(_ box: ISOBox) throws(MetadataError) {
    let (version, _, body) = try box.full()
    if version == 1 {
      let bytes = try body.slice(at: 0, count: 28)
      created = try bytes.uint64(at: 0, .big)
      timescale = try bytes.uint32(at: 16, .big)
      let length = try bytes.uint64(at: 20, .big)
      self.length = length == .max ? nil : length
    } else {
      let bytes = try body.slice(at: 0, count: 16)
      created = UInt64(try bytes.uint32(at: 0, .big))
      timescale = try bytes.uint32(at: 8, .big)
      let length = try bytes.uint32(at: 12, .big)
      self.length = length == 0xffff_ffff ? nil : UInt64(length)
    }
  }

  /// The length in seconds; nil where it is 0 or not known.
  var seconds: Double? {
    guard let length, length > 0, timescale > 0 else { return nil }
    return Double(length) / Double(timescale)
  }
}
