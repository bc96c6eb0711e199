import MetadataKit
import Testing

/// Texts that are more than their bytes.
struct TextTests {
  @Test(arguments: [
    ("me\0", "me"), ("me  \0you \0", "me\nyou"), (" \0you\0", "\nyou"), ("me", "me"),
    ("me \0\0\0", "me"), ("", ""), ("\0", ""), ("me\0you", "me\nyou"), ("me\0 \0", "me"),
  ])
  func `copyright of photographer and editor`(_ bytes: String, _ text: String) throws {
    #expect(try SampleValue.text(bytes).words(0x8298) == text)
  }

  @Test(arguments: [
    ("ASCII\0\0\0hello  ", "hello"), ("ASCII\0\0\0hello\0junk", "hello"),
    ("ASCII   hello", "hello"),
    ("\0\0\0\0\0\0\0\0hello", "hello"), ("        hello", "hello"), ("\0garbagehello", "hello"),
    ("UNICODE\0\0h\0i", "hi"), ("UNICODE\0h\0i\0", "hi"), ("UNICODE \0h\0i", "hi"),
    ("JIS\0\0\0\0\0text", "text"), ("JIS\0\0\0\0\0\u{1b}$BF|K\\8l\u{1b}(B  ", "日本語"),
    ("Unicode\0text", "Unicode\0text"), ("short", "short"), ("oppo_2\0\0\0", "oppo_2"),
    ("a\0b\0", "a\0b"),
    ("ASCII\0\0\0", ""), ("UNICODE\0", ""), ("", ""),
  ])
  func `user comments say how they are encoded`(_ bytes: String, _ text: String) throws {
    #expect(try SampleValue.undefined(bytes).words(0x9286) == text)
  }

  @Test(arguments: [
    ([0xd83d, 0xde00], "😀"), ([0xd83d], "\u{fffd}"), ([0xde00, 0x41], "\u{fffd}A"),
    ([0xd83d, 0x41], "\u{fffd}A"), ([0xd83d, 0xd83d, 0xde00], "\u{fffd}😀"),
    ([0x20ac, 0xe9, 0x7f, 0x80, 0x7ff, 0x800, 0xffff], "€é\u{7f}\u{80}\u{7ff}\u{800}\u{ffff}"),
  ])
  func `half a pair of surrogates is no character`(_ units: [UInt16], _ text: String) throws {
    let bytes =
      Array("UNICODE\0".utf8) + [0xfe, 0xff] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    #expect(try SampleValue.undefined(bytes).words(0x9286) == text)
  }

  @Test func `a byte-order mark decides`() throws {
    let bytes = Array("UNICODE\0".utf8) + [0xff, 0xfe, 0x3d, 0xd8, 0x00, 0xde, 0x21, 0x00]
    #expect(try SampleValue.undefined(bytes).words(0x9286) == "😀!")
  }

  @Test func `areas and methods of positioning are texts like comments`() throws {
    #expect(try SampleValue.undefined("ASCII\0\0\0fused").words(0x1b, .gps) == "fused")
    #expect(try SampleValue.undefined("ASCII\0\0\0here").words(0x1c, .gps) == "here")
  }

  @Test func `Windows writes UTF-16 in little-endian order`() throws {
    let title = SampleValue.bytes(0x44, 0, 0xe4, 0, 0x3d, 0xd8, 0, 0xde, 0, 0, 0x78, 0)
    #expect(try title.words(0x9c9b) == "Dä😀")
    #expect(try SampleValue.bytes(0x3d, 0xd8, 0x41).words(0x9c9c) == "\u{fffd}")
    #expect(try SampleValue.bytes().words(0x9c9d) == "")
  }

  @Test(
    arguments: [
      (0x9000, "0221", "0221"), (0xa000, "0100\0", "0100"), (0x9000, "\0\0", ""),
      (0x9290, "20   ", "20"), (0x9291, "006500", "006500"), (0x9292, "  ", ""),
      (0xfe4c, "Raw File: a: b", "b"), (0xfe4c, "plain", "plain"), (0xc615, "a\tb", "a.b"),
      (0xc71b, "2008-05-30T15:56:01+02:00", "2008:05:30 15:56:01+02:00"), (0xc71b, "2008", "2008"),
      (0x9003, "2008:05:30 15:56:01", "2008:05:30 15:56:01"),
    ] as [(UInt32, String, String)])
  func `texts lose what does not belong to them`(
    _ id: UInt32, _ bytes: String, _ text: String
  ) throws {
    let format: TagFormat = id == 0x9000 || id == 0xa000 ? .undefined : .ascii
    #expect(try Sample.tag(.exif, id, format, Array(bytes.utf8)).description == text)
  }
}
