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

  /// Bits of a pixel, whether there is a palette, and what follows.
  @Test(
    arguments: [
      (1, 0, .gray, false, 1), (8, 0, .gray, false, 8), (8, 6, .rgb, true, 8),
      (24, 0, .rgb, false, 8), (32, 0, .rgb, false, 8),
    ] as [(Int, Int, ColorModel, Bool, Int)])
  func picturesOfSunTellTheirColors(
    _ bits: Int, _ palette: Int, _ model: ColorModel, _ isIndexed: Bool, _ depth: Int
  ) throws {
    let length = (5 * bits + 7) / 8 * 3
    let file = Bytes().raw([0x59, 0xa6, 0x6a, 0x95])
      .big(5, 3, bits, 0, 1, palette > 0 ? 1 : 0, palette, size: 4).zeros(palette + length)
    let metadata = try Metadata(file.bytes)
    let facts = metadata.facts
    #expect(metadata.format.name == "RAS" && facts.pixelWidth == 5 && facts.pixelHeight == 3)
    #expect(facts.colorModel == model && facts.isIndexed == isIndexed && facts.bitDepth == depth)
    #expect(facts.hasAlpha == false && metadata.warnings.isEmpty)
    let cut = try Metadata(Array(file.bytes.dropLast()))
    #expect(cut.warnings.map(\.code) == [.truncated])
    // Nobody misses what fills the last chunk up.
    let odd = interleaved(planes: 5, ("BODY", [1, 2, 3]))
    #expect(try Metadata(Array(odd.bytes.dropLast())).warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func sizesOfSunMayBeAny() throws {
    let large = Bytes().raw([0x59, 0xa6, 0x6a, 0x95] + [UInt8](repeating: 0xff, count: 28))
    #expect(try Metadata(large.bytes).warnings.map(\.code) == [.truncated])
    let packed = Bytes().raw([0x59, 0xa6, 0x6a, 0x95]).big(0, 3, 8, 7, 2, 0, 0, size: 4).zeros(7)
    let facts = try Metadata(packed.bytes)
    #expect(facts.facts.pixelWidth == nil && facts.warnings.isEmpty)
  }

  /// The class of the pixels, and what follows; machines of both orders wrote them.
  @Test(
    arguments: [
      (0, .gray, false, 8), (1, .gray, false, 8), (3, .rgb, true, 8), (4, .rgb, false, 5),
      (5, .rgb, false, 5),
    ] as [(Int, ColorModel, Bool, Int)])
  func windowsOfXTellTheirColors(
    _ kind: Int, _ model: ColorModel, _ isIndexed: Bool, _ depth: Int
  ) throws {
    let values = [
      104, 7, 2, 8, 6, 4, 0, 1, 32, 0, 32, 16, 12, kind, 0x7c00, 0x3e0, 0x1f, 5, 256, 2, 6, 4, 0, 0,
      0,
    ]
    for isBig in [true, false] {
      var file = Bytes()
      for value in values {
        file = isBig ? file.big(value, size: 4) : file.little(value, size: 4)
      }
      file = file.text("win").zeros(1).zeros(2 * 12 + 12 * 4)
      let metadata = try Metadata(file.bytes)
      let facts = metadata.facts
      #expect(metadata.format.name == "XWD" && facts.pixelWidth == 6 && facts.pixelHeight == 4)
      #expect(metadata["XWD:WindowName"]?.description == "win")
      #expect(facts.colorModel == model && facts.isIndexed == isIndexed && facts.bitDepth == depth)
      #expect(metadata.warnings.isEmpty)
      let cut = try Metadata(Array(file.bytes.dropLast()))
      #expect(cut.warnings.map(\.code) == [.truncated])
      if isBig { file.readEveryTruncation() }
    }
  }

  /// Two bytes of zero are no signature: the name has to say it.
  @Test func picturesOfTelephonesTellTheirSize() throws {
    let file = Bytes().raw([0, 0, 0x81, 0x00, 2]).zeros(16 * 2)
    let metadata = try Metadata(file.bytes, name: "a.WBMP")
    #expect(metadata.format.name == "WBMP" && metadata.warnings.isEmpty)
    #expect(metadata.facts.pixelWidth == 128 && metadata.facts.pixelHeight == 2)
    #expect(metadata.facts.bitDepth == 1 && metadata.facts.colorModel == .gray)
    #expect((try? Metadata(file.bytes, name: "a.bin"))?.format.name != "WBMP")
    let cut = try Metadata(Array(file.bytes.dropLast()), name: "a.wbmp")
    #expect(cut.warnings.map(\.code) == [.truncated])
    for bytes in [[0, 0, 0, 5], [0, 0, 0xff, 0xff, 0xff, 1, 1], [0, 0, 5]] as [[UInt8]] {
      #expect((try? Metadata(bytes, name: "a.wbmp"))?.format.name != "WBMP")
    }
  }

  private func interleaved(
    _ form: String = "ILBM", planes: UInt8, masking: UInt8 = 0, _ chunks: (String, [UInt8])...
  ) -> Bytes {
    let header = Bytes().big(320, 200, 0, 0, size: 2).raw([planes, masking, 1, 0, 0, 0, 10, 11])
      .big(320, 200, size: 2).bytes
    var body = Bytes(form)
    for (name, data) in [("BMHD", header)] + chunks {
      body = body.text(name).big(data.count, size: 4).raw(data).zeros(data.count % 2)
    }
    return Bytes("FORM").big(body.bytes.count, size: 4).raw(body.bytes)
  }

  @Test func picturesOfAmigaTellTheirSizeAndTexts() throws {
    let file = interleaved(
      planes: 5, masking: 2, ("ANNO", Array("Odd".utf8)), ("AUTH", [0x4a, 0xf6, 0x67]),
      ("CMAP", [UInt8](repeating: 9, count: 96)), ("BODY", [1, 2, 3, 4]))
    let metadata = try Metadata(file.bytes)
    let facts = metadata.facts
    #expect(metadata.format.name == "ILBM" && metadata.format.mimeType == "image/x-ilbm")
    #expect(facts.pixelWidth == 320 && facts.pixelHeight == 200 && facts.frameCount == 1)
    #expect(facts.isIndexed == true && facts.colorModel == .rgb && facts.bitDepth == 5)
    #expect(facts.hasAlpha == true && metadata.warnings.isEmpty)
    #expect(metadata["ILBM:Annotation"]?.description == "Odd")
    #expect(metadata["ILBM:Author"]?.description == "J\u{f6}g")
    let cut = try Metadata(Array(file.bytes.dropLast()))
    #expect(cut.warnings.map(\.code) == [.truncated])
    file.readEveryTruncation()
  }

  @Test func picturesOfAmigaTellTheirColors() throws {
    let palette: (String, [UInt8]) = ("CMAP", [UInt8](repeating: 9, count: 48))
    let modify: (String, [UInt8]) = ("CAMG", [0, 0, 8, 0])
    let ham = try Metadata(interleaved(planes: 6, palette, modify).bytes).facts
    #expect(ham.isIndexed == false && ham.colorModel == .rgb && ham.bitDepth == 4)
    let deep = try Metadata(interleaved(planes: 24).bytes).facts
    #expect(deep.isIndexed == false && deep.bitDepth == 8 && deep.hasAlpha == false)
    #expect(try Metadata(interleaved(planes: 32).bytes).facts.hasAlpha == true)
    let gray = try Metadata(interleaved(planes: 4).bytes).facts
    #expect(gray.colorModel == .gray && gray.bitDepth == 4 && gray.isIndexed == false)
    let paint = try Metadata(interleaved("PBM ", planes: 8, palette).bytes).facts
    #expect(paint.isIndexed == true && paint.bitDepth == 8)
    let none = Bytes("FORM").big(4, size: 4).text("ILBM")
    #expect(try Metadata(none.bytes).warnings.map(\.code) == [.malformed])
  }
}
