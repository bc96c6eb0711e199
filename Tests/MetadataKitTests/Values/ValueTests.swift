import MetadataKit
import Testing

/// Values as they are, before any words.
struct ValueTests {
  /// A number that no table has.
  static let unknown: UInt32 = 0xfff0

  @Test(
    arguments: [
      (.text("Canon\0\0junk"), "Canon"), (.text(""), ""), (.bytes(1, 2, 255), "1 2 255"),
      (.shorts(65535), "65535"), (.longs(4_294_967_295), "4294967295"),
      (.undefined("0221"), "0221"), (.undefined([7]), "7"), (.undefined([]), ""),
      (.rationals(1, 3, 0, 0, 1, 0), "0.3333333333 undef inf"),
      (.signedRationals(-1, 3), "-0.3333333333"),
      (.doubles(0.1, 1e21, -0.0), "0.1 1e+21 0"), (.doubles(.infinity, .nan), "Inf NaN"),
      (SampleValue(format: .float, bytes: [0x3d, 0xcc, 0xcc, 0xcd]), "0.100000001490116"),
      (SampleValue(format: .signedByte, bytes: [0xff, 0x7f]), "-1 127"),
      (SampleValue(format: .signedShort, bytes: [0xff, 0xfe]), "-2"),
      (
        SampleValue(format: .long8, bytes: [UInt8](repeating: 0xff, count: 8)),
        "18446744073709551615"
      ),
      (SampleValue(format: .signedLong8, bytes: [UInt8](repeating: 0xff, count: 8)), "-1"),
      (SampleValue(format: .complex, bytes: Array("complex!".utf8)), "complex!"),
      (SampleValue(format: TagFormat(rawValue: 99), bytes: [0x61]), "a"),
    ] as [(SampleValue, String)])
  func `elements are joined by spaces`(_ value: SampleValue, _ text: String) throws {
    #expect(try value.number(Self.unknown) == text)
    #expect(try value.words(Self.unknown) == text)
  }

  @Test func `both byte orders are read`() throws {
    let little = try Sample.tag(.exif, Self.unknown, .short, [1, 2], .little)
    let big = try Sample.tag(.exif, Self.unknown, .short, [1, 2], .big)
    #expect(little.description == "513")
    #expect(big.description == "258")
  }

  @Test func `a count that is too large reads what is there`() throws {
    let tag = try Sample.tag(.exif, Self.unknown, .short, count: .max, [0, 1, 0, 2, 9])
    #expect(tag.description == "1 2")
  }

  @Test func `binary values are described by the length of their text`() throws {
    #expect(
      try SampleValue.undefined([1, 2, 3]).words(0xea1c)
        == "(Binary data 3 bytes, use -b option to extract)")
    #expect(
      try SampleValue.shorts(10, 200).words(0x12d)
        == "(Binary data 6 bytes, use -b option to extract)")
    #expect(try SampleValue.undefined([1, 2, 3]).tag(0xea1c).isBinary)
  }

  @Test func `long lists of positions are described by their length`() throws {
    let few = SampleValue.longs(10000, 20000, 30000, 40000, 50000)
    #expect(try few.words(0x117) == "10000 20000 30000 40000 50000")
    let many = SampleValue.longs(10000, 20000, 30000, 40000, 50000, 60000)
    #expect(try many.words(0x117) == "(Binary data 35 bytes, use -b option to extract)")
  }

  @Test func `positions count from the start of the file`() throws {
    let bytes = Sample.bytes([8, 100], 4)
    let tag = try Sample.tag(.exif, 0x111, .long, bytes, base: 12)
    #expect(tag.description == "20 112")
    #expect(tag.integer() == 8)
    let far = try Sample.tag(
      .exif, 0x111, .signedLong8, [0x7f] + [UInt8](repeating: 255, count: 7), base: 1)
    #expect(far.description == "-9223372036854775808")
  }

  @Test func `large arrays are told of`() throws {
    let tag = try Sample.tag(
      .exif, 0xc61b, .rational, Sample.bytes([Int](repeating: 1, count: 1202), 4))
    #expect(tag.description == "(large array of 601 rational64u values)")
  }

  @Test func `white space at the end of names is none`() throws {
    #expect(try SampleValue.text("NIKON CORPORATION  \n\0").words(0x10f) == "NIKON CORPORATION")
    #expect(try SampleValue.text("   ").words(0x10f) == "")
  }

  @Test func `a value whose bytes were not kept is described`() throws {
    var builder = MetadataBuilder(
      format: FileFormat("JPEG", "jpg", "image/jpeg", nil), options: ReadOptions())
    let reader = ByteReader([UInt8](repeating: 1, count: 100))
    builder.add(.exif, 0x829a, group: "ExifIFD", .rational, count: 12, .big, left: Region(reader))
    let tag = try #require(builder.store.first("ExifIFD", 0x829a))
    #expect(tag.description == "(Binary data 100 bytes, use -b option to extract)")
    #expect(tag.bytes == nil)
  }
}
