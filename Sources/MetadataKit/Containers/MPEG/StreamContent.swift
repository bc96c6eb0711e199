/// What the private data of a transport stream is, as descriptors tell: those of digital television (ETSI
/// EN 300 468 §6.2 and annex D), and names that somebody has registered (ISO 13818-1 §2.6.8).
struct StreamContent {
  let kind: MovieTrack.Kind
  /// As ``StreamType`` has it, where there is a type for it, too.
  let codec: String
  /// That type.
  let type: Int?

  /// What has a type of its own elsewhere.
  private init(type: Int) {
    self.init(
      kind: StreamType.kind(of: type) ?? .audio, codec: StreamType.words(of: type) ?? "",
      type: type)
  }

  private init(kind: MovieTrack.Kind, codec: String, type: Int?) {
    self.kind = kind
    self.codec = codec
    self.type = type
  }

  private static func plain(_ kind: MovieTrack.Kind, _ codec: String) -> StreamContent {
    StreamContent(kind: kind, codec: codec, type: nil)
  }

  /// What a descriptor says by its number, or by its first four letters.
  ///
  /// - Parameter body: what stands behind its number and length.
  init?(descriptor number: Int, _ body: ByteSlice) {
    switch number {
    case 0x05:
      guard body.count >= 4, let content = Self.registered(body.prefix(4).text) else { return nil }
      self = content
    case 0x56: self = .plain(.subtitle, "teletext")
    case 0x59: self = .plain(.subtitle, "DVB subtitles")
    case 0x6a: self.init(type: 0x81)
    case 0x7a: self.init(type: 0x87)
    case 0x7b: self.init(type: 0x8a)
    case 0x7f where body[0] == 0x15: self = .plain(.audio, "AC-4 Audio")
    default: return nil
    }
  }

  private static func registered(_ name: String) -> StreamContent? {
    switch name {
    case "AC-3": StreamContent(type: 0x81)
    case "EAC3": StreamContent(type: 0x87)
    case "DTS1", "DTS2", "DTS3": StreamContent(type: 0x8a)
    case "HEVC": StreamContent(type: 0x24)
    case "VC-1": StreamContent(type: 0xea)
    case "AC-4": plain(.audio, "AC-4 Audio")
    case "Opus": plain(.audio, "Opus Audio")
    case "BSSD": plain(.audio, "SMPTE 302M Audio")
    case "KLVA": plain(.metadata, "KLV")
    default: nil
    }
  }
}
