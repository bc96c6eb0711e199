import UniformTypes

extension Wholeness {
  static let jpeg = Wholeness(
    [.jpeg, .mpo],
    check: { (file) throws(MetadataError) in
      try WholeJPEG.end(in: file) == nil ? end(of: file, before: "picture") : nil
    }, end: WholeJPEG.end)
}

/// A JPEG with its picture, which reading the metadata stops before.
private enum WholeJPEG {
  /// So much is looked at in one piece.
  private static let pieceLength = 1 << 16

  /// Where the marker of the end is over; nil where the file breaks off before it.
  ///
  /// Follows the segments and, behind each scan's header, the coded picture (ITU-T T.81 §B.1).
  ///
  /// - Throws: ``MetadataError`` where it cannot be told: what cannot be read, what is no JPEG, and
  ///   what is larger than a reader lends.
  static func end(in file: ByteReader) throws(MetadataError) -> Int? {
    guard try file.slice(at: 0, count: 2).bytes == [0xff, 0xd8] else {
      throw MetadataError(.malformed, "no JPEG starts here", at: 0)
    }
    var place = 2
    // JPEG-LS stuffs a bit behind FF, not a byte (ITU-T T.87 §C.1): no marker is below 80.
    var isLossless = false
    var piece = try file.slice(at: 0, count: min(file.count, pieceLength))
    while place < file.count {
      if place >= piece.offset + piece.count {
        piece = try file.slice(at: place, count: min(file.count - place, pieceLength))
      }
      // What stands before a marker is a coded picture, or of no use.
      guard let start = piece.firstIndex(of: 0xff, from: place - piece.offset) else {
        place = piece.offset + piece.count
        continue
      }
      place = piece.offset + start + 1
      guard place < file.count else { return nil }
      let marker: UInt8 = try file.number(at: place, .big)
      if marker == 0xf7 { isLossless = true }
      switch marker {
      case 0xd9: return place + 1
      // A byte that is stuffed, a marker of restart, a marker without length; fill bytes.
      case 0x00, 0x01, 0xd0...0xd8: place += 1
      case 0x02...0x7f where isLossless: place += 1
      case 0xff: continue
      default:
        guard place + 2 < file.count else { return nil }
        place += 1 + max(2, Int(try file.number(at: place + 1, .big) as UInt16))
      }
    }
    return nil
  }
}
