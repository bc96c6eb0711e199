import Testing

@testable import MetadataKit

/// Nikon's notes, written byte by byte.
@Suite struct NikonTests {
  /// A note with a TIFF header of its own, which offsets count from.
  private func read(_ model: String, _ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(
      NoteBytes(
        "NIKON", model, head: "Nikon\0\u{2}\u{10}\0\0II*\0\u{8}\0\0\0", base: 10, values
      ).asJPEG)
  }

  /// Bytes as a camera with the serial number 4711 encrypts them with its picture 12345.
  private func encrypted(_ bytes: [UInt8]) -> [UInt8] {
    NikonCipher(serial: 0x67, count: 0x39 ^ 0x30).clear(ByteSlice(bytes), from: 4).bytes
  }

  private let keys: [NoteBytes.Value] = [.text(0x1d, "4711"), .longs(0xa7, [12345])]

  @Test func tellsWhatTheDirectorySays() throws {
    let metadata = try read(
      "NIKON D90",
      [
        .data(0x1, Array("0210".utf8)), .shorts(0x2, [0, 1600]), .text(0x4, "FINE   "),
        .text(0x5, "AUTO1       "), .text(0x7, "AF-S  "), .text(0x8, "RED-EYE"),
        .data(0x12, [0xfe, 1, 6, 0]), .shorts(0x1b, [2, 4352, 2868, 4288, 2848, 32, 10]),
        .data(0x83, [0x0e]), .shorts(0x89, [0x21]), .data(0x8b, [0x40, 1, 12, 0]),
        .shorts(0xe22, [12, 0, 0, 0]),
      ])
    func words(_ name: String) -> String? { metadata["Nikon:" + name]?.description }
    func value(_ name: String) -> String? { metadata["Nikon:" + name]?.numericDescription }
    #expect(words("MakerNoteVersion") == "2.10")
    #expect(value("MakerNoteVersion") == "0210")
    #expect(words("ISO") == "1600")
    #expect(value("ISO") == "0 1600")
    #expect(words("Quality") == "Fine")
    #expect(value("Quality") == "FINE   ")
    #expect(words("WhiteBalance") == "Auto1")
    #expect(words("FocusMode") == "AF-S")
    #expect(words("FlashSetting") == "Red-Eye")
    #expect(words("FlashExposureComp") == "-1/3")
    #expect(words("CropHiSpeed") == "DX Crop (4352x2868 cropped to 4288x2848 at pixel 32,10)")
    #expect(words("LensType") == "G VR")
    #expect(words("ShootingMode") == "Continuous, Auto ISO")
    #expect(words("LensFStops") == "5.33")
    #expect(words("NEFBitDepth") == "12")
  }

  @Test(arguments: [
    (0, "AF"), (0x06, "G"), (0x0e, "G VR"), (0x46, "E G"), (0x4e, "E VR"), (0x16, "1 G"),
    (0x2e, "G VR FT-1"),
  ]) func namesKindsOfLenses(_ bits: Int, _ words: String) throws {
    let metadata = try read("NIKON D90", [.bytes(0x83, [UInt8(bits)])])
    #expect(metadata["Nikon:LensType"]?.description == words)
  }

  @Test func tellsStructures() throws {
    let metadata = try read(
      "NIKON D90",
      [
        .data(0x1f, NoteBytes.structure(8, text: "0100", [4: [1], 6: [3]])),
        .data(0x24, [0x3c, 0, 1, 2]),
        .data(0x25, NoteBytes.structure(14, [0: [72], 4: [1, 4]])),
        .data(0xb7, NoteBytes.structure(30, text: "0100", [6: [1, 1, 0x81, 1]])),
        .data(0xb8, NoteBytes.structure(10, text: "0100", [7: [101, 0x12, 0x34]])),
      ])
    func words(_ name: String) -> String? { metadata["Nikon:" + name]?.description }
    #expect(words("VibrationReduction") == "On")
    #expect(words("VRMode") == "Sport")
    #expect(words("TimeZone") == "+01:00")
    #expect(words("DateDisplayFormat") == "D/M/Y")
    #expect(words("ISO") == "200")
    #expect(words("ISOExpansion") == "Hi 1.0")
    #expect(words("PrimaryAFPoint") == "C6 (Center)")
    #expect(words("AFPointsUsed") == "A6,C6,D7")
    #expect(metadata["Nikon:AFPointsUsed"]?.numericDescription == "81 01 00 00 00 00 00")
    // It is big-endian, which the number of the folder shows.
    #expect(words("DirectoryNumber") == "101")
    #expect(words("FileNumber") == "4660")
  }

