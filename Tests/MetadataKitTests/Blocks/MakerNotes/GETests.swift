import MetadataKit
import Testing

/// Notes of GE's cameras, written byte by byte.
@Suite struct GETests {
  /// General Imaging's offsets count from where the directory's number of entries stands; values
  /// follow right behind the entries.
  @Test func valuesStandBehindTheDirectory() throws {
    let note = Bytes("GE\0\0").zeros(14).little(2, size: 2)
      .little(0x207, 2, size: 2).little(6, 26, size: 4)
      .little(0x300, 7, size: 2).little(18, 32, size: 4)
      .text("E1035\0GE DIGITAL CAMERA\0\0").bytes
    check(try Metadata(NoteBytes("General Imaging Co.", "E1035", bytes: note).asJPEG))
  }

  @Test(arguments: [0, 32]) func followsANoteThatWasMoved(_ distance: Int) throws {
    check(
      try Metadata(
        NoteBytes(
          "GE Camera", "E1035", head: "GE\0\0\0\0\u{1}\0\0\0MM\0\u{2a}\0\0\0\u{8}",
          moved: distance, [.text(0x207, "E1035"), .text(0x300, "GE DIGITAL CAMERA")]
        ).asJPEG))
  }

  private func check(_ metadata: Metadata) {
    #expect(metadata["GE:GEModel"]?.description == "E1035")
    #expect(metadata["GE:GEMake"]?.description == "GE DIGITAL CAMERA")
  }
}
