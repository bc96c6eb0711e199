import Testing

@testable import MetadataKit

/// Files of far more parts of one kind than any has: each costs little, all of them would take seconds
/// or a hundred megabytes.
@Suite struct ContainerPartTests {
  private func read(
    _ file: [UInt8], _ change: (inout Limits) -> Void = { _ in }
  ) throws -> Metadata {
    var options = ReadOptions()
    change(&options.limits)
    return try Metadata(file, options: options)
  }

  private func isLimited(_ metadata: Metadata) -> Bool {
    metadata.warnings.contains { $0.code == .limitExceeded }
  }

  /// A JPEG with a segment as often as is said.
  private func jpeg(_ segment: [UInt8], _ count: Int) -> [UInt8] {
    JPEGBytes.file([Array(repeatElement(segment, count: count).joined())])
  }

  /// Blocks that JPEG's segments hold in parts, each a part of none.
  @Test(
    arguments: [
      (0xe2, "FPXR\0"), (0xed, "Photoshop 3.0\0"), (0xeb, "HDR_RI "), (0xe3, "abcd"),
    ] as [(UInt8, String)])
  func segmentsOfABlockAreCounted(_ marker: UInt8, _ signature: String) throws {
    let segment = JPEGBytes.segment(marker, signature)
    // What goes on with a preview follows one that starts it.
    let start = marker == 0xe3 ? JPEGBytes.segment(marker, [0xff, 0xd8, 0xff, 0xdb]) : []
    for (count, isTooMany) in [(10, false), (65_537, true)] {
      let file = JPEGBytes.file([start, Array(repeatElement(segment, count: count).joined())])
      #expect(isLimited(try read(file)) == isTooMany, "\(count)")
    }
  }

  /// Of two boxes, each of which has fewer parts than there may be.
  @Test(arguments: [(10, false), (32_769, true)])
  func partsOfBoxesAreCounted(_ count: Int, _ isTooMany: Bool) throws {
    let parts = (0..<count).flatMap { number in
      ["abcd", "efgh"].flatMap { type in
        JPEGBytes.segment(
          0xeb,
          Bytes("JP").big(1, size: 2).big(number, 1 << 24, size: 4).text(type).bytes)
      }
    }
    #expect(isLimited(try read(JPEGBytes.file([parts]))) == isTooMany)
  }

  /// The first part of a box that comes too late is none.
  @Test func boxesBehindTheLastPartAreNotRead() throws {
    func part(_ type: String, _ number: Int) -> [UInt8] {
      JPEGBytes.segment(
        0xeb, Bytes("JP").big(1, size: 2).big(number, 1 << 24, size: 4).text(type).bytes)
    }
    let parts = (0..<65_536).flatMap { part("abcd", $0) } + part("efgh", 0)
    #expect(isLimited(try read(JPEGBytes.file([parts]))))
  }

  /// Each of these packets has 20,000 bytes looked at, which count twice behind the first.
  @Test(arguments: [(130_000, false), (50_000, true)])
  func packetsHaveOneBudget(_ bytes: Int, _ isTooMuch: Bool) throws {
    let packets = ["one", "two", "three"].map { name in
      let text = XMPBytes.packet(
        "<my:\(name)>\(String(repeating: "x", count: 9000))</my:\(name)>")
      return JPEGBytes.segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", Array(text.utf8))
    }
    let metadata = try read(JPEGBytes.file(packets)) { $0.allBlockBytes = bytes }
    #expect((metadata["XMP-my:Three"] == nil) == isTooMuch)
    #expect(isLimited(metadata) == isTooMuch)
  }

  @Test(arguments: [(10, false), (65_537, true)])
  func partsOfExtendedXMPAreCounted(_ count: Int, _ isTooMany: Bool) throws {
    let part = JPEGBytes.segment(
      0xe1, "http://ns.adobe.com/xmp/extension/\0",
      [UInt8](repeating: 0x41, count: 32) + JPEGBytes.big(UInt32(9)) + JPEGBytes.big(UInt32(0)))
    #expect(isLimited(try read(jpeg(part, count))) == isTooMany)
  }

  /// JFIF's thumbnails, each a tag and a block, of which no more are told than of blocks.
  @Test func picturesOfAFileAreBounded() throws {
    let thumbnail = JPEGBytes.segment(0xe0, "JFXX\0", [0x10, 0xff, 0xd8, 0xff, 0xd9])
    #expect(try read(jpeg(thumbnail, 3)).pictures.count == 3)
    #expect(try read(jpeg(thumbnail, 5000)).pictures.count == 4096)
  }

  private func openEXR(_ attribute: [UInt8], _ count: Int) -> [UInt8] {
    Bytes().little(20_000_630, 2, size: 4)
      .raw(Array(repeatElement(attribute, count: count).joined())).zeros(1).bytes
  }

