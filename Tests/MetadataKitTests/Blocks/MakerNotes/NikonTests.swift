import Testing

@testable import MetadataKit

/// Nikon's notes, written byte by byte.
@Suite struct NikonTests {
  /// A value of a note: its number, its format, and its bytes.
  struct Value {
    let tag: Int
    let format: Int
    let count: Int
    let bytes: [UInt8]

    static func text(_ tag: Int, _ text: String) -> Value {
      Value(tag: tag, format: 2, count: text.utf8.count + 1, bytes: Array(text.utf8) + [0])
    }

    static func shorts(_ tag: Int, _ numbers: [Int]) -> Value {
      Value(
        tag: tag, format: 3, count: numbers.count,
        bytes: numbers.flatMap {
          [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        })
    }

    static func long(_ tag: Int, _ number: Int) -> Value {
      Value(
        tag: tag, format: 4, count: 1,
        bytes: (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }

    static func bytes(_ tag: Int, _ bytes: [UInt8]) -> Value {
      Value(tag: tag, format: 7, count: bytes.count, bytes: bytes)
    }
  }

  /// A little-endian note with a TIFF header of its own, in a block with the camera's name.
  private func read(_ model: String, _ values: [Value]) throws -> Metadata {
    var directory = TIFFBytes()
    var data: [UInt8] = []
    let dataStart = 8 + 2 + 12 * values.count + 4
    directory.append(directory.number(values.count, 2))
    for value in values {
      directory.append(
        directory.number(value.tag, 2) + directory.number(value.format, 2)
          + directory.number(value.count, 4))
      if value.bytes.count <= 4 {
        directory.append(value.bytes + [UInt8](repeating: 0, count: 4 - value.bytes.count))
      } else {
        directory.append(directory.number(dataStart + data.count, 4))
        data += value.bytes
      }
    }
    let note = Array("Nikon\0\u{2}\u{10}\0\0".utf8) + directory.bytes + [0, 0, 0, 0] + data
    var block = TIFFBytes()
    let start = 56 + model.utf8.count + 1
    block.directory([
      .init(tag: 0x10f, format: 2, count: 6, value: .offset(50)),
      .init(tag: 0x110, format: 2, count: model.utf8.count + 1, value: .offset(56)),
      .init(tag: 0x927c, format: 7, count: note.count, value: .offset(start)),
    ])
    block.append(Array("NIKON\0".utf8) + Array(model.utf8) + [0] + note)
    return try Metadata(block.asJPEG)
  }

  /// A structure of so many bytes that starts with a text and has bytes at some places.
  private func structure(_ text: String, _ count: Int, _ bytes: [Int: UInt8]) -> [UInt8] {
    var structure = Array(text.utf8) + [UInt8](repeating: 0, count: count - text.utf8.count)
    for (place, byte) in bytes { structure[place] = byte }
    return structure
  }

  /// Bytes as a camera with the serial number 4711 encrypts them with its picture 12345.
  private func encrypted(_ bytes: [UInt8]) -> [UInt8] {
    NikonCipher(serial: 0x67, count: 0x39 ^ 0x30).clear(ByteSlice(bytes), from: 4).bytes
  }

  private let keys: [Value] = [.text(0x1d, "4711"), .long(0xa7, 12345)]

  @Test func tellsWhatTheDirectorySays() throws {
    let metadata = try read(
      "NIKON D90",
      [
        .bytes(0x1, Array("0210".utf8)), .shorts(0x2, [0, 1600]), .text(0x4, "FINE   "),
        .text(0x5, "AUTO1       "), .text(0x7, "AF-S  "), .text(0x8, "RED-EYE"),
        .bytes(0x12, [0xfe, 1, 6, 0]), .shorts(0x1b, [2, 4352, 2868, 4288, 2848, 32, 10]),
        .bytes(0x83, [0x0e]), .shorts(0x89, [0x21]), .bytes(0x8b, [0x40, 1, 12, 0]),
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

  @Test func tellsStructures() throws {
    let metadata = try read(
      "NIKON D90",
      [
        .bytes(0x1f, structure("0100", 8, [4: 1, 6: 3])),
        .bytes(0x24, [0x3c, 0, 1, 2]),
        .bytes(0x25, structure("", 14, [0: 72, 4: 1, 5: 4])),
        .bytes(0xb7, structure("0100", 30, [6: 1, 7: 1, 8: 0x81, 9: 1])),
        .bytes(0xb8, structure("0100", 10, [7: 101, 8: 0x12, 9: 0x34])),
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
    let lens = structure(
      "0204", 32,
      [10: 60, 11: 0x48, 12: 0x6d, 13: 64, 14: 0x2d, 15: 0x6d, 16: 0x2c, 17: 0x3c, 18: 9])
    let metadata = try read("NIKON D90", keys + [.bytes(0x98, encrypted(lens))])
    #expect(metadata["Nikon:LensDataVersion"]?.description == "0204")
    #expect(metadata["Nikon:LensIDNumber"]?.description == "109")
    #expect(metadata["Nikon:LensFStops"]?.description == "5.33")
    #expect(metadata["Nikon:MinFocalLength"]?.description == "18.3 mm")
    #expect(metadata["Nikon:MaxApertureAtMinFocal"]?.description == "3.6")
    #expect(metadata["Nikon:MCUVersion"]?.description == "9")
  }

  @Test func tellsNothingEncryptedWithoutKeys() throws {
    let metadata = try read(
      "NIKON D90", [.text(0x1d, "4711"), .bytes(0x98, structure("0204", 32, [:]))])
    #expect(metadata["Nikon:LensDataVersion"] == nil)
    #expect(metadata["Nikon:SerialNumber"]?.description == "4711")
  }

  @Test func tellsCustomSettingsByTheirBits() throws {
    let shot = structure("0208", 800, [748: 0x80])
    let metadata = try read("NIKON D80", keys + [.bytes(0x91, encrypted(shot))])
    #expect(metadata["Nikon:ShotInfoVersion"]?.description == "0208")
    #expect(metadata["NikonCustom:Beep"]?.description == "Off")
  }

  @Test func followsOffsetsOnlyWithinTheirTable() throws {
    // The fourth of 35 offsets leads to the roll, pitch and yaw; the table has only so many.
    var shot = structure("0243", 400, [12: 40, 160: 0xe0])
    shot.replaceSubrange(4..<9, with: Array("1.00b".utf8))
    shot[0xe0 + 2] = 5
    let place = 0xa0
    shot[place] = 0xe0
    let found = try read("NIKON D850", keys + [.bytes(0x91, encrypted(shot))])
    #expect(found["Nikon:RollAngle"]?.description == "5.0")
    shot[12] = 3
    let cut = try read("NIKON D850", keys + [.bytes(0x91, encrypted(shot))])
    #expect(cut["Nikon:RollAngle"] == nil)
  }

  @Test func tellsSettingsByNumber() throws {
    var settings = structure("0100", 24, [20: 2])
    settings += [0x0b, 0, 0, 4, 2, 0, 0, 0]
    settings += [0x0d, 0, 0, 3, 1, 0, 0, 0]
    let metadata = try read("NIKON Z 5", [.bytes(0x4e, settings)])
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
        _ = try read("NIKON Z 8", keys + values.map { Value.bytes($0, bytes) })
      }
    }
    let huge = Value(tag: 0x91, format: 7, count: 0x7fff_ffff, bytes: [1, 2, 3, 4, 5])
    let metadata = try read("NIKON Z 8", keys + [huge])
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
