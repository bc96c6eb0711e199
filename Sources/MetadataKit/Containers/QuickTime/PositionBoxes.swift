/// Boxes that dash cameras keep positions in, beside tracks or instead of one.
enum PositionBoxes {
  private static let types: [FourCC] = ["free", "skip", "GPS ", "uuid"]

  /// Tells of a box beside the movie, and returns whether it is one of these.
  static func read(_ box: ISOBox, _ found: inout MetadataBuilder) -> Bool {
    guard types.contains(box.type), let head = try? box.body.head(count: 24),
      let name = name(box.type, head)
    else { return false }
    found.add(.quickTimeSamples, "PositionRecords", text: name)
    return true
  }

  private static func name(_ type: FourCC, _ head: ByteSlice) -> String? {
    switch type {
    case "free": head.matches("GPS ") || head.matches("freeGPS ") ? freeGPS : nil
    case "skip": head.matches("LIGOGPSINFO") ? "LigoGPS's records (LIGOGPSINFO)" : nil
    case "GPS ": head.count == 24 ? "70mai's records (GPS)" : nil
    case "uuid": head.count == 24 && head.elements.starts(with: garmin) ? "Garmin's records" : nil
    default: nil
    }
  }

  private static let freeGPS = "a dash camera's blocks (freeGPS)"
  private static let garmin: [UInt8] = [
    0x9b, 0x63, 0x0f, 0x8d, 0x63, 0x74, 0x40, 0xec, 0x82, 0x04, 0xbc, 0x5f, 0xf5, 0x09, 0x17, 0x28,
  ]

  /// Tells of Novatek's index in `moov`, a number of pairs of a place and a length, where its first
  /// pair leads to a block.
  static func readIndex(
    _ body: Region, file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard body.count >= 16, try body.uint32(at: 4, .big) > 0 else { return }
    let block = try file.head(at: try body.uint32(at: 8, .big), count: 12)
    guard block.matches("freeGPS ", at: 4) else { return }
    found.add(.quickTimeSamples, "PositionRecords", text: freeGPS)
  }
}
