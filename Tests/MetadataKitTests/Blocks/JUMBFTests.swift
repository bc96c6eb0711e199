import MetadataKit
import Testing

@Suite struct JUMBFTests {
  static func superbox(_ label: String, _ contents: [UInt8]...) -> [UInt8] {
    BoxBytes.box(
      "jumb",
      BoxBytes.box(
        "jumd", Array("cbor".utf8), [0, 0x11, 0, 0x10, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71], [3],
        Array(label.utf8) + [0]), contents.flatMap { $0 })
  }

  /// A picture with boxes around it.
  static func picture(_ boxes: [UInt8]) -> [UInt8] {
    BoxBytes.box("jP  ", [0x0d, 0x0a, 0x87, 0x0a]) + BoxBytes.fileType("jp2 ", "jp2 ") + boxes
  }

  /// `{"dc:title": "T", "hash": h'0102', "list": [{"a": 1}, {"a": -2}], "when": 0("…"), "x": 1.5}`
  static let cbor: [UInt8] =
    [0xa5, 0x68] + Array("dc:title".utf8) + [0x61, 0x54, 0x64] + Array("hash".utf8)
    + [0x42, 1, 2, 0x64] + Array("list".utf8)
    + [0x9f, 0xa1, 0x61, 0x61, 1, 0xa1, 0x61, 0x61, 0x21, 0xff, 0x64] + Array("when".utf8)
    + [0xc0, 0x74] + Array("2023-11-20T10:20:30Z".utf8) + [0x61, 0x78, 0xf9, 0x3e, 0]

