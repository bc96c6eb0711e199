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

  /// Those of thermal cameras begin with another name, and the maker's is the camera's, too.
  @Test(arguments: ["[sensor_id:ABC\0\0]", "[GimbalDegree(Y,P,R):1][sensor_id:ABC]"])
  func textsMayBeginWithAnyName(_ text: String) throws {
    let metadata = try Metadata(NoteBytes("DJI\0", "H20T", bytes: Array(text.utf8)).asJPEG)
    #expect(metadata["DJI:SensorID"]?.description == "ABC")
    #expect(metadata.warnings.isEmpty)
    let other = try Metadata(NoteBytes("Else", "H20T", bytes: Array(text.utf8)).asJPEG)
    #expect(other["DJI:SensorID"] == nil)
  }

  @Test func whatIsTextIsTold() throws {
    let note = Array("[ae_dbg_info:exp=auto][some_new tag:x][(y):z]".utf8)
    let metadata = try Metadata(NoteBytes("DJI xx", "FC3170", bytes: note).asJPEG)
    #expect(metadata["DJI:AEDebugInfo"]?.description == "exp=auto")
    #expect(metadata["DJI:AEDebugInfo"]?.isBinary == false)
    #expect(metadata["DJI:Some_NewTag"]?.description == "x")
    #expect(metadata["DJI:TagY"]?.description == "z")
  }

  /// A bracket closes where another one opens behind it, or the note ends.
  @Test func aTextMayHaveBracketsInIt() throws {
    let note = Array(
      "[ae_dbg_info:\u{1}][sensor_id:A]B:C\0][no colon][FlightSpeed(X,Y,Z):]x]".utf8)
    let metadata = try Metadata(NoteBytes("DJI xx", "FC3170", bytes: note).asJPEG)
    #expect(metadata["DJI:SensorID"]?.description == "A]B:C")
    #expect(metadata["DJI:FlightSpeed"]?.description == "]x")
    #expect(metadata.tags.count { $0.group == "DJI" } == 3)
  }
}
