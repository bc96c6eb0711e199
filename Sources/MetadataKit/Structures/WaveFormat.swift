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
  /// Of a sample; nil where the header ends before, or says 0.
  let bits: Int?

  /// `0x0055`
  var codec: String { "0x" + hexadecimal(UInt64(number), digits: 4) }
  /// Whether samples are not stored as they are: neither WAVE_FORMAT_PCM nor WAVE_FORMAT_IEEE_FLOAT.
  /// What an extended format has under an identifier of its own is not known to be.
  var isCompressed: Bool { ![1, 3, Self.extensible].contains(number) }

  private static let extensible = 0xfffe

  init(_ header: ByteSlice, _ order: ByteOrder) throws(MetadataError) {
    let tag = try header.uint16(at: 0, order)
    number = tag == Self.extensible ? Self.extendedNumber(header, order) ?? tag : tag
    channels = try header.uint16(at: 2, order)
    sampleRate = try header.uint32(at: 4, order)
    bytesPerSecond = (try? header.uint32(at: 8, order)) ?? 0
    bits = (try? header.uint16(at: 14, order)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The number within `WAVEFORMATEXTENSIBLE`'s identifier, behind which all that are a number go on
  /// alike.
  private static func extendedNumber(_ header: ByteSlice, _ order: ByteOrder) -> Int? {
    guard header.has("\u{80}\u{0}\u{0}\u{aa}\u{0}\u{38}\u{9b}\u{71}", at: 32) else { return nil }
    return try? header.uint16(at: 24, order)
  }
}
