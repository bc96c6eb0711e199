/// What a decoder of AAC is told first (ISO 14496-3 §1.6.2.1).
struct AudioSpecificConfig {
  /// Nil where the samples themselves tell.
  let channels: Int?
  /// Whether a list of elements says how many there are, and could not be read.
  let hasUnreadList: Bool
  /// Samples of a channel in a second, as they come out.
  let sampleRate: Double

  init?(_ bytes: [UInt8]) {
    var bits = HighBitReader(bytes)
    guard let kind = Self.kind(&bits), let rate = Self.rate(&bits), let layout = bits.bits(4) else {
      return nil
    }
    let known: Int? =
      switch layout {
      case 1...6: layout
      case 7, 12, 14: 8
      case 11: 7
      default: nil
      }
    // Spectral band replication (also below parametric stereo) states the rate that it makes.
    var replicated: Double?
    var isStereo = kind == 29
    var coder: Int? = kind
    if kind == 5 || kind == 29 {
      replicated = Self.rate(&bits)
      coder = Self.kind(&bits)
    } else if (1...4).contains(kind), layout != 0 {
      (replicated, isStereo) = Self.extensions(&bits)
    }
    let isListed = layout == 0 && coder.map { (1...4).contains($0) } == true
    let stated = isListed ? Self.listedChannels(&bits) : known
    hasUnreadList = isListed && stated == nil
    // Parametric stereo makes two channels of one.
    channels = isStereo && stated == 1 ? 2 : stated
    sampleRate = replicated ?? rate
  }

  /// What stands behind the configuration for decoders that know of it (§1.6.5.3): the rate of
  /// spectral band replication, and whether there is parametric stereo.
  private static func extensions(_ bits: inout HighBitReader) -> (rate: Double?, isStereo: Bool) {
    // GASpecificConfig, §4.4.1
    guard bits.bit() != nil, let dependsOnCore = bits.bit() else { return (nil, false) }
    if dependsOnCore { _ = bits.bits(14) }
    guard bits.bit() == false, bits.bits(11) == 0x2b7, bits.bits(5) == 5, bits.bit() == true,
      let rate = Self.rate(&bits)
    else { return (nil, false) }
    return (rate, bits.bits(11) == 0x548 && bits.bit() == true)
  }

  /// How many channels there are where no number of a layout says it, but a list of elements
  /// (GASpecificConfig, §4.4.1).
  private static func listedChannels(_ bits: inout HighBitReader) -> Int? {
    guard bits.bit() != nil, let dependsOnCore = bits.bit() else { return nil }
    if dependsOnCore { _ = bits.bits(14) }
    // The list's tag, the kind and the rate.
    guard bits.bit() != nil, bits.bits(10) != nil else { return nil }
    return AACElements.channels(&bits).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Which coder it is (audioObjectType).
  private static func kind(_ bits: inout HighBitReader) -> Int? {
    let kind = bits.bits(5)
    return kind == 31 ? bits.bits(6).map { $0 + 32 } : kind
  }

  private static func rate(_ bits: inout HighBitReader) -> Double? {
    let rates = AACElements.sampleRates
    guard let index = bits.bits(4) else { return nil }
    if index == 15 { return bits.bits(24).map(Double.init) }
    return index < rates.count ? Double(rates[index]) : nil
  }
}
