import MetadataKit
import Testing

/// What Sony's DSLR-A100 has in raw files in the place of other cameras' directories.
@Suite struct SonyRawTests {
  private func file(model: String = "DSLR-A100") -> Bytes {
    let levels = (0..<10).flatMap { NoteBytes.little(100 + $0, 2) + NoteBytes.little(200 + $0, 2) }
    let format = Bytes().raw([0, 255, 1, 2, 0x72, 4, 60, 101]).raw(levels).zeros(36)
      .with([3], at: 57).with([1, 0, 55, 3], at: 74).with([64, 226, 1, 0], at: 80)
    let blocks = Bytes("\0RIF").little(format.bytes.count, size: 4).raw(format.bytes)
    var head = TIFFBytes()
    head.directory([
      .long(0xfe, 1), .short(0x103, 6),
      .init(tag: 0x10f, format: 2, count: 5, value: .offset(90)),
      .init(tag: 0x110, format: 2, count: 10, value: .offset(96)), .long(0x14a, 300),
      .long(0xc634, 106),
    ])
    return Bytes().raw(head.bytes).raw([]).zeros(90 - head.bytes.count).text("SONY\0\0")
      .text(model, 10).text("\0MRI").little(blocks.bytes.count, size: 4).raw(blocks.bytes)
      .zeros(300 - 114 - blocks.bytes.count).raw([UInt8](repeating: 0xff, count: 64))
  }

  @Test func tellsTheFormatThatWasAskedFor() throws {
    let metadata = try Metadata(file().bytes)
    #expect(metadata.format.name == "ARW")
    #expect(metadata["IFD0:A100DataOffset"]?.description == "300")
    #expect(metadata["MinoltaRaw:ColorMode"]?.description == "Clear")
    #expect(metadata["MinoltaRaw:WB_RBLevelsTungsten"]?.description == "100 200")
    #expect(metadata["MinoltaRaw:WB_RBLevelsDaylightF"]?.description == "107 207")
    #expect(metadata["MinoltaRaw:WB_RBLevelsDayWhiteF"]?.description == "108 208")
    #expect(metadata["MinoltaRaw:WB_RBLevelsWhiteF"]?.description == "109 209")
    #expect(metadata["MinoltaRaw:ColorTemperature"]?.description == "5500")
    #expect(metadata["MinoltaRaw:ColorFilter"]?.description == "3")
    #expect(metadata["MinoltaRaw:RawDataLength"]?.description == "123456")
    file().readEveryTruncation()
  }

  @Test func otherCamerasHaveNone() throws {
    let metadata = try Metadata(file(model: "DSLR-A200").bytes)
    #expect(metadata["IFD0:A100DataOffset"] == nil)
    #expect(metadata["MinoltaRaw:ColorMode"] == nil)
  }
}
