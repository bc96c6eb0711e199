import MetadataKit
import Testing

/// General Imaging's notes.
@Suite struct GETests {
  /// Offsets count from where the directory's number of entries stands; values follow right behind
  /// the entries.
  @Test func valuesStandBehindTheDirectory() throws {
    let note = Bytes("GE\0\0").zeros(14).little(2, size: 2)
      .little(0x207, 2, size: 2).little(6, 26, size: 4)
      .little(0x300, 7, size: 2).little(18, 32, size: 4)
      .text("E1035\0GE DIGITAL CAMERA\0\0").bytes
    let metadata = try Metadata(NoteBytes("General Imaging Co.", "E1035", bytes: note).asJPEG)
    #expect(metadata["GE:GEModel"]?.description == "E1035")
    #expect(metadata["GE:GEMake"]?.description == "GE DIGITAL CAMERA")
  }
}
