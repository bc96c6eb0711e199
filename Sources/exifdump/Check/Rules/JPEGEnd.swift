/// Whether a JPEG goes on to its end: reading its metadata does not tell, because that stops
/// before the picture. An upload that broke off looks whole up to there.
enum JPEGEnd {
  /// A larger file is not read through.
  private static let largest = 256 << 20

  /// Nil where it cannot be told.
  static func isThere(_ path: [UInt8]) -> Bool? {
    // Standard input cannot be read twice.
    guard path != [0x2d], let bytes = try? POSIX.readFile(path, limit: largest) else { return nil }
    return isThere(in: bytes)
  }

  /// Follows the segments and, behind each scan's header, the coded picture up to the marker of
  /// the end (ITU-T T.81 §B.1).
  static func isThere(in bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2, bytes[0] == 0xff, bytes[1] == 0xd8 else { return nil }
    var place = 2
    while true {
      // What stands before a marker is a coded picture, or of no use.
      guard let start = bytes[min(place, bytes.count)...].firstIndex(of: 0xff) else { return false }
      place = start + 1
      guard place < bytes.count else { return false }
      let marker = bytes[place]
      switch marker {
      case 0xd9: return true
      // A byte that is stuffed, a marker of restart, a marker without length; fill bytes.
      case 0x00, 0x01, 0xd0...0xd8: place += 1
      case 0xff: continue
      default:
        guard place + 2 < bytes.count else { return false }
        place += 1 + max(2, Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]))
      }
    }
  }
}
