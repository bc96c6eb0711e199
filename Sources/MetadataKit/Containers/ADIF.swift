/// The one header of AAC that has none in its frames (ADIF, ISO 13818-7 §6.2.1), as far as it tells of the sound.
struct ADIFHeader {
  /// With a mark of 9 bytes, and a program of as many elements and as long a remark as there can be.
  static let longest = 512

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
    let rates = AACElements.sampleRates
    sampleRate = rates.indices.contains(rate) ? rates[rate] : nil
    guard let channels = AACElements.channels(&bits) else { return nil }
    self.channels = channels
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
