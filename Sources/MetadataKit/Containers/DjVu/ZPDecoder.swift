/// Decodes the bits of the ZP coder (DjVu3 specification, appendix 3): an arithmetic coder without
/// multiplications, whose contexts are states of a table.
struct ZPDecoder {
  private let bytes: ByteSlice
  private var position = 0
  /// The length of the interval but for a constant, and where in it the code is: 16 bits.
  private var interval: UInt32 = 0
  private var code: UInt32 = 0xffff
  /// Bits that were read but not shifted in yet, the last ones first.
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  /// How many bytes were asked for past the end; as many as a decoder may read ahead say nothing.
  private var missing = 0

  /// Whether there were fewer bits than were asked for.
  var isExhausted: Bool { missing > 27 }

  init(_ bytes: ByteSlice) {
    self.bytes = bytes
    code = take(16)
  }

  /// The next bits; behind the end all are set.
  private mutating func take(_ count: Int) -> UInt32 {
    while waitingCount < count {
      if let byte = bytes[position] {
        position += 1
        waiting = waiting &<< 8 | UInt64(byte)
      } else {
        missing += 1
        waiting = waiting &<< 8 | 0xff
      }
      waitingCount += 8
    }
    waitingCount -= count
    return UInt32(truncatingIfNeeded: waiting &>> UInt64(waitingCount)) & (1 &<< UInt32(count) &- 1)
  }

  /// Shifts as many bits in as the interval has ones before its first zero.
  private mutating func renormalize() {
    let count = (~(interval &<< 16)).leadingZeroBitCount
    interval = interval &<< UInt32(count) & 0xffff
    code = (code &<< UInt32(count) | take(count)) & 0xffff
  }

  /// The next bit, for which nothing is known before.
  mutating func bit() -> Int {
    bit(below: 0x8000 &+ interval &>> 1) ? 1 : 0
  }

  /// Divides the interval.
  ///
  /// - Returns: whether the code is in the less probable part.
  private mutating func bit(below border: UInt32) -> Bool {
    guard border > code else {
      interval = border &<< 1 & 0xffff
      code = (code &<< 1 | take(1)) & 0xffff
      return false
    }
    let rest = 0x10000 &- border
    interval &+= rest
    code &+= rest
    renormalize()
    return true
  }

  /// The next bit of a context, which becomes more probable there.
  mutating func bit(_ context: inout UInt8) -> Int {
    let state = Int(context)
    let likely = state & 1
    guard state < Self.shares.count else { return likely }
    var border = interval &+ UInt32(Self.shares[state])
    // The interval needs no more bits, and the state stays.
    if border < 0x8000, border <= code {
      interval = border
      return likely
    }
    border = min(border, 0x6000 &+ (border &+ interval) &>> 2)
    let length = interval
    if bit(below: border) {
      context = Self.lower[state]
      return 1 - likely
    }
    if state >= Self.thresholds.count || length >= UInt32(Self.thresholds[state]) {
      context = Self.higher[state]
    }
    return likely
  }
}
