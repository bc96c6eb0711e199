import MetadataKit
import Testing

/// Olympus' notes, written byte by byte.
@Suite struct OlympusTests {
  private func read(_ model: String, _ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(
      NoteBytes("OLYMPUS CORPORATION", model, head: "OLYMPUS\0II\u{3}\0", base: 0, values).asJPEG)
  }

  private func words(_ metadata: Metadata, _ name: String) -> String? {
    metadata["Olympus:" + name]?.description
  }

  private func number(_ metadata: Metadata, _ name: String) -> String? {
    metadata["Olympus:" + name]?.numericDescription
  }

  @Test func tellsEarlyNotes() throws {
    let metadata = try Metadata(
      NoteBytes(
        "OLYMPUS OPTICAL CO.,LTD", "C5050Z", head: "OLYMP\0\u{1}\0",
        [
          .longs(0x200, [2, 7, 3]), .shorts(0x201, [0]), .rationals(0x204, [(1, 1)]),
          .text(0x207, "SX558 "), .data(0x208, Array("[picture info] Resolution=1 [x]".utf8)),
        ]
      ).asJPEG)
    #expect(words(metadata, "SpecialMode") == "Fast, Sequence: 7, Panorama: Bottom to Top")
    // SX cameras count from 0.
    #expect(words(metadata, "Quality") == "SQ (Low)")
    #expect(words(metadata, "CameraType") == "C5050Z")
    #expect(number(metadata, "CameraType") == "SX558")
    #expect(words(metadata, "DigitalZoom") == "1.0")
    #expect(words(metadata, "Resolution") == "1")
  }

  /// Those that Minolta's cameras share, whatever the order of the note's bytes.
  @Test(arguments: [1, 3]) func tellsMinoltasSettings(_ tag: Int) throws {
    let settings = NoteBytes.structure(48, [4: [0, 0, 0, 2], 8: [0, 0, 0, 1]])
    let metadata = try read("C-700UZ", [.data(tag, settings)])
    #expect(metadata["Minolta:ExposureMode"]?.description == "Shutter Priority")
    #expect(metadata["Minolta:FlashMode"]?.description == "Red-eye reduction")
  }

  /// Older cameras have directories as values, newer ones lead to them.
  @Test(arguments: [false, true]) func tellsDirectoriesInside(isPointer: Bool) throws {
    let metadata = try read(
      "E-M1",
      [
        .directory(
          0x2010, isPointer: isPointer,
          [
            .longs(0x104, [0x1002]), .bytes(0x201, [0, 0, 5, 0x10, 0, 0]),
            .shorts(0x205, [925]),
          ]),
        .directory(
          0x2020, isPointer: isPointer,
          [
            .shorts(0x301, [2, 1 << 6]), .longs(0x304, [0x7979_8585, 0]),
            .shorts(0x600, [5, 2, 3]), .shorts(0x804, [9, 8]),
          ]),
        .directory(
          0x2050, isPointer: isPointer,
          [.rationals(0x305, [(1500, 0)]), .shorts(0x31b, [0x2001])]),
      ])
    #expect(words(metadata, "BodyFirmwareVersion") == "1.002")
    #expect(
      words(metadata, "LensType") == "Olympus M.Zuiko Digital ED 14-42mm F3.5-5.6 L")
    #expect(number(metadata, "LensType") == "0 05 10")
    #expect(words(metadata, "MaxApertureAtMinFocal") == "3.5")
    #expect(words(metadata, "FocusMode") == "Continuous AF; Imager AF")
    #expect(words(metadata, "AFAreas") == "Center (121,121)-(133,133)")
    #expect(words(metadata, "DriveMode") == "AE+WB Bracketing, Shot 2")
    #expect(words(metadata, "StackedImage") == "Focus-stacked (8 images)")
    #expect(words(metadata, "FocusDistance") == "1.5 m")
    #expect(number(metadata, "AFPointDetails") == "1 0 0 0 0 0 0 0 1")
  }

  @Test func tellsPoints() throws {
    func point(_ model: String, _ number: Int) throws -> String? {
      words(try read(model, [.directory(0x2050, [.shorts(0x308, [number])])]), "AFPoint")
    }
    #expect(try point("E-30", 0x46) == "Center (horizontal); All Target")
    #expect(try point("E-620", 0x31) == "Center (vertical); Unknown (0x20)")
    #expect(try point("E-PL1", 1) == "Center (horizontal)")
    #expect(try point("E-P1", 0) == nil)
    #expect(try point("E-M5", 321) == "321")
  }

  /// A directory that leads to the note's own ends the matter.
  @Test func endsWhereDirectoriesLeadBack() throws {
    let metadata = try read(
      "E-M1",
      [
        .shorts(0x202, [1]), .longs(0x2010, [12]), .longs(0x2020, [12]), .longs(0x4000, [12]),
        .longs(0x2050, [0xffff_ffff]),
      ])
    #expect(words(metadata, "Macro") == "On")
  }

  /// Neither counts that nothing has room for nor values in the directory are told of.
  @Test func toleratesWrongValues() throws {
    let metadata = try read(
      "E-M1",
      [
        .shorts(0x202, [1]),
        .init(0x1011, format: 3, count: 0x7fff_ffff, [12, 0, 0, 0]),
        .init(0x104, format: 2, count: 8, [14, 0, 0, 0]),
      ])
    #expect(words(metadata, "Macro") == "On")
    #expect(words(metadata, "ColorMatrix") == nil)
    #expect(words(metadata, "BodyFirmwareVersion") == nil)
    #expect(metadata.warnings.count == 2)
  }

  @Test func tellsMovies() throws {
    let bytes = NoteBytes.structure(
      0xd0, text: "OLYMPUS DIGITAL CAMERA",
      [
        24: Array("FE120,X700".utf8), 54: NoteBytes.little(600, 4),
        58: NoteBytes.little(28, 4) + NoteBytes.little(10, 4),
      ])
    let metadata = try Metadata(
      MovieBytes.file("qt  ", BoxBytes.box("udta", BoxBytes.box("TAGS", bytes))))
    #expect(words(metadata, "Model") == "FE120,X700")
    #expect(words(metadata, "ExposureTime") == "1/60")
    #expect(words(metadata, "FNumber") == "2.8")
  }
}
