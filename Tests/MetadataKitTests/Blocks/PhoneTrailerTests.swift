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
}
