import MetadataKit
import Testing

/// Thumbnails, tiles, gain maps, depth maps and mattes.
@Suite struct HEIFPicturesTests {
  @Test func thumbnailsAreLocated() throws {
    let metadata = try Fixture.metadata("grid.heic")
    let thumbnail = try #require(metadata.thumbnails.first)
    #expect(thumbnail.codec == "hvc1" && thumbnail.range?.count == thumbnail.byteCount)
    let bytes = try thumbnail.bytes(inFile: Fixture.path("grid.heic"))
    let alone = try Metadata(thumbnail.header + bytes)
    #expect(alone.facts.pixelWidth == 64 && alone.format.name == "HEIC" && alone.warnings.isEmpty)
    #expect(metadata.facts.tileWidth == 64 && metadata.facts.tileHeight == 64)
  }

  @Test func aThumbnailOfTilesIsPutTogether() throws {
    let thumbnail = try #require(try Fixture.metadata("thumbnail.heic").thumbnails.first)
    #expect(thumbnail.range == nil)
    let bytes = try thumbnail.bytes(inFile: Fixture.path("thumbnail.heic"))
    #expect(bytes.count == thumbnail.byteCount)
    let alone = try Metadata(thumbnail.header + bytes)
    #expect(alone.facts.pixelWidth == 32 && alone.facts.tileWidth == 64)
    #expect(alone.warnings.isEmpty)
  }

  typealias B = BoxBytes

  /// A picture with others that belong to it.
  static func file(
    items: [[UInt8]], references: [[UInt8]], properties: [[UInt8]],
    associations: [(item: Int, properties: [Int])]
  ) -> [UInt8] {
    let count = items.count
    var locations: [UInt8] = []
    for id in 1...count {
      locations += B.number(id, 2) + B.number(0, 2) + B.number(1, 2)
      locations += B.number(20 + id, 4) + B.number(id, 4)
    }
    return B.fileType("heic", "mif1")
      + B.full(
        "meta", B.handler("pict"), B.primary(1),
        B.full("iinf", B.number(count, 2), items.flatMap { $0 }),
        B.full("iref", references.flatMap { $0 }), B.properties(properties, associations),
        B.full("iloc", [0x44, 0], B.number(count, 2), locations))
  }

  /// Some writers state one channel of pictures in 4:2:0.
  @Test(arguments: [(UInt8(1), ColorModel.rgb), (0, .gray)])
  func theCodecKnowsWhetherThereAreColors(_ chroma: UInt8, _ expected: ColorModel) throws {
    let configuration = B.box(
      "hvcC", [UInt8](repeating: 0, count: 16) + [0xfc | chroma, 0xf8, 0xf8, 0, 0, 0, 0])
    let file = Self.file(
      items: [B.item(1, "hvc1")], references: [],
      properties: [B.extent(100, 50), B.full("pixi", [1, 8]), configuration],
      associations: [(1, [1, 2, 3])])
    #expect(try Metadata(file).facts.colorModel == expected)
  }

  /// Items that each have a layer of the same coded picture are one; of different ones they are several.
  @Test func layersOfOnePictureAreOneFrame() throws {
    func frames(_ places: [Int], layers: [Int]) throws -> Int? {
      let items = places.indices.map { B.item($0 + 1, "av01") }
      let locations = places.enumerated().flatMap { index, place in
        B.number(index + 1, 2) + B.number(0, 2) + B.number(1, 2) + B.number(place, 4)
          + B.number(4, 4)
      }
      let file =
        B.fileType("avif", "mif1", "avif")
        + B.full(
          "meta", B.handler("pict"), B.primary(1),
          B.full("iinf", B.number(items.count, 2), items.flatMap { $0 }),
          B.properties(
            [B.extent(10, 10), B.box("lsel", [0, 0]), B.box("lsel", [0, 1])],
            places.indices.map { ($0 + 1, layers[$0] < 0 ? [1] : [1, 2 + layers[$0]]) }),
          B.full("iloc", [0x44, 0], B.number(places.count, 2), locations))
      return try Metadata(file).facts.frameCount
    }
    #expect(try frames([20, 20], layers: [0, 1]) == 1)
    #expect(try frames([20, 30], layers: [0, 1]) == 2)
    #expect(try frames([20, 20, 30], layers: [0, 1, 0]) == 2)
    #expect(try frames([20, 20], layers: [-1, -1]) == 2)
  }

