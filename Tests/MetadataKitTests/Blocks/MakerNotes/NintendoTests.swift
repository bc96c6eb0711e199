import MetadataKit
import Testing

/// Notes of the Nintendo 3DS, written byte by byte.
@Suite struct NintendoTests {
  private func read(_ camera: [UInt8]) throws -> Metadata {
    try Metadata(NoteBytes("Nintendo", "Nintendo 3DS", [.data(0x1101, camera)]).asJPEG)
  }

  /// Its numbers are little-endian, whatever the block around is.
  private let camera = Bytes("3DS1").little(1, 0x1aa5_eed8, size: 4).zeros(12)
    .big(0x575b_bdf3, size: 4).zeros(12).big(0x6fdd_2cc2, size: 4).zeros(4)
    .little(0x2000, size: 2).zeros(14).bytes

  @Test func tellsOfTheCamera() throws {
    let metadata = try read(camera)
    func words(_ name: String) -> String? { metadata["Nintendo:" + name]?.description }
    #expect(words("ModelID") == "3DS1")
    #expect(words("TimeStamp") == "2014:03:02 13:30:00")
    #expect(words("InternalSerialNumber") == "0x575bbdf3")
    #expect(words("Parallax") == "-43.22")
    #expect(words("Category") == "Man")
    #expect(metadata["Nintendo:CameraInfo"] == nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func whatIsCutOffIsNotTold() throws {
    let metadata = try read(Array(camera.prefix(30)))
    #expect(metadata["Nintendo:InternalSerialNumber"]?.description == "0x575bbdf3")
    #expect(metadata["Nintendo:Parallax"] == nil)
  }
}
