/// What a codec of sound has, whatever its sample entry says: most writers leave the two channels of
/// 16 bits there that the entry's template has (ISO 14496-12 §12.2.3).
struct SoundCodec {
  let type: FourCC
  /// Bits of a sample; nil where samples are compressed.
  private(set) var sampleSize: Int?
  private(set) var channels: Int?
  /// Samples of a channel in a second.
  private(set) var sampleRate: Double?
  /// Whether the entry's rate is a whole number, no fraction of 16.16 bits.
  private(set) var hasWholeRate = false

  static let all: [SoundCodec] = [
    // 3GPP TS 26.244 §6.5: AMR codes one channel, of 8,000 or 16,000 Hz.
    SoundCodec(type: "samr", channels: 1, sampleRate: 8000),
    SoundCodec(type: "sawb", channels: 1, sampleRate: 16000),
    SoundCodec(type: "sawp"),
    SoundCodec(type: "mlpa", hasWholeRate: true),
    SoundCodec(type: "mp4a"), SoundCodec(type: "ac-3"), SoundCodec(type: "ec-3"),
    SoundCodec(type: "enca"), SoundCodec(type: "ac-4"), SoundCodec(type: "Opus"),
    SoundCodec(type: ".mp3"),
    SoundCodec(type: "dtsc"), SoundCodec(type: "dtsh"), SoundCodec(type: "dtse"),
    SoundCodec(type: "QDM2"), SoundCodec(type: "QDMC"), SoundCodec(type: "ima4"),
    SoundCodec(type: "MAC3"), SoundCodec(type: "MAC6"), SoundCodec(type: "agsm"),
    SoundCodec(type: "Qclp"), SoundCodec(type: "alac"), SoundCodec(type: "fLaC"),
    // QTFF, sound sample descriptions: the name says how many bits there are.
    SoundCodec(type: "in24", sampleSize: 24), SoundCodec(type: "in32", sampleSize: 32),
    SoundCodec(type: "fl32", sampleSize: 32), SoundCodec(type: "fl64", sampleSize: 64),
    SoundCodec(type: "ulaw", sampleSize: 8), SoundCodec(type: "alaw", sampleSize: 8),
  ]
}
