/// Reads numbers of any number of bits, the highest bit of a byte first (ISO 14496-10 §7.2).
struct HighBitReader {
  private let bytes: [UInt8]
  /// How many bits have been read.
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next bits as a number, 32 at most; nil past the end.
  mutating func bits(_ count: Int) -> Int? {
    guard count <= 32, bytes.count * 8 - position >= count else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value << 1 | Int(bytes[position >> 3] >> UInt8(7 - position & 7) & 1)
      position += 1
    }
    return value
  }

  /// Goes on without reading; false where there are not so many bits.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, bytes.count * 8 - position >= count else { return false }
    position += count
    return true
  }

  mutating func bit() -> Bool? { bits(1).map { $0 == 1 } }

  /// An Exp-Golomb number, `ue(v)` (§9.1).
  mutating func golomb() -> Int? {
    var zeros = 0
    while let bit = bits(1), bit == 0 { zeros += 1 }
    guard zeros < 32, position <= bytes.count * 8, let rest = bits(zeros) else { return nil }
    return (1 << zeros) - 1 + rest
  }

  /// A signed Exp-Golomb number, `se(v)` (§9.1.1).
  mutating func signedGolomb() -> Int? {
    golomb().map { $0 & 1 == 1 ? ($0 + 1) / 2 : -($0 / 2) }
  }
}
