/// How pictures and sound are coded, by the label of how they are wrapped, for files that say no more (SMPTE
/// RP 224, 0D.01.03.01.02).
enum MXFWrapping {
  /// nil of what may hold several, and of what has no name here.
  static func codec(_ label: ByteSlice, of kind: MovieTrack.Kind) -> String? {
    guard label.matches("\u{D}\u{1}\u{3}\u{1}\u{2}", at: 8), let number = label[13] else {
      return nil
    }
    switch (kind, number) {
    case (.video, 0x01): return "MPEG-2 Video"  // D-10 (SMPTE 386M)
    case (.video, 0x02): return "DV"  // SMPTE 383M
    case (.video, 0x04): return "MPEG Video"  // Of which version, the stream says (SMPTE 381M).
    case (.video, 0x0c): return "JPEG 2000"  // SMPTE 422M
    case (.video, 0x10): return "H.264 (AVC) Video"  // SMPTE 381-3
    case (.video, 0x11): return "VC-3"  // SMPTE 2019-4
    case (.audio, 0x06): return "PCM"  // SMPTE 382M
    default: return nil
    }
  }
}
