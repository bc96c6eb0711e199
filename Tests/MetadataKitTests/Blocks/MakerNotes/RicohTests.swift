import MetadataKit
import Testing

/// Ricoh's notes, written byte by byte.
@Suite struct RicohTests {
  @Test(arguments: [0, 0xff] as [UInt8]) func aDirectoryStandsWithin(behindName: UInt8) throws {
    let inner: [UInt8] =
      Array("[Ricoh Camera Info]".utf8)
      + [behindName, 0, 1, 0, 4, 0, 4, 0, 0, 0, 1, 0, 0, 0x12, 0x34, 0, 0, 0, 0]
    let metadata = try Metadata(
      NoteBytes(
        "RICOH", "GR DIGITAL 3", head: "Ricoh\0\0\0",
        [
          .text(2, "Rev0113"), .data(5, Array("WC00000012345678".utf8)), .data(0x2001, inner),
        ]
      ).asJPEG)
    #expect(metadata["Ricoh:FirmwareVersion"]?.description == "1.13")
    #expect(metadata["Ricoh:SerialNumber"]?.description == "(WC000000)12345678")
    #expect(metadata.tags.contains { $0.number == 4 && $0.group == "Ricoh" })
  }

  @Test func tellsOfText() throws {
    let metadata = try Metadata(
      NoteBytes("RICOH", "RDC-5300", bytes: Array("Rv0113;Rg00FC;Gg0100;XxQQ;Bg01".utf8)).asJPEG)
    func words(_ name: String) -> String? { metadata["Ricoh:" + name]?.description }
    #expect(words("FirmwareVersion") == "1.13")
    #expect(words("RedGain") == "00FC")
    #expect(words("GreenGain") == "0100")
  }
}
