import Testing

@testable import MetadataKit

/// Lists of numbers, which are arrays where every reader of JSON takes each for the same number.
@Suite struct JSONValueTests {
  /// An aperture in APEX is a power, f/1 for 0; a length has a unit, a place words, none of them for
  /// 0/0. Table, tag, how many fractions.
  @Test(
    arguments: [
      (TagTable.exif, 0x9205, 1), (.exif, 0x920a, 1), (.exif, 0x9204, 1), (.exif, 0x9400, 1),
      (.exif, 0xa432, 4), (.gps, 2, 3), (.gps, 7, 3), (.gps, 31, 1),
    ] as [(TagTable, UInt32, Int)], [false, true])
  func noNumberIsNone(_ row: (table: TagTable, id: UInt32, count: Int), isNumeric: Bool) throws {
    let tag = try Sample.tag(
      row.table, row.id, .rational, count: row.count, [UInt8](repeating: 0, count: row.count * 8))
    var json = JSONWriter()
    var scratch = TextBuffer()
    JSONValue(isNumeric: isNumeric).write(tag, &scratch, &json)
    #expect(json.text.string == "null")
    #expect((isNumeric ? tag.numericDescription : tag.description) == "undef")
  }

  @Test(arguments: [
    ("0/0", "null"), ("5/0", "null"), ("50/1", #""50.0 mm""#), ("x/0", #""0.0 mm""#),
  ])
  func fractionsInTexts(_ text: String, _ expected: String) throws {
    let metadata = try XMPBytes.read("<exif:FocalLength>\(text)</exif:FocalLength>")
    var json = JSONWriter()
    var scratch = TextBuffer()
    JSONValue(isNumeric: false).write(
      try #require(metadata["XMP-exif:FocalLength"]), &scratch, &json)
    #expect(json.text.string == expected)
  }

  private func json(_ build: (inout MetadataBuilder) -> Void) throws -> String {
    var found = MetadataBuilder(
      format: FileFormat("PNG", "png", "image/png", nil), options: ReadOptions())
    build(&found)
    var scratch = TextBuffer()
    var json = JSONWriter()
    try #require(found.tagCount == 1)
    JSONValue(isNumeric: false).write(Tag(store: found.store, index: 0), &scratch, &json)
    return json.text.string
  }

  @Test(arguments: [
    ([], #""""#), ([7], "7"), ([1, -2, 300], "[1,-2,300]"),
    ([1, 999_999_999_999_999], "[1,999999999999999]"),
    ([1, 9_007_199_254_740_993], #""1 9007199254740993""#),
    ([Int.min, 1], #""-9223372036854775808 1""#), ([9_007_199_254_740_993], #""9007199254740993""#),
  ])
  func integersOfEightBytes(_ numbers: [Int], _ expected: String) throws {
    #expect(try json { $0.add(.png, "Numbers", integers: numbers) } == expected)
  }

  /// Format, bytes in big-endian order, JSON.
  @Test(
    arguments: [
      (TagFormat.byte, [0, 1, 255], "[0,1,255]"), (.signedByte, [0, 1, 255], "[0,1,-1]"),
      (.short, [0, 1, 255, 254], "[1,65534]"), (.signedShort, [0, 1, 255, 254], "[1,-2]"),
      (.long, [0, 0, 0, 9, 255, 255, 255, 255], "[9,4294967295]"),
      (.signedLong, [0, 0, 0, 9, 128, 0, 0, 0], "[9,-2147483648]"),
      (.signedLong, [128, 0, 0, 0], "-2147483648"), (.signedShort, [0, 1, 255], "1"),
    ] as [(TagFormat, [UInt8], String)])
  func integersOfEachFormat(_ format: TagFormat, _ bytes: [UInt8], _ expected: String) throws {
    let shown = try json {
      $0.add(
        .png, 0x7465_7374, format, count: bytes.count / format.size, .big, bytes: ByteSlice(bytes))
    }
    #expect(shown == expected)
  }
}
