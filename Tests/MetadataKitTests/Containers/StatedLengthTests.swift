import MetadataKit
import Testing

/// Files of which the header says how long they are: one byte less is told.
@Suite struct StatedLengthTests {
  /// By the name of their format.
  private static let files: [(name: String, bytes: Bytes)] = [
    ("FARBFELD", Bytes("farbfeld").big(2, 3, size: 4).zeros(48)),
    (
      "DSF",
      Bytes("DSD ").little(28, 100, 0, size: 8).text("fmt ").little(52, size: 8)
        .little(1, 0, 2, 2, 2_822_400, 1, size: 4).little(32, size: 8).little(4096, 0, size: 4)
        .text("data").little(20, size: 8).zeros(8)
    ),
    (
      "WAV (RF64)",
      Bytes("RF64").little(0xffff_ffff, size: 4).text("WAVEds64").little(28, size: 4)
        .little(80, 8, 4, size: 8).zeros(4).text("fmt ").little(16, size: 4)
        .little(1, 1, size: 2).little(8000, 16000, size: 4).little(2, 16, size: 2).text("data")
        .little(0xffff_ffff, size: 4).zeros(8)
    ),
    (
      "APE",
      Bytes("MAC ").little(3990, 0, size: 2).little(52, 24, 4, 5, 6, 0, 7, size: 4).zeros(16)
        .little(3000, 0, size: 2).little(73728, 42662, 2, size: 4).little(16, 2, size: 2)
        .little(44100, size: 4).zeros(22)
    ),
    ("SWF", Bytes("FWS\u{9}").little(40, size: 4).raw([0x30, 0xa8, 0x14]).zeros(29)),
    // A cube of one pixel a side; all sides are filled up to words.
    (
      "KTX",
      Bytes().raw([0xab]).text("KTX 11").raw([0xbb, 13, 10, 26, 10])
        .little(0x0403_0201, 0x1401, 1, 0x1907, 0x8051, 0x1907, 1, 1, 0, 0, 6, 1, 0, 3, size: 4)
        .zeros(24)
    ),
    (
      "KTX2",
      Bytes().raw([0xab]).text("KTX 20").raw([0xbb, 13, 10, 26, 10])
        .little(9, 1, 1, 1, 0, 0, 1, 1, 0, 104, 16, 0, 0, size: 4).zeros(16)
        .little(120, 5, 5, size: 8).zeros(16 + 5)
    ),
    // Blocks of BC7, of two levels: six, and one.
    (
      "DDS",
      Bytes("DDS ").little(124, 0x2_0000, 8, 9, 0, 0, 2, size: 4).zeros(44)
        .little(32, 4, size: 4).text("DX10").zeros(40).little(98, 3, 0, 1, 0, size: 4)
        .zeros((6 + 1) * 16)
    ),
    // Two sides of a cube in 24 bits.
    (
      "DDS",
      Bytes("DDS ").little(124, 0, 2, 2, 0, 0, 0, size: 4).zeros(44)
        .little(32, 0x40, 0, 24, 0xff, 0xff00, 0xff_0000, 0, 0, 0xe00, size: 4).zeros(12).zeros(24)
    ),
  ]

  @Test(arguments: files.indices) func aByteThatIsMissingIsTold(_ index: Int) throws {
    let (name, file) = Self.files[index]
    let whole = try Metadata(file.bytes)
    #expect(whole.format.name == name)
    #expect(!whole.warnings.contains { $0.code == .truncated })
    let cut = try Metadata(Array(file.bytes.dropLast()))
    let warning = cut.warnings.first { $0.code == .truncated }
    #expect(warning?.offset == file.bytes.count - 1)
    file.readEveryTruncation()
  }

  /// FFmpeg states 100 MB where it cannot go back.
  @Test func aProgramOfUnknownLengthIsWhole() throws {
    let file = Bytes("FWS\u{9}").little(100 << 20, size: 4).raw([0x30, 0xa8, 0x14]).zeros(29)
    #expect(try Metadata(file.bytes).warnings.isEmpty)
  }

  /// FFmpeg counts ten bytes of a RealMedia file's data twice.
  @Test func theDataOfRealMediaMayLackTheirHead() throws {
    let movie = try Fixture.bytes("movie.rm")
    #expect(try Metadata(movie).warnings.isEmpty)
    #expect(try Metadata(Array(movie.dropLast())).warnings.map(\.code) == [.truncated])
  }

  /// Sizes that no number holds.
  @Test(arguments: [
    Bytes("farbfeld").big(0xffff_ffff, 0xffff_ffff, size: 4),
    Bytes("DDS ").little(124, 0x2_0000, 0xffff_ffff, 0xffff_ffff, 0, 0xffff_ffff, 32, size: 4)
      .zeros(44).little(32, 0x40, 0, 0xffff_ffff, 0xff, 0xff00, 0xff_0000, 0, 0, 0x20_fe00, size: 4)
      .zeros(12),
  ])
  func sizesMayBeAny(_ file: Bytes) throws {
    #expect(try Metadata(file.bytes).warnings.map(\.code) == [.truncated])
  }
}
