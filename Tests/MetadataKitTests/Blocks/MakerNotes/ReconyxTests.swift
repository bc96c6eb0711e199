import MetadataKit
import Testing

/// Notes of Reconyx' trail cameras, written byte by byte.
@Suite struct ReconyxTests {
  @Test func aNoteIsAStructure() throws {
    let note = Bytes().little(0xf101, 3, 1, 7, 0x2012, 0x0415, size: 2).text("M", 2)
      .little(2, 3, 1, 4, 5, 6, 7, 8, 9, 2013, 4, 0, 0, 0, 0, 3, 0xfffb, size: 2).zeros(72)
    let metadata = try Metadata(NoteBytes("RECONYX", "HC500", bytes: note.bytes).asJPEG)
    #expect(metadata.pair("Reconyx:MakerNoteVersion") == ["0xf101", "61697"])
    #expect(metadata["Reconyx:FirmwareVersion"]?.description == "3.1.7")
    #expect(metadata["Reconyx:FirmwareDate"]?.description == "2012:04:15")
    #expect(metadata.pair("Reconyx:TriggerMode") == ["Motion Detection", "M"])
    #expect(metadata.pair("Reconyx:Sequence") == ["2 of 3", "2 3"])
    #expect(metadata["Reconyx:EventNumber"]?.description == "65540")
  }
}
