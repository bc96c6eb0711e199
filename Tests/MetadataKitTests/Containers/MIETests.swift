import MetadataKit
import Testing

/// Meta Information Encapsulation: what exiftool 13.58 says of the same bytes.
@Suite struct MIETests {
  private static let number = BoxBytes.number

  @Test func readsGroupsWithinGroups() throws {
    let file = MIEBytes.document(
      MIEBytes.text("0Type", "JPEG"), MIEBytes.text("2MIME", "image/jpeg"),
      MIEBytes.group(
        "Meta",
        MIEBytes.group(
          "Camera", MIEBytes.text("ExposureTime", "0.004"),
          MIEBytes.group(
            "Lens",
            MIEBytes.element(0x53, "FocusDistance(ft)", Self.number(21, 4) + Self.number(2, 4)))),
        MIEBytes.group(
          "Document", MIEBytes.text("Comment-de_DE", "Glas"),
          MIEBytes.text("Contributors", "one", isList: true),
          MIEBytes.text("Keywords", "a\0b", isList: true)),
        MIEBytes.group("Document", MIEBytes.text("OriginalDate", "2020:01:02 03:04:05")),
        MIEBytes.group(
          "Image", MIEBytes.element(0x41, "ImageSize", Self.number(640, 2) + Self.number(480, 2))),
        MIEBytes.group("Mine", MIEBytes.text("x", String(repeating: "y", count: 61)))),
      MIEBytes.element(0, "data", [1, 2, 3]))
    let metadata = try Metadata(file)
    #expect(metadata.format.name == "MIE")
    #expect(metadata.format.mimeType == "image/x-mie-jpeg")
    #expect(metadata.facts.pixelWidth == 640)
    #expect(metadata["MIE-Main:SubfileType"]?.description == "JPEG")
    #expect(metadata["MIE-Main:SubfileData"]?.byteCount == 3)
    #expect(metadata["MIE-Camera:ExposureTime"]?.description == "1/250")
    #expect(metadata["MIE-Lens:FocusDistance"]?.description == "10.5(ft)")
    #expect(metadata["MIE-Doc:Comment-de_DE"]?.description == "Glas")
    #expect(metadata["MIE-Doc:Contributors"]?.values.map(\.description) == ["one"])
    #expect(metadata["MIE-Doc:Keywords"]?.values.map(\.description) == ["a", "b"])
    #expect(metadata["MIE-Doc2:DateTimeOriginal"]?.description == "2020:01:02 03:04:05")
    #expect(metadata["MIE-Image:ImageSize"]?.description == "640x480")
    #expect(metadata["MIE-Image:ImageSize"]?.numericDescription == "640 480")
    let long = metadata["MIE-Unknown:TagX"]
    #expect(long?.description == String(repeating: "y", count: 55) + "[...]")
    #expect(long?.numericDescription == String(repeating: "y", count: 61))
    #expect(metadata["Composite:Megapixels"]?.description == "0.307")
    #expect(metadata.warnings.isEmpty)
    Bytes().raw(file).readEveryTruncation()
  }

  struct Value: Sendable {
    let format: UInt8
    let bytes: [UInt8]
    let text: String
  }

