import MetadataKit
import Testing

@Suite struct HEIFTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    let name: String
    var stored = (64, 64)
    var shown = (64, 64)
    var orientation = 1
    var bitDepth = 8
    var colorModel = ColorModel.rgb
    var hasAlpha = false
    var frames = 1
    var testDescription: String { name }
  }

  static let fixtures: [Expected] = [
    Expected(name: "plain.heic", stored: (64, 48), shown: (64, 48)),
    Expected(name: "square.heic"),
    Expected(name: "exif-xmp.heic"),
    Expected(name: "alpha.heic", stored: (64, 48), shown: (64, 48), hasAlpha: true),
    Expected(name: "thumbnail.heic"),
    Expected(name: "two-images.heic", frames: 2),
    Expected(name: "ten-bit.heic", bitDepth: 10),
    Expected(name: "gray.heic", colorModel: .gray),
    Expected(name: "rotated.heic", shown: (48, 64), orientation: 8),
    Expected(name: "mirrored.heic", shown: (64, 48), orientation: 4),
    Expected(name: "grid.heic", stored: (120, 100), shown: (100, 120), orientation: 6),
    Expected(name: "plain.avif", stored: (64, 48), shown: (64, 48)),
    Expected(name: "alpha.avif", stored: (64, 48), shown: (64, 48), hasAlpha: true),
    Expected(name: "rotated.avif", stored: (64, 48), shown: (64, 48), orientation: 3),
    Expected(name: "sequence.avif", stored: (64, 48), shown: (64, 48), frames: 3),
  ]

  @Test(arguments: fixtures) func statesItsFacts(_ expected: Expected) throws {
    let metadata = try Fixture.metadata(expected.name)
    let facts = metadata.facts
    #expect(facts.pixelWidth == expected.stored.0)
    #expect(facts.pixelHeight == expected.stored.1)
    #expect(facts.displayWidth == expected.shown.0)
    #expect(facts.displayHeight == expected.shown.1)
    #expect(facts.orientation == expected.orientation)
    #expect(facts.bitDepth == expected.bitDepth)
    #expect(facts.colorModel == expected.colorModel)
    #expect(facts.hasAlpha == expected.hasAlpha)
    #expect(facts.frameCount == expected.frames)
    #expect(metadata["File:ImageWidth"]?.description == "\(expected.stored.0)")
    #expect(metadata["File:ImageHeight"]?.description == "\(expected.stored.1)")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func findsEXIFXMPAndProfile() throws {
    let grid = try Fixture.metadata("grid.heic")
    #expect(
      grid.blocks.map(\.kind).filter { $0 != .makerNote } == [.thumbnail, .exif, .xmp, .icc])
    #expect(grid["IFD0:Make"] != nil)
    #expect(grid.facts.profileName == "sRGB IEC61966-2.1")
    for name in ["exif-xmp.heic", "exif-xmp.avif"] {
      let kinds = try Fixture.metadata(name).blocks.map(\.kind)
      #expect(kinds.contains(.exif) && kinds.contains(.xmp))
    }
  }

  @Test func leavesOrientationToTheContainer() throws {
    let exif = Self.exif(orientation: 3)
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "Exif")),
          Self.inside([(2, [(0, exif.count)])]),
          BoxBytes.box("idat", exif),
        ]))
    #expect(metadata["IFD0:Orientation"] != nil)
    #expect(metadata.facts.orientation == 1)
  }

  @Test func readsItemsInTheBoxItself() throws {
    let exif = Self.exif(orientation: 1)
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "Exif")),
          BoxBytes.box("idat", [9, 9] + exif),
          Self.inside([(2, [(2, exif.count)])]),
        ]))
    #expect(metadata["IFD0:Orientation"] != nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func joinsItemsOfSeveralExtents() throws {
    let exif = Self.exif(orientation: 1)
    let first = Array(exif[..<9])
    let rest = Array(exif[9...])
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "Exif")),
          BoxBytes.box("idat", rest + [9, 9] + first),
          Self.inside([(2, [(rest.count + 2, 9), (0, rest.count)])]),
        ]))
    #expect(metadata["IFD0:Orientation"] != nil)
    #expect(metadata.blocks.first { $0.kind == .exif }?.range == nil)
  }

  /// 32-bit numbers everywhere: version 3 entries, version 2 places, version 1 of the rest.
  @Test func readsWideItemNumbers() throws {
    let exif = Self.exif(orientation: 1)
    let id = 0x12345
    let place = BoxBytes.full(
      "iloc", version: 2, [0x88, 0x80], BoxBytes.number(1, 4), BoxBytes.number(id, 4),
      BoxBytes.number(1, 2), BoxBytes.number(0, 2), BoxBytes.number(0, 8), BoxBytes.number(1, 2),
      BoxBytes.number(0, 8), BoxBytes.number(exif.count, 8))
    let metadata = try Metadata(
      BoxBytes.fileType("avif", "mif1", "avif")
        + BoxBytes.full(
          "meta", BoxBytes.handler("pict"),
          BoxBytes.full("pitm", version: 1, BoxBytes.number(id + 1, 4)),
          BoxBytes.full(
            "iinf", version: 1, BoxBytes.number(2, 4),
            BoxBytes.full(
              "infe", version: 3, BoxBytes.number(id, 4), [0, 0], Array("Exif".utf8), [0]),
            BoxBytes.full(
              "infe", version: 3, BoxBytes.number(id + 1, 4), [0, 0], Array("av01".utf8), [0])),
          place, BoxBytes.box("idat", exif),
          BoxBytes.box(
            "iprp", BoxBytes.box("ipco", BoxBytes.extent(8, 9)),
            BoxBytes.full(
              "ipma", version: 1, flags: 1, BoxBytes.number(1, 4), BoxBytes.number(id + 1, 4),
              [1, 0x80, 1]))))
    #expect(metadata.facts.pixelHeight == 9)
    #expect(metadata["IFD0:Orientation"] != nil)
    #expect(metadata.warnings.isEmpty)
  }

  /// What stands before the TIFF structure: a length of 0 or 6, nothing, or an uncounted signature.
  @Test(
    arguments: [
      ([0, 0, 0, 0], true), ([0, 0, 0, 6, 0x45, 0x78, 0x69, 0x66, 0, 0], true), ([], false),
      ([0x45, 0x78, 0x69, 0x66, 0, 0], false), ([0, 0, 0, 0, 0x45, 0x78, 0x69, 0x66, 0, 0], true),
    ] as [([UInt8], Bool)])
  func findsTheStartOfEXIF(_ head: [UInt8], isSane: Bool) throws {
    let exif = head + Self.exif(orientation: 1).dropFirst(4)
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "Exif")),
          BoxBytes.box("idat", exif),
          Self.inside([(2, [(0, exif.count)])]),
        ]))
    #expect(metadata["IFD0:Orientation"] != nil)
    #expect(metadata.warnings.isEmpty == isSane)
  }

  /// The metadata of a gain map or a thumbnail does not speak for the picture.
  @Test func putsThePrimaryPicturesMetadataFirst() throws {
    let other = Self.exif(orientation: 3)
    let own = Self.exif(orientation: 6)
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(
            BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "Exif"), BoxBytes.item(3, "Exif"),
            BoxBytes.item(4, "hvc1")),
          BoxBytes.references(
            BoxBytes.reference("cdsc", from: 2, to: 4), BoxBytes.reference("cdsc", from: 3, to: 1)),
          BoxBytes.box("idat", other + own),
          Self.inside([(2, [(0, other.count)]), (3, [(other.count, own.count)])]),
        ]))
    #expect(metadata["IFD0:Orientation"]?.bytes == [6, 0])
    // exiftool's form has one of each name, mostly the last.
    var json = JSONWriter()
    ExiftoolView(isNumeric: true).write(metadata, name: Array("a".utf8), &json)
    #expect(json.text.string.replacing(" ", with: "").contains("\"IFD0:Orientation\":6"))
  }

  /// Apple's cameras keep property lists under addresses of their own.
  @Test func readsPropertyListsOfItems() throws {
    let list = BinaryListBytes.list([
      [0xd1, 1, 2], BinaryListBytes.text("Gain"), BinaryListBytes.text("high"),
    ])
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(
            BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "uri "), BoxBytes.item(3, "uri ")),
          BoxBytes.box("idat", list + Array("anything".utf8)),
          Self.inside([(2, [(0, list.count)]), (3, [(list.count, 8)])]),
        ]))
    #expect(metadata["PLIST:Gain"]?.description == "high")
    #expect(metadata.format.name == "HEIC" && metadata.warnings.isEmpty)
  }

  /// Some writers keep the room of a profile without one.
  @Test func anEmptyProfileIsNone() throws {
    let profile = BoxBytes.box("colr", Array("prof".utf8))
    let metadata = try Metadata(
      BoxBytes.fileType("heic", "mif1", "heic")
        + BoxBytes.full(
          "meta", BoxBytes.handler("pict"), BoxBytes.primary(1),
          BoxBytes.itemList(BoxBytes.item(1, "hvc1")),
          BoxBytes.properties([BoxBytes.extent(40, 30), profile], [(1, [1, 2])])))
    #expect(metadata.warnings.isEmpty)
    #expect(!metadata.blocks.contains { $0.kind == .icc })
  }

  @Test func takesTheSizeOfAGridFromItself() throws {
    let grid: [UInt8] = [0, 0, 1, 1] + BoxBytes.number(300, 2) + BoxBytes.number(200, 2)
    let metadata = try Metadata(
      BoxBytes.fileType("heic", "mif1")
        + BoxBytes.full(
          "meta", BoxBytes.handler("pict"), BoxBytes.primary(1),
          BoxBytes.itemList(BoxBytes.item(1, "grid")), BoxBytes.box("idat", grid),
          Self.inside([(1, [(0, grid.count)])])))
    #expect(metadata.facts.pixelWidth == 300)
    #expect(metadata.facts.displayHeight == 200)
  }

  // MARK: Lies

  @Test func warnsOfItemsPastTheEnd() throws {
    let metadata = try Fixture.metadata("lying-places.heic")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    let cut = try Fixture.metadata("truncated.heic")
    #expect(cut.format.name == "HEIC")
    #expect(!cut.warnings.isEmpty)
  }

  @Test func survivesReferencesInCircles() throws {
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(BoxBytes.item(1, "grid"), BoxBytes.item(2, "iden")),
          BoxBytes.references(
            BoxBytes.reference("dimg", from: 1, to: 2), BoxBytes.reference("dimg", from: 2, to: 1),
            BoxBytes.reference("auxl", from: 1, to: 1), BoxBytes.reference("cdsc", from: 2, to: 2)),
        ]))
    #expect(metadata.facts.pixelWidth == 40)
  }

  @Test func survivesCountsOfFourBillion() throws {
    let most = BoxBytes.number(0xffff_ffff, 4)
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.full("iinf", version: 1, most, BoxBytes.item(1, "hvc1")),
          BoxBytes.full("iloc", version: 2, [0, 0], most),
          BoxBytes.box("iprp", BoxBytes.full("ipma", most)),
        ]))
    #expect(metadata.facts.pixelWidth == 40)
    #expect(Set(metadata.warnings.map(\.code)) == [.truncated])
  }

  @Test func boundsTheNumberOfItems() throws {
    var options = ReadOptions()
    options.limits.entries = 50
    let items = (1...99).flatMap { BoxBytes.item($0, "hvc1") }
    let metadata = try Metadata(
      Self.file(meta: [BoxBytes.full("iinf", BoxBytes.number(99, 2), items)]), options: options)
    #expect(metadata.facts.pixelWidth == 40)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func boundsWhatJoinedItemsCost() throws {
    var options = ReadOptions()
    options.limits.blockBytes = 4096
    let places: [(Int, Int)] = (0..<64).map { _ in (0, 1024) }
    let metadata = try Metadata(
      Self.file(
        meta: [
          BoxBytes.itemList(BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "Exif")),
          BoxBytes.box("idat", [UInt8](repeating: 0x49, count: 1024)),
          Self.inside([(2, places)]),
        ]), options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func readsItemsThatAreCompressedUpToABound() throws {
    let packet = Array(XMPBytes.packet("<my:a>1</my:a>").utf8)
    let item = PDFBytes.stored(packet)
    let ids = 2...6
    let file = Self.file(
      meta: [
        BoxBytes.full(
          "iinf", BoxBytes.number(6, 2), BoxBytes.item(1, "hvc1"),
          ids.flatMap {
            BoxBytes.item($0, "mime", mime: "application/rdf+xml\0deflate")
          }),
        Self.inside(ids.map { ($0, [(0, item.count)]) }),
        BoxBytes.box("idat", item),
      ])
    let whole = try Metadata(file)
    #expect(whole.blocks.count { $0.kind == .xmp } == 5 && whole.warnings.isEmpty)
    // Each costs what it is and what it becomes.
    var options = ReadOptions()
    options.limits.blockBytes = 2 * (item.count + packet.count) + 10
    let bounded = try Metadata(file, options: options)
    #expect(bounded.blocks.count { $0.kind == .xmp } == 2)
    #expect(bounded.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func ignoresApertureThatIsNone() throws {
    let clap = BoxBytes.box("clap", BoxBytes.number(10, 4), [UInt8](repeating: 0, count: 28))
    let metadata = try Metadata(
      BoxBytes.fileType("heic", "mif1")
        + BoxBytes.full(
          "meta", BoxBytes.handler("pict"), BoxBytes.primary(1),
          BoxBytes.itemList(BoxBytes.item(1, "hvc1")),
          BoxBytes.properties([BoxBytes.extent(40, 30), clap], [(1, [1, 2])])))
    #expect(metadata.facts.displayWidth == 40)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  // MARK: Bytes

  /// A file whose primary item, number 1, has 40 × 30 pixels.
  static func file(meta: [[UInt8]]) -> [UInt8] {
    BoxBytes.fileType("heic", "mif1", "heic")
      + BoxBytes.full(
        "meta", BoxBytes.handler("pict"), BoxBytes.primary(1), meta.flatMap { $0 },
        BoxBytes.properties([BoxBytes.extent(40, 30)], [(1, [1])]))
  }

  /// Places of items within the `idat` box.
  static func inside(_ items: [(id: Int, extents: [(Int, Int)])]) -> [UInt8] {
    BoxBytes.full(
      "iloc", version: 1, [0x44, 0x00], BoxBytes.number(items.count, 2),
      items.flatMap { item in
        BoxBytes.number(item.id, 2) + BoxBytes.number(1, 2) + BoxBytes.number(0, 2)
          + BoxBytes.number(item.extents.count, 2)
          + item.extents.flatMap { BoxBytes.number($0.0, 4) + BoxBytes.number($0.1, 4) }
      })
  }

  /// An Exif item: the offset of the structure, which is 0, and the structure.
  static func exif(orientation: Int) -> [UInt8] {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, orientation)])
    return [0, 0, 0, 0] + tiff.bytes
  }
}
