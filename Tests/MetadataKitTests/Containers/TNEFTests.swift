import Testing

@testable import MetadataKit

/// Messages that Outlook packed, written byte by byte.
@Suite struct TNEFTests {
  private func attribute(_ level: UInt8, _ id: Int, _ value: [UInt8]) -> [UInt8] {
    Bytes().raw([level]).little(id, value.count, size: 4).raw(value).zeros(2).bytes
  }

  private func message(_ attributes: [UInt8]...) -> Bytes {
    Bytes().little(0x223e_9f78, size: 4).zeros(2)
      .raw(attribute(1, 0x8_9006, [0, 0, 1, 0]))
      .raw(attribute(1, 0x6_9007, [0xe4, 4, 0, 0, 0, 0, 0, 0])).raw(attributes.flatMap { $0 })
  }

  /// A property of a varying length.
  private func property(_ type: Int, _ id: Int, _ value: [UInt8]) -> [UInt8] {
    Bytes().little(type, id, size: 2).little(1, value.count, size: 4).raw(value)
      .zeros((4 - value.count % 4) % 4).bytes
  }

  private func properties(_ all: [UInt8]...) -> [UInt8] {
    Bytes().little(all.count, size: 4).raw(all.flatMap { $0 }).bytes
  }

  private let space: [UInt8] = [0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]