  /// In big-endian order.
  static let values: [Value] = [
    Value(format: 0x40, bytes: [1, 255], text: "1 255"),
    Value(format: 0x41, bytes: [1, 0], text: "256"),
    Value(format: 0x42, bytes: [255, 255, 255, 255], text: "4294967295"),
    Value(format: 0x43, bytes: [128, 0, 0, 0, 0, 0, 0, 5], text: "9223372036854775813"),
    Value(format: 0x48, bytes: [255], text: "-1"),
    Value(format: 0x49, bytes: [255, 253], text: "-3"),
    Value(format: 0x4a, bytes: [255, 255, 255, 253], text: "-3"),
    Value(format: 0x4b, bytes: [255, 255, 255, 255, 255, 255, 255, 251], text: "-5"),
    Value(format: 0x52, bytes: [0, 1, 0, 3], text: "0.3333333"),
    Value(format: 0x52, bytes: [0, 1, 0, 0], text: "inf"),
    Value(format: 0x53, bytes: [0, 0, 0, 1, 0, 0, 0, 3], text: "0.3333333333"),
    Value(format: 0x5a, bytes: [255, 255, 0, 2], text: "-0.5"),
    Value(format: 0x5b, bytes: [255, 255, 255, 249, 0, 0, 0, 3], text: "-2.333333333"),
    Value(format: 0x61, bytes: [1, 128], text: "1.5"),
    Value(format: 0x62, bytes: [0, 1, 128, 1], text: "1.50002"),
    Value(format: 0x69, bytes: [254, 128], text: "-1.5"),
    Value(format: 0x6a, bytes: [255, 254, 127, 255], text: "-1.50002"),
    Value(format: 0x72, bytes: [63, 192, 0, 0], text: "1.5"),
    Value(format: 0x73, bytes: [63, 248, 0, 0, 0, 0, 0, 0], text: "1.5"),
    Value(format: 0x20, bytes: [0x61, 0, 0x62], text: "a"),
    Value(format: 0x29, bytes: [0, 0x47, 0, 0xfc], text: "Gü"),
    Value(format: 0x2a, bytes: [0, 1, 0xd4, 0xb3], text: "𝒳"),
    Value(format: 0x08, bytes: [0x61], text: "a"),
  ]

  @Test(arguments: values) func readsEveryFormatInBothOrders(_ value: Value) throws {
    let size =
      value.format & 0xf0 == 0x50 ? 1 << Int(value.format & 3) / 2 : 1 << Int(value.format & 3)
    var reversed: [UInt8] = []
    for start in stride(from: 0, to: value.bytes.count, by: size) {
      reversed += value.bytes[start..<min(start + size, value.bytes.count)].reversed()
    }
    for (isBig, bytes) in [(true, value.bytes), (false, reversed)] {
      for units in ["", "(mm)"] {
        let file = MIEBytes.document(
          isBig: isBig,
          MIEBytes.group("Any", isBig: isBig, MIEBytes.element(value.format, "Foo" + units, bytes)))
        #expect(try Metadata(file)["MIE-Unknown:Foo"]?.description == value.text + units)
      }
    }
  }

  @Test func readsLengthsOfEverySize() throws {
    for size in [2, 4, 8] {
      for isBig in [true, false] {
        let file = MIEBytes.document(
          isBig: isBig,
          MIEBytes.element(0x20, "1Name", [0x61], isBig: isBig, lengthSize: size),
          MIEBytes.text("data", "rest"))
        #expect(try Metadata(file)["MIE-Main:SubfileName"]?.description == "a")
        Bytes().raw(file).readEveryTruncation()
      }
    }
  }

  @Test func inflatesElementsAndGroups() throws {
    let group = MIEBytes.text("Title", "inside") + MIEBytes.terminator
    let file = MIEBytes.document(
      MIEBytes.element(0x24, "1Name", PNGBytes.stored(Array("file.jpg".utf8))),
      MIEBytes.group(
        "Meta", MIEBytes.element(0x14, "Document", PNGBytes.stored(group)),
        MIEBytes.element(0x24, "Broken", [1, 2, 3]), MIEBytes.text("After", "there")))
    let metadata = try Metadata(file)
    #expect(metadata["MIE-Main:SubfileName"]?.description == "file.jpg")
    #expect(metadata["MIE-Main:SubfileName"]?.byteRange == nil)
    #expect(metadata["MIE-Doc:Title"]?.description == "inside")
    #expect(metadata["MIE-Meta:After"]?.description == "there")
    #expect(metadata.warnings.map(\.code) == [.malformed])
    Bytes().raw(file).readEveryTruncation()
  }