  @Test(arguments: [(100, false), (1000, true)])
  func attributesOfOpenEXRCost(_ count: Int, _ isTooMany: Bool) throws {
    let attribute = Bytes("name\0string\0").little(2, size: 4).text("hi").bytes
    let metadata = try read(openEXR(attribute, count)) { $0.decodedBytes = 50_000 }
    #expect(isLimited(metadata) == isTooMany)
  }

  @Test(arguments: [(100, false), (1000, true)])
  func textsOfAnAttributeCost(_ count: Int, _ isTooMany: Bool) throws {
    let attribute = Bytes("name\0stringvector\0").little(4 * count, size: 4).zeros(4 * count).bytes
    let metadata = try read(openEXR(attribute, 1)) { $0.decodedBytes = 50_000 }
    #expect(isLimited(metadata) == isTooMany)
  }

  @Test(arguments: [(100, false), (1000, true)])
  func textsOfAIFFCost(_ count: Int, _ isTooMany: Bool) throws {
    let text = Bytes("ANNO").big(100, size: 4).raw([UInt8](repeating: 0x8e, count: 100)).bytes
    let body = Array(repeatElement(text, count: count).joined())
    let file = Bytes("FORM").big(body.count + 4, size: 4).text("AIFF").raw(body).bytes
    #expect(isLimited(try read(file) { $0.decodedBytes = 50_000 }) == isTooMany)
  }

  @Test(arguments: [(100, false), (1000, true)])
  func compressedTextsOfPNGCost(_ count: Int, _ isTooMany: Bool) throws {
    let text = PNGBytes.chunk("zTXt", Array("Key\0\0".utf8) + PNGBytes.stored([0x61]))
    let file = PNGBytes.file(Array(repeatElement(text, count: count).joined()))
    #expect(isLimited(try read(file) { $0.decodedBytes = 50_000 }) == isTooMany)
  }

  /// Chunks that each make tags: behind ten thousand for which there is no room, nothing is looked for.
  @Test func chunksOfFarTooManyTagsAreNotRead() throws {
    let fact = Bytes("fact").little(4, 7, size: 4).bytes
    let format = Bytes("fmt ").little(16, size: 4).little(1, 1, size: 2)
      .little(8000, 8000, size: 4).little(1, 8, size: 2).bytes
    for (count, isRead) in [(100, true), (10_200, false)] {
      let body = Bytes("WAVE").raw(Array(repeatElement(fact, count: count).joined())).raw(format)
      let file = Bytes("RIFF").little(body.bytes.count, size: 4).raw(body.bytes).bytes
      let metadata = try read(file) { $0.entries = 20 }
      #expect(metadata.facts.tracks.isEmpty != isRead)
      #expect(isLimited(metadata))
    }
  }

  private func gif(_ extensions: [UInt8]) -> [UInt8] {
    Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 49, 0, 0, 0, 9, 9, 9] + extensions + [0x3b]
  }

  /// The smallest sub-blocks there are.
  @Test(arguments: [(10, false), (5000, true)])
  func subBlocksAreCounted(_ count: Int, _ isTooMany: Bool) throws {
    let blocks = Array(repeatElement([1, 0x61] as [UInt8], count: count).joined())
    let comment = gif([0x21, 0xfe] + blocks + [0])
    #expect(isLimited(try read(comment) { $0.units = 1000 }) == isTooMany)
    let picture = gif([0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2] + blocks + [0])
    #expect(isLimited(try read(picture) { $0.units = 1000 }) == isTooMany)
  }

  /// Each of a profile, all of which are kept until the end; the delays between them cost nothing.
  @Test(arguments: [(2, false), (30, true)])
  func blocksOfApplicationsHaveOneBudget(_ count: Int, _ isTooMany: Bool) throws {
    let control: [UInt8] = [0x21, 0xf9, 4, 0, 50, 0, 0, 0]
    let profile =
      [0x21, 0xff, 11] + Array("ICCRGBG1012".utf8) + [0xff] + [UInt8](repeating: 0, count: 255)
      + [0xff] + [UInt8](repeating: 0, count: 255) + [0xff] + [UInt8](repeating: 0, count: 255)
      + [0xff] + [UInt8](repeating: 0, count: 255) + [0]
    let picture: [UInt8] = [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 1, 0xff, 0]
    let file = gif(Array(repeatElement(control + profile + picture, count: count).joined()))
    let metadata = try read(file) { $0.blockBytes = 10_000 }
    #expect(
      metadata.warnings.contains { $0.message == "an extension is too long to be kept" }
        == isTooMany)
    #expect(metadata.facts.duration == (count > 1 ? Double(count) / 2 : nil))
  }
}