  private var file: Bytes {
    let wide = Array("Grüße\0".utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let named = Bytes().little(0x1f, 0x8000, size: 2).little(0x20329, size: 4).raw(space)
      .little(1, 8, size: 4).raw([0x4d, 0, 0x79, 0, 0x41, 0, 0, 0]).little(1, 4, size: 4)
      .raw([0x61, 0, 0, 0]).bytes
    let numbered = Bytes().little(5, 0x8001, size: 2).little(0x62008, size: 4).raw(space)
      .little(0, 0x8554, size: 4).raw([0, 0, 0, 0, 0, 0, 0x26, 0x40]).bytes
    let home = Bytes().little(0x1e, 0x8002, size: 2).little(0x62004, size: 4).raw(space)
      .little(0, 0x801a, size: 4).little(1, 3, size: 4).raw([0x48, 0x31, 0, 0]).bytes
    return message(
      attribute(1, 0x7_8008, Array("IPM.Note\0".utf8)),
      attribute(1, 0x4_800d, [2, 0]),
      attribute(
        1, 0x3_8005, Bytes().little(2004, 2, 17, 11, 25, 35, 2, size: 2).bytes),
      attribute(1, 0x5_0008, [0x41, 0, 0, 0]),
      attribute(1, 0x6_9004, [1, 0, 0, 0]),
      attribute(
        1, 0x6_9003,
        properties(
          [0x0b, 0, 2, 0, 1, 0, 0, 0],
          [0x40, 0, 0x39, 0] + Bytes().little(0x01c3_f58b_d0f3_d6aa, size: 8).bytes,
          property(0x1e, 0x0c1a, [0x4a, 0xf6, 0x72, 0x67, 0]), property(0x1f, 0x70, wide),
          property(0x102, 0x7f, Array("<1@b>\0".utf8)),
          property(0x102, 0x1009, rich), named, numbered, home,
          [3, 0, 0x76, 0x40, 255, 255, 255, 255],
          [3, 0x10, 7, 0x10, 2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0])),
      attribute(2, 0x6_9002, [UInt8](repeating: 1, count: 14)),
      attribute(2, 0x1_8010, Array("a.txt\0".utf8)),
      attribute(2, 0x6_800f, [1, 2, 3]),
      attribute(
        2, 0x6_9005,
        properties([3, 0, 5, 0x37, 1, 0, 0, 0], property(0x1e, 0x3707, Array("a long.txt\0".utf8)))),
      attribute(2, 0x6_9002, [UInt8](repeating: 1, count: 14)),
      attribute(2, 0x1_8010, Array("b.txt\0".utf8)),
      attribute(2, 0x6_9005, properties()))
  }

  /// `{\rtf1\ansi` of the dictionary, `ab`, `ab` of what was before, and the end.
  private let rich: [UInt8] =
    Bytes().little(21, 15, 0x7546_5a4c, 0, size: 4)
    .raw([0b0001_1001, 0x00, 0x09, 0x61, 0x62, 0x0d, 0xa0, 0x0d, 0xe0]).bytes

  @Test func tellsOfAMessage() throws {
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "TNEF")
    #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
    #expect(metadata.pair("File:TNEFVersion") == ["0.1.0.0", "0 1 0 0"])
    #expect(
      metadata.pair("File:CodePage") == ["Windows Latin 1 (Western European)", "1252"])
    #expect(metadata["File:MessageClass"]?.description == "IPM.Note")
    #expect(metadata.pair("File:Priority") == ["High", "2"])
    #expect(metadata["File:SentDate"]?.description == "2004:02:17 11:25:35")
    #expect(metadata["File:OwnerAppointmentID"]?.description == "65")
    #expect(metadata["File:AlternateRecipientAllowed"]?.description == "True")
    #expect(metadata["File:ClientSubmitTime"]?.description == "2004:02:17 19:25:35+00:00")
    #expect(metadata["File:SenderName"]?.description == "Jörg")
    #expect(metadata["File:Subject"]?.description == "Grüße")
    #expect(metadata["File:CorrelationKey"]?.description == "<1@b>")
    #expect(metadata["File:MyA"]?.description == "a")
    #expect(metadata["File:AppVersion"]?.description == "11")
    #expect(metadata["File:HomeAddress"]?.description == "H1")
    #expect(metadata["File:SpamConfidenceLevel"]?.description == "-1")
    #expect(metadata["File:SyncBodyCount"]?.description == "1 2")
    #expect(metadata["File:AttachMethod"]?.description == "AttachData")
    #expect(metadata["File:AttachLongFileName"]?.description == "a long.txt")
    #expect(metadata.tags.count { $0.name == "AttachTitle" } == 2)
  }

  @Test func inflatesRichText() throws {
    var found = MetadataBuilder(format: FileFormat("X", "x", "", nil), options: ReadOptions())
    let text = try CompressedRTF.text(ByteSlice(rich), &found)
    #expect(String(decoding: text, as: UTF8.self) == #"{\rtf1\ansiabab"#)
    let plain = Bytes().little(3, 3, 0x414c_454d, 0, size: 4).text("abc").bytes
    #expect(try CompressedRTF.text(ByteSlice(plain), &found) == Array("abc".utf8))
  }

  @Test func wrongMessagesAreBounded() throws {
    file.readEveryTruncation()
    // Programs put the end of a line behind all.
    #expect(try Metadata(file.text("\r\n").bytes).warnings.isEmpty)
    #expect(try Metadata(file.text("\r\n\r\n").bytes).warnings.map(\.code) == [.truncated])
    let many = message(attribute(1, 0x6_9003, Bytes().little(1 << 30, size: 4).bytes))
    #expect(try Metadata(many.bytes).warnings.map(\.code).contains(.truncated))
    // A thousand million numbers, and as many texts.
    for type in [0x1003, 0x101e] {
      let list = properties(Bytes().little(type, 0x70, size: 2).little(1 << 30, size: 4).bytes)
      let metadata = try Metadata(message(attribute(1, 0x6_9003, list)).bytes)
      #expect(metadata.warnings.map(\.code) == [.truncated])
    }
    var options = ReadOptions()
    options.limits.inflatedBytes = 1000
    // Seventeen bytes for two, again and again.
    let bomb = Bytes().little(0, 0, 0x7546_5a4c, 0, size: 4)
      .raw([0x00] + Array("abcdefgh".utf8))
      .raw((0..<200).flatMap { _ in [0xff] + [UInt8]([0x0c, 0xff]) * 8 })
    let cut = message(attribute(1, 0x6_9003, properties(property(0x102, 0x1009, bomb.bytes))))
    #expect(
      try Metadata(cut.bytes, options: options).warnings.map(\.code).contains(.limitExceeded))
  }
}

private func * (bytes: [UInt8], count: Int) -> [UInt8] {
  Array(repeating: bytes, count: count).flatMap { $0 }
}
