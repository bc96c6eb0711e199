import MetadataKit
import Testing

/// Casio's and Sanyo's notes, written byte by byte.
@Suite struct CasioTests {
  private func read(moved: Int = 0, _ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(
      NoteBytes("CASIO COMPUTER CO.,LTD.", "EX-G1", head: "QVC\0\0\0", moved: moved, values).asJPEG)
  }

  private let date: [UInt8] =
    Array("0312".utf8) + [0, 0] + Array("2618".utf8) + [0, 0] + Array("29".utf8) + [0, 0, 0, 0]

  /// Software that moves a note forgets its offsets.
  @Test(arguments: [0, 24, -50]) func tellsMovedNotes(moved: Int) throws {
    let metadata = try read(
      moved: moved,
      [
        .shorts(0x2, [320, 240]), .data(0x2001, date), .longs(0x2022, [0x2000_0000]),
        .text(0x3006, "Tokyo"), .shorts(0x3007, [2]), .shorts(0x3103, [15]),
      ])
    func words(_ name: String) -> String? { metadata["Casio:" + name]?.description }
    #expect(words("PreviewImageSize") == "320x240")
    #expect(words("FirmwareDate") == "2003:12:26 18:29")
    #expect(words("ObjectDistance") == "inf")
    #expect(words("HometownCity") == "Tokyo")
    #expect(words("BestShotMode") == "Auto Best Shot")
    #expect(words("DriveMode") == "Continuous (15 fps)")
  }

  /// One kind has the higher byte first, the other the lower one.
  @Test func tellsFaces() throws {
    let first =
      [1, 2, 0x80, 1, 0xe0] + [UInt8](repeating: 0, count: 8) + [0, 10, 0, 20, 0, 30, 0, 40]
    let second =
      [2, 1, 1, 0, 0x80, 2, 0xe0, 1, 1] + [UInt8](repeating: 0, count: 15)
      + [10, 0, 20, 0, 30, 0, 40, 0]
    for structure in [first, second] {
      let metadata = try read([.data(0x2089, structure)])
      #expect(metadata["Casio:FacesDetected"]?.description == "1")
      #expect(metadata["Casio:FaceDetectFrameSize"]?.description == "640 480")
      #expect(metadata["Casio:Face1Position"]?.description == "10 20 30 40")
      #expect(metadata["Casio:Face2Position"] == nil)
    }
  }

  @Test func tellsPlacesOfPreviews() throws {
    let metadata = try read([.longs(0x3, [4]), .longs(0x4, [2])])
    #expect(metadata["Casio:PreviewImage"]?.byteRange == 14..<18)
    // Counted from the file's start, not the block's.
    #expect(metadata["Casio:PreviewImageStart"]?.description == "14")
    let past = try read([.longs(0x3, [0xffff]), .longs(0x4, [2])])
    #expect(past["Casio:PreviewImage"]?.byteRange?.lowerBound == 14)
    #expect(!past.warnings.isEmpty)
  }

  /// A preview that another program took out: nothing that could be taken out is left.
  @Test func aPreviewOfNoBytesIsNone() throws {
    let metadata = try read([.data(0x2000, [])])
    #expect(
      metadata["Casio:PreviewImage"]?.description
        == "(Binary data 0 bytes, use -b option to extract)")
    #expect(metadata.pictures.isEmpty)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func tellsSanyo() throws {
    let metadata = try Metadata(
      NoteBytes(
        "SANYO Electric Co.,Ltd.", "VPC-G250", head: "SANYO\0\u{1}\0",
        [
          .shorts(0x201, [0x102]),
          .data(
            0x223,
            [1, 10, 0, 0].flatMap { NoteBytes.little($0, 4) } + [UInt8](repeating: 1, count: 16)),
        ]
      ).asJPEG)
    #expect(metadata["Sanyo:SanyoQuality"]?.description == "Fine/Medium Low")
    #expect(metadata["Sanyo:FacesDetected"]?.description == "1")
    #expect(metadata["Sanyo:ManualFocusDistance"] == nil)
  }

  /// What the entries say of places is wrong in the notes of some of Sanyo's cameras.
  @Test func valuesOfSanyosStandOneAfterTheOther() throws {
    let values: [NoteBytes.Value] = [
      .longs(0x200, [1, 2, 3]), .rationals(0x204, [(5, 2)]), .shorts(0x20e, [1]),
    ]
    var note = NoteBytes("SANYO Electric Co.,Ltd.", "S1", head: "SANYO\0\u{1}\0", values)
    for entry in [10, 22] {
      note.bytes.replaceSubrange(entry + 8..<entry + 12, with: [9, 0, 0, 0])
    }
    let metadata = try Metadata(note.asJPEG)
    #expect(metadata["Sanyo:SpecialMode"]?.numericDescription == "1 2 3")
    #expect(metadata["Sanyo:DigitalZoom"]?.description == "2.5")
    #expect(metadata.warnings.isEmpty)
  }
}
