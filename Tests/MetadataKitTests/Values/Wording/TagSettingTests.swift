import MetadataKit
import Testing

/// Where a maker's note has a text, bytes or fractions instead of a setting's number, no setting is told.
@Suite struct TagSettingTests {
  /// A note of one field behind `header`, which is read as `maker`'s.
  private func words(
    _ maker: String, _ header: [UInt8], _ tag: Int, format: Int = 2, _ value: [UInt8]
  ) throws -> String? {
    let field = Bytes().raw(header).big(1, size: 2).big(tag, format, size: 2)
      .big(format == 3 ? value.count / 2 : value.count, size: 4).raw(value).big(0, size: 4).bytes
    let metadata = try Metadata(MakerNoteTests.block(make: maker, note: field).asJPEG)
    return metadata.tags.first { $0.group != "IFD0" && $0.number == UInt32(tag) && $0.isInTable }?
      .description
  }

  private static let text = Array("abc\0".utf8)

  @Test(arguments: [
    ("Minolta", "", 0x10c), ("SONY\0", "SONY DSC \0\0\0", 0xb027),
    ("SONY\0", "SONY DSC \0\0\0", 0xb021), ("NIKON\0", "", 0x83), ("NIKON\0", "", 0x89),
    ("NIKON\0", "", 0x9e), ("PENTAX\0", "AOC\0MM", 0x76), ("PENTAX\0", "AOC\0MM", 0x7a),
  ])
  func aTextIsNoSetting(_ maker: String, _ header: String, _ tag: Int) throws {
    let header = Array(header.utf8)
    #expect(try words(maker, header, tag, Self.text) == "Unknown (abc)")
    #expect(try words(maker, header, tag, format: 7, Array("abcd".utf8)) == "Unknown (abcd)")
  }

  @Test func whatIsNoSizeIsShownAsItIs() throws {
    #expect(try words("SONY\0", Array("SONY DSC \0\0\0".utf8), 0xb02b, Self.text) == "abc")
  }

  @Test func numbersAreSettings() throws {
    #expect(try words("NIKON\0", [], 0x89, format: 3, [0, 0, 0, 0]) == "Single-Frame")
    #expect(
      try words("PENTAX\0", Array("AOC\0MM".utf8), 0x76, format: 3, [0, 0, 0, 0])
        == "Off; 0 faces detected")
  }
}
