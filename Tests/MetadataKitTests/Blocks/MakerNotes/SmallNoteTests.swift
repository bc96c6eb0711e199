import MetadataKit
import Testing

/// Ricoh's, Samsung's and Sigma's notes, written byte by byte.
@Suite struct SmallNoteTests {
  @Test func ricohHasADirectoryWithin() throws {
    let inner: [UInt8] =
      Array("[Ricoh Camera Info]\0".utf8)
      + [0, 1, 0, 4, 0, 4, 0, 0, 0, 1, 0, 0, 0x12, 0x34, 0, 0, 0, 0]
    let metadata = try Metadata(
      NoteWriter.jpeg(
        "RICOH", "GR DIGITAL 3", head: "Ricoh\0\0\0",
        [
          .text(2, "Rev0113"), .bytes(5, Array("WC00000012345678".utf8)), .bytes(0x2001, inner),
        ]))
    #expect(metadata["Ricoh:FirmwareVersion"]?.description == "1.13")
    #expect(metadata["Ricoh:SerialNumber"]?.description == "(WC000000)12345678")
    #expect(metadata.tags.contains { $0.number == 4 && $0.group == "Ricoh" })
  }

  @Test func ricohWritesText() throws {
    let metadata = try Metadata(
      NoteWriter.jpeg("RICOH", "RDC-5300") { _ in Array("Rv0113;Rg00FC;Gg0100;XxQQ;Bg01".utf8) })
    func words(_ name: String) -> String? { metadata["Ricoh:" + name]?.description }
    #expect(words("FirmwareVersion") == "1.13")
    #expect(words("RedGain") == "00FC")
    #expect(words("GreenGain") == "0100")
  }

  @Test(arguments: [true, false])
  func samsungCountsFromTheBlockOrTheNote(_ countsFromNote: Bool) throws {
    let bytes = NoteWriter.jpeg("SAMSUNG", "NX10") { start in
      let base = countsFromNote ? 0 : start
      let number = TIFFBytes().number
      var note = number(3, 2)
      note += number(1, 2) + number(7, 2) + number(4, 4) + Array("0100".utf8)
      note += number(3, 2) + number(4, 2) + number(1, 4) + number(0x100_101c, 4)
      note += number(0x43, 2) + number(10, 2) + number(1, 4) + number(base + 42, 4)
      return note + [0, 0, 0, 0] + number(43, 4) + number(2, 4)
    }
    let metadata = try Metadata(bytes)
    #expect(metadata["Samsung:SamsungModelID"]?.description == "NX10")
    #expect(metadata["Samsung:CameraTemperature"]?.description == "21.5 C")
  }

  @Test func samsungsNumbersHaveAKey() throws {
    let metadata = try Metadata(
      NoteWriter.jpeg(
        "SAMSUNG", "NX10",
        [
          .bytes(1, Array("0100".utf8)), .longs(0xa020, [10, 20, 30]),
          .longs(0xa021, [5, 6, 7, 8]),
        ]))
    // The key is taken away, and starts again where it ends; what is below 0 goes on at the top.
    #expect(
      metadata["Samsung:WB_RGGBLevelsUncorrected"]?.numericDescription
        == "4294967291 4294967282 4294967273 4294967294")
  }

  @Test func sigmaMeansOtherThingsSinceVersion3() throws {
    func metadata(_ version: String) throws -> Metadata {
      try Metadata(
        NoteWriter.jpeg(
          "SIGMA", "SIGMA DP1", head: "SIGMA\0\0\0\u{1}" + version,
          [.text(8, "A"), .text(0xd, "Cont:+0.3"), .shorts(0x1c, [640, 480])]))
    }
    let old = try metadata("\u{2}")
    #expect(old["Sigma:ExposureMode"]?.description == "Aperture-priority AE")
    #expect(old["Sigma:Contrast"]?.description == "+0.3")
    #expect(old["Sigma:PreviewImageSize"]?.description == "640x480")
    #expect(try metadata("\u{4}")["Sigma:PreviewImageSize"] == nil)
  }
}