  @Test func decryptsTheLens() throws {
    let lens = NoteBytes.structure(
      32, text: "0204", [10: [60, 0x48, 0x6d, 64, 0x2d, 0x6d, 0x2c, 0x3c, 9]])
    let metadata = try read("NIKON D90", keys + [.data(0x98, encrypted(lens))])
    #expect(metadata["Nikon:LensDataVersion"]?.description == "0204")
    #expect(metadata["Nikon:LensIDNumber"]?.description == "109")
    #expect(metadata["Nikon:LensFStops"]?.description == "5.33")
    #expect(metadata["Nikon:MinFocalLength"]?.description == "18.3 mm")
    #expect(metadata["Nikon:MaxApertureAtMinFocal"]?.description == "3.6")
    #expect(metadata["Nikon:MCUVersion"]?.description == "9")
  }

  @Test func tellsNothingEncryptedWithoutKeys() throws {
    let metadata = try read(
      "NIKON D90", [.text(0x1d, "4711"), .data(0x98, NoteBytes.structure(32, text: "0204"))])
    #expect(metadata["Nikon:LensDataVersion"] == nil)
    #expect(metadata["Nikon:SerialNumber"]?.description == "4711")
  }

  @Test func tellsCustomSettingsByTheirBits() throws {
    let shot = NoteBytes.structure(800, text: "0208", [748: [0x80]])
    let metadata = try read("NIKON D80", keys + [.data(0x91, encrypted(shot))])
    #expect(metadata["Nikon:ShotInfoVersion"]?.description == "0208")
    #expect(metadata["NikonCustom:Beep"]?.description == "Off")
  }

  @Test func followsOffsetsOnlyWithinTheirTable() throws {
    // The fourth of 35 offsets leads to the roll, pitch and yaw; the table has only so many.
    var shot = NoteBytes.structure(400, text: "02431.00b", [12: [40], 0xa0: [0xe0], 0xe2: [5]])
    let found = try read("NIKON D850", keys + [.data(0x91, encrypted(shot))])
    #expect(found["Nikon:RollAngle"]?.description == "5.0")
    shot[12] = 3
    let cut = try read("NIKON D850", keys + [.data(0x91, encrypted(shot))])
    #expect(cut["Nikon:RollAngle"] == nil)
  }

  @Test func tellsSettingsByNumber() throws {
    var settings = NoteBytes.structure(24, text: "0100", [20: [2]])
    settings += [0x0b, 0, 0, 4, 2, 0, 0, 0]
    settings += [0x0d, 0, 0, 3, 1, 0, 0, 0]
    let metadata = try read("NIKON Z 5", [.data(0x4e, settings)])
    #expect(metadata["NikonSettings:FlickerReductionShooting"]?.description == "Disable")
    // A value in a form that nobody knows ends the list.
    #expect(metadata.tags.filter { $0.group == "NikonSettings" }.count == 1)
  }

  @Test func survivesWhatMakesNoSense() throws {
    for count in [4, 5, 13, 100] {
      for version in ["0100", "0204", "0210", "0243", "0806", "0805"] {
        let bytes = [UInt8](version.utf8) + [UInt8](repeating: 0xff, count: count)
        let values = [
          0x14, 0x1f, 0x21, 0x23, 0x25, 0x35, 0x4e, 0x88, 0x91, 0x97, 0x98, 0xa8, 0xb7,
          0xb8, 0xe01, 0xe0e,
        ]
        _ = try read("NIKON Z 8", keys + values.map { .data($0, bytes) })
      }
    }
    let metadata = try read(
      "NIKON Z 8", keys + [.init(0x91, format: 7, count: 0x7fff_ffff, [1, 2, 3, 4, 5])])
    #expect(metadata.warnings.contains { $0.description.contains("0x0091") })
  }

  @Test func namesLenses() {
    func name(_ bytes: [UInt8]) -> String? { NikonLenses.name(of: bytes) }
    #expect(
      name([0x01, 0x58, 0x50, 0x50, 0x14, 0x14, 0x02, 0x00]) == "AF Nikkor 50mm f/1.8")
    #expect(
      name([0x07, 0x40, 0x30, 0x45, 0x2d, 0x35, 0x03, 0x02])
        == "Tamron AF 19-35mm f/3.5-4.5 (A10) or Voigtlander Ultragon 19-35mm F3.5-4.5 VMV")
    // F-stops that are no other lens's.
    #expect(name([0x01, 0x59, 0x50, 0x50, 0x14, 0x14, 0x02, 0x00]) == "AF Nikkor 50mm f/1.8")
    #expect(
      name([0xff, 0x58, 0x50, 0x50, 0x14, 0x14, 0x02, 0x00])
        == "Unknown (FF 58 50 50 14 14 02 00) AF Nikkor 50mm f/1.8 ?")
    #expect(name([1, 2, 3, 4, 5, 6, 7, 8]) == nil)
  }
}
