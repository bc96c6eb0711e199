import Testing
import UniformTypes

extension Start {
  static func box(_ type: TypeIdentifier, _ major: String, _ compatible: [String] = []) -> Start {
    let brands = bytes(compatible.joined())
    let start = big(16 + brands.count, 4) + bytes("ftyp" + major) + zeros(4) + brands
    let end = big(8, 4) + bytes("meta")
    return Start(type, bytes: start + end, name: ([major] + compatible).joined(separator: " "))
  }

  static let boxes: [Start] = [
    box(.heic, "heic", ["mif1", "heic"]), box(.heic, "heix"), box(.heic, "mif1", ["heic", "hevc"]),
    box(.heics, "hevc", ["msf1"]), box(.heics, "msf1", ["hevc"]),
    box(.heif, "mif1"), box(.heif, "mif1", ["miaf"]), box(.heifs, "msf1", ["mif1"]),
    box(.avif, "avif", ["mif1", "miaf"]), box(.avif, "mif1", ["miaf", "avif"]), box(.avis, "avis"),
    box(.avif, "mif1", ["isom", "avif"]),
    box(.avci, "avci"), box(.avcs, "avcs"),
    Start(.avif, bytes: big(16, 4) + bytes("ftypmif3avif") + big(40, 4) + bytes("mini")),
    Start(.heic, bytes: big(16, 4) + bytes("ftypmif3heic") + big(40, 4) + bytes("mini")),
    box(.canonCR3, "crx ", ["crx ", "isom"]),
    box(.quickTimeMovie, "qt  ", ["qt  "]),
    box(.mpeg4Movie, "isom", ["iso2", "avc1", "mp41"]), box(.mpeg4Movie, "mp42", ["3gp4"]),
    box(.mpeg4Movie, "XAVC", ["mp42"]), box(.mpeg4Movie, "zzzz", ["isom"]),
    box(.mpeg4Movie, "zzzz"), box(.quickTimeMovie, "zzzz", ["qt  "]),
    box(.m4v, "M4V "), box(.m4a, "M4A ", ["mp42", "isom"]),
    box(.m4a, "M4A\0", ["3gp5", "isom"]),
    box(.appleProtectedMPEG4Audiobook, "M4B "), box(.appleProtectedMPEG4Audio, "M4P "),
    box(.threeGPP, "3gp4"), box(.threeGPP, "3gp5"), box(.threeGPP2, "3g2a"),
    box(.flashVideo, "f4v "), box(.audibleAAX, "aax "),
    Start(.quickTimeMovie, bytes: big(8, 4) + bytes("wide") + big(4000, 4) + bytes("mdat")),
    Start(
      .quickTimeMovie,
      bytes: big(1, 4) + bytes("moov") + big(0, 4) + big(77, 4) + big(1, 4) + bytes("udta")),
    Start(.quickTimeMovie, bytes: big(4000, 4) + bytes("moov") + big(108, 4) + bytes("mvhd")),
    Start(.quickTimeMovie, bytes: big(0, 4) + bytes("mdat") + zeros(8)),
    Start(
      .quickTimeMovie, bytes: big(12, 4) + bytes("free") + zeros(4) + big(9, 4) + bytes("moov")),
    Start(.quickTimeMovie, bytes: big(20, 4) + bytes("pnot") + zeros(12)),
    Start(.mpeg4Movie, bytes: big(500, 4) + bytes("moof") + big(16, 4) + bytes("mfhd")),
    Start(
      .mpeg4Movie,
      bytes: big(32, 4) + bytes("sidx") + zeros(24) + big(500, 4) + bytes("moof") + big(16, 4)
        + bytes("mfhd")),
    Start(.mpeg4Movie, bytes: big(400, 4) + bytes("emsg") + zeros(24)),
  ]
}

@Suite struct ISOMediaTests {
  @Test(arguments: Start.boxes)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test func brandsAreSortedAndUnique() {
    let codes = Brand.all.map(\.code)
    #expect(zip(codes, codes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func sizesOfFileTypeBoxes() {
    let long = big(1, 4) + Start.bytes("ftyp") + big(28, 8) + Start.bytes("mif1") + zeros(4)
    #expect(detect(long + Start.bytes("avif")) == .avif)
    #expect(detect(big(0, 4) + Start.bytes("ftypheic")) == .heic)
    #expect(detect(big(0xFFFF_FFFF, 4) + Start.bytes("ftypheic")) == .heic)
    #expect(detect(big(8, 4) + Start.bytes("ftypheic")) == nil)
  }

  @Test func brandsOutOfTheBoxDoNotCount() {
    let box = big(16, 4) + Start.bytes("ftypmif1") + zeros(4)
    #expect(detect(box + Start.bytes("avif")) == .heif)
  }

  @Test func whatOnlyLooksLikeBoxes() {
    #expect(detect(big(7, 4) + Start.bytes("mdat")) == nil)
    #expect(detect(big(100, 4) + Start.bytes("moovwxyzabcd")) == nil)
    #expect(detect(big(8, 4) + Start.bytes("free") + big(8, 4) + Start.bytes("zzzz")) == nil)
    #expect(detect(big(500, 4) + Start.bytes("moof") + big(16, 4) + Start.bytes("zzzz")) == nil)
    #expect(
      detect(big(24, 4) + Start.bytes("prft") + zeros(16) + big(8, 4) + Start.bytes("mdat")) == nil)
  }
}
