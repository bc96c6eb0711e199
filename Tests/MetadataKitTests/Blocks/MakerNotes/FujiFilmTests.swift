import MetadataKit
import Testing

/// Fujifilm's notes, written byte by byte.
@Suite struct FujiFilmTests {
  private func note(_ values: [NoteBytes.Value]) -> NoteBytes {
    NoteBytes("FUJIFILM", "X-T5 x", head: "FUJIFILM\u{c}\0\0\0", base: 0, values)
  }

  private func read(_ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(note(values).asJPEG)
  }

  @Test func tellsSettings() throws {
    let metadata = try read([
      .text(0x10, "FPX20017035 592D31313034060427796060110384"),
      .shorts(0x1001, [0x82]),
      .longs(0x100a, isSigned: true, [40, -20]),
      .shorts(0x100b, [0x100]),
      .shorts(0x1010, [0x1234]),
      .longs(0x1040, isSigned: true, [-64]),
      .longs(0x1041, isSigned: true, [40]),
      .longs(0x1044, [12]),
      .shorts(0x1422, [2, 1, 0]),
      .longs(0x1446, [0x2100]),
    ])
    #expect(
      metadata["FujiFilm:InternalSerialNumber"]?.description
        == "FPX20017035 Y-1104 2006:04:27 796060110384")
    #expect(metadata.pair("FujiFilm:Sharpness") == ["-1 (medium soft)", "130"])
    #expect(metadata.pair("FujiFilm:WhiteBalanceFineTune") == ["Red +40, Blue -20", "40 -20"])
    #expect(metadata["FujiFilm:NoiseReduction"] == nil)
    #expect(metadata.pair("FujiFilm:FujiFlashMode") == ["Unknown (0x1234)", "4660"])
    #expect(metadata.pair("FujiFilm:ShadowTone") == ["+4 (hardest)", "-64"])
    #expect(metadata.pair("FujiFilm:HighlightTone") == ["-2.5", "40"])
    #expect(metadata.pair("FujiFilm:DigitalZoom") == ["1.5", "1.5"])
    #expect(
      metadata.pair("FujiFilm:ImageStabilization")
        == ["Sensor-shift; On (mode 1, continuous); 0", "2 1 0"])
    #expect(metadata.pair("FujiFilm:FlickerReduction") == ["On (0x2100)", "8448"])
    #expect(metadata.warnings.isEmpty)
  }

  /// exiftool lists the words of several faces.
  @Test func typesOfFaces() throws {
    func exiftool(_ types: [UInt8], isNumeric: Bool = false) throws -> String {
      var json = JSONWriter()
      ExiftoolView(isNumeric: isNumeric).write(
        try read([.bytes(0x4201, types)]), name: Array("a".utf8), &json)
      return json.text.string
    }
    #expect(try exiftool([1, 13]).contains(#"FaceElementTypes":["Face","Front of Car"]"#))
    #expect(try exiftool([1]).contains(#"FaceElementTypes":"Face""#))
    #expect(try exiftool([1, 1], isNumeric: true).contains(#"FaceElementTypes":"1 1""#))
    #expect(
      try read([.bytes(0x4201, [1, 1])])["FujiFilm:FaceElementTypes"]?.description == "Face; Face")
  }

  @Test func aNumberHasSeveralSettings() throws {
    let metadata = try read([
      .longs(0x102d, [0x0053_0111]),
      .longs(0x102e, [0x122]),
      .longs(0x1103, [0x0b00_0002]),
    ])
    #expect(metadata.pair("FujiFilm:FocusMode2") == ["AF-S", "1"])
    #expect(metadata.pair("FujiFilm:PreAF") == ["On", "1"])
    #expect(metadata.pair("FujiFilm:AFAreaMode") == ["Zone", "1"])
    #expect(metadata.pair("FujiFilm:AFAreaPointSize") == ["n/a", "0"])
    #expect(metadata.pair("FujiFilm:AFAreaZoneSize") == ["3 x 2", "83"])
    #expect(metadata.pair("FujiFilm:AF-CSetting") == ["Set 3 (accelerating subject)", "290"])
    #expect(metadata.pair("FujiFilm:AF-CSpeedTrackingSensitivity") == ["2", "2"])
    #expect(metadata.pair("FujiFilm:DriveMode") == ["Continuous High", "2"])
    #expect(metadata.pair("FujiFilm:DriveSpeed") == ["11 fps", "11"])
  }

  @Test func tellsKnownFaces() throws {
    // Two places of records; the first has a name and a birthday, the second reaches past the end.
    var faces = NoteBytes.little(16, 4) + NoteBytes.little(62, 4)
    faces += NoteBytes.little(78, 4) + NoteBytes.little(62, 4)
    faces += NoteBytes.structure(
      62,
      [
        30: NoteBytes.little(3, 4) + NoteBytes.little(78, 4), 46: [4],
        54: NoteBytes.little(8, 4) + NoteBytes.little(81, 4),
      ])
    faces += Array("Ada18151210".utf8)
    let metadata = try read([.data(0x4282, faces)])
    #expect(metadata["FujiFilm:Face1Name"]?.description == "Ada")
    #expect(metadata["FujiFilm:Face1Birthday"]?.description == "1815:12:10")
    #expect(
      metadata.pair("FujiFilm:Face1Category")
        == ["Family", "4"])
    #expect(metadata["FujiFilm:Face2Name"] == nil)
  }

  @Test func hostileNotesAreSurvived() throws {
    let whole = note([
      .longs(0x102d, [1]), .data(0x4282, [UInt8](repeating: 0xff, count: 90)),
    ])
    for part in whole.truncations { _ = try Metadata(part.asJPEG) }
    _ = try read([.init(0x4282, format: 7, count: 0x7fff_ffff, [1, 2, 3, 4, 5, 6, 7, 8])])
  }
}
