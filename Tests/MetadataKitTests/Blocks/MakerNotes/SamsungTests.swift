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

  /// Of the numbers of a lens the first is its own.
  @Test(arguments: [(2, "Samsung NX 18-55mm F3.5-5.6 OIS"), (99, "Unknown (99)")])
  func theFirstNumberIsTheLenss(_ number: Int, _ name: String) throws {
    let metadata = try Metadata(
      NoteBytes(
        "SAMSUNG", "NX10", base: 0, [.data(1, Array("0100".utf8)), .shorts(0xa003, [number, 7])]
      ).asJPEG)
    #expect(metadata["Samsung:LensType"]?.description == name + "; 7")
    #expect(metadata["Composite:LensID"]?.description == name)
  }

  /// The structure of earlier cameras counts the place of the copy from the file's start.
  @Test(arguments: [(2, true), (3, false)])
  func earlierNotesSayWhereACopyIs(_ length: Int, _ isInFile: Bool) throws {
    var note = NoteBytes("SAMSUNG", "S730", bytes: [])
    let end = NoteBytes("SAMSUNG", "S730", bytes: .init(repeating: 0, count: 48)).asJPEG.count
    note.bytes = NoteBytes.structure(
      48, text: "STMN0100",
      [8: NoteBytes.little(end - 2, 4), 12: NoteBytes.little(length, 4), 16: [0x80, 2, 0xe0, 1]])
    let metadata = try Metadata(note.asJPEG)
    #expect(metadata["Samsung:MakerNoteVersion"]?.description == "STMN0100")
    #expect(metadata["Samsung:PreviewImageStart"]?.numericDescription == String(end - 2))
    #expect(metadata["Samsung:PreviewImageLength"]?.numericDescription == String(length))
    #expect((metadata["Samsung:PreviewImage"] != nil) == isInFile)
  }

  /// The ES17 has a digit less.
  @Test func aVersionIsFilledUp() throws {
    let structure = NoteBytes.structure(48, text: "STMN100", [8: [1, 0, 0, 0]])
    let note = NoteBytes("SAMSUNG", "ES17", bytes: structure)
    let metadata = try Metadata(note.asJPEG)
    #expect(metadata["Samsung:MakerNoteVersion"]?.description == "STMN100")
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
