import MetadataKit
import Testing

/// What is told of makers' notes without knowing what their numbers mean.
@Suite struct MakerNoteTests {
  /// A big-endian block whose first directory has the maker and a note.
  static func block(make: String, note: [UInt8], _ order: ByteOrder = .big) -> TIFFBytes {
    var block = TIFFBytes(order)
    // Two fields and a link: what follows stands at 38.
    block.directory([
      .init(tag: 0x10f, format: 2, count: make.utf8.count, value: .offset(38)),
      .init(tag: 0x927c, format: 7, count: note.count, value: .offset(38 + make.utf8.count)),
    ])
    block.append(Array(make.utf8) + note)
    return block
  }

  private func read(_ make: String, _ note: [UInt8], _ order: ByteOrder = .big) throws -> Metadata {
    try Metadata(Self.block(make: make, note: note, order).asJPEG)
  }

  /// A directory of one field in little-endian order.
  static let little: [UInt8] = [1, 0, 1, 0, 3, 0, 1, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0]

  private static let zeros = [UInt8](repeating: 0, count: 64)

  @Test func textOfNobodyKnownIsShown() throws {
    let note = Array("firmware 1.2\0\0".utf8)
    #expect(
      try read("Nobody", note)["IFD0:MakerNoteUnknownText"]?.description == "firmware 1.2")
    // Whom the maker's name tells writes directories: text is none of its.
    #expect(try read("Canon!", note)["IFD0:MakerNoteUnknownText"] == nil)
    #expect(try read("Nobody", [0x41, 0x01, 0x42])["IFD0:MakerNoteUnknownText"] == nil)
    #expect(try read("Nobody", [0x41, 0, 0x42])["IFD0:MakerNoteUnknownText"] == nil)
  }

  /// As cameras of BenQ write it: several texts with NULs between them.
  @Test func textIsToldByItsStart() throws {
    let note = [UInt8](repeating: 0x61, count: 130) + [0, 0x62, 0xff]
    #expect(
      try read("Nobody", note)["IFD0:MakerNoteUnknownText"]?.description
        == "(Binary data 133 bytes, use -b option to extract)")
    #expect(
      try read("Nobody", Array(note.dropFirst(5)))["IFD0:MakerNoteUnknownText"] == nil)
  }

  @Test func longTextIsBytes() throws {
    let note = [UInt8](repeating: 0x61, count: 65)
    let tag = try #require(try read("Nobody", note)["IFD0:MakerNoteUnknownText"])
    #expect(tag.isBinary)
  }

  @Test(
    arguments: [
      ("Canon\0", little, ByteOrder.big, "Little-endian (Intel, II)"),
      ("Canon\0", little, .little, nil),
      (
        "FUJI\0\0", Array("FUJIFILM".utf8) + [12, 0, 0, 0] + little, .big,
        "Little-endian (Intel, II)"
      ),
      ("Nobody", [0x78, 0x01] + little, .big, "Little-endian (Intel, II)"),
      ("Nobody", [0xff, 0xfe, 0xfd, 0xfc], .big, nil),
      // One entry whose value would be longer than the note, as HTC's notes seem to have.
      ("Nobody", [0x78, 0x01, 1, 0, 0, 0, 8, 0, 0, 0, 1] + zeros, .big, nil),
    ] as [(String, [UInt8], ByteOrder, String?)])
  func tellsAnotherByteOrder(
    _ make: String, _ note: [UInt8], _ order: ByteOrder, _ expected: String?
  ) throws {
    #expect(try read(make, note, order)["File:MakerNoteByteOrder"]?.description == expected)
  }

  @Test func findsPrintImageMatching() throws {
    // Nikon's second layout: a signature, then a directory whose offsets count from the block.
    let place = 38 + 6 + 8 + 18
    var note = Array("Nikon\0\u{1}\0".utf8)
    note += [1, 0, 0, 0x0e, 7, 0, 16, 0, 0, 0, UInt8(place), 0, 0, 0, 0, 0, 0, 0]
    note += Array("PrintIM\0".utf8) + Array("0250".utf8) + [0, 0, 0, 0]
    #expect(try read("NIKON\0", note)["PrintIM:PrintIMVersion"]?.description == "0250")
    // An offset that leads elsewhere tells nothing.
    note[18] = 3
    #expect(try read("NIKON\0", note)["PrintIM:PrintIMVersion"] == nil)
  }

  @Test func aPictureIsAPreview() throws {
    let note: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 0, 4, 0, 0]
    let metadata = try read("Nobody", note)
    #expect(metadata["File:PreviewImage"]?.byteCount == 8)
    #expect(metadata.previews.first?.byteCount == 8)
  }

  @Test func everyTruncationReturns() {
    for note in [
      Self.little, Array("FUJIFILM".utf8) + [0xff, 0xff, 0xff, 0xff], [0x4d, 0x4d, 0, 42],
    ] {
      for make in ["Canon\0", "Nobody", "Asahi\0", "RICOH\0", "SANYO\0"] {
        Bytes().raw(Self.block(make: make, note: note).asJPEG).readEveryTruncation()
      }
    }
  }
}
