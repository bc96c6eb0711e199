/// Bytes at a fixed place that are the start of one type only.
struct Signature: Sendable {
  let type: DeclaredType
  let offset: Int
  /// The bytes, each as the character with its number: `"\u{89}PNG"` is 89 50 4E 47.
  let bytes: String
  /// The first of them.
  private let first: UInt8

  static func type(of head: Span<UInt8>) -> DeclaredType? {
    for index in all.indices {
      let offset = all[index].offset
      // One byte tells nearly always that it is another type.
      guard offset < head.count, head[offset] == all[index].first else { continue }
      if head.matches(all[index].bytes, at: offset) { return all[index].type }
    }
    return nil
  }
}

extension Signature {
  private init(_ type: DeclaredType, _ bytes: String, at offset: Int = 0) {
    self.type = type
    self.offset = offset
    self.bytes = bytes
    first = bytes.unicodeScalars.first.map { UInt8(truncatingIfNeeded: $0.value) } ?? 0
  }

  // swift-format-ignore
  static let all: [Signature] = [
    // Images
    .init(.jpeg, "\u{FF}\u{D8}\u{FF}"),  // SOI and the next marker, ITU T.81 §B.1.1.3
    .init(.png, "\u{89}PNG\r\n\u{1A}\n"),  // PNG 3 §5.2
    .init(.gif, "GIF87a"),
    .init(.gif, "GIF89a"),
    .init(.jpeg2000, "\u{0}\u{0}\u{0}\u{C}jP  \r\n\u{87}\n"),  // ISO 15444-1 §I.5.1
    .init(.jpeg2000, "\u{FF}\u{4F}\u{FF}\u{51}"),  // codestream: SOC and SIZ, ISO 15444-1 §A.4
    .init(.jpegxl, "\u{0}\u{0}\u{0}\u{C}JXL \r\n\u{87}\n"),  // ISO 18181-2 §4
    .init(.jpegxl, "\u{FF}\u{A}"),  // codestream, ISO 18181-1 §6.1
    .init(.photoshop, "8BPS\u{0}\u{1}"),
    .init(.photoshopLarge, "8BPS\u{0}\u{2}"),
    .init(.exr, "\u{76}\u{2F}\u{31}\u{1}"),
    .init(.radiance, "#?RADIANCE\n"),
    .init(.radiance, "#?RGBE\n"),
    .init(.dds, "DDS |\u{0}\u{0}\u{0}"),  // the header's size, 124
    .init(.ktx, "\u{AB}KTX 11\u{BB}\r\n\u{1A}\n"),
    .init(.ktx2, "\u{AB}KTX 20\u{BB}\r\n\u{1A}\n"),
    .init(.astc, "\u{13}\u{AB}\u{A1}\u{5C}"),
    .init(.pvr, "PVR\u{3}"),
    .init(.pvr, "\u{3}RVP"),  // the same in big-endian order
    .init(.pvr, "PVR!", at: 44),  // version 2
    .init(.icns, "icns"),
    .init(.quickTimeImage, "idsc", at: 4),
    .init(.macPaint, "PNTGMPNT", at: 65),  // type and creator in the header of MacBinary
    // Raw images with starts of their own
    .init(.fujiRAF, "FUJIFILMCCD-RAW "),
    .init(.canonCRW, "HEAPCCDR", at: 6),  // CIFF 1.0 r4 §2
    .init(.konicaMinoltaMRW, "\u{0}MRM"),
    .init(.konicaMinoltaMRW, "\u{0}MRI"),
    .init(.olympusORF, "IIRO"),
    .init(.olympusORF, "IIRS"),
    .init(.olympusORF, "MMOR"),
    // Movies
    .init(.mxf, "\u{6}\u{E}\u{2B}\u{34}\u{2}\u{5}\u{1}\u{1}\u{D}\u{1}\u{2}\u{1}"),  // SMPTE ST 377-1 §7.1
    .init(.flashVideo, "FLV\u{1}"),
    .init(.realMedia, ".RMF\u{0}\u{0}\u{0}"),
    .init(.dv, "\u{1F}\u{7}\u{0}\u{3F}"),  // a header DIF block, IEC 61834-2
    .init(.dv, "\u{1F}\u{7}\u{0}\u{BF}"),
    // Sound
    .init(.flac, "fLaC"),
    .init(.au, ".snd"),
    .init(.caf, "caff\u{0}\u{1}"),
    .init(.amr, "#!AMR\n"),
    .init(.amr, "#!AMR-WB\n"),
    .init(.midi, "MThd\u{0}\u{0}\u{0}\u{6}"),
    .init(.realAudio, ".ra\u{FD}"),
    .init(.wave64, "riff\u{2E}\u{91}\u{CF}\u{11}\u{A5}\u{D6}\u{28}\u{DB}"),
    .init(.audibleAA, "\u{57}\u{90}\u{75}\u{36}", at: 4),
    // Documents
    .init(.pdf, "%PDF-"),
    .init(.gzip, "\u{1F}\u{8B}\u{8}"),
    .init(.rtf, "{\\rtf"),
    .init(.binaryPropertyList, "bplist00"),
    .init(.m3uPlaylist, "#EXTM3U"),
  ]
}
