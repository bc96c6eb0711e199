/// What a decoder of AAC is told first (ISO 14496-3 §1.6.2.1).
struct AudioSpecificConfig {
  /// Nil where the samples themselves tell.
  let channels: Int?
  /// Samples of a channel in a second, as they come out.
  let sampleRate: Double

  init?(_ bytes: [UInt8]) {
    var bits = HighBitReader(bytes)
    var kind = bits.bits(5)
    if kind == 31 { kind = bits.bits(6).map { $0 + 32 } }
    guard let kind, let rate = Self.rate(&bits), let layout = bits.bits(4) else { return nil }
    let known = [7: 8, 11: 7, 12: 8, 14: 8][layout] ?? ((1...6).contains(layout) ? layout : nil)
    // Parametric stereo makes two channels of one.
    channels = kind == 29 && known == 1 ? 2 : known
    // Spectral band replication (also below parametric stereo) states the rate that it makes.
    sampleRate = kind == 5 || kind == 29 ? Self.rate(&bits) ?? rate : rate
  }

  private static func rate(_ bits: inout HighBitReader) -> Double? {
    let rates = [
      96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
    ]
    guard let index = bits.bits(4) else { return nil }
    if index == 15 { return bits.bits(24).map(Double.init) }
    return index < rates.count ? Double(rates[index]) : nil
  }
}
