import MetadataKit
import Testing

@Suite struct PSDTests {
  @Test func readsTheFixture() throws {
    let metadata = try Fixture.metadata("picture.psd")
    #expect(metadata["Photoshop:ColorMode"]?.description == "RGB")
    #expect(metadata["Photoshop:Compression"]?.description == "RLE")
    #expect(metadata.facts.pixelWidth == 32)
    #expect(metadata.facts.pixelHeight == 24)
    #expect(metadata.facts.hasAlpha == false)
    #expect(metadata.blocks.map(\.kind).contains(.photoshop))
  }

  @Test func largeDocumentsHaveWideLengths() throws {
    let file = Bytes("8BPS").big(2, size: 2).zeros(6).big(4, size: 2).big(20, 10, size: 4)
      .big(16, 3, size: 2).big(0, 0, size: 4).big(12, size: 8).big(4, size: 8).big(0xffff, size: 2)
      .zeros(2).big(1, size: 2)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PSB")
    #expect(metadata.facts.hasAlpha == true)
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata["Photoshop:Compression"]?.description == "RLE")
    file.readEveryTruncation()
  }

  /// Lines as they are, and packed ones, whose lengths stand before them.
  @Test(arguments: [1, 2]) func pixelsThatAreGoneAreTold(_ version: Int) throws {
    let head = Bytes("8BPS").big(version, size: 2).zeros(6).big(3, size: 2).big(2, 20, size: 4)
      .big(8, 3, size: 2).big(0, 0, size: 4).big(0, size: version * 4)
    let size = version * 2
    let plain = head.big(0, size: 2).zeros(3 * 2 * 20).bytes
    let packed = head.big(1, size: 2).big(2, 3, 2, 4, 2, 2, size: size).zeros(15).bytes
    let zipped = head.big(2, size: 2).zeros(3).bytes
    for file in [plain, packed] {
      #expect(try Metadata(file).warnings.isEmpty)
      #expect(try Metadata(file + [0, 0]).warnings.isEmpty)
      for count in [1, 10, 27] {
        let warnings = try Metadata(file.dropLast(count)).warnings
        #expect(warnings.map(\.code) == [.truncated])
        #expect(warnings.first?.offset == file.count - count)
      }
    }
    #expect(try Metadata(zipped).warnings.isEmpty)
  }

  /// Some programs write what ends the section of layers, the length of an empty mask or padding, and
  /// leave it out of the section's length.
  @Test(arguments: [1, 2], [2, 4, 6]) func aSectionMayBeLongerThanItSays(_ version: Int, gap: Int)
    throws
  {
    let head = Bytes("8BPS").big(version, size: 2).zeros(6).big(3, size: 2).big(2, 20, size: 4)
      .big(8, 3, size: 2).big(0, 0, size: 4).big(0, size: version * 4).zeros(gap).bytes
    let pixels = Bytes().big(1, size: 2).big(2, 3, 2, 4, 2, 2, size: version * 2).zeros(15).bytes
    for padding in 0..<4 {
      let metadata = try Metadata(head + pixels + [UInt8](repeating: 0, count: padding))
      #expect(metadata.warnings.isEmpty)
      #expect(metadata["Photoshop:Compression"]?.description == "RLE")
    }
    for count in [1, 10] {
      let warnings = try Metadata(head + pixels.dropLast(count)).warnings
      #expect(warnings.map(\.code) == [.truncated])
    }
  }

  /// A layer's record with blocks of additional information.
  static func layer(_ name: String, mode: String, opacity: Int, flags: Int, _ blocks: [UInt8])
    -> [UInt8]
  {
    let padded = Bytes().big(name.utf8.count, size: 1).text(name).bytes
    let padding = [UInt8](repeating: 0, count: (4 - padded.count % 4) % 4)
    let extra = Bytes().big(0, 0, size: 4).raw(padded + padding + blocks).bytes
    return Bytes().big(1, 2, 11, 22, size: 4).big(1, size: 2).zeros(6).text("8BIM").text(mode)
      .big(opacity, 0, flags, 0, size: 1).big(extra.count, size: 4).raw(extra).bytes
  }

  static func block(_ key: String, _ content: [UInt8]) -> [UInt8] {
    Bytes("8BIM").text(key).big(content.count, size: 4).raw(content).bytes
  }

  static func file(_ layers: [[UInt8]], count: Int) -> Bytes {
    let info = Bytes().big(count, size: 2).raw(layers.flatMap { $0 }).bytes
    return Bytes("8BPS").big(1, size: 2).zeros(6).big(3, size: 2).big(20, 10, size: 4)
      .big(8, 3, size: 2).big(0, 0, size: 4).big(info.count + 4, info.count, size: 4).raw(info)
      // Zipped pixels, the length of which nothing tells.
      .big(2, size: 2)
  }

  @Test(arguments: [
    (1_610_565_545.964864, "2021:01:13 19:19:06+00:00"),
    (1_610_565_545.25, "2021:01:13 19:19:05+00:00"),
    (1_610_565_545.5, "2021:01:13 19:19:05+00:00"), (-0.5, "1969:12:31 23:59:59+00:00"),
  ])
  func roundsTheTimesOfLayers(_ seconds: Double, _ words: String) throws {
    let time = Bytes("8BIMcust").text("layerTimedoub")
      .big(Int(bitPattern: UInt(seconds.bitPattern)), size: 8).bytes
    let layer = Self.layer(
      "Base", mode: "norm", opacity: 255, flags: 0, Self.block("shmd", time))
    let metadata = try Metadata(Self.file([layer], count: 1).bytes)
    #expect(metadata["Photoshop:LayerModifyDates"]?.description == words)
  }

  /// Photoshop's own item stands behind those of animations, which may be long.
  @Test func timesOfLayersThatMove() throws {
    func item(_ key: String, _ content: [UInt8]) -> [UInt8] {
      Bytes("8BIM").text(key).zeros(4).big(content.count, size: 4).raw(content).bytes
    }
    let time = Bytes().zeros(16).text("layerTimedoub")
      .big(Int(bitPattern: UInt(1_610_565_545.25.bitPattern)), size: 8).zeros(3).bytes
    let items = item("tmln", [UInt8](repeating: 7, count: 8000)) + item("cust", time)
    let layer = Self.layer(
      "Base", mode: "norm", opacity: 255, flags: 0,
      Self.block("shmd", Bytes().big(2, size: 4).raw(items).bytes))
    let metadata = try Metadata(Self.file([layer], count: 1).bytes)
    #expect(metadata["Photoshop:LayerModifyDates"]?.description == "2021:01:13 19:19:05+00:00")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsLayers() throws {
    let name = Bytes().big(2, size: 4).big(0x5c71, 0x6c34, size: 2).bytes
    let layers = [
      Self.layer("Back", mode: "norm", opacity: 255, flags: 0, []),
      Self.layer(
        "L\u{7f}", mode: "mul ", opacity: 128, flags: 2,
        Self.block("luni", name) + Self.block("lclr", [0, 4, 0, 0, 0, 0, 0, 0])
          + Self.block("lsct", [0, 0, 0, 1])),
    ]
    let file = Self.file(layers, count: -2)
    let metadata = try Metadata(file.bytes)
    func words(_ name: String) -> [String] {
      metadata["Photoshop:" + name]?.values.map(\.description) ?? []
    }
    #expect(metadata["Photoshop:LayerCount"]?.description == "2")
    #expect(metadata.facts.hasAlpha == true)
    #expect(words("LayerNames") == ["Back", "L\u{7f}"])
    #expect(words("LayerRectangles") == ["1 2 11 22", "1 2 11 22"])
    #expect(words("LayerBlendModes") == ["Normal", "Multiply"])
    #expect(words("LayerOpacities") == ["100%", "50%"])
    #expect(words("LayerVisible") == ["Yes", "No"])
    #expect(words("LayerUnicodeNames") == ["", "山水"].map { $0.isEmpty ? "" : "\u{5c71}\u{6c34}" })
    #expect(words("LayerSections") == ["Layer", "Folder (open)"])
    #expect(words("LayerColors").last == "Green")
    #expect(metadata.imageProperties["{8BIM}"]?["LayerNames"]?.array?.count == 2)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// Blocks of a layer are padded to an even count of bytes, or to four.
  @Test(arguments: [0, 1, 2, 3]) func blocksOfLayersArePadded(_ excess: Int) throws {
    let name = Bytes().big(1, size: 4).big(0x61, size: 2).zeros(2 + excess).bytes
    for unit in [2, 4] {
      let padding = [UInt8](repeating: 0, count: (unit - name.count % unit) % unit)
      let layer = Self.layer(
        "a", mode: "norm", opacity: 255, flags: 0,
        Self.block("luni", name) + padding + Self.block("lclr", [0, 4, 0, 0, 0, 0, 0, 0]))
      let metadata = try Metadata(Self.file([layer], count: 1).bytes)
      #expect(metadata["Photoshop:LayerColors"]?.description == "Green")
    }
  }

  /// An upload that broke off within the pixels of the layers.
  @Test func layersOfFilesThatAreCutShort() throws {
    let layer = Self.layer("Back", mode: "norm", opacity: 255, flags: 0, [])
    let info = Bytes().big(1, size: 2).raw(layer).bytes
    let start = Bytes("8BPS").big(1, size: 2).zeros(6).big(3, size: 2).big(20, 10, size: 4)
      .big(8, 3, size: 2).big(0, 0, size: 4)
    let file = start.big(90_004, 90_000, size: 4).raw(info).zeros(300)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["Photoshop:LayerNames"]?.description == "Back")
    #expect(metadata["Photoshop:Compression"] == nil)
    #expect(metadata.warnings.map(\.message) == ["a section lacks 89642 of its bytes"])
    // Within the resources: those before are there.
    let resources = JPEGBytes.resource(0x40d, [0, 0, 0, 120]) + JPEGBytes.resource(0x40b, [0x61])
    let cut = Bytes("8BPS").big(1, size: 2).zeros(6).big(3, size: 2).big(20, 10, size: 4)
      .big(8, 3, size: 2).big(0, 5000, size: 4).raw(resources)
    let early = try Metadata(cut.bytes)
    #expect(early["Photoshop:GlobalAngle"]?.description == "120")
    #expect(early.warnings.map(\.code) == [.truncated])
  }

  @Test func layersThatLie() throws {
    // More layers than there are, and a name longer than its record.
    let layer = Self.layer("Back", mode: "norm", opacity: 255, flags: 0, [])
    let many = try Metadata(Self.file([layer], count: 32_767).bytes)
    #expect(many["Photoshop:LayerNames"]?.values.count == 1)
    #expect(!many.warnings.isEmpty)
    let long = Self.layer(
      "Back", mode: "norm", opacity: 255, flags: 0,
      Bytes("8BIM").text("luni").big(0x7fff_ffff, size: 4).bytes)
    #expect(try Metadata(Self.file([long], count: 1).bytes)["Photoshop:LayerNames"] != nil)
  }

  @Test func readsTheFixtureWithLayers() throws {
    let metadata = try Fixture.metadata("layers.psd")
    #expect(metadata["Photoshop:LayerNames"]?.values.map(\.description) == ["Background", "Lake"])
  }

  /// What Photoshop writes into a TIFF file of the other byte order: all that is a number is turned.
  @Test func readsLayersInTIFF() throws {
    let time = Bytes().little(1, size: 4).text("MIB8tsuc").zeros(4).little(37, 16, 0, size: 4)
      .text("layerTimebuod")
      .little(Int(bitPattern: UInt(1_610_565_545.25.bitPattern)), size: 8).zeros(4).bytes
    let extra = Bytes().little(0, 0, size: 4).raw([4]).text("Base").zeros(3)
      .text("MIB8dmhs").little(time.count, size: 4).raw(time).zeros((4 - time.count % 4) % 4)
      .text("MIB8inul").little(12, 2, size: 4).little(0x5c71, 0x6c34, size: 2).zeros(4)
    let record = Bytes().little(1, 2, 11, 22, size: 4).little(0, size: 2).text("MIB8").text(" lum")
      .little(128, 0, 2, 0, size: 1).little(extra.bytes.count, size: 4).raw(extra.bytes)
    let layers = Bytes().little(1, size: 2).raw(record.bytes).bytes
    let document = Bytes().text("Adobe Photoshop Document Data Block", 36)
      .text("MIB8kcip").little(4, 0, size: 4)
      .text("MIB8ryaL").little(layers.count, size: 4).raw(layers).bytes
    var tiff = TIFFBytes()
    tiff.directory([
      .init(tag: 0x935c, format: 7, count: document.count, value: .offset(26))
    ])
    tiff.append(document)
    let metadata = try Metadata(tiff.bytes)
    func words(_ name: String) -> String? { metadata["Photoshop:" + name]?.description }
    #expect(words("LayerCount") == "1")
    #expect(words("LayerRectangles") == "1 2 11 22")
    #expect(words("LayerBlendModes") == "Multiply")
    #expect(words("LayerOpacities") == "50%")
    #expect(words("LayerVisible") == "No")
    #expect(words("LayerNames") == "Base")
    #expect(words("LayerUnicodeNames") == "\u{5c71}\u{6c34}")
    #expect(words("LayerModifyDates") == "2021:01:13 19:19:05+00:00")
    #expect(metadata.warnings.isEmpty)
    Bytes().raw(tiff.bytes).readEveryTruncation()
  }

  /// Of 16 and 32 bits the count of layers is positive, and an empty block tells of transparency.
  @Test(arguments: ["Mt16", "Mt32", "Mtrn", "LMsk"], [1, 2])
  func blocksTellOfTransparency(_ key: String, _ version: Int) throws {
    let (width, signature) = version == 2 ? (8, "8B64") : (4, "8BIM")
    let blocks = Bytes(signature).text(key).big(0, size: width)
      .text(signature).text("Lr16").big(2, size: width).big(0, size: 4)
    let section = Bytes().big(0, size: width).big(0, size: 4).raw(blocks.bytes).bytes
    let file = Bytes("8BPS").big(version, size: 2).zeros(6).big(4, size: 2).big(20, 10, size: 4)
      .big(16, 3, size: 2).big(0, 0, size: 4).big(section.count, size: width).raw(section)
      .big(2, size: 2)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.hasAlpha == (key != "LMsk"))
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// A document without layers.
  private static func flat(mode: Int, resources: [UInt8] = []) -> [UInt8] {
    Bytes("8BPS").big(1, size: 2).zeros(6).big(1, size: 2).big(20, 10, size: 4)
      .big(8, mode, size: 2).big(0, resources.count, size: 4).raw(resources).big(0, size: 4)
      .big(0, size: 2).bytes
  }

  @Test(
    arguments: [
      (0, ColorModel.gray), (2, .rgb), (3, .rgb), (4, .cmyk), (7, nil), (9, .lab), (20, nil),
    ] as [(Int, ColorModel?)])
  func modesHaveColorModels(_ mode: Int, _ model: ColorModel?) throws {
    #expect(try Metadata(Self.flat(mode: mode)).facts.colorModel == model)
  }

  @Test(arguments: [(2, 252, true), (2, 0xffff, false), (3, 252, false)])
  func aColorOfThePaletteMayBeClear(_ mode: Int, _ color: Int, _ hasAlpha: Bool) throws {
    let resource = JPEGBytes.resource(0x417, Bytes().big(color, size: 2).bytes)
    let metadata = try Metadata(Self.flat(mode: mode, resources: resource))
    #expect(metadata.facts.hasAlpha == hasAlpha)
    #expect(metadata["Photoshop:TransparentIndex"]?.description == "\(color)")
  }
}
