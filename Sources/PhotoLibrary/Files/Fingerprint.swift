import ItemProvider

/// What a file's content is recognized by after it was moved to another disk, or restored: 128 bits
/// of its size, its first and its last bytes.
///
/// The start of a photo holds when and by what it was taken, the end compressed pixels. It is no
/// cryptographic hash: it finds a file again, it does not prove anything.
struct Fingerprint: Hashable, Sendable {
  let bytes: [UInt8]

  /// How many bytes at each end count.
  private static let part = 4096

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(of path: FilePath, size: Int64) throws(PhotoLibraryError) {
    let size = Int(size)
    let head = 0..<min(size, Self.part)
    let tail = max(head.upperBound, size - Self.part)..<size
    let sample = try LibraryFile.part(of: path, ranges: [head, tail])
    bytes = Mixer.digest(sample, seed: UInt64(truncatingIfNeeded: size))
  }
}

/// A quick hash of 128 bits: two lanes of multiplications whose high and low halves are combined.
enum Mixer {
  static func digest(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var (first, second) = (seed ^ 0x9e37_79b9_7f4a_7c15, seed ^ 0xc2b2_ae3d_27d4_eb4f)
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << (filled &* 8)
      filled &+= 1
      if filled == 8 {
        first = mixed(first ^ word, 0xa076_1d64_78bd_642f)
        second = mixed(second ^ word, 0xe703_7ed1_a0b4_28db)
        (word, filled) = (0, 0)
      }
    }
    let rest = word ^ (UInt64(truncatingIfNeeded: bytes.count) << 56)
    first = mixed(mixed(first ^ rest, 0x8ebc_6af0_9c88_c6e3), second | 1)
    second = mixed(mixed(second ^ rest, 0x5899_65cc_7537_4cc3), first | 1)
    return [first, second].flatMap { lane in (0..<8).map { UInt8(lane >> ($0 * 8) & 0xff) } }
  }

  private static func mixed(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low ^ value
  }
}
