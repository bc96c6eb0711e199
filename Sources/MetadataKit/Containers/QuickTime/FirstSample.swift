/// Where the first sample of a track stands, and how long it lasts (ISO 14496-12 §8.6.1.2, §8.7).
struct FirstSample {
  /// Bytes of the first sample.
  private(set) var size = 0
  /// Where it starts, from the start of the file.
  private(set) var offset: UInt64?
  /// How long it lasts, in units of the media.
  private(set) var length: Int?

  /// Reads a box of the sample table where it is one of these.
  mutating func read(_ box: ISOBox) throws(MetadataError) {
    switch box.type {
    case "stsz":
      let size = try box.body.uint32(at: 4, .big)
      self.size = size > 0 ? size : try box.body.uint32(at: 12, .big)
    case "stco": offset = UInt64(try box.body.uint32(at: 8, .big))
    case "co64": offset = try box.body.uint64(at: 8, .big)
    case "stts": length = try box.body.uint32(at: 12, .big)
    default: return
    }
  }

  /// Its bytes, as far as the file has them; nil where none is there.
  func region(in file: Region) -> Region? {
    guard let offset, let start = Int(exactly: offset), size > 0, start < file.count else {
      return nil
    }
    return file.clamped(at: start, count: size)
  }
}