  @Test func handsBlocksToTheirDecoders() throws {
    let photo = try Fixture.metadata("photo.jpg")
    let bytes = try Fixture.bytes("photo.jpg")
    let exif = try #require(photo.blocks.first { $0.kind == .exif }?.range)
    let xmp = try #require(photo.blocks.first { $0.kind == .xmp }?.range)
    let file = MIEBytes.document(
      MIEBytes.group(
        "Meta", MIEBytes.element(0, "EXIF", Array(bytes[exif])),
        MIEBytes.element(0, "XMP", Array(bytes[xmp]))))
    let metadata = try Metadata(file)
    #expect(metadata["IFD0:Make"]?.description == photo["IFD0:Make"]?.description)
    #expect(metadata["XMP-dc:Title"]?.description == photo["XMP-dc:Title"]?.description)
    #expect(metadata["MIE-Meta:EXIF"] == nil)
  }

  @Test func readsDocumentsOneAfterTheOther() throws {
    let first = MIEBytes.document(MIEBytes.text("1Name", "one"))
    let second = MIEBytes.document(
      isBig: false,
      MIEBytes.group("Meta", isBig: false, MIEBytes.group("Geo", MIEBytes.text("City", "B"))))
    let metadata = try Metadata(first + second)
    #expect(metadata["MIE-Main:SubfileName"]?.description == "one")
    #expect(metadata["MIE2-Geo:City"]?.description == "B")
    #expect(metadata.warnings.isEmpty)
    #expect(try Metadata(first + [1, 2, 3]).warnings.map(\.code) == [.malformed])
  }

  @Test func readsTrailers() throws {
    let trailer =
      MIEBytes.trailer(
        MIEBytes.text("0Type", "PNG"),
        MIEBytes.sizedGroup(
          "Meta", MIEBytes.sizedGroup("Camera", MIEBytes.text("OwnerName", "me"))))
      + MIEBytes.trailer(lengthSize: 8, MIEBytes.text("1Name", "two"))
    let jpeg = JPEGBytes.file([], trailer: trailer)
    let metadata = try Metadata(jpeg)
    #expect(metadata["MIE-Camera:OwnerName"]?.description == "me")
    #expect(metadata["MIE2-Main:SubfileName"]?.description == "two")
    #expect(metadata["MIE2-Main:TrailerSignature"]?.description == "")
    #expect(metadata.format.mimeType == "image/jpeg")
    #expect(metadata.warnings.isEmpty)
    Bytes().raw(jpeg).readEveryTruncation()
    let tiff = try Fixture.bytes("gray-16.tif")
    #expect(try Metadata(tiff + trailer)["MIE-Camera:OwnerName"]?.description == "me")
    let movie = try Metadata(BoxBytes.fileType("mp42", "mp42") + BoxBytes.box("moov") + trailer)
    #expect(movie["MIE-Camera:OwnerName"]?.description == "me")
    #expect(movie.warnings.isEmpty)
  }

  @Test func losesNoElementToABadOne() throws {
    let bad: [UInt8] = [0x21, 0, 0, 0]
    let file = MIEBytes.document(
      MIEBytes.text("a!b", "none"),
      MIEBytes.sizedGroup("Meta", bad), MIEBytes.text("1Name", "after"))
    let metadata = try Metadata(file)
    #expect(metadata["MIE-Main:SubfileName"]?.description == "after")
    #expect(metadata.warnings.map(\.code) == [.malformed, .malformed])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }

  @Test func groupsAreBounded() throws {
    let file = MIEBytes.document((0..<5000).flatMap { _ in MIEBytes.element(0x10, "Meta") })
    let metadata = try Metadata(file)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    let many = MIEBytes.document((0..<400_000).flatMap { _ in MIEBytes.element(0x80, "F") })
    #expect(try Metadata(many).warnings.map(\.code) == [.limitExceeded])
    let names = MIEBytes.document(
      (0..<100_000).flatMap { _ in MIEBytes.element(0x30, "F", [0x61]) })
    #expect(try metadataWithinAMinute(of: names).warnings.contains { $0.code == .limitExceeded })
  }
}
