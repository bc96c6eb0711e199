import MetadataKit
import Testing

/// Samsung's notes, written byte by byte.
@Suite struct SamsungTests {
  @Test(arguments: [true, false])
  func offsetsCountFromTheBlockOrTheNote(_ countsFromNote: Bool) throws {
    let metadata = try Metadata(
      NoteBytes(
        "SAMSUNG", "NX10", base: countsFromNote ? 0 : nil,
        [
          .data(1, Array("0100".utf8)), .longs(3, [0x100_101c]),
          .rationals(0x43, isSigned: true, [(43, 2)]),
        ]
      ).asJPEG)
    #expect(metadata["Samsung:SamsungModelID"]?.description == "NX10")
    #expect(metadata["Samsung:CameraTemperature"]?.description == "21.5 C")
  }

  @Test func numbersHaveAKey() throws {
    let metadata = try Metadata(
      NoteBytes(
        "SAMSUNG", "NX10",
        [
          .data(1, Array("0100".utf8)), .longs(0xa020, [10, 20, 30]),
          .longs(0xa021, [5, 6, 7, 8]),
        ]
      ).asJPEG)
    // The key is taken away, and starts again where it ends; what is below 0 goes on at the top.
    #expect(
      metadata["Samsung:WB_RGGBLevelsUncorrected"]?.numericDescription
        == "4294967291 4294967282 4294967273 4294967294")
  }
}
