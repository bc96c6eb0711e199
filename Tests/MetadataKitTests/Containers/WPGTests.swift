import Testing

@testable import MetadataKit

/// Drawings of WordPerfect and sounds of dictating machines, written byte by byte.
@Suite struct WPGTests {
  private func head(_ version: UInt8) -> Bytes {
    Bytes().raw([0xff]).text("WPC").little(16, size: 4).raw([1, 22, version, 0, 0, 0, 0, 0])
  }

  @Test func readsVersion1() throws {
    let file = head(1).raw([0x0f, 6, 1, 0]).little(10620, 4620, size: 2)
      .raw([0x01, 1, 0]).raw([0x08, 2, 0, 0, 0x08, 0xff, 2, 0, 0, 0, 0x08, 0xff, 0, 0x80, 1, 0, 9])
      .raw([0x77, 0]).raw([0x10, 0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:WPGVersion"]?.description == "1.0")
    #expect(metadata.pair("File:ImageWidthInches") == ["8.85", "8.85"])
    #expect(metadata.pair("File:ImageHeightInches") == ["3.85", "3.85"])
    #expect(
      metadata["File:Records"]?.values.map(\.description) == [
        "Start WPG (Type 1)", "Fill Attributes", "Polygon x 3", "Unknown (0x77)", "End WPG",
      ])
    #expect(metadata["File:Records"]?.values.map(\.numericDescription)[2] == "8x3")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func readsVersion2() throws {
    let start = Bytes().little(1200, 600, size: 2).raw([0]).zeros(8)
      .little(-600, 0, 600, 600, size: 2)
    let file = head(2).raw([0, 1, 0, UInt8(start.bytes.count)]).raw(start.bytes)
      .raw([0, 0x15, 0, 1, 9]).raw([0, 2, 0, 0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:ImageWidthInches"]?.description == "1.00")
    #expect(metadata["File:ImageHeightInches"]?.description == "1.00")
    #expect(
      metadata["File:RecordsV2"]?.values.map(\.description) == ["Start WPG", "Polyline", "End WPG"])
    file.readEveryTruncation()
  }

  @Test func hostileFilesAreBounded() throws {
    #expect(try Metadata(head(3).bytes).warnings.map(\.code) == [.unsupported])
    #expect(try Metadata(head(1).raw([0x0f, 2, 0, 0]).bytes).warnings.map(\.code) == [.malformed])
    let cut = try Metadata(head(1).raw([0x01, 0xff, 0xff, 0xff, 0xff, 0xff]).bytes)
    #expect(cut.warnings.map(\.code) == [.truncated])
    var options = ReadOptions()
    options.limits.entries = 100
    options.limits.units = 1000
    let many = head(1).raw((0..<3000).flatMap { [UInt8($0 % 2 + 1), 0] })
    #expect(
      try Metadata(many.bytes, options: options).warnings.map(\.code).contains(.limitExceeded))
  }

  @Test(arguments: [("\u{2}dss", "DSS"), ("\u{3}ds2", "DS2")])
  func readsDictations(_ mark: String, _ name: String) throws {
    let file = Bytes(mark).zeros(8).text("DS2300          ").zeros(10).text("051116135242")
      .text("051116135253").text("000110").zeros(730).text("To type", 100)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == name)
    #expect(metadata["Olympus:Model"]?.description == "DS2300          ")
    #expect(metadata["Olympus:StartTime"]?.description == "2005:11:16 13:52:42")
    #expect(metadata.pair("Olympus:Duration") == ["0:01:10", "70"])
    #expect(metadata["Olympus:Comment"]?.description == "To type")
    #expect(metadata.facts.duration == 70)
    file.readEveryTruncation()
    let odd = try Metadata(Bytes(mark).zeros(8).text("X", 16).zeros(10).text("abc", 50).bytes)
    #expect(odd["Olympus:StartTime"]?.description == "abc" && odd["Olympus:Duration"] == nil)
  }
}
