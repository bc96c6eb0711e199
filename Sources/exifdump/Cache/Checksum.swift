/// A number that tells damage: bytes that differ by chance have another one.
enum Checksum {
  private static let prime: UInt64 = 0x9e37_79b1_85eb_ca87

  /// The checksum of bytes, four words at a time.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      var place = 0
      while place + 32 <= bytes.count {
        lanes.0 = step(lanes.0, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        lanes.1 = step(lanes.1, bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
        lanes.2 = step(lanes.2, bytes.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self))
        lanes.3 = step(lanes.3, bytes.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self))
        place += 32
      }
      var sum = step(step(step(step(UInt64(bytes.count), lanes.0), lanes.1), lanes.2), lanes.3)
      while place < bytes.count {
        sum = step(sum, UInt64(bytes[place]))
        place += 1
      }
      return sum
    }
  }

  private static func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (sum ^ word) &* prime
    return mixed ^ (mixed >> 29)
  }
}
