/// The header of a core frame of DTS (ETSI TS 102 114 §5.3.1).
struct DTSFrame {
  /// In hertz.
  let sampleRate: Double
  /// nil where the frame's arrangement of channels is one of its user's.
  let channels: Int?
  /// How many bytes it takes.
  let size: Int

  /// The first one that some bytes of a stream have the start of.
  static func first(in bytes: ArraySlice<UInt8>) -> DTSFrame? {
    var rest = bytes
    while let start = rest.firstIndex(of: 0x7f) {
      if let frame = DTSFrame(ByteSlice(Array(rest[start...].prefix(12)))) { return frame }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  init?(_ head: ByteSlice) {
    guard head.has("\u{7f}\u{fe}\u{80}\u{1}"), head.count >= 12 else { return nil }
    var reader = HighBitReader(head.suffix(from: 4).bytes)
    // FTYPE and SHORT (31 in all but the last frame), CPF, NBLKS (§5.3.1: 5 at least), FSIZE (95 at least).
    guard let isNormal = reader.bit(), let short = reader.bits(5), !isNormal || short == 31,
      reader.bits(1) != nil, let blocks = reader.bits(7), blocks >= 5,
      let last = reader.bits(14), last >= 95,
      let arrangement = reader.bits(6), let rate = reader.bits(4).flatMap({ Self.rates[$0] }),
      // RATE, and flags of what is mixed and embedded.
      reader.bits(10) != nil, let extensionKind = reader.bits(3), let isExtended = reader.bit(),
      reader.bits(1) != nil, let low = reader.bits(2), low != 3
    else { return nil }
    size = last + 1
    // EXT_AUDIO_ID: 2 doubles the rate (X96), 0 adds one channel behind (XCH), 6 adds any (XXCH).
    let kind = isExtended ? extensionKind : nil
    sampleRate = kind == 2 ? rate * 2 : rate
    let more = (low > 0 ? 1 : 0) + (kind == 0 ? 1 : 0)
    channels =
      Self.channels.indices.contains(arrangement) && kind != 6
      ? Self.channels[arrangement] + more : nil
  }

  /// Completes a track by what the header says.
  func complete(_ track: inout MovieTrack) {
    track.sampleRate = sampleRate
    track.channels = channels
  }

  /// How many channels an arrangement has (AMODE, table 5-4), but for that of low tones.
  private static let channels = [1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6, 7, 8, 8]

  /// Rates by their numbers (SFREQ, table 5-5).
  private static let rates: [Int: Double] = [
    1: 8000, 2: 16_000, 3: 32_000, 6: 11_025, 7: 22_050, 8: 44_100, 11: 12_000, 12: 24_000,
    13: 48_000,
  ]
}
