/// Ogg: each stream begins with a page that names its codec.
///
/// Source: RFC 3533 §6; RFC 5334 §4.2 (what is video and what is audio).
enum Ogg {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    guard head.matches("OggS\u{0}") else { return nil }
    var offset = 0
    var sound = false
    // The first pages of all streams come before anything else.
    while head.matches("OggS\u{0}", at: offset), let flags = head.byte(at: offset + 5),
      flags & 2 != 0, let segments = head.byte(at: offset + 26)
    {
      let body = offset + 27 + Int(segments)
      if videoCodecs.contains(where: { head.matches($0, at: body) }) { return .oggVideo }
      if audioCodecs.contains(where: { head.matches($0, at: body) }) { sound = true }
      var length = 0
      for index in (offset + 27)..<body { length += Int(head.byte(at: index) ?? 0) }
      offset = body + length
    }
    // While more streams may come, or the codec is unknown, it may be either.
    guard sound, let flags = head.byte(at: offset + 5), flags & 2 == 0 else {
      return .audiovisualContent
    }
    return .oggAudio
  }

  private static let videoCodecs = ["\u{80}theora", "BBCD\u{0}", "\u{1}video\u{0}", "OVP80"]
  private static let audioCodecs = [
    "\u{1}vorbis", "OpusHead", "\u{7F}FLAC", "Speex   ", "PCM     ", "CELT    ",
  ]
}
