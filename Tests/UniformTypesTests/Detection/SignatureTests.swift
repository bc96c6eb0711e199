import Testing
import UniformTypes

extension Start {
  static let signatures: [Start] = [
    Start(.jpeg, "\u{FF}\u{D8}\u{FF}\u{E1}\u{0}\u{18}Exif\u{0}\u{0}"),
    Start(.jpeg, "\u{FF}\u{D8}\u{FF}\u{DB}\u{0}\u{43}"),
    Start(.png, "\u{89}PNG\r\n\u{1A}\n\u{0}\u{0}\u{0}\u{D}IHDR"),
    Start(.gif, "GIF89a\u{1}\u{0}"), Start(.gif, "GIF87a\u{1}\u{0}"),
    Start(.jpeg2000, "\u{0}\u{0}\u{0}\u{C}jP  \r\n\u{87}\n\u{0}\u{0}\u{0}\u{14}ftypjp2 "),
    Start(.jpeg2000, "\u{FF}\u{4F}\u{FF}\u{51}\u{0}\u{29}", name: "codestream"),
    Start(.jpegxl, "\u{0}\u{0}\u{0}\u{C}JXL \r\n\u{87}\n\u{0}\u{0}\u{0}\u{14}ftypjxl "),
    Start(.jpegxl, "\u{FF}\u{A}\u{FA}\u{1F}", name: "codestream"),
    Start(.photoshop, "8BPS\u{0}\u{1}\u{0}\u{0}"),
    Start(.photoshopLarge, "8BPS\u{0}\u{2}\u{0}\u{0}"),
    Start(.exr, "\u{76}\u{2F}\u{31}\u{1}\u{2}\u{0}\u{0}\u{0}"),
    Start(.radiance, "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n"), Start(.radiance, "#?RGBE\n"),
    Start(.dds, "DDS |\u{0}\u{0}\u{0}\u{7}\u{10}"),
    Start(.ktx, "\u{AB}KTX 11\u{BB}\r\n\u{1A}\n\u{1}\u{2}"),
    Start(.ktx2, "\u{AB}KTX 20\u{BB}\r\n\u{1A}\n\u{1}\u{2}"),
    Start(.astc, "\u{13}\u{AB}\u{A1}\u{5C}\u{4}\u{4}\u{1}"),
    Start(.pvr, "PVR\u{3}\u{0}\u{0}"), Start(.pvr, "\u{3}RVP\u{0}\u{0}", name: "big-endian"),
    Start(.pvr, bytes: little(52, 4) + zeros(40) + bytes("PVR!"), name: "version 2"),
    Start(.icns, "icns\u{0}\u{0}\u{10}\u{0}"),
    Start(.quickTimeImage, "\u{0}\u{0}\u{0}\u{5E}idsc\u{0}\u{0}\u{0}\u{56}jpeg"),
    Start(.macPaint, bytes: [0, 5] + zeros(63) + bytes("PNTGMPNT") + zeros(8)),
    Start(.fujiRAF, "FUJIFILMCCD-RAW 0201FF389502"),
    Start(.canonCRW, "II\u{1A}\u{0}\u{0}\u{0}HEAPCCDR\u{2}\u{0}"),
    Start(.konicaMinoltaMRW, "\u{0}MRM\u{0}\u{1}\u{0}\u{0}"),
    Start(.olympusORF, "IIRO\u{8}\u{0}\u{0}\u{0}"), Start(.olympusORF, "IIRS\u{8}\u{0}\u{0}\u{0}"),
    Start(.olympusORF, "MMOR\u{0}\u{0}\u{0}\u{8}"),
    Start(
      .mxf, "\u{6}\u{E}\u{2B}\u{34}\u{2}\u{5}\u{1}\u{1}\u{D}\u{1}\u{2}\u{1}\u{1}\u{2}\u{4}\u{0}"),
    Start(.flashVideo, "FLV\u{1}\u{5}\u{0}\u{0}\u{0}\u{9}"),
    Start(.realMedia, ".RMF\u{0}\u{0}\u{0}\u{12}"), Start(.realAudio, ".ra\u{FD}\u{0}\u{4}"),
    Start(.dv, "\u{1F}\u{7}\u{0}\u{3F}\u{68}\u{78}"),
    Start(.flac, "fLaC\u{0}\u{0}\u{0}\u{22}"), Start(.au, ".snd\u{0}\u{0}\u{0}\u{18}"),
    Start(.caf, "caff\u{0}\u{1}\u{0}\u{0}desc"),
    Start(.amr, "#!AMR\n\u{3C}"), Start(.amr, "#!AMR-WB\n\u{3C}"),
    Start(.midi, "MThd\u{0}\u{0}\u{0}\u{6}\u{0}\u{1}"),
    Start(
      .wave64, "riff\u{2E}\u{91}\u{CF}\u{11}\u{A5}\u{D6}\u{28}\u{DB}\u{4}\u{C1}\u{0}\u{0}"),
    Start(.audibleAA, "\u{0}\u{1}\u{2}\u{3}\u{57}\u{90}\u{75}\u{36}\u{0}"),
    Start(.pdf, "%PDF-1.7\n"), Start(.gzip, "\u{1F}\u{8B}\u{8}\u{0}"),
    Start(.rtf, "{\\rtf1\\ansi"), Start(.binaryPropertyList, "bplist00\u{D1}"),
    Start(.m3uPlaylist, "#EXTM3U\n#EXTINF:1,"),
    Start(.dicom, bytes: zeros(128) + bytes("DICM\u{2}\u{0}")),
  ]
}

@Suite struct SignatureTests {
  @Test(arguments: Start.signatures)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  /// What comes after a signature does not matter, if there is enough of it.
  @Test(arguments: Start.signatures)
  func suffixes(start: Start) {
    var generator = Generator(state: 7)
    for _ in 0..<20 {
      let more = (0..<512).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(detect(start.bytes + more) == start.type)
    }
  }

  @Test(arguments: ["%PD", "{\\rt", "GIF88a", "8BPS\u{0}\u{3}", "FOVb", "\u{89}PNG\n"])
  func almostSignatures(text: String) {
    #expect(detect(text) == nil)
  }
}
