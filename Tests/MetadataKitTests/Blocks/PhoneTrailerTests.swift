import MetadataKit
import Testing

/// Trailers of phones: what exiftool 13.58 says of the same bytes.
@Suite struct PhoneTrailerTests {
  private static let end: [UInt8] = [
    0xff, 0xff, 0xff, 0xff, 0x1b, 0x2a, 0x39, 0x48, 0x57, 0x66, 0x75, 0x84, 0x93, 0xa2, 0xb1,
  ]
  private static let json = Array("vivo{\"a\":{\"b\":1}}\0xx".utf8)

  @Test func `Vivo's JSON is told, and the picture before it`() throws {
    let metadata = try Metadata(JPEGBytes.file([], trailer: Self.json + Self.end))
    #expect(metadata["Vivo:JSONInfo"]?.description == "{\"a\":{\"b\":1}}")
    #expect(metadata["Vivo:HDRImage"] == nil)
    let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 1, 2, 3, 0xff, 0xd9]
    let trailer =
      Array("streamdata".utf8) + picture + Array("streaminfo....".utf8) + Self.json + Self.end
    let file = JPEGBytes.file([], trailer: trailer)
    let both = try Metadata(file)
    #expect(both["Vivo:HDRImage"]?.byteRange.map { Array(file[$0]) } == picture)
    #expect(both["Vivo:JSONInfo"]?.description == "{\"a\":{\"b\":1}}")
    Bytes().raw(file).readEveryTruncation()
  }

  @Test func `OnePlus' JSON says where things are`() throws {
    let mark: [UInt8] = [1, 2, 3, 4, 5] + Array("OnePlus 9\0".utf8)
    let json = "[{\"name\":\"watermark.device\",\"offset\":15,\"length\":15}]"
    func file(_ json: String) -> [UInt8] {
      JPEGBytes.file(
        [],
        trailer: mark
          + Bytes(json).zeros(2).text("jxrs").little(json.utf8.count + 10, size: 4).bytes)
    }
    let metadata = try Metadata(file(json))
    #expect(metadata["OnePlus:JSONInfo"]?.description == json)
    #expect(metadata["OnePlus:Device"]?.description == "0x0102030405 OnePlus 9")
    let far = json.replacing("15", with: "9999999999")
    #expect(try Metadata(file(far))["OnePlus:Device"] == nil)
    let farthest = json.replacing("15", with: String(Int.max))
    #expect(try Metadata(file(farthest))["OnePlus:Device"] == nil)
    Bytes().raw(file(json)).readEveryTruncation()
  }

  @Test func `Only the end of a file is searched for JSON alone, all for a picture`() throws {
    var options = ReadOptions()
    options.limits.decodedBytes = 400_000
    let far = [UInt8](repeating: 0x73, count: 1_000_000)
    let alone = try Metadata(
      JPEGBytes.file([], trailer: far + Self.json + Self.end), options: options)
    #expect(alone["Vivo:JSONInfo"]?.description == "{\"a\":{\"b\":1}}")
    #expect(!alone.warnings.contains { $0.code == .limitExceeded })
    let picture: [UInt8] =
      [0xff, 0xd8, 0xff, 0xdb] + [UInt8](repeating: 1, count: 100_000) + [0xff, 0xd9]
    let file = JPEGBytes.file(
      [],
      trailer: Array("streamdata".utf8) + picture + Array("streaminfo....".utf8) + Self.json
        + Self.end)
    let both = try Metadata(file, options: options)
    #expect(both["Vivo:HDRImage"]?.byteRange.map { Array(file[$0]) } == picture)
    #expect(both["Vivo:JSONInfo"]?.description == "{\"a\":{\"b\":1}}")
  }

  @Test func `What is searched for a trailer of Vivo's is charged for`() throws {
    let trailer = Self.json + [UInt8](repeating: 0x73, count: 10_000) + Self.end
    var options = ReadOptions()
    options.limits.decodedBytes = 50_000
    let metadata = try Metadata(
      JPEGBytes.file([], trailer: (0..<10).flatMap { _ in trailer }), options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  /// exiftool has nothing of it.
  @Test func `WeChat's number of an account stands before a digest`() throws {
    let digest: [UInt8] = [
      0x2d, 0x59, 0x63, 0x4a, 0x0c, 0x54, 0x3f, 0x73,
      0xb8, 0x29, 0x54, 0x40, 0x97, 0x4e, 0x4d, 0xc3,
    ]
    func file(_ number: Int, _ digest: [UInt8], before: [UInt8] = []) -> [UInt8] {
      JPEGBytes.file([], trailer: before + Bytes().little(number, size: 8).raw(digest).bytes)
    }
    let whole = file(79_127_751, digest)
    let metadata = try Metadata(whole)
    #expect(metadata["WeChat:AccountNumber"]?.description == "79127751")
    #expect(metadata.trailersStart == whole.count - 24)
    #expect(metadata.warnings.isEmpty)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(!json.text.string.contains("WeChat"))
    // No number, one of more bits, no digest, more than these bytes.
    let zeros = [UInt8](repeating: 0, count: 16)
    for other in [
      file(0, digest), file(1 << 32 | 5, digest), file(79_127_751, zeros),
      file(79_127_751, digest, before: [1]),
    ] {
      #expect(try Metadata(other)["WeChat:AccountNumber"] == nil)
    }
    Bytes().raw(whole).readEveryTruncation()
  }

  @Test func `What Nikon's app did is XMP in a record`() throws {
    func trailer(_ kind: Int, _ record: Bytes) -> [UInt8] {
      let body = Bytes().text("NIKON APP", 64).big(kind, record.bytes.count, size: 4)
        .raw(record.bytes).zeros(8)
      return body.big(body.bytes.count + 20, size: 4).zeros(6).text("/NIKON APP").bytes
    }
    let packet = Bytes(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="image/jpeg"/></rdf:RDF></x:xmpmeta>
      """)
    let file = JPEGBytes.file([], trailer: trailer(1, packet))
    let metadata = try Metadata(file)
    #expect(metadata["XMP-dc:Format"]?.description == "image/jpeg")
    #expect(metadata.warnings.isEmpty)
    #expect(try !Metadata(JPEGBytes.file([], trailer: trailer(2, packet))).warnings.isEmpty)
    for length in stride(from: 0, to: file.count, by: 7) {
      ContainerTests.exercise(Array(file.prefix(length)))
    }
  }

  @Test(
    arguments: [
      ("vivo", "", "filter: 0; fileterIntensity: 0.0; \n"), ("Vivo", "", nil),
      ("vivo", "filter: 1; \n", nil),
    ] as [(String, String, String?)])
  func `Vivo's filter is told where no comment says it`(
    _ make: String, _ comment: String, _ filter: String?
  ) throws {
    // A directory of the maker and a pointer, one of the comment, then the texts.
    let hidden = Array("filter: 0; fileterIntensity: 0.0; \n\0".utf8)
    let comment = Array(comment.utf8)
    let file = Bytes("MM\0*").big(8, size: 4).big(2, size: 2)
      .big(0x10f, 2, size: 2).big(5, 56, size: 4).big(0x8769, 4, size: 2).big(1, 38, size: 4)
      .big(0, size: 4).big(1, size: 2).big(0x9286, 7, size: 2).big(comment.count, 61, size: 4)
      .big(0, size: 4).text(make + "\0").raw(comment).raw(hidden)
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xe1, "Exif\0\0", file.bytes)]))
    #expect(metadata["IFD0:Make"]?.description == make)
    #expect(metadata["Vivo:HiddenData"]?.description == filter)
  }
}
