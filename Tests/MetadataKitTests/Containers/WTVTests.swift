import MetadataKit
import Testing

@Suite struct WTVTests {
  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
  }

  private func attribute(_ name: String, _ type: Int, _ value: [UInt8]) -> [UInt8] {
    Bytes()
      .raw([0x5a, 0xfe, 0xd7, 0x6d, 0xc8, 0x1d, 0x8f, 0x4a])
      .raw([0x99, 0x22, 0xfa, 0xb1, 0x1c, 0x38, 0x14, 0x53])
      .little(type, value.count, size: 4).raw(utf16(name)).zeros(2).raw(value).bytes
  }

  private func entry(_ name: String, sector: Int, kind: Int) -> [UInt8] {
    Bytes()
      .raw([0x92, 0xb7, 0x74, 0x91, 0x59, 0x70, 0x70, 0x44])
      .raw([0x88, 0xdf, 0x06, 0x3b, 0x82, 0xcc, 0x21, 0x3d])
      .little(0x30 + name.utf16.count * 2, 0, 0, 0, name.utf16.count, 0, size: 4)
      .raw(utf16(name)).little(sector, kind, size: 4).bytes
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    Bytes().little(value, size: size).bytes
  }

  private var attributes: [UInt8] {
    attribute("Title", 1, utf16("Grüße\0")) + attribute("Duration", 4, number(273_836_704, 8))
      + attribute("WM/SubTitle", 1, utf16("Second\0"))
      + attribute("WM/MediaIsLive", 3, number(1, 4))
      + attribute("WM/WMRVHardPrePadding", 0, number(-2674, 4))
      + attribute("WM/WMRVEncodeTime", 4, number(636_628_706_840_000_000, 8))
      + attribute("WM/WMRVEndTime", 4, number(0, 8))
      + attribute("WM/MediaOriginalBroadcastDateTime", 1, utf16("2018-05-25T18:44:00Z\0"))
      + attribute("WM/MediaClassPrimaryID", 6, [UInt8](0..<16))
      + attribute("WM/WMRVBitrate", 0, number(7, 4))
      + attribute("WM/WMRVnew thing", 0, number(3, 4))
  }

  /// A file of sectors of 256 bytes: header, directory, numbers of sectors, and these.
  private func file(_ data: [UInt8]) -> [UInt8] {
    let sectors = (data.count + 255) / 256
    func padded(_ bytes: [UInt8]) -> Bytes { Bytes().raw(bytes).zeros(-bytes.count & 255) }
    let signature: [UInt8] = [
      0xb7, 0xd8, 0, 0x20, 0x37, 0x49, 0xda, 0x11, 0xa6, 0x4e, 0, 7, 0xe9, 0x5e, 0xad, 0x8d,
    ]
    let head = Bytes().raw(signature).zeros(24).little(0x100, 0, 0, 0, 1, size: 4)
    let directory =
      entry("timeline", sector: -1, kind: 0)
      + entry("table.0.entries.legacy_attrib\0", sector: 2, kind: 1)
    let numbers = (0..<sectors).flatMap { number(3 + $0, 4) }
    return padded(head.bytes).raw(padded(directory).bytes).raw(padded(numbers).bytes)
      .raw(padded(data).bytes).bytes
  }

  @Test func readsAttributes() throws {
    let metadata = try Metadata(file(attributes))
    func words(_ name: String) -> String? { metadata["WTV:" + name]?.description }
    #expect(metadata.format.name == "WTV")
    #expect(metadata.format.mimeType == "video/x-ms-wtv")
    #expect(words("Title") == "Grüße")
    #expect(words("Duration") == "27.38 s")
    #expect(metadata["WTV:Duration"]?.numericDescription == "27.3836704")
    #expect(words("Subtitle") == "Second")
    #expect(words("MediaIsLive") == "Yes")
    #expect(words("HardPrePadding") == "-2674")
    #expect(words("EncodeTime") == "2018:05:25 18:44:44Z")
    #expect(words("EndTime") == "   1:01:01 00:00:00Z")
    #expect(words("MediaOriginalBroadcastDateTime") == "2018:05:25 18:44:00Z")
    #expect(words("MediaClassPrimaryID") == "000102030405060708090a0b0c0d0e0f")
    #expect(words("Newthing") == "3")
    #expect(metadata.movie?.duration == 27.3836704)
    #expect(metadata.facts.creationDate == "2018:05:25 18:44:44Z")
  }

  @Test func survivesEveryTruncationAndLie() {
    Bytes().raw(file(attributes)).readEveryTruncationAndLie(every: 3)
  }

  /// Thousands of entries that lead to the same sectors.
  @Test func sharedSectorsAreBounded() throws {
    let head = Array(file([])[..<256])
    var bytes = Bytes().raw(head).zeros(0x1000 - 256)
      .with(number(0x1000, 4), at: 0x28)
      .with((1...8).flatMap { number($0, 4) }, at: 0x38)
    let one = entry("table.0.entries.legacy_attrib", sector: 9, kind: 1)
    let directory = (0..<(0x8000 / one.count)).flatMap { _ in one }
    bytes = bytes.raw(directory).zeros(0x8000 - directory.count)
      .raw((0..<1024).flatMap { _ in number(10, 4) }).zeros(0x1000)
    let metadata = try metadataWithinAMinute(of: bytes.bytes)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func `Values that are longer than what is kept are not decoded`() throws {
    let value = [UInt8](repeating: 0x41, count: 1002)
    var options = ReadOptions()
    options.limits.valueBytes = 1000
    let metadata = try Metadata(
      file(attribute("Hex", 6, value) + attribute("Text", 1, value)), options: options)
    #expect(metadata["WTV:Hex"]?.byteCount == value.count)
    #expect(metadata["WTV:Text"]?.byteCount == value.count)
    #expect(metadata["WTV:Text"]?.isBinary == true)
  }
}