  /// Whoever has a file of a few kilobytes looked at does not decide how long that takes.
  @Test func furtherPicturesAreDescribedUpToABound() throws {
    func described(references: Int) throws -> Int {
      let list =
        B.number(500, 2) + B.number(references, 2) + [UInt8](repeating: 9, count: references * 2)
      let metadata = try Metadata(
        Self.file(
          items: (1...100).map { B.item($0, "hvc1") }, references: [B.box("auxl", list)],
          properties: [B.extent(10, 20)], associations: (1...100).map { ($0, [1]) }))
      #expect(metadata.facts.frameCount == 100)
      return (0..<100).prefix { metadata.imageProperties(at: $0)?["PixelHeight"] == .int(20) }.count
    }
    #expect(try described(references: 1) == 100)
    #expect(try (2...20).contains(described(references: 40_000)))
  }

  static func auxiliary(_ type: String) -> [UInt8] { B.full("auxC", Array(type.utf8) + [0]) }

  @Test func auxiliaryPictures() throws {
    let types = [
      ("urn:com:apple:photo:2020:aux:hdrgainmap", AuxiliaryImage.Kind.gainMap),
      ("urn:mpeg:hevc:2015:auxid:2", .depth),
      ("urn:com:apple:photo:2018:aux:portraiteffectsmatte", .matte),
      ("urn:com:apple:photo:2019:aux:semanticskinmatte", .matte),
      ("urn:example:other", .other),
    ]
    let file = Self.file(
      items: (1...6).map { B.item($0, "hvc1", hidden: $0 > 1) },
      references: (2...6).map { B.reference("auxl", from: $0, to: 1) },
      properties: [B.extent(100, 50), B.extent(50, 25)] + types.map { Self.auxiliary($0.0) },
      associations: [(1, [1])] + (2...6).map { ($0, [2, $0 + 1]) })
    let metadata = try Metadata(file)
    #expect(metadata.auxiliaryImages.map(\.type) == types.map(\.0))
    #expect(metadata.auxiliaryImages.map(\.kind) == types.map(\.1))
    #expect(metadata.auxiliaryImages.allSatisfy { $0.pixelWidth == 50 && $0.codec == "hvc1" })
    #expect(metadata.auxiliaryImages[0].range == 22..<24)
    let contents = metadata.imageFileProperties["{FileContents}"]?["Images"]?.array?.first
    #expect(
      contents?["AuxiliaryData"]?.array?.map { $0["AuxiliaryDataType"]?.string } == [
        "kCGImageAuxiliaryDataTypeHDRGainMap", "kCGImageAuxiliaryDataTypeDisparity",
        "kCGImageAuxiliaryDataTypePortraitEffectsMatte",
        "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte",
      ])
    for length in file.indices { ContainerTests.exercise(Array(file[..<length])) }
  }

  /// ISO 21496-1 annex C: a picture that is derived from the base and the gain map.
  @Test func aToneMap() throws {
    let file = Self.file(
      items: [B.item(1, "hvc1"), B.item(2, "hvc1", hidden: true), B.item(3, "tmap")],
      references: [B.reference("dimg", from: 3, to: 1, 2)],
      properties: [B.extent(100, 50), B.extent(25, 13)], associations: [(1, [1]), (2, [2])])
    let metadata = try Metadata(file)
    let gainMap = try #require(metadata.auxiliaryImages.first)
    #expect(gainMap.kind == .gainMap && gainMap.type == "tmap" && gainMap.pixelHeight == 13)
    #expect(metadata.auxiliaryImages.count == 1)
  }

  @Test func aThumbnailThatIsAJPEG() throws {
    let file = Self.file(
      items: [B.item(1, "hvc1"), B.item(2, "jpeg")],
      references: [B.reference("thmb", from: 2, to: 1)], properties: [B.extent(100, 50)],
      associations: [(1, [1])])
    let thumbnail = try #require(try Metadata(file).thumbnails.first)
    #expect(thumbnail.codec == nil && thumbnail.header.isEmpty && thumbnail.range == 22..<24)
    // One that is a thumbnail of itself, and one of tiles that are not there.
    for references in [
      [B.reference("thmb", from: 1, to: 1), B.reference("dimg", from: 1, to: 1)],
      [B.reference("thmb", from: 2, to: 1), B.reference("dimg", from: 2, to: 77)],
    ] {
      let file = Self.file(
        items: [B.item(1, "grid"), B.item(2, "grid")], references: references,
        properties: [B.extent(100, 50)], associations: [(1, [1])])
      #expect(try Metadata(file).thumbnails.isEmpty)
    }
  }

  /// Thumbnails may share tiles, and tiles have thousands of extents.
  @Test func tilesAreLookedAtUpToABound() throws {
    func warnings(_ thumbnails: [Int]) throws -> [Warning.Code] {
      let file = Self.file(
        items: [B.item(1, "hvc1")] + thumbnails.map { B.item($0, "grid") }
          + (4...13).map { B.item($0, "hvc1", hidden: true) },
        references: thumbnails.flatMap {
          [
            B.reference("thmb", from: $0, to: 1),
            B.reference("dimg", from: $0, to: 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
          ]
        },
        properties: [B.extent(100, 50)], associations: [(1, [1])])
      var options = ReadOptions()
      // Ten extents cost 640, twenty 1,280.
      options.limits.decodedBytes = 1000
      return try Metadata(file, options: options).warnings.map(\.code)
    }
    #expect(try !warnings([2]).contains(.limitExceeded))
    #expect(try warnings([2, 3]).contains(.limitExceeded))
  }

  @Test(arguments: ["auxl", "tmap"]) func picturesBesideItAreToldUpToABound(_ kind: String) throws {
    var options = ReadOptions()
    options.limits.directories = 4
    let isMap = kind == "tmap"
    let file = Self.file(
      items: (1...10).map { B.item($0, "hvc1", hidden: $0 > 1) }
        + (11...19).map { B.item($0, "tmap") },
      references: (2...10).map {
        isMap ? B.reference("dimg", from: $0 + 9, to: 1, $0) : B.reference("auxl", from: $0, to: 1)
      },
      properties: [B.extent(100, 50), Self.auxiliary("urn:example:other")],
      associations: (2...10).map { ($0, [1, 2]) })
    #expect(try Metadata(file).auxiliaryImages.count == 9)
    #expect(try Metadata(file, options: options).auxiliaryImages.count == 4)
  }

  /// The second picture of a JPEG says what it is for in its own XMP, as Apple's cameras write it.
  @Test func aGainMapOfAMultiPictureFile() throws {
    let plain = try Fixture.bytes("plain.jpg")
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><apdi:AuxiliaryImageType>\
      urn:com:apple:photo:2020:aux:hdrgainmap</apdi:AuxiliaryImageType></x:xmpmeta>
      """
    let second =
      plain.prefix(2)
      + JPEGBytes.segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", Array(packet.utf8))
      + plain.dropFirst(2)
    func index(_ place: Int) -> [UInt8] {
      let entry = Bytes().big(0x2003_0000, plain.count, 0, 0, size: 4)
        .big(0, second.count, place, 0, size: 4)
      return JPEGBytes.segment(
        0xe2, "MPF\0",
        Bytes("MM").big(42, size: 2).big(8, size: 4).big(1, 0xb002, 7, size: 2)
          .big(32, 26, 0, size: 4).raw(entry.bytes).bytes)
    }
    let length = plain.count + index(0).count
    // Places count from the structure's header, which follows the signature.
    let file = plain.prefix(2) + index(length - 2 - 8) + plain.dropFirst(2) + second
    let metadata = try Metadata(Array(file))
    let gainMap = try #require(metadata.auxiliaryImages.first)
    #expect(gainMap.kind == .gainMap && gainMap.type == "urn:com:apple:photo:2020:aux:hdrgainmap")
    #expect(gainMap.pixelWidth == 64 && gainMap.range == length..<(length + second.count))
  }

  @Test func aSequenceIsAsLargeAsItsPicture() throws {
    let picture = Self.file(
      items: [B.item(1, "hvc1")], references: [], properties: [B.extent(100, 50)],
      associations: [(1, [1])])
    let movie = B.box(
      "moov", MovieBytes.header(), MovieBytes.track("pict", MovieBytes.picture("hvc1")))
    let metadata = try Metadata(picture + movie)
    #expect(metadata["Track1:ImageWidth"]?.description == "64")
    #expect(metadata["Composite:ImageSize"]?.description == "100x50")
    #expect(metadata.facts.pixelWidth == 100)
  }

  /// What exiftool calls a JPEG file by its size, where that stands as Fujifilm's cameras write it.
  @Test(
    arguments: [
      (160, 120, "ThumbnailImage"), (1280, 1920, "OtherImage"), (640, 480, "PreviewImage"),
      (0, 0, "PreviewImage"),
    ])
  func previewsThatAreJPEG(_ width: Int, _ height: Int, _ name: String) throws {
    let frame = Bytes().big(0xffc0, 17, size: 2).raw([8]).big(height, width, size: 2)
    let preview = Bytes().raw([0xff, 0xd8, 0xff]).zeros(553).raw(width > 0 ? frame.bytes : [])
      .zeros(9)
    let head = B.fileType("heic", "mif1")
    let meta = B.full(
      "meta", B.handler("pict"), B.primary(1), B.itemList(B.item(1, "hvc1"), B.item(2, "jpeg")),
      B.properties([B.extent(100, 50)], [(1, [1])]),
      B.full(
        "iloc", version: 1, [0x44, 0], B.number(1, 2), B.number(2, 2), B.number(1, 2),
        B.number(0, 2), B.number(1, 2), B.number(0, 4), B.number(preview.bytes.count, 4)),
      B.box("idat", preview.bytes))
    let metadata = try Metadata(head + meta)
    #expect(
      metadata["File:" + name]?.description.contains("\(preview.bytes.count) bytes") == true)
    #expect(metadata.blocks.filter { $0.kind == .preview }.count == 1)
  }

  /// Of several properties of a name exiftool shows the one of the picture that an XMP packet says the same
  /// of first.
  @Test func whichAuxiliaryPictureExiftoolTellsOf() throws {
    func packet(_ name: String) -> [UInt8] {
      Array(
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
        xmlns:apdi="http://ns.apple.com/pixeldatainfo/1.0/" apdi:\(name)="a"/></rdf:RDF></x:xmpmeta>
        """.utf8)
    }
    let own = packet("StoredFormat")
    let other = packet("AuxiliaryImageType")
    func file(withOwn hasOwn: Bool, describing described: Int) -> [UInt8] {
      let meta = [
        B.handler("pict"), B.primary(1),
        B.itemList(
          B.item(1, "hvc1"), B.item(2, "hvc1"), B.item(3, "hvc1"),
          B.item(4, "mime", mime: hasOwn ? "application/rdf+xml" : "text/plain"),
          B.item(5, "mime", mime: "application/rdf+xml")),
        B.references(
          B.reference("auxl", from: 2, to: 1), B.reference("auxl", from: 3, to: 1),
          B.reference("cdsc", from: 4, to: 1), B.reference("cdsc", from: 5, to: described)),
        B.box("idat", own + other),
        HEIFTests.inside([(4, [(0, own.count)]), (5, [(own.count, other.count)])]),
        B.properties(
          [B.extent(40, 30), Self.auxiliary("urn:a"), Self.auxiliary("urn:b")],
          [(1, [1]), (2, [2]), (3, [3])]),
      ]
      return B.fileType("heic", "mif1") + B.full("meta", meta.flatMap { $0 })
    }
    for (hasOwn, described, type) in [
      (true, 3, "urn:b"), (true, 1, "urn:a"), (false, 3, "urn:b"),
    ] {
      let metadata = try Metadata(file(withOwn: hasOwn, describing: described))
      #expect(metadata.tags.filter { $0.name == "AuxiliaryImageType" }.count == 3)
      var json = JSONWriter()
      ExiftoolView(isNumeric: true).write(metadata, name: Array("a".utf8), &json)
      #expect(
        json.text.string.replacing(" ", with: "")
          .contains("\"QuickTime:AuxiliaryImageType\":\"\(type)\""))
    }
  }

  /// Tiles that are not to be counted lose the thumbnails, and no other picture.
  @Test func tooManyTilesLoseNoAuxiliaryPicture() throws {
    let tiles = BoxBytes.box(
      "dimg", B.number(2, 2), B.number(64, 2),
      Array(repeating: B.number(1, 2), count: 64).flatMap { $0 })
    let file = Self.file(
      items: [B.item(1, "hvc1"), B.item(2, "grid"), B.item(3, "hvc1", hidden: true)],
      references: [
        B.reference("thmb", from: 2, to: 1), tiles, B.reference("auxl", from: 3, to: 1),
      ],
      properties: [B.extent(100, 50), Self.auxiliary("urn:example:other")],
      associations: [(1, [1]), (3, [1, 2])])
    var options = ReadOptions()
    options.limits.decodedBytes = 4000
    let metadata = try Metadata(file, options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect(metadata.auxiliaryImages.map(\.type) == ["urn:example:other"])
  }
}
