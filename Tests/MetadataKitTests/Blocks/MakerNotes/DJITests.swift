import MetadataKit
import Testing

/// Notes of DJI's drones, written byte by byte.
@Suite struct DJITests {
  @Test func tellsOfTextsInBrackets() throws {
    let note = Array("[ae_dbg_info:\u{1}\u{2}][sensor_id:ABC\0\0][FlightSpeed(X,Y,Z):1,2,3]".utf8)
    let metadata = try Metadata(NoteBytes("DJI xx", "FC3170", bytes: note).asJPEG)
    #expect(metadata["DJI:SensorID"]?.description == "ABC")
    #expect(metadata["DJI:FlightSpeed"]?.description == "1,2,3")
    #expect(metadata["DJI:AEDebugInfo"]?.isBinary == true)
  }
}
