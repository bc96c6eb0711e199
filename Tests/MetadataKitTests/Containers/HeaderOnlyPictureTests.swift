import MetadataKit
import Testing

/// Formats of which only the header is read, for facts.
@Suite struct HeaderOnlyPictureTests {
  @Test func surfacesTellTheirSize() throws {
    let facts = try Fixture.metadata("picture.dds").facts
    #expect(facts.pixelWidth == 32 && facts.pixelHeight == 24)
    #expect(facts.frameCount == 1 && facts.colorModel == .rgb && facts.hasAlpha == nil)
    let colors = Bytes("DDS ").little(124, 0x100f, 10, 20, 0, 0, 0, size: 4).zeros(44)
      .little(32, 0x41, 0, 32, 0xff_0000, 0xff00, 0xff, 0xff00_0000, 0x1000, 0, 0, 0, 0, size: 4)
    let plain = try Metadata(colors.bytes).facts
    #expect(plain.pixelWidth == 20 && plain.pixelHeight == 10)
    #expect(plain.bitDepth == 8 && plain.hasAlpha == true && plain.colorModel == .rgb)
    colors.readEveryTruncation()
  }

  /// Of formats that have numbers: those of DirectX 10, whose header says how many pictures there
  /// are, and floats of DirectX 9.
  @Test(
    arguments: [
      (10, 0, ColorModel.rgb, 16, true), (28, 3, .rgb, 8, false), (95, 0, .rgb, 16, false),
      (98, 0, .rgb, nil, nil), (77, 0, .rgb, nil, true), (41, 0, nil, 32, false),
      (190, 0, nil, nil, nil),
    ] as [(Int, Int, ColorModel?, Int?, Bool?)])
  func surfacesOfDirectX10TellTheirColors(
    _ format: Int, _ alpha: Int, _ model: ColorModel?, _ depth: Int?, _ hasAlpha: Bool?
  ) throws {
    func facts(_ pictures: Int) throws -> ImageFacts {
      let file = Bytes("DDS ").little(124, 0x1007, 4, 4, 0, 0, 0, size: 4).zeros(44)
        .little(32, 4, size: 4).text("DX10").zeros(20).little(0x1000, 0, 0, 0, 0, size: 4)
        .little(format, 3, 0, pictures, alpha, size: 4).zeros(512)
      if format == 28 { file.readEveryTruncation() }
      return try Metadata(file.bytes).facts
    }
    let one = try facts(1)
    #expect(one.colorModel == model && one.bitDepth == depth && one.hasAlpha == hasAlpha)
    #expect(one.frameCount == 1)
    #expect(try facts(2).frameCount == nil)
  }

  @Test func surfacesOfFloatsTellTheirColors() throws {
    let file = Bytes("DDS ").little(124, 0x1007, 4, 4, 0, 0, 0, size: 4).zeros(44)
      .little(32, 4, 113, size: 4).zeros(20).little(0x1000, 0, 0, 0, 0, size: 4).zeros(128)
    let facts = try Metadata(file.bytes).facts
    #expect(facts.colorModel == .rgb && facts.bitDepth == 16 && facts.hasAlpha == true)
    #expect(facts.frameCount == 1)
  }

  @Test func picturesOfSiliconGraphicsTellTheirSize() throws {
    let facts = try Fixture.metadata("picture.sgi").facts
    #expect(facts.pixelWidth == 16 && facts.pixelHeight == 12)
    #expect(facts.bitDepth == 8 && facts.colorModel == .rgb && facts.hasAlpha == false)
    let gray = Bytes().big(474, size: 2).big(0, 2, size: 1).big(2, 30, 20, 1, size: 2).zeros(500)
    let plain = try Metadata(gray.bytes).facts
    #expect(plain.pixelWidth == 30 && plain.pixelHeight == 20)
    #expect(plain.bitDepth == 16 && plain.colorModel == .gray)
    gray.readEveryTruncation()
  }

  @Test func bitmapsOfXTellTheirSize() throws {
    let facts = try Fixture.metadata("picture.xbm").facts
    #expect(facts.pixelWidth == 32 && facts.pixelHeight == 24)
    #expect(facts.bitDepth == 1 && facts.colorModel == .gray && facts.frameCount == 1)
    let text = "#define my_own_width 16\n#define my_own_height 7\nstatic char my_own_bits[] = {"
    let plain = try Metadata(Array(text.utf8)).facts
    #expect(plain.pixelWidth == 16 && plain.pixelHeight == 7)
  }

  @Test func pixmapsOfXTellTheirSizeAndColors() throws {
    let facts = try Fixture.metadata("picture.xpm").facts
    #expect(facts.pixelWidth == 32 && facts.pixelHeight == 24 && facts.frameCount == 1)
    #expect(facts.colorModel == .rgb && facts.isIndexed == true && facts.hasAlpha == false)
    let clear = "/* XPM */\nstatic char *a[] = {\"2 1 2 1\",\"a c None\",\"b c #fff\",\"ab\"};"
    #expect(try Metadata(Array(clear.utf8)).facts.hasAlpha == true)
    let cut = "/* XPM */\nstatic char *a[] = {\"2 1 2 1\",\"a c"
    let cutFacts = try Metadata(Array(cut.utf8)).facts
    #expect(cutFacts.pixelWidth == 2 && cutFacts.hasAlpha == nil)
    let none = try Metadata(Array("/* XPM */ {\"2 none\"}".utf8))
    #expect(none.warnings.contains { $0.code == .malformed })
    Bytes(clear).readEveryTruncation()
  }

  @Test func picturesOfQOIAndFarbfeldTellTheirSize() throws {
    let facts = try Fixture.metadata("picture.qoi").facts
    #expect(facts.pixelWidth == 32 && facts.pixelHeight == 24 && facts.frameCount == 1)
    #expect(facts.bitDepth == 8 && facts.colorModel == .rgb && facts.hasAlpha == false)
    let clear = Bytes("qoif").big(5, 6, size: 4).raw([4, 0])
    #expect(try Metadata(clear.bytes).facts.hasAlpha == true)
    let deep = Bytes("farbfeld").big(5, 6, size: 4)
    let plain = try Metadata(deep.bytes)
    #expect(plain.facts.pixelWidth == 5 && plain.facts.pixelHeight == 6)
    #expect(plain.facts.bitDepth == 16 && plain.facts.hasAlpha == true)
    #expect(plain.format.name == "FARBFELD")
    clear.readEveryTruncation()
    deep.readEveryTruncation()
  }
}
