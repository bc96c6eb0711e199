import MetadataKit
import Testing

@Suite struct EXRTests {
  @Test func readsTheFixture() throws {
    let metadata = try Fixture.metadata("picture.exr")
    #expect(metadata["OpenEXR:Flags"]?.description == "(none)")
    #expect(
      metadata["OpenEXR:Channels"]?.values.map(\.description)
        == ["B half 1 1", "G half 1 1", "R half 1 1"])
    #expect(metadata["OpenEXR:LineOrder"]?.description == "Increasing Y")
    #expect(metadata["File:ImageWidth"]?.description == "16")
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata.facts.hasAlpha == false)
  }

  @Test(arguments: [
    (0, "32x16; One Level; Round Down"), (0x11, "32x16; MIMAP Levels; Round Up"),
    (0x73, "32x16; Unknown Levels (3); Unknown Rounding (7)"),
  ])
  func tellsOfTiles(_ mode: UInt8, _ words: String) throws {
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 2, 0, 0]).text("tiles\0tiledesc\0")
      .raw([9, 0, 0, 0, 32, 0, 0, 0, 16, 0, 0, 0, mode, 0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["OpenEXR:Tiles"]?.description == words)
    file.readEveryTruncation()
  }

  /// Any of its numbers may be none, or have no end.
  @Test(
    arguments: [(100, 100), (.nan, nil), (.infinity, nil), (-.infinity, nil)]
      as [(Float, Double?)])
  func tellsNoHeightThatIsNone(_ altitude: Float, _ height: Double?) throws {
    func float(_ value: Float) -> Bytes { Bytes().little(Int(value.bitPattern), size: 4) }
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0])
      .raw(attribute("latitude", "float", float(46.5)))
      .raw(attribute("longitude", "float", float(-12.25)))
      .raw(attribute("altitude", "float", float(altitude)))
      .raw([0])
    let location = try Metadata(file.bytes).location
    #expect(location == Location(latitude: 46.5, longitude: -12.25, altitude: height))
  }

  private func attribute(_ name: String, _ type: String, _ value: Bytes) -> [UInt8] {
    Bytes(name + "\0" + type + "\0").little(value.bytes.count, size: 4).raw(value.bytes).bytes
  }

  /// Pixels of four bytes become a TIFF; what has not as many as it says is no file.
  @Test(arguments: [(2, true), (3, false)])
  func aSmallCopyIsAPreview(_ width: Int, _ isFile: Bool) throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
    let value = Bytes().little(width, 1, size: 4).raw(pixels)
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0])
      .raw(attribute("preview", "preview", value)).raw([0])
    let metadata = try Metadata(file.bytes)
    let preview = try #require(metadata.previews.first)
    #expect(metadata.pictures.count == 1 && preview.tag == "OpenEXR:Preview")
    #expect(preview.byteCount == 16 && preview.header.isEmpty != isFile)
    guard isFile else { return }
    let bytes = preview.header + (try preview.bytes(in: file.bytes))
    let tiff = try Metadata(bytes)
    #expect(tiff.format.name == "TIFF")
    #expect(tiff.facts.pixelWidth == 2 && tiff.facts.pixelHeight == 1)
    #expect(tiff["IFD0:StripOffsets"]?.description == String(bytes.count - pixels.count))
    file.readEveryTruncation()
  }

  /// An attribute of that name may be a text.
  @Test func aTextIsNoPreview() throws {
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0])
      .raw(attribute("preview", "string", Bytes("none"))).raw([0])
    #expect(try Metadata(file.bytes).pictures.isEmpty)
  }

  /// The light follows from the F-number by OpenEXR's name for it.
  @Test func tellsOfTheLight() throws {
    func float(_ value: Float) -> Bytes { Bytes().little(Int(value.bitPattern), size: 4) }
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0])
      .raw(attribute("aperture", "float", float(8)))
      .raw(attribute("expTime", "float", float(0.5)))
      .raw(attribute("isoSpeed", "float", float(100)))
      .raw([0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["Composite:LightValue"]?.description == "7.0")
    #expect(metadata["Composite:Aperture"] == nil)
  }

  /// A capital behind whatever is no letter; of other signs `-` and `_` alone can stand in a name.
  @Test(arguments: [
    ("my-2nd attr_x", "My-2NdAttr_X"), ("x", "TagX"), ("naïve", "Nave"), ("é!", "Invalid"),
  ])
  func namesOtherAttributes(_ attribute: String, _ name: String) throws {
    let file = Bytes().little(20_000_630, 2, size: 4)
      .raw(self.attribute(attribute, "int", Bytes().little(7, size: 4))).zeros(1)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["OpenEXR:" + name]?.description == "7", "\(metadata.tags.map(\.name))")
  }

  @Test func wordsStandardAttributes() throws {
    func float(_ value: Float) -> Bytes { Bytes().little(Int(value.bitPattern), size: 4) }
    let channel = Bytes("Y\0").little(1, 0, 1, 1, size: 4)
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0])
      .raw(attribute("channels", "chlist", channel))
      .raw(attribute("expTime", "float", float(0.02)))
      .raw(attribute("utcOffset", "float", float(-19800)))
      .raw(attribute("altitude", "float", float(-12.57)))
      .raw(attribute("longitude", "float", float(-122.5)))
      .raw(attribute("timeCode", "timecode", Bytes().little(18_356_486, -1, size: 4)))
      .raw(
        attribute(
          "multiView", "stringvector",
          Bytes().little(4, size: 4).text("left").little(5, size: 4).text("right"))
      )
      .raw([0])
    let metadata = try Metadata(file.bytes)
    func words(_ name: String) -> String? { metadata["OpenEXR:" + name]?.description }
    #expect(metadata["OpenEXR:Channels"]?.values.map(\.description) == ["Y half 1 1"])
    #expect(metadata["OpenEXR:Channels"]?.traits.contains(.list) == true)
    #expect(words("ExposureTime") == "1/50")
    #expect(words("TimeZone") == "-05:30")
    #expect(words("GPSAltitude") == "12.5 m Below Sea Level")
    #expect(words("GPSLongitude") == "122 deg 30' 0.00\" W")
    #expect(words("TimeCode") == "18356486 4294967295")
    #expect(metadata["OpenEXR:MultiView"]?.values.map(\.description) == ["left", "right"])
    file.readEveryTruncation()
  }

  @Test func radianceHasItsSizeBehindTheHeader() throws {
    let metadata = try Fixture.metadata("picture.hdr")
    #expect(metadata["Radiance:Orientation"]?.description == "Horizontal (normal)")
    #expect(metadata["Radiance:ColorPrimaries"] != nil)
    #expect(metadata.facts.pixelWidth == 16)
    #expect(metadata.facts.pixelHeight == 12)
  }

  /// Parts may be pictures of their own, views, or layers of one picture.
  @Test(arguments: [(0, 1), (0x10, nil)] as [(UInt8, Int?)])
  func partsAreNotCounted(_ flags: UInt8, _ frames: Int?) throws {
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, flags, 0, 0])
      .raw(attribute("dataWindow", "box2i", Bytes().little(0, 0, 3, 1, size: 4))).raw([0])
    let facts = try Metadata(file.bytes).facts
    #expect(facts.pixelWidth == 4)
    #expect(facts.frameCount == frames)
  }

  /// The names and sizes of all parts, each of which has a header; their other attributes are the first one's.
  @Test func partsAreNamed() throws {
    func part(_ name: String, _ width: Int, _ height: Int) -> [UInt8] {
      attribute("name", "string", Bytes(name))
        + attribute("dataWindow", "box2i", Bytes().little(-1, 0, width - 2, height - 1, size: 4))
        + attribute("comments", "string", Bytes("of " + name)) + [0]
    }
    let head = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0x10, 0, 0]).raw(part("beauty", 8, 4))
    let file = head.raw(part("depth", 6, 3)).raw([0])
    let metadata = try Metadata(file.bytes)
    func words(_ name: String) -> [String]? {
      metadata["OpenEXR:" + name]?.values.map(\.description)
    }
    #expect(words("PartCount") == ["2"])
    #expect(words("PartName") == ["beauty", "depth"] && words("PartSize") == ["8x4", "6x3"])
    #expect(words("Comments") == ["of beauty"] && metadata.facts.pixelWidth == 8)
    #expect(metadata.tags.count { $0.name == "Comments" } == 1)
    #expect(metadata.tags.count { $0.traits.contains(.notInExiftool) } == 5)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
    let cut = try Metadata(head.bytes)
    #expect(cut["OpenEXR:PartCount"]?.description == "1")
    #expect(cut.warnings.map(\.code) == [.truncated])
  }

  /// Each program that changed a Radiance picture adds a line.
  @Test func radianceMayHaveALongHeader() throws {
    func read(_ count: Int, of line: String) throws -> Metadata {
      let lines = String(repeating: line + "\n", count: count)
      return try Metadata(
        Array("#?RADIANCE\nEXPOSURE=2\n\(lines)\n-Y 12 +X 16\n".utf8) + [2, 2, 0, 16])
    }
    let line = String(repeating: "p", count: 700)
    let long = try read(100, of: line)
    #expect(long.facts.pixelWidth == 16 && long.warnings.isEmpty)
    #expect(long.tags.count { $0.name == "Command" } == 100)
    // The header ends where the first 64 KB do, and the size behind.
    let edge = try read(1, of: String(repeating: "p", count: (64 << 10) - 24))
    #expect(edge.facts.pixelWidth == 16 && edge.warnings.isEmpty)
    let many = try read(2000, of: "p")
    #expect(many.facts.pixelWidth == 16)
    #expect(many.warnings.map(\.code) == [.limitExceeded])
    let endless = try read(2000, of: line)
    #expect(endless["Radiance:Exposure"]?.description == "2")
    #expect(endless.facts.pixelWidth == nil)
    #expect(endless.warnings.contains { $0.code == .limitExceeded && $0.offset == 1 << 20 })
  }
}
