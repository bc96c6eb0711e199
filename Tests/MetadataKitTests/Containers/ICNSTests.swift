import MetadataKit
import Testing

@Suite struct ICNSTests {
  private static func icon(_ elements: (name: String, body: [UInt8])...) -> Bytes {
    let all = elements.reduce(Bytes()) {
      $0.text($1.name).big($1.body.count + 8, size: 4).raw($1.body)
    }
    return Bytes("icns").big(all.bytes.count + 8, size: 4).raw(all.bytes)
  }

  private static func png(_ width: Int, _ height: Int, depth: UInt8, color: UInt8) -> [UInt8] {
    Bytes().raw([0x89]).text("PNG\r\n\u{1a}\n").big(13, size: 4).text("IHDR")
      .big(width, height, size: 4).raw([depth, color, 0, 0, 0]).bytes
  }

  @Test func theLargestPictureIsTold() throws {
    let metadata = try Fixture.metadata("picture.icns")
    #expect(metadata.facts.pixelWidth == 32 && metadata.facts.pixelHeight == 32)
    #expect(metadata.facts.frameCount == 2 && metadata.facts.bitDepth == 8)
    #expect(metadata.facts.colorModel == .rgb && metadata.facts.hasAlpha == true)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func picturesThatAreFilesSayWhatTheyAre() throws {
    let file = Self.icon(
      ("TOC ", [0, 0, 0, 0]), ("icl8", []),
      ("ic04", Array("ARGB".utf8)), ("ic08", Self.png(250, 240, depth: 16, color: 2)),
      ("info", [1, 2, 3]))
    let facts = try Metadata(file.bytes).facts
    #expect(facts.pixelWidth == 250 && facts.pixelHeight == 240 && facts.frameCount == 3)
    #expect(facts.bitDepth == 16 && facts.hasAlpha == false && facts.isIndexed == false)
    let small = try Metadata(Self.icon(("ic04", Array("ARGB".utf8))).bytes).facts
    #expect(small.pixelWidth == 16 && small.hasAlpha == true && small.bitDepth == 8)
    file.readEveryTruncation()
  }

  @Test func theOthersAreDescribedBehindTheLargest() throws {
    let file = Self.icon(
      ("is32", []), ("s8mk", []), ("ic08", Self.png(250, 240, depth: 16, color: 2)), ("icl8", []))
    let metadata = try Metadata(file.bytes)
    let all = (0..<3).map { metadata.imageProperties(at: $0) }
    #expect(all.map { $0?["PixelWidth"] } == [.int(250), .int(16), .int(32)])
    #expect(all.map { $0?["HasAlpha"] } == [nil, .bool(true), nil])
    #expect(all.map { $0?["IsIndexed"] } == [nil, nil, .bool(true)])
    #expect(metadata.imageProperties(at: 3) == nil)
  }

  /// However many elements a file may have, one of few is read in few steps.
  @Test func fewElementsTakeFewSteps() throws {
    var options = ReadOptions()
    options.limits.units = .max
    let file = Self.icon(("is32", [1]))
    #expect(withinAMinute { try? Metadata(file.bytes, options: options).facts.frameCount } == 1)
  }

  @Test func oldPicturesAreInPalettes() throws {
    let facts = try Metadata(Self.icon(("ICN#", []), ("icl8", []), ("icl4", [])).bytes).facts
    #expect(facts.isIndexed == true && facts.bitDepth == 8 && facts.hasAlpha == true)
    let bits = try Metadata(Self.icon(("icm#", [])).bytes).facts
    #expect(bits.pixelHeight == 12 && bits.colorModel == .gray && bits.bitDepth == 1)
  }

  @Test func damageIsTold() throws {
    let empty = try Metadata(Self.icon(("TOC ", [])).bytes)
    #expect(empty.warnings.contains { $0.message == "an icon without a picture" })
    let lying = try Metadata(Self.icon(("is32", [0])).with([0, 0, 0, 4], at: 12).bytes)
    #expect(lying.warnings.contains { $0.code == .malformed && $0.offset == 8 })
    let cut = try Metadata(Array(Self.icon(("is32", [0, 1, 2])).bytes.dropLast()))
    #expect(cut.warnings.contains { $0.code == .truncated })
    #expect(cut.facts.pixelWidth == 16)
  }
}
