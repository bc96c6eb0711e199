import MetadataKit
import Testing
import UniformTypes

/// The movie within a photo, wherever phones put it.
@Suite struct MotionPhotoTests {
  static let movie = (try? Fixture.bytes("plain.mp4")) ?? []
  static let photo = (try? Fixture.bytes("plain.jpg")) ?? []

  @Test func googlesDirectory() throws {
    let metadata = try Fixture.metadata("motion.jpg")
    let motion = try #require(metadata.motionPhoto)
    #expect(motion.range == (metadata.fileSize - Self.movie.count)..<metadata.fileSize)
    #expect(motion.type == .mpeg4Movie && motion.mimeType == "video/mp4")
    #expect(motion.facts.pixelWidth == 64 && motion.facts.duration == 0.6)
    #expect(motion.facts.codec == "avc1" && motion.presentationTime == 0.2)
    #expect(try motion.movie.bytes(inFile: Fixture.path("motion.jpg")) == Self.movie)
    #expect(metadata["Google:MotionPhotoVideo"]?.byteCount == Self.movie.count)
    #expect(metadata["Google:GainMapImage"]?.byteRange != nil)
    // exiftool counts the bytes of the last item for each.
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    let counted = "(Binary data \(Self.movie.count) bytes, use -b option to extract)"
    #expect(json.text.string.contains("\"Google:GainMapImage\":\"\(counted)\""))
    let gainMap = try #require(metadata.auxiliaryImages.first)
    #expect(gainMap.kind == .gainMap && gainMap.type == "GainMap" && gainMap.codec == "jpeg")
    #expect(gainMap.pixelWidth == 64 && gainMap.range?.upperBound == motion.range.lowerBound)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func aBoxOfAHEIC() throws {
    let metadata = try Fixture.metadata("motion.heic")
    #expect(metadata.motionPhoto?.source == "mpvd" && metadata.motionPhoto?.facts.frameCount == 3)
    #expect(metadata["QuickTime:MotionPhotoVideo"]?.byteCount == Self.movie.count)
    #expect(metadata.facts.pixelWidth == 64 && metadata.facts.pixelHeight == 64)
  }

  /// Samsung's directory counts what stands behind the movie's box as padding of it.
  @Test func aBoxAndADirectory() throws {
    let items = ["image/heic", "video/mp4"].map { kind in
      """
      <rdf:li rdf:parseType='Resource'><d:Item i:Mime='\(kind)' i:Length='\(Self.movie.count + 12)' \
      i:Semantic='\(kind.hasPrefix("image") ? "Primary" : "MotionPhoto")' i:Padding='12'/></rdf:li>
      """
    }
    let packet = XMPBytes.packet(
      """
      <c:MotionPhoto xmlns:c='http://ns.google.com/photos/1.0/camera/'>1</c:MotionPhoto>\
      <d:Directory xmlns:d='http://ns.google.com/photos/1.0/container/' \
      xmlns:i='http://ns.google.com/photos/1.0/container/item/'><rdf:Seq>\(items.joined())\
      </rdf:Seq></d:Directory>
      """)
    let metadata = try Metadata(
      BoxBytes.fileType("heic", "mif1") + BoxBytes.xmp(Array(packet.utf8))
        + BoxBytes.box("mpvd", Self.movie) + BoxBytes.box("free", [0, 0, 0, 0]))
    #expect(metadata["XMP-GContainer:DirectoryItemSemantic"] != nil)
    #expect(metadata["QuickTime:MotionPhotoVideo"]?.byteCount == Self.movie.count)
    #expect(metadata["Google:MotionPhotoVideo"] == nil)
    #expect(metadata.motionPhoto?.source == "mpvd")
  }

  /// A photo with properties of Google's cameras, and bytes behind it.
  static func photo(_ properties: [String: String], behind: [UInt8]) -> [UInt8] {
    let content = properties.sorted { $0.key < $1.key }.map { name, value in
      "<c:\(name) xmlns:c='http://ns.google.com/photos/1.0/camera/'>\(value)</c:\(name)>"
    }
    let packet = XMPBytes.packet(content.joined())
    return Array(photo.prefix(2))
      + JPEGBytes.segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", Array(packet.utf8))
      + photo.dropFirst(2) + behind
  }

