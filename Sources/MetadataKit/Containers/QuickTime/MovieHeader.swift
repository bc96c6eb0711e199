/// Times of a movie or of a track's media: `mvhd` and `mdhd` (ISO 14496-12 §8.2.2, §8.4.2).
struct MovieHeader {
  /// Seconds since 1904.
  let created: UInt64
  let modified: UInt64
  /// Units of a second.
  let timescale: Int
  /// In those units; nil where it is not known.
  let length: UInt64?
  /// Of a movie alone; 1 and what changes nothing otherwise.
  private(set) var rate = 1.0
  private(set) var volume = 1.0
  private(set) var matrix = MovieMatrix.identity

  init(_ box: ISOBox) throws(MetadataError) {
    let (version, _, body) = try box.full()
    if version == 1 {
      let bytes = try body.slice(at: 0, count: 28)
      created = try bytes.uint64(at: 0, .big)
      modified = try bytes.uint64(at: 8, .big)
      timescale = try bytes.uint32(at: 16, .big)
      let length = try bytes.uint64(at: 20, .big)
      self.length = length == .max ? nil : length
    } else {
      let bytes = try body.slice(at: 0, count: 16)
      created = UInt64(try bytes.uint32(at: 0, .big))
      modified = UInt64(try bytes.uint32(at: 4, .big))
      timescale = try bytes.uint32(at: 8, .big)
      let length = try bytes.uint32(at: 12, .big)
      self.length = length == 0xffff_ffff ? nil : UInt64(length)
    }
    // What follows is that of a movie; a header that is cut short goes without.
    guard box.type == "mvhd", let rest = try? body.head(at: version == 1 ? 28 : 16, count: 52),
      let rate = try? rest.int32(at: 0, .big), let volume = try? rest.uint16(at: 4, .big),
      let matrix = try? MovieMatrix(rest, at: 16)
    else { return }
    self.rate = Double(rate) / 65536
    self.volume = Double(volume) / 256
    self.matrix = matrix
  }

  /// The length in seconds; nil where it is 0 or not known.
  var seconds: Double? {
    guard let length, length > 0, timescale > 0 else { return nil }
    return Double(length) / Double(timescale)
  }
}
