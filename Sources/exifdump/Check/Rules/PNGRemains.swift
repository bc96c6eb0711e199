/// What stands behind the end of a PNG: programs that shorten a picture in place have left the rest of
/// the larger one there, which may show what was cut off.
enum PNGRemains {
  /// A larger file is not read through.
  private static let largest = 256 << 20
  /// So little may be an end of a line, or a checksum.
  private static let least = 16

  /// Where it is; nil where there is nothing but zeros, or it cannot be told.
  static func range(in path: [UInt8]) -> Range<Int>? {
    // Standard input cannot be read twice.
    guard path != [0x2d], let bytes = try? POSIX.readFile(path, limit: largest) else { return nil }
    return range(behind: bytes)
  }

  /// Follows the chunks up to the last (PNG 3 §5.3: length, type, data, checksum).
  static func range(behind bytes: [UInt8]) -> Range<Int>? {
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let isLast = bytes[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8)
      place += 12 + length
      guard isLast, place < bytes.count else { continue }
      let rest = bytes[place...]
      guard let end = rest.lastIndex(where: { $0 != 0 }), end - place + 1 >= least else {
        return nil
      }
      return place..<bytes.count
    }
    return nil
  }
}
