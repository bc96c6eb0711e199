import Testing

@testable import MetadataKit

/// Archives, written byte by byte.
@Suite struct ZIPTests {
  private typealias Part = ZIPBytes.Part

  private func archive(_ parts: [Part], comment: String = "") -> Bytes {
    ZIPBytes.archive(parts, comment: comment)
  }

  @Test func tellsOfTheParts() throws {
    let file = archive(
      [Part(name: "a.txt", content: [1, 2], comment: "mine"), Part(name: "b", content: [])],
      comment: "all")
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "ZIP")
    #expect(metadata["File:Comment"]?.description == "all")
    #expect(metadata["ZIP:ZipRequiredVersion"]?.description == "10")
    #expect(metadata.pair("ZIP:ZipBitFlag") == ["0x0800", "2048"])
    #expect(metadata.pair("ZIP:ZipCompression") == ["None", "0"])
    #expect(metadata["ZIP:ZipModifyDate"]?.description == "2008:04:03 09:54:36")
    #expect(metadata.pair("ZIP:ZipCRC") == ["0x00001234", "4660"])
    #expect(metadata["ZIP:ZipUncompressedSize"]?.description == "2")
    #expect(metadata["ZIP:ZipFileComment"]?.description == "mine")
    let names = metadata.tags.filter { $0.name == "ZipFileName" }.map(\.description)
    #expect(names == ["a.txt", "b"])
    file.readEveryTruncation()
  }

  private func settings(_ rating: Int) -> Part {
    let text = """
      <?xml version="1.0"?><SL Engine="1300"><E K="Rating" V="1"/><E K="Rating" V="\(rating)"/>
      <E K="CreationDate" V="2020-01-02T03:04:05"/><E K="ColorCorrections" V="1,2"/></SL>
      """
    return Part(name: "CaptureOne/Settings\(rating)/0.tif.cos", content: Array(text.utf8))
  }

  private func package(_ manifest: String) throws -> Metadata {
    var photo = TIFFBytes()
    photo.directory([.init(tag: 0x110, format: 2, count: 4, value: .inline(Array("P65+".utf8)))])
    return try Metadata(
      archive([
        Part(name: "0.tif", content: photo.bytes),
        Part(name: "manifest.xml", content: Array(manifest.utf8)), settings(2), settings(3),
      ]).bytes)
  }

  @Test func readsPackagesOfCaptureOne() throws {
    let metadata = try package(
      """
      <Manifest><File><RawPath>0.tif</RawPath>
      <SettingsPath>CaptureOne/Settings3/0.tif.cos</SettingsPath></File></Manifest>
      """)
    #expect(metadata.format.name == "EIP")
    #expect(metadata["IFD0:Model"]?.description == "P65+")
    #expect(metadata["XML:Engine"]?.description == "1300")
    #expect(metadata["XML:Rating"]?.description == "3")
    #expect(metadata["XML:CreationDate"]?.description == "2020:01:02 03:04:05")
    #expect(metadata["XML:ColorCorrections"]?.isBinary == true)
    #expect(metadata["ZIP:ZipFileName"]?.description == "0.tif")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func findsPhotoAndSettingsWithoutManifest() throws {
    let metadata = try package("<Manifest/>")
    #expect(metadata["IFD0:Model"]?.description == "P65+")
    #expect(metadata["XML:Rating"]?.description == "2")
  }

  /// Settings whose entries are all of the same bytes are paid for each time.
  @Test func boundsSettingsThatShareTheirBytes() throws {
    let text = "<SL>" + String(repeating: "<E K='a' V='b'/>", count: 5000) + "</SL>"
    let shared = Part(name: "CaptureOne/0.cos", content: Array(text.utf8))
    let file = archive([shared])
    // The directory's only entry stands before the record of 22 bytes at the end.
    let length = 46 + shared.name.utf8.count
    let body = Array(file.bytes.dropLast(22 + length))
    let entry = Array(file.bytes.dropLast(22).suffix(length))
    let directory = [[UInt8]](repeating: entry, count: 4000).flatMap(\.self)
    let package = Bytes().raw(body).raw(directory).text("PK\u{5}\u{6}").zeros(4)
      .little(4000, 4000, size: 2).little(directory.count, body.count, size: 4)
      .little(0, size: 2)
    let metadata = try Metadata(package.bytes)
    #expect(metadata["XML:TagA"]?.description == "b")
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    // What no room is left for ends it: there is no warning for each entry.
    #expect(metadata.warnings.count <= 2)
  }

  @Test func inflatesSettings() throws {
    // One block that is not compressed, of as many bytes as the directory says.
    let text = Array("<SL><E K='Rating' V='4'/></SL>".utf8)
    let size = UInt8(text.count)
    let stored = Part(
      name: "CaptureOne/0.cos", content: [1, size, 0, ~size, 0xff] + text)
    let file = archive([stored])
    let entry = file.bytes.count - 22 - 46 - stored.name.utf8.count
    let metadata = try Metadata(
      file.with([8, 0], at: entry + 10).with([size, 0, 0, 0], at: entry + 24).bytes)
    #expect(metadata["XML:Rating"]?.description == "4")
    #expect(metadata.warnings.isEmpty)
    // More than that is not taken.
    let longer = try Metadata(
      file.with([8, 0], at: entry + 10).with([size - 9, 0, 0, 0], at: entry + 24).bytes)
    #expect(longer["XML:Rating"] == nil)
    #expect(longer.warnings.contains { $0.code == .limitExceeded })
  }

  /// Whatever is wrong with a directory is told, and so is what can be read of it.
  @Test func badDirectoriesAreWarnedOf() throws {
    let parts = ["a", "b", "c"].map { Part(name: $0, content: [1, 2]) }
    func read(_ bytes: [UInt8]) throws -> (names: [String], warnings: [Warning]) {
      let metadata = try Metadata(bytes)
      let names = metadata.tags.filter { $0.name == "ZipFileName" }.map(\.description)
      #expect(metadata.warnings.allSatisfy { $0.offset != nil })
      return (names, metadata.warnings)
    }
    let whole = archive(parts)
    #expect(try read(whole.bytes).names == ["a", "b", "c"])
    #expect(try read(whole.bytes).warnings.isEmpty)
    let entry = 47
    let start = whole.bytes.count - 22 - 3 * entry
    // A mark in the middle that is none.
    let broken = try read(whole.with([0x51], at: start + entry).bytes)
    #expect(broken.names == ["a", "c"] && broken.warnings.map(\.code) == [.malformed])
    #expect(broken.warnings.first?.offset == start + entry)
    // No end record, a directory said to be elsewhere, one that ends within an entry, one whose place is not there.
    let endless = try read(Array(whole.bytes.dropLast(22)))
    #expect(endless.names == ["a", "b", "c"] && endless.warnings.map(\.code) == [.truncated])
    let end = whole.bytes.count - 22
    let elsewhere = try read(whole.with([0xff, 0xff, 0xff, 0x7f], at: end + 16).bytes)
    #expect(elsewhere.names == ["a", "b", "c"] && elsewhere.warnings.map(\.code) == [.malformed])
    #expect(elsewhere.warnings.first?.offset == start)
    let cut = try read(whole.with([UInt8(3 * entry - 4)], at: end + 12).bytes)
    #expect(cut.names == ["a", "b"] && cut.warnings.map(\.code) == [.malformed])
    let wide = try read(whole.with([0xff, 0xff, 0xff, 0xff], at: end + 16).bytes)
    #expect(wide.names == ["a", "b", "c"] && wide.warnings.map(\.code) == [.malformed])
  }

  @Test func longDirectoriesAreWarnedOf() throws {
    let many = try Metadata(archive((0..<4100).map { Part(name: "\($0)", content: []) }).bytes)
    #expect(many.tags.count { $0.name == "ZipFileName" } == 4096)
    #expect(many.warnings.map(\.code) == [.limitExceeded])
    let comment = String(repeating: "c", count: 60_000)
    let long = try Metadata(
      archive((0..<20).map { Part(name: "\($0)", content: [], comment: comment) }).bytes)
    #expect(long.tags.count { $0.name == "ZipFileName" } == 18)
    #expect(long.warnings.map(\.code) == [.limitExceeded])
    #expect(long.warnings.allSatisfy { $0.offset != nil })
  }
}
