import MetadataKit
import Testing

/// Notes of JVC's movie cameras, written byte by byte.
@Suite struct JVCTests {
  @Test func tellsOfNamesInCapitals() throws {
    let note = Array("VER:0100QTY:FINE".utf8)
    let metadata = try Metadata(NoteBytes("JVC xx", "GC-X1", bytes: note).asJPEG)
    #expect(metadata["JVC:MakerNoteVersion"]?.description == "0100")
    #expect(metadata.pair("JVC:Quality") == ["Fine", "FINE"])
  }
}