  @Test func aMicroVideo() throws {
    let bytes = Self.photo(
      [
        "MicroVideo": "1", "MicroVideoOffset": "\(Self.movie.count)",
        "MicroVideoPresentationTimestampUs": "-1",
      ], behind: Self.movie)
    let motion = try #require(try Metadata(bytes).motionPhoto)
    #expect(motion.source == "XMP-GCamera:MicroVideoOffset" && motion.presentationTime == nil)
    #expect(motion.range.count == Self.movie.count)
  }

  @Test func placesThatLie() throws {
    for offset in ["0", "-1", "1", "9223372036854775807", "x"] {
      let bytes = Self.photo(
        ["MicroVideo": "1", "MicroVideoOffset": offset], behind: Self.movie)
      let metadata = try Metadata(bytes)
      #expect(metadata.motionPhoto == nil)
      #expect(metadata.warnings.map(\.code) == [.malformed])
    }
    // A movie that says it is one, and is nothing else.
    let empty = Self.photo(
      ["MicroVideoOffset": "12"], behind: [0, 0, 0, 12] + Array("ftypmp42".utf8))
    _ = try Metadata(empty)
    // Movies within movies within movies are looked into once.
    var nested = BoxBytes.fileType("heic", "mif1")
    for _ in 0..<2000 { nested = BoxBytes.fileType("heic", "mif1") + BoxBytes.box("mpvd", nested) }
    #expect(try Metadata(nested).motionPhoto != nil)
  }

  // MARK: Samsung

  /// Blocks behind a photo, and their directory.
  static func trailer(_ blocks: [(kind: Int, name: String, content: [UInt8])]) -> [UInt8] {
    var data: [UInt8] = []
    var places: [(kind: Int, start: Int, length: Int)] = []
    for block in blocks {
      let bytes = Bytes().little(0, block.kind, size: 2).little(block.name.utf8.count, size: 4)
        .text(block.name).raw(block.content).bytes
      places.append((block.kind, data.count, bytes.count))
      data += bytes
    }
    var directory = Bytes("SEFH").little(107, places.count, size: 4)
    for place in places {
      directory = directory.little(0, place.kind, size: 2)
        .little(data.count - place.start, place.length, size: 4)
    }
    return data + directory.bytes
      + Bytes().little(directory.bytes.count, size: 4).text("SEFT").bytes
  }

  @Test func samsungsTrailer() throws {
    let bytes =
      Self.photo
      + Self.trailer([
        (0x0a30, "MotionPhoto_Data", Self.movie),
        (0x0a01, "Image_UTC_Data", Array("1700000000123".utf8)),
        (0x0aa1, "MCC_Data", Array("262".utf8)), (0x0ab1, "DualShot_DepthMap_1", [1, 2, 3]),
      ])
    let metadata = try Metadata(bytes)
    #expect(metadata.motionPhoto?.source == "Samsung:EmbeddedVideoFile")
    #expect(metadata.motionPhoto?.facts.duration == 0.6)
    #expect(metadata["Samsung:EmbeddedVideoType"]?.description == "MotionPhoto_Data")
    #expect(metadata["Samsung:TimeStamp"]?.description == "2023:11:14 22:13:20.123+00:00")
    #expect(metadata["Samsung:MCCData"]?.description == "Germany (262)")
    #expect(metadata["Samsung:DepthMapData"]?.byteCount == 3)
    #expect(metadata.auxiliaryImages.map(\.kind) == [.depth])
    #expect(metadata.warnings.isEmpty)
  }

  @Test func samsungsBoxThatOnlyPlacesTheMovie() throws {
    let heic = try Fixture.bytes("motion.heic")
    let place = heic.count - Self.movie.count
    let content = Bytes("mpv2").big(place, Self.movie.count, size: 4).bytes
    let bytes =
      heic + BoxBytes.box("sefd", Self.trailer([(0x0a30, "MotionPhoto_Data", content)]))
    let metadata = try Metadata(bytes)
    #expect(
      metadata["Samsung:EmbeddedVideoOffsetSize"]?.description == "\(place) \(Self.movie.count)")
    #expect(metadata.motionPhoto?.range.lowerBound == place)
  }

  @Test func samsungsTrailerThatLies() throws {
    let good = Self.trailer([(0x0a30, "MotionPhoto_Data", [1, 2, 3]), (0x0a31, "V", [0x32])])
    for index in good.indices {
      var bad = good
      bad[index] = 0xff
      ContainerTests.exercise(Self.photo + bad)
      ContainerTests.exercise(BoxBytes.fileType("heic", "mif1") + BoxBytes.box("sefd", bad))
    }
    for length in good.indices { ContainerTests.exercise(Self.photo + good.suffix(length)) }
  }
}