  @Test func readsContentsOfManifests() throws {
    let boxes = Self.superbox(
      "c2pa",
      Self.superbox("c2pa.claim", BoxBytes.box("cbor", Self.cbor)),
      Self.superbox(
        "stds.words",
        BoxBytes.box(
          "json", Array(#"{"@type": "W\u00e9", "none": null, "b": {"c": [1, 2.5]}}"#.utf8))),
      Self.superbox(
        "c2pa.thumbnail.claim.jpeg", BoxBytes.box("bfdb", Array("\0image/jpeg\0a.jpg\0".utf8)),
        BoxBytes.box("bidb", [1, 2, 3])))
    let metadata = try Metadata(Self.picture(boxes))
    #expect(metadata.warnings.isEmpty)
    let expected = [
      "JUMBF:JUMDLabel": "c2pa", "CBOR:Title": "T",
      "CBOR:Hash": "(Binary data 2 bytes, use -b option to extract)",
      "CBOR:When": "2023:11:20 10:20:30Z", "CBOR:TagX": "1.5", "JSON:Type": "W\u{e9}",
      "JSON:None": "null",
      "Jpeg2000:C2PAThumbnailClaimJpegType": "image/jpeg, a.jpg",
      "Jpeg2000:C2PAThumbnailClaimJpegData": "(Binary data 3 bytes, use -b option to extract)",
    ]
    for (name, value) in expected {
      #expect(metadata[name]?.description == value, "\(name)")
    }
    #expect(metadata["CBOR:ListA"]?.values.map(\.description) == ["1", "-2"])
    #expect(metadata["JSON:BC"]?.values.map(\.description) == ["1", "2.5"])
    Bytes().raw(Self.picture(boxes)).readEveryTruncation()
  }

  /// A manifest with pictures of what was made, and of what that was made of.
  static func manifest(_ pictures: [(label: String, picture: [UInt8])]) -> [UInt8] {
    var boxes: [UInt8] = []
    for (label, picture) in pictures {
      boxes += superbox(
        label, BoxBytes.box("bfdb", Array("\0image/jpeg\0".utf8)), BoxBytes.box("bidb", picture))
    }
    return superbox("c2pa", boxes)
  }

  /// Labels with and without a format, with a number, in what a manifest was made of before.
  static let labels = [
    "c2pa.thumbnail.claim.jpeg", "c2pa.thumbnail.ingredient__1.jpeg", "c2pa.thumbnail.claim",
    "c2pa.thumbnail.ingredient", "c2pa.thumbnail.claim.png",
  ]

  @Test func thumbnailsOfManifestsArePictures() throws {
    let picture = try Fixture.bytes("plain.jpg")
    for label in Self.labels {
      let file = PNGBytes.file(
        PNGBytes.chunk("caBX", Self.manifest([(label, picture), ("c2pa.icon.jpeg", picture)])))
      let metadata = try Metadata(file)
      let found = try #require(metadata.thumbnails.first, "\(label)")
      #expect(metadata.pictures.count == 1)
      #expect(found.tag?.hasPrefix("Jpeg2000:C2PAThumbnail") == true && found.isOfManifest)
      #expect(found.range != nil && found.byteCount == picture.count)
      #expect(try found.bytes(in: file) == picture)
      // It may be another picture's.
      #expect(metadata.smallPictures.isEmpty)
    }
  }

  /// A JPEG has a manifest in as many segments as it takes.
  @Test func thumbnailsOfManifestsInPartsArePutTogether() throws {
    let pictures = [try Fixture.bytes("plain.jpg"), try Fixture.bytes("exif-thumbnail.jpg")]
    let file = Self.jpegInSegments(
      Self.manifest([
        ("c2pa.thumbnail.claim.jpeg", pictures[0]),
        ("c2pa.thumbnail.ingredient.jpeg", pictures[1]),
      ]))
    let found = try Metadata(file).thumbnails
    #expect(found.count == 2 && found.allSatisfy { $0.range == nil })
    #expect(
      found.map(\.tag) == [
        "Jpeg2000:C2PAThumbnailClaimJpegData", "Jpeg2000:C2PAThumbnailIngredientJpegData",
      ])
    #expect(try found.map { try $0.bytes(in: file) } == pictures)
  }

  /// A thumbnail of what a picture was made of is that of its claim before, byte for byte.
  @Test func thumbnailsOfOneLengthHaveNamesOfTheirOwn() throws {
    let picture = try Fixture.bytes("plain.jpg")
    let labels = ["claim", "ingredient", "ingredient__1", "claim"]
    let file = Self.jpegInSegments(
      Self.manifest(labels.map { ("c2pa.thumbnail.\($0).jpeg", picture) }))
    #expect(
      try Metadata(file).thumbnails.map(\.tag) == [
        "Jpeg2000:C2PAThumbnailClaimJpegData", "Jpeg2000:C2PAThumbnailIngredientJpegData",
        "Jpeg2000:C2PAThumbnailIngredient_1JpegData", "Jpeg2000:C2PAThumbnailClaimJpegData",
      ])
  }

  /// A JPEG with a box in segments of 300 bytes.
  private static func jpegInSegments(_ box: [UInt8]) -> [UInt8] {
    var parts: [[UInt8]] = []
    for start in stride(from: 8, to: box.count, by: 300) {
      let number = JPEGBytes.big(UInt32(parts.count + 1))
      let body: [UInt8] = [0, 1] + number + box[..<8] + box[start..<min(start + 300, box.count)]
      parts.append(JPEGBytes.segment(0xeb, "JP", body))
    }
    return JPEGBytes.file(parts)
  }

  /// A long name is part of those of all that it holds.
  @Test(arguments: [
    #"{"NAME": {MEMBERS}}"#, #"{"NAME": [VALUES]}"#, #"{"NAME": [{MEMBERS}]}"#,
  ])
  func namesOfManyValuesAreChargedFor(_ form: String) throws {
    let name = String(repeating: "n", count: 1000)
    let json = form.replacing("NAME", with: name)
      .replacing("MEMBERS", with: (0..<400).map { #""\#($0)":1"# }.joined(separator: ","))
      .replacing("VALUES", with: [String](repeating: "1", count: 400).joined(separator: ","))
    var options = ReadOptions()
    options.limits.decodedBytes = 200_000
    let boxes = Self.superbox("words", BoxBytes.box("json", Array(json.utf8)))
    let metadata = try Metadata(Self.picture(boxes), options: options)
    #expect(metadata.tags.count < 300)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  /// C2PA 2.1 §A.3.5: TIFF and DNG have the manifests in a tag.
  @Test func aTagOfTIFFHasManifests() throws {
    let boxes = Self.superbox("c2pa", Self.superbox("c2pa.claim", BoxBytes.box("cbor", Self.cbor)))
    let start = 8 + 2 + 3 * 12 + 4
    var tiff = TIFFBytes()
    tiff.directory([
      .short(0x100, 4), .short(0x101, 3),
      .init(tag: 0xcd41, format: 7, count: boxes.count, value: .offset(start)),
    ])
    tiff.append(boxes)
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata["JUMBF:JUMDLabel"]?.description == "c2pa")
    #expect(metadata["CBOR:Title"]?.description == "T")
    #expect(metadata.blocks.first { $0.kind == .jumbf }?.range == start..<(start + boxes.count))
    #expect(metadata.warnings.isEmpty)
  }

  /// An edited photo has its ingredients' manifests behind its own.
  @Test func ofSeveralManifestsTheFirstCountsForExiftool() throws {
    func manifest(_ label: String, _ title: String) -> [UInt8] {
      Self.superbox(
        label,
        Self.superbox("c2pa.claim", BoxBytes.box("json", Array("{\"title\":\"\(title)\"}".utf8))))
    }
    let metadata = try Metadata(
      Self.picture(Self.superbox("c2pa", manifest("a", "mine"), manifest("b", "other"))))
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    #expect(json.text.string.contains("\"JSON:Title\":\"mine\""))
    #expect(!json.text.string.contains("other"))
    #expect(metadata.tags.filter { $0.name == "Title" }.map(\.description) == ["mine", "other"])
  }

  /// RFC 8949 §3.1: a negative number is one less than its argument says.
  @Test func numbersBeyondSixtyFourBitsAreThemselves() throws {
    let cbor: [UInt8] = [0xa1, 0x61, 0x6e, 0x3b] + [UInt8](repeating: 0xff, count: 8)
    let metadata = try Metadata(
      Self.picture(Self.superbox("c2pa.claim", BoxBytes.box("cbor", cbor))))
    #expect(metadata["CBOR:TagN"]?.description == "-18446744073709551616")
  }

  @Test(
    arguments: [
      // Lengths that are not there, lists of all numbers, nesting without an end
      [0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
      [0x9b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1],
      [0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 1],
      [UInt8](repeating: 0x81, count: 5000), [UInt8](repeating: 0x9f, count: 5000), [0xff], [0x1c],
      [0x7f, 0x01, 0xff], [0x5f, 0x9f], [UInt8](repeating: 0xc6, count: 5000),
      [0x3b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], [0xc1, 0x1b, 0x7f, 0xff, 0xff],
      [0xa1, 0x61, 0x61, 0xc1, 0x1b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ] as [[UInt8]])
  func survivesWhatLies(_ cbor: [UInt8]) {
    ContainerTests.exercise(Self.picture(Self.superbox("a", BoxBytes.box("cbor", cbor))))
  }

  @Test func survivesTextThatIsNone() {
    for text in [
      String(repeating: "[", count: 5000), String(repeating: "{\"a\":", count: 5000), "{\"a\"",
      "{\"a\":\"\\u12", "{\"a\":\"\\ud800\\ud800\"}", "\"", "{,}", "[1,", "",
    ] {
      ContainerTests.exercise(
        Self.picture(Self.superbox("a", BoxBytes.box("json", Array(text.utf8)))))
    }
  }
}
