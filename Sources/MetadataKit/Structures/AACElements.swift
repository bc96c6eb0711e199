/// What all forms of AAC have alike: the rates that have a number, and a list of elements.
enum AACElements {
  /// Samples of a channel in a second, by their number (ISO 14496-3 table 1.18).
  static let sampleRates = [
    96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
  ]

  /// How many channels there are by a list of elements, from behind its rate on: one each, and two of a pair
  /// (program_config_element, §4.4.1.1; ISO 13818-7 §8.1.1).
  ///
  /// - Returns: nil where the list breaks off.
  static func channels(_ bits: inout HighBitReader) -> Int? {
    // How many elements are in front, beside and behind, how many have low tones alone, and how many no channel.
    guard let front = bits.bits(4), let side = bits.bits(4), let back = bits.bits(4),
      let low = bits.bits(2), bits.skip(3 + 4)
    else { return nil }
    // How to mix all to one, to two, or by a matrix.
    for length in [4, 4, 3] {
      guard let isThere = bits.bit(), bits.skip(isThere ? length : 0) else { return nil }
    }
    var channels = low
    for _ in 0..<(front + side + back) {
      guard let isPair = bits.bit(), bits.skip(4) else { return nil }
      channels += isPair ? 2 : 1
    }
    return channels
  }
}
