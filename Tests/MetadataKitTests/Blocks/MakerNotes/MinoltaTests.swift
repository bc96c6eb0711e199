import MetadataKit
import Testing

/// Minolta's notes, written byte by byte.
@Suite struct MinoltaTests {
  /// The settings, numbers of 32 bits whose highest byte stands first.
  private func settings(_ numbers: [Int: Int]) -> NoteBytes.Value {
    .data(
      3,
      (0..<60).flatMap { index in
        let number = numbers[index] ?? 0
        return (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) }
      })
  }

  /// The DiMAGE X20 says that a value is within the directory itself.
  @Test func aValueWithoutAPlaceIsNoDamage() throws {
    let note = NoteBytes("Minolta Co., Ltd.", "DiMAGE X20", [.longs(0x100, [1])])
    var bytes = note.bytes
    // A second entry, of 614 bytes that start at the first.
    bytes[0] = 2
    bytes.insert(
      contentsOf: [0, 0x0f, 7, 0, 0x66, 2, 0, 0, UInt8(note.start + 2), 0, 0, 0], at: 14)
    let metadata = try Metadata(
      NoteBytes("Minolta Co., Ltd.", "DiMAGE X20", bytes: bytes).asJPEG)
    #expect(metadata["Minolta:SceneMode"]?.description == "Portrait")
    #expect(metadata.warnings.map(\.code) == [.deviation])
  }

  @Test func settingsStandInTheOtherOrder() throws {
    let metadata = try Metadata(
      NoteBytes(
        "Minolta Co., Ltd.", "DiMAGE 7i",
        [
          .longs(0x100, [1]),
          settings([
            3: 0x1810000, 8: 64, 9: 88, 10: 56, 13: 6, 18: 256 * 50, 19: 1200,
            21: 2003 << 16 | 1 << 8 | 19, 22: 12 << 16 | 5 << 8 | 9, 31: 5,
          ]),
        ]
      ).asJPEG)
    func words(_ name: String) -> String? { metadata["Minolta:" + name]?.description }
    #expect(words("SceneMode") == "Portrait")
    #expect(words("WhiteBalance") == "Daylight+1")
    #expect(words("ISO") == "400")
    #expect(words("ExposureTime") == "1/32")
    #expect(words("FNumber") == "8.0")
    #expect(words("FocalLength") == "50.0 mm")
    #expect(words("FocusDistance") == "1.2 m")
    #expect(words("MinoltaDate") == "2003:01:19")
    #expect(words("MinoltaTime") == "12:05:09")
    #expect(words("Saturation") == "+2")
  }

  @Test func anOtherCameraHasOtherSettings() throws {
    let metadata = try Metadata(
      NoteBytes("MINOLTA", "DiMAGE X31", [settings([8: 64]), .longs(0x10c, [0])]).asJPEG)
    #expect(metadata["Minolta:ISO"] == nil)
    #expect(metadata["Minolta:LensType"]?.description == "Minolta AF 28-85mm F3.5-4.5 New")
  }

  @Test func aPreviewBehindTheEndIsAWarning() throws {
    let metadata = try Metadata(
      NoteBytes(
        "Minolta Co., Ltd.", "DiMAGE 7i",
        [.longs(0x88, [0x7fff_fff0]), .longs(0x89, [0xffff_ffff])]
      ).asJPEG)
    #expect(metadata["Minolta:PreviewImage"] == nil)
    #expect(metadata.warnings.contains { $0.code == .truncated })
  }
}
