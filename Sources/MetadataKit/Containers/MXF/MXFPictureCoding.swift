/// How pictures are coded, by the label of their coding (SMPTE RP 224).
enum MXFPictureCoding {
  /// nil of what has no name here.
  static func name(_ label: ByteSlice) -> String? {
    names.first { label.matches($0.start, at: 8) }?.name
  }

  private static let names: [(start: StaticString, name: String)] = [
    ("\u{4}\u{1}\u{2}\u{2}\u{1}\u{10}", "MPEG-1 Video"),
    ("\u{4}\u{1}\u{2}\u{2}\u{1}\u{20}", "MPEG-4 Video"),
    ("\u{4}\u{1}\u{2}\u{2}\u{1}\u{30}", "H.264 (AVC) Video"),
    ("\u{4}\u{1}\u{2}\u{2}\u{1}\u{31}", "H.264 (AVC) Video"),
    ("\u{4}\u{1}\u{2}\u{2}\u{1}\u{32}", "H.264 (AVC) Video"),
    ("\u{4}\u{1}\u{2}\u{2}\u{1}", "MPEG-2 Video"),
    ("\u{4}\u{1}\u{2}\u{2}\u{2}", "DV"),
    ("\u{4}\u{1}\u{2}\u{2}\u{3}\u{1}", "JPEG 2000"),
    ("\u{4}\u{1}\u{2}\u{2}\u{3}\u{6}", "ProRes"),
    ("\u{4}\u{1}\u{2}\u{2}\u{3}\u{9}", "FFV1"),
    ("\u{4}\u{1}\u{2}\u{2}\u{71}", "VC-3"),
    // Avid's own, of before the register had one.
    ("\u{E}\u{4}\u{2}\u{1}\u{2}\u{4}", "VC-3"),
  ]
}
