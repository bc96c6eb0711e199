import Testing

@testable import MetadataKit

/// Packets of a network, written byte by byte.
@Suite struct PCAPTests {
  @Test func readsPCAP() throws {
    let file = Bytes().little(0xa1b2_c3d4, size: 4).little(2, 4, size: 2).zeros(8)
      .little(65535, 113, 1_602_602_401, 894_995, 0, 0, size: 4)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:PCAPVersion"]?.description == "PCAP 2.4")
    #expect(metadata.pair("File:ByteOrder") == ["Little-endian (Intel, II)", "II"])
    // exiftool takes the other half of the number.
    #expect(metadata.pair("File:LinkType") == ["Linux SLL", "113"])
    #expect(metadata["File:TimeStamp"]?.description == "2020:10:13 15:20:01.894995+00:00")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
    let nano = Bytes().big(0xa1b2_3c4d, size: 4).big(2, 4, size: 2).zeros(8)
      .big(65535, 1, 1_602_602_401, 123_456_789, 0, 0, size: 4)
    let exact = try Metadata(nano.bytes)
    #expect(exact["File:LinkType"]?.description == "IEEE 802.3 Ethernet")
    #expect(exact["File:TimeStamp"]?.description == "2020:10:13 15:20:01.123456789+00:00")
  }

  private func option(_ code: Int, _ value: [UInt8]) -> [UInt8] {
    Bytes().little(code, value.count, size: 2).raw(value)
      .zeros((4 - value.count % 4) % 4).bytes
  }

  private func block(_ type: Int, _ body: [UInt8]) -> Bytes {
    Bytes().little(type, body.count + 12, size: 4).raw(body).little(body.count + 12, size: 4)
  }

  private func file(resolution: [UInt8]) -> Bytes {
    let section = Bytes().little(0x1a2b_3c4d, size: 4).little(1, 0, size: 2)
      .raw([UInt8](repeating: 255, count: 8))
      .raw(option(2, Array("A Computer".utf8))).raw(option(4, Array("A Program".utf8)))
      .raw(option(1, Array("for you".utf8))).zeros(4)
    let interface = Bytes().little(1, 0, size: 2).little(65535, size: 4)
      .raw(option(2, Array("eth0".utf8))).raw(option(4, [192, 0, 2, 1, 255, 255, 255, 0]))
      .raw(option(5, [0x20, 1, 0x0d, 0xb8] + [UInt8](repeating: 0, count: 12) + [64]))
      .raw(option(6, [0, 1, 2, 0xa, 0xb, 0xc])).raw(option(8, [0, 0, 0, 1, 0, 0, 0, 0]))
      .raw(resolution).raw(option(11, [0] + Array("tcp".utf8))).zeros(4)
    let packet = Bytes().little(0, 0x5b18e, 0xf2e1_9253, 4, 4, size: 4).zeros(4)
    return block(0x0a0d_0d0a, section.bytes).raw(block(1, interface.bytes).bytes)
      .raw(block(6, packet.bytes).bytes)
  }

  @Test func readsPCAPNG() throws {
    let file = file(resolution: option(9, [6]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["File:PCAPVersion"]?.description == "PCAPNG 1.0")
    #expect(metadata["File:Hardware"]?.description == "A Computer")
    #expect(metadata["File:UserApplication"]?.description == "A Program")
    #expect(metadata["File:Comment"]?.description == "for you")
    #expect(metadata["File:DeviceName"]?.description == "eth0")
    #expect(metadata["File:IPv4Addr"]?.description == "192.0.2.1 255.255.255.0")
    #expect(
      metadata["File:IPv6Addr"]?.description == "2001:0db8:0000:0000:0000:0000:0000:0000/64")
    #expect(metadata["File:MACAddr"]?.description == "00-01-02-0a-0b-0c")
    #expect(metadata["File:Speed"]?.description == "16777216")
    #expect(metadata["File:TimeStampResolution"]?.numericDescription == "1e-06")
    #expect(metadata["File:Filter"]?.description == "0: tcp")
    // exiftool takes the length of the block before for a half of the time.
    #expect(metadata["File:TimeStamp"]?.description == "2020:10:13 15:20:01.894995+00:00")
    file.readEveryTruncation()
  }

  /// Without a resolution the clock counts microseconds; one of nothing is no time.
  @Test(
    arguments: [
      ([], "2020:10:13 15:20:01.894995+00:00"), ([0x8a], "51798:09:28 20:19:17.620117+00:00"),
      ([0x7f], "0000:00:00 00:00:00"), ([0xff], "0000:00:00 00:00:00"),
    ] as [([UInt8], String)])
  func readsClocks(_ code: [UInt8], _ text: String) throws {
    let metadata = try Metadata(file(resolution: code.isEmpty ? [] : option(9, code)).bytes)
    let shown = try #require(metadata["File:TimeStamp"]?.description)
    if code != [0x8a] { #expect(shown == text) }
  }

  @Test func readsNetworkMonitor() throws {
    let file = Bytes("GMBU").raw([0, 2]).little(1, 2003, 7, 3, 9, 10, 15, 30, 250, size: 2)
      .zeros(16).little(48, 5, size: 4).text("Hello")
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "CAP")
    #expect(metadata["File:TimeStamp"]?.description == "2003:07:09 10:15:30.250")
    #expect(metadata["File:LinkType"]?.description == "IEEE 802.3 Ethernet")
    #expect(metadata["File:Comment"]?.description == "Hello")
    file.readEveryTruncation()
  }

  @Test func longCommentsAreTold() throws {
    let head = Bytes("GMBU").raw([0, 2]).little(1, 2003, 7, 3, 9, 10, 15, 30, 250, size: 2)
      .zeros(16).bytes
    let text = String(repeating: "c", count: 5000)
    let file = Bytes().raw(head).little(48, 5000, size: 4).text(text)
    #expect(try Metadata(file.bytes)["File:Comment"]?.description == text)
    var options = ReadOptions()
    options.limits.valueBytes = 4000
    let metadata = try Metadata(file.bytes, options: options)
    #expect(metadata["File:Comment"] == nil)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func wrongBlocksAreBounded() throws {
    let start = block(0x0a0d_0d0a, Bytes().little(0x1a2b_3c4d, size: 4).zeros(12).bytes)
    let none = try Metadata(start.little(1, 0, size: 4).zeros(20).bytes)
    #expect(none.warnings.map(\.code) == [.malformed])
    // An option that reaches past its block; the next one is read all the same.
    let long = Bytes().little(113, 0, size: 2).zeros(4).little(2, 9999, size: 2).bytes
    let file = start.raw(block(1, long).bytes)
      .raw(block(6, Bytes().little(0, 0x5b18e, 0, 0, 0, size: 4).bytes).bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    #expect(metadata["File:TimeStamp"] != nil)
    var options = ReadOptions()
    options.limits.units = 10
    let many = start.raw(
      Array(repeating: block(1, [0, 0, 0, 0, 0, 0, 0, 0]).bytes, count: 50).flatMap { $0 })
    let bounded = try Metadata(many.bytes, options: options)
    #expect(bounded.warnings.map(\.code) == [.limitExceeded])
  }
}
