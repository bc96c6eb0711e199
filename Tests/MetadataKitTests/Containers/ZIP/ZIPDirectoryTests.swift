import Testing

@testable import MetadataKit

/// Directories of 64 bits, and archives without one, written byte by byte.
@Suite struct ZIPDirectoryTests {
  private typealias Part = ZIPBytes.Part

  /// An archive of one part, all numbers of which have 64 bits.
  private func wide(before: [UInt8] = []) -> Bytes {
    let local = Bytes().raw(before).text("PK\u{3}\u{4}").little(45, 0, 0, size: 2)
      .little(0, 0, 0xffff_ffff, 0xffff_ffff, size: 4).little(1, 20, size: 2).text("a")
      .little(1, 16, size: 2).little(2, 2, size: 8).text("hi")
    let start = local.bytes.count
    let entry = Bytes().text("PK\u{1}\u{2}").little(45, 45, 0, 0, size: 2)
      .little(0, 0, 0xffff_ffff, 0xffff_ffff, size: 4).little(1, 33, 0, 0, 0, size: 2)
      .little(0, 0xffff_ffff, size: 4).text("a")
      // Another field stands first.
      .little(0x7875, 1, size: 2).raw([0]).little(1, 24, size: 2)
      .little(2, 2, before.count, size: 8)
    let end = start + entry.bytes.count
    return local.raw(entry.bytes).text("PK\u{6}\u{6}").little(44, size: 8).little(45, 45, size: 2)
      .little(0, 0, size: 4).little(1, 1, entry.bytes.count, start, size: 8)
      .text("PK\u{6}\u{7}").little(0, size: 4).little(end, size: 8).little(1, size: 4)
      .text("PK\u{5}\u{6}").little(0, 0, 0xffff, 0xffff, size: 2)
      .little(0xffff_ffff, 0xffff_ffff, size: 4).little(0, size: 2)
  }

  @Test func readsDirectoriesOf64Bits() throws {
    let file = wide()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(ZIPBytes.names(metadata) == ["a"])
    #expect(metadata["ZIP:ZipCompressedSize"]?.description == "2")
    #expect(metadata["ZIP:ZipUncompressedSize"]?.description == "2")
    #expect(metadata["ZIP:ZipRequiredVersion"]?.description == "45")
    file.readEveryTruncation()
  }

  @Test func readsPartsWhoseStartHas64Bits() throws {
    var found = MetadataBuilder(format: Container.zip.formats[0], options: ReadOptions())
    let file = Region(ByteReader(wide(before: [7, 7, 7]).bytes))
    let directory = try ZIPDirectory(file, &found)
    let part = try #require(directory.parts.first)
    #expect(part.start == 3)
    #expect(try part.content(file, &found).all(limit: 10).text == "hi")
  }

  /// Where something was put in front of an archive, its places count from where it began.
  @Test func readsAnArchiveBehindOtherBytes() throws {
    let archive = ZIPBytes.archive([Part("mimetype", "application/epub+zip"), Part("b", "hi")])
    let metadata = try Metadata(Bytes("PK\u{3}\u{4}").zeros(50).raw(archive.bytes).bytes)
    #expect(metadata.format.name == "EPUB")
    #expect(!metadata.warnings.contains { $0.message.contains("broken entry") })
  }

  /// Where something is lost within an archive, what stands before that is where it is said to be; more may be lost than
  /// the directory is long.
  @Test(arguments: [2, 40, 2000])
  func readsAnArchiveThatBytesAreLostOf(_ count: Int) throws {
    let parts = [
      Part("mimetype", "application/vnd.oasis.opendocument.text"),
      Part("a", String(repeating: "1", count: 3000) + "23"),
      Part("meta.xml", "<m><title>Title</title></m>"),
    ]
    var bytes = ZIPBytes.archive(parts).bytes
    let place = try #require(ByteSlice(bytes).firstPlace(of: "123")) - count
    bytes.removeSubrange(place..<(place + count))
    let metadata = try Metadata(bytes)
    #expect(metadata.format.name == "ODT")
    #expect(metadata.tags.contains { $0.description == "Title" })
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.first?.offset == ByteSlice(bytes).firstPlace(of: "PK\u{1}\u{2}"))
  }

  /// Without the directory, the parts' own headers tell of them.
  @Test func goesFromHeaderToHeader() throws {
    let app = "<Properties><Company>C</Company></Properties>"
    let whole = ZIPBytes.archive([
      Part("[Content_Types].xml", "<T/>"), Part("docProps/app.xml", app, isDeflated: true),
      Part("b", "text"),
    ])
    let start = try #require(ByteSlice(whole.bytes).firstPlace(of: "PK\u{1}\u{2}"))
    let metadata = try Metadata(Array(whole.bytes[..<start]))
    #expect(ZIPBytes.names(metadata) == ["[Content_Types].xml", "docProps/app.xml", "b"])
    #expect(metadata.warnings.map(\.code) == [.truncated])
    #expect(metadata.warnings.first?.offset == start)
    #expect(metadata["XML:Company"]?.description == "C")
    #expect(metadata["ZIP:ZipModifyDate"]?.description == "2008:04:03 09:54:36")
    #expect(metadata["ZIP:ZipCompression"]?.description == "None")
    // What is behind a part whose length is not told cannot be found.
    var stream = Array(whole.bytes[..<start])
    stream.replaceSubrange(6..<7, with: [8])
    stream.replaceSubrange(18..<26, with: [UInt8](repeating: 0, count: 8))
    let first = try Metadata(stream)
    #expect(ZIPBytes.names(first) == ["[Content_Types].xml"])
    #expect(first.warnings.map(\.code).contains(.unsupported))
  }

  @Test func manyHeadersAreWarnedOf() throws {
    let header = Bytes().text("PK\u{3}\u{4}").zeros(26)
    let file = Bytes().raw([[UInt8]](repeating: header.bytes, count: 4100).flatMap(\.self))
    let metadata = try Metadata(file.bytes)
    #expect(ZIPBytes.names(metadata).count == 4096)
    #expect(metadata.warnings.map(\.code) == [.truncated, .limitExceeded])
  }
}
