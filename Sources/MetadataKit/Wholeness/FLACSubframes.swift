/// The channels of a frame of FLAC (RFC 9639 §9.2): nothing but their samples tells where the frame ends.
struct FLACSubframes {
  private var bits: HighBitReader
  /// How many each channel has.
  private let samples: Int

  /// How many bytes the channels have; nil where they break off, or have a form that there is not.
  ///
  /// - Parameters:
  ///   - body: what stands behind the frame's header.
  ///   - depths: how many bits a sample of each channel has.
  static func length(in body: ByteSlice, samples: Int, depths: [Int]) -> Int? {
    var channels = FLACSubframes(bits: HighBitReader(body.bytes), samples: samples)
    for depth in depths {
      guard channels.skipChannel(depth) else { return nil }
    }
    return (channels.bits.position + 7) / 8
  }

  private mutating func skipChannel(_ depth: Int) -> Bool {
    guard bits.bit() == false, let kind = bits.bits(6), let hasWaste = bits.bit() else {
      return false
    }
    var depth = depth
    if hasWaste {
      guard let zeros = skipZeros() else { return false }
      depth -= zeros + 1
    }
    guard depth > 0 else { return false }
    switch kind {
    case 0: return bits.skip(depth)
    case 1: return bits.skip(depth * samples)
    case 8...12:
      guard bits.skip((kind - 8) * depth) else { return false }
      return skipResidual(behind: kind - 8)
    case 32...63:
      let order = kind - 31
      guard bits.skip(order * depth), let precision = bits.bits(4), precision < 15,
        bits.skip(5 + order * (precision + 1))
      else { return false }
      return skipResidual(behind: order)
    default: return false
    }
  }

  /// Passes over what differs from the prediction (§9.2.7).
  ///
  /// - Parameter order: so many samples are not predicted.
  private mutating func skipResidual(behind order: Int) -> Bool {
    guard let method = bits.bits(2), method < 2, let halvings = bits.bits(4),
      samples & ((1 << halvings) - 1) == 0, samples >> halvings >= order
    else { return false }
    for part in 0..<(1 << halvings) {
      let count = (samples >> halvings) - (part == 0 ? order : 0)
      guard let parameter = bits.bits(4 + method) else { return false }
      // All bits set: the numbers are not coded.
      if parameter == (1 << (4 + method)) - 1 {
        guard let width = bits.bits(5), bits.skip(width * count) else { return false }
        continue
      }
      for _ in 0..<count {
        guard skipZeros() != nil, bits.skip(parameter) else { return false }
      }
    }
    return true
  }

  /// How many zeros stand before the next bit that is set, which is passed over, too.
  private mutating func skipZeros() -> Int? {
    var zeros = 0
    while let isSet = bits.bit() {
      if isSet { return zeros }
      zeros += 1
    }
    return nil
  }
}
