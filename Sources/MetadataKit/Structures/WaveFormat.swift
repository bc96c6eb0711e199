/// How sound is coded in the files of Windows: the header `WAVEFORMATEX`, and what extends it
/// (`mmreg.h`).
struct WaveFormat {
  /// The number of the codec; of a format that is extended, the one that it goes on with.
  let number: Int
  let channels: Int
  /// In samples a second.
  let sampleRate: Int
  /// 0 where the header does not say.
  let bytesPerSecond: Int
  /// Bits of a sample; nil where it is compressed with a loss, and of numbers that no sample has.
  let sampleSize: Int?

  /// `0x0055`
  var codec: String { "0x" + hexadecimal(UInt64(number), digits: 4) }
  /// Whether samples are not stored as they are: neither WAVE_FORMAT_PCM nor WAVE_FORMAT_IEEE_FLOAT.
  /// What an extended format has under an identifier of its own is not known to be.
  var isCompressed: Bool { ![1, 3, Self.extensible].contains(number) }

  private static let extensible = 0xfffe
  /// The formats that lose nothing of a sample: those that are not compressed, and WMAUDIO_LOSSLESS.
  private static let lossless = [1, 3, 0x163]

  init(_ header: ByteSlice, _ order: ByteOrder) throws(MetadataError) {
    let tag = try header.uint16(at: 0, order)
    number = tag == Self.extensible ? Self.extendedNumber(header, order) ?? tag : tag
    channels = try header.uint16(at: 2, order)
    sampleRate = try header.uint32(at: 4, order)
    bytesPerSecond = (try? header.uint32(at: 8, order)) ?? 0
    let isLossless = Self.lossless.contains(number)
    sampleSize = isLossless ? Self.sampleSize(header, order, isExtended: tag != number) : nil
  }

  /// Of an extended format some bits may be filling: 24 of 32.
  private static func sampleSize(
    _ header: ByteSlice, _ order: ByteOrder, isExtended: Bool
  ) -> Int? {
    guard let stored = try? header.uint16(at: 14, order), (1...64).contains(stored) else {
      return nil
    }
    guard isExtended, let valid = try? header.uint16(at: 18, order), (1...stored).contains(valid)
    else { return stored }
    return valid
  }

  /// The number within `WAVEFORMATEXTENSIBLE`'s identifier, behind which all that are a number go on
  /// alike.
  private static func extendedNumber(_ header: ByteSlice, _ order: ByteOrder) -> Int? {
    guard header.has("\u{80}\u{0}\u{0}\u{aa}\u{0}\u{38}\u{9b}\u{71}", at: 32) else { return nil }
    return try? header.uint16(at: 24, order)
  }
}
