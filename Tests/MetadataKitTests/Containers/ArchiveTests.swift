import Testing

@testable import MetadataKit

/// Archives that are none of ZIP's, and lists of streams.
@Suite struct ArchiveTests {
  @Test func tellsOfGzip() throws {
    let file = Bytes().raw([0x1f, 0x8b, 8, 0x1c]).little(1_257_437_364, size: 4).raw([2, 3])
      .little(2, size: 2).raw([9, 9]).text("a.txt\0").text("mine\0").raw([3, 0]).zeros(8)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.pair("ZIP:Compression") == ["Deflated", "8"])
    #expect(metadata["ZIP:Flags"]?.description == "ExtraFields, FileName, Comment")
    #expect(metadata["ZIP:ModifyDate"]?.description == "2009:11:05 16:09:24+00:00")
    #expect(metadata["ZIP:ExtraFlags"]?.description == "Maximum Compression")
    #expect(metadata["ZIP:OperatingSystem"]?.description == "Unix")
    #expect(metadata["ZIP:ArchivedFileName"]?.description == "a.txt")
    #expect(metadata["ZIP:Comment"]?.description == "mine")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
    let endless = try Metadata(
      Bytes().raw([0x1f, 0x8b, 8, 8]).zeros(6).raw([UInt8](repeating: 97, count: 5000)).bytes)
    #expect(endless.warnings.map(\.code) == [.limitExceeded])
  }

  /// A header of RAR 5, without its checksum.
  private func header(_ body: [UInt8]) -> [UInt8] { [0, 0, 0, 0, UInt8(body.count)] + body }

  private func entry(_ name: String, size: UInt8) -> [UInt8] {
    header(
      [2, 2, size, 6, size, 0x20] + [0x74, 0x39, 0xf3, 0x4a] + [1, 2, 3, 4] + [0, 1]
        + [UInt8(name.utf8.count)] + Array(name.utf8)) + [UInt8](repeating: 0x78, count: Int(size))
  }

  @Test func tellsOfRAR5() throws {
    let file = Bytes("Rar!").raw([0x1a, 7, 1, 0]).raw(header([1, 0, 0])).raw(entry("a", size: 5))
      .raw(header([3, 2, 2, 0]) + [1, 2]).raw(entry("b.txt", size: 3)).raw(header([5, 0, 0]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata["ZIP:FileVersion"]?.description == "RAR v5")
    #expect(metadata["ZIP:CompressedSize"]?.description == "5")
    #expect(metadata["ZIP:ModifyDate"]?.description == "2009:11:05 20:45:40+00:00")
    #expect(metadata.pair("ZIP:OperatingSystem") == ["Unix", "1"])
    let names = metadata.tags.filter { $0.name == "ArchivedFileName" }
    #expect(names.map(\.description) == ["a", "b.txt"])
    #expect(names.map(\.record.document) == [0, 1])
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
    // A header that lies about its length.
    let lie = try Metadata(
      Bytes("Rar!").raw([0x1a, 7, 1, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]).bytes)
    #expect(lie.warnings.map(\.code) == [.truncated])
  }

  @Test func tellsOfRAR4() throws {
    let name = Array("a.txt".utf8)
    let entry = Bytes().raw([0, 0, 0x74]).little(0x8000, 32 + name.count, size: 2)
      .little(4, 9, size: 4).raw([3]).little(0, 0x3b65_5d2b, size: 4).raw([20, 0x33])
      .little(name.count, size: 2).zeros(4).raw(name).text("data").bytes
    let file = Bytes("Rar!").raw([0x1a, 7, 0]).raw([0, 0, 0x73, 0, 0, 13, 0]).zeros(6).raw(entry)
      .raw([0, 0, 0x7b, 0, 0x40, 7, 0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["ZIP:FileVersion"]?.description == "RAR v4")
    #expect(metadata["ZIP:UncompressedSize"]?.description == "9")
    #expect(metadata["ZIP:OperatingSystem"]?.description == "Unix")
    #expect(metadata["ZIP:ModifyDate"]?.description == "2009:11:05 11:41:22")
    #expect(metadata["ZIP:PackingMethod"]?.description == "Normal")
    #expect(metadata["ZIP:ArchivedFileName"]?.description == "a.txt")
    // exiftool counts the header with it.
    let sizes = metadata.tags.filter { $0.name == "CompressedSize" }
    #expect(sizes.map(\.description) == [String(25 + name.count), "4"])
    #expect(sizes.map(\.isListed) == [false, true])
    #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
    file.readEveryTruncation()
    // Of a file that is only begun, its header is there.
    let cut = try Metadata(Array(file.bytes.dropLast(9)))
    #expect(cut["ZIP:ArchivedFileName"]?.description == "a.txt")
    #expect(cut.warnings.map(\.code) == [.truncated])
    // What follows the header of an archive whose headers are enciphered is no block.
    let hidden = try Metadata(file.with([0x80], at: 10).with([9, 9, 9, 0xff, 0xff], at: 20).bytes)
    #expect(hidden["ZIP:ArchivedFileName"] == nil)
    #expect(hidden.warnings.map(\.code) == [.unsupported])
    // Of RAR 5 one header says so.
    let later = Bytes("Rar!").raw([0x1a, 7, 1, 0]).raw(header([4, 0, 0, 0, 15])).raw([
      9, 9, 9, 9, 9,
    ])
    #expect(try Metadata(later.bytes).warnings.map(\.code) == [.unsupported])
  }

  @Test func tellsOf7z() throws {
    let metadata = try Metadata(
      Bytes("7z").raw([0xbc, 0xaf, 0x27, 0x1c, 0, 4]).zeros(24).bytes)
    #expect(metadata["ZIP:FileVersion"]?.description == "7z v0.04")
  }

  @Test func tellsOfListsOfStreams() throws {
    let file = Bytes("rtsp://a.b/c.rm\r\nhttp://a.b/d\r\n-- words\r\n")
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "RAM")
    let tags = metadata.tags.filter { $0.group == "Real" }
    #expect(tags.map(\.name) == ["URL", "URL", "Text"])
    #expect(tags.map(\.description) == ["rtsp://a.b/c.rm", "http://a.b/d", "-- words"])
    file.readEveryTruncation()
    let long = try Metadata(
      Array(("pnm://a\n" + String(repeating: "x", count: 300) + "\n").utf8))
    #expect(long["Real:URL"]?.description == "pnm://a")
    #expect(long.warnings.map(\.code) == [.malformed])
  }
}
