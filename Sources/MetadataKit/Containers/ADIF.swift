/// The one header of AAC that has none in its frames (ADIF, ISO 13818-7 §6.2.1), as far as it tells of the sound.
struct ADIFHeader {
  /// With a mark of 9 bytes, and a program of as many elements and as long a remark as there can be.
  static let longest = 512

  private static let rates = [
    96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
  ]

  /// Whether the rate of bits is the highest one, not that of all of the sound.
  private let isVariable: Bool
  /// Bits in a second; 0 where it is not known.
  private let bitRate: Int
  private let sampleRate: Int?
  /// Of the first program.
  private let channels: Int

  init?(_ bytes: ByteSlice) {
    guard bytes.matches("ADIF") else { return nil }
    var bits = HighBitReader(bytes.suffix(from: 4).bytes)
    guard let isMarked = bits.bit(), bits.skip(isMarked ? 72 : 0), bits.skip(2),
      let isVariable = bits.bit(), let bitRate = bits.bits(23), bits.skip(4),
      // How full the decoder's buffer is, where the rate is constant; the program's number and its profile.
      bits.skip(isVariable ? 0 : 20), bits.skip(4 + 2), let rate = bits.bits(4)
    else { return nil }
    self.isVariable = isVariable
    self.bitRate = bitRate
    sampleRate = Self.rates.indices.contains(rate) ? Self.rates[rate] : nil
    guard let channels = Self.channels(&bits) else { return nil }
    self.channels = channels
  }

  /// How many channels a program has by its elements (§8.1.1): those in front, beside and behind are one or a pair.
  private static func channels(_ bits: inout HighBitReader) -> Int? {
    guard let front = bits.bits(4), let side = bits.bits(4), let back = bits.bits(4),
      let low = bits.bits(2), bits.skip(3 + 4)
    else { return nil }
    // How to mix all to one, to two, or by a matrix.
    for length in [4, 4, 3] {
      guard let isThere = bits.bit(), bits.skip(isThere ? length : 0) else { return nil }
    }
    var count = low
    for _ in 0..<(front + side + back) {
      guard let isPair = bits.bit(), bits.skip(4) else { return nil }
      count += isPair ? 2 : 1
    }
    return count
  }

  func tell(of sound: Region, _ found: inout MetadataBuilder) {
    var track = MovieTrack(number: 1, kind: .audio, codec: "AAC")
    track.sampleRate = sampleRate.map { Double($0) }
    track.channels = channels > 0 ? channels : nil
    if !isVariable, bitRate > 0 {
      track.bitRate = bitRate
      track.duration = Double(sound.count) * 8 / Double(bitRate)
    }
    found.add(track)
    found.facts.takeMainTrack()
  }
}
