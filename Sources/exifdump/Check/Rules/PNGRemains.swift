import MetadataKit

/// What stands behind the end of a PNG: programs that shorten a picture in place have left the rest of
/// the larger one there, which may show what was cut off.
enum PNGRemains {
  /// So little may be an end of a line, or a checksum.
  private static let least = 16
  /// Of the rest so much is looked at.
  private static let looked = 1 << 16

  /// Where it is; nil where there is nothing but zeros, or it cannot be told.
  ///
  /// Follows the chunks up to the last (PNG 3 §5.3: length, type, data, checksum), of which only the
  /// headers are read: a picture may be large.
  static func range(in path: [UInt8]) -> Range<Int>? {
    // Standard input cannot be read twice.
    guard path != [0x2d], let file = try? ByteReader(path: path, limits: Limits()) else {
      return nil
    }
    var place = 8
    while let head = try? file.slice(at: place, count: 8),
      let length = try? head.uint32(at: 0, .big)
    {
      place += 12 + length
      guard head.matches("IEND", at: 4) else { continue }
      let count = min(file.count - place, looked)
      guard count >= least, let rest = try? file.slice(at: place, count: count).elements,
        let last = rest.lastIndex(where: { $0 != 0 }), last - rest.startIndex + 1 >= least
      else { return nil }
      return place..<file.count
    }
    return nil
  }
}
