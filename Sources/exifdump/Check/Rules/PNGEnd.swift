import MetadataKit

/// Where the last chunk of a PNG ends.
enum PNGEnd {
  /// Nil where the file ends before it.
  ///
  /// Follows the chunks (PNG 3 §5.3: length, type, data, checksum), of which only the headers are read:
  /// a picture may be large.
  static func place(in file: ByteReader) throws(MetadataError) -> Int? {
    var place = 8
    while place <= file.count - 12 {
      let head = try file.slice(at: place, count: 8)
      place += 12 + (try head.uint32(at: 0, .big))
      if head.matches("IEND", at: 4) { return place }
    }
    return nil
  }
}
