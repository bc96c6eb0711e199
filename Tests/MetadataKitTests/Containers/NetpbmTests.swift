import MetadataKit
import Testing

@Suite struct NetpbmTests {
  struct Expectation: Sendable {
    let text: String
    let name: String
    let model: ColorModel
    let depth: Int
  }

  @Test(arguments: [
    Expectation(text: "P1 3 2\n010101", name: "PBM", model: .gray, depth: 1),
    Expectation(text: "P4\n3 2\n", name: "PBM", model: .gray, depth: 1),
    Expectation(text: "P2\n3 2\n15\n", name: "PGM", model: .gray, depth: 4),
    Expectation(text: "P6\n3\t2\r\n65535\n", name: "PPM", model: .rgb, depth: 16),
    Expectation(text: "PF\n3 2\n-1.0\n", name: "PFM", model: .rgb, depth: 32),
    Expectation(
      text: "P7\nWIDTH 3\nHEIGHT 2\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n",
      name: "PAM", model: .rgb, depth: 8),
  ])
  func tellsThePicture(_ expected: Expectation) throws {
    let metadata = try Metadata(Bytes(expected.text).bytes)
    #expect(metadata.format.name == expected.name)
    #expect(metadata.facts.pixelWidth == 3)
    #expect(metadata.facts.pixelHeight == 2)
    #expect(metadata.facts.colorModel == expected.model)
    #expect(metadata.facts.bitDepth == expected.depth)
    #expect(metadata.facts.hasAlpha == (expected.name == "PAM"))
    Bytes(expected.text).readEveryTruncation()
  }

  @Test(arguments: [
    (1, ColorModel.gray, false), (2, .gray, true), (3, .rgb, false), (4, .rgb, true),
  ])
  func channelsOfNoStatedType(_ depth: Int, _ model: ColorModel, _ hasAlpha: Bool) throws {
    let text = "P7\nWIDTH 3\nHEIGHT 2\nDEPTH \(depth)\nMAXVAL 255\nENDHDR\n"
    let facts = try Metadata(Bytes(text).bytes).facts
    #expect(facts.colorModel == model && facts.hasAlpha == hasAlpha)
  }

  @Test func keepsComments() throws {
    let metadata = try Metadata(Bytes("P5\n# one\n#two\n3 2\n# three\n255\n").bytes)
    #expect(metadata["File:Comment"]?.description == "one\ntwo\nthree")
    #expect(metadata["File:MaxVal"]?.description == "255")
  }

  /// Six pixels of three bytes are there, or not.
  @Test(arguments: [(18, []), (17, [MetadataError.Code.truncated]), (17 + 18 + 11, [.truncated])])
  func tellsWhereAMapIsCutShort(_ count: Int, _ codes: [MetadataError.Code]) throws {
    let header = Array("P6\n3 2\n255\n".utf8)
    let map = header + [UInt8](repeating: 1, count: 18)
    let metadata = try Metadata(Array((map + map).prefix(header.count + count)))
    #expect(metadata.warnings.map(\.code) == codes)
  }

  @Test func theScalesSignIsTheByteOrder() throws {
    let metadata = try Metadata(Bytes("Pf\n3 2\n1.0\n").bytes)
    #expect(metadata["File:ByteOrder"]?.description == "Big-endian")
    #expect(metadata["File:ColorSpace"]?.description == "Monochrome")
  }

  @Test func aSizeThatIsNoNumberIsAWarning() throws {
    let metadata = try Metadata(Bytes("P6\n99999999999999999999 2\n255\n").bytes)
    #expect(metadata.facts.pixelWidth == nil)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  private static let maps: [(String, Int)] = [
    ("P4\n9 2\n", 4), ("P5 3 2 255\n", 6), ("P5 3 2 256\n", 12),
    ("P6\n# a comment\n3 2\n255\n", 18),
    ("P6 3 2 65535\n", 36), ("P7\nWIDTH 3\nHEIGHT 2\nDEPTH 4\nMAXVAL 255\nENDHDR\n", 24),
    (
      "P7\nWIDTH 3\nHEIGHT 2\nDEPTH 1\nMAXVAL 1023\n# \(String(repeating: "x", count: 600))\nENDHDR\n",
      12
    ),
  ]

  /// Pictures of any of the kinds may follow one another.
  @Test(arguments: NetpbmTests.maps.indices)
  func countsPictures(_ first: Int) throws {
    var bytes = Bytes()
    for index in [first, 1, first, 5, 6] {
      bytes = bytes.text(Self.maps[index].0).raw(
        [UInt8](repeating: 0x50, count: Self.maps[index].1))
    }
    let metadata = try Metadata(bytes.bytes)
    #expect(metadata.facts.frameCount == 5 && metadata.warnings.isEmpty)
    #expect(metadata.facts.pixelWidth == (first == 0 ? 9 : 3))
    #expect(metadata.tags.count { $0.name == "ImageWidth" } == 1)
    bytes.readEveryTruncation()
  }

  /// What is no picture ends the sequence, and where pixels are words there is but one.
  @Test(arguments: [
    ("P5 1 1 255\n\u{1}", "P5 1 1 255\n", 1), ("P5 1 1 255\n\u{1}", " P5 1 1 255\n\u{1}", 1),
    ("P5 1 1 255\n\u{1}", "P5 0 1 255\n\u{1}", 1), ("P5 1 1 255\n\u{1}", "P2 1 1 255\n1", 1),
    ("P5 1 1 255\n\u{1}", "P6 9223372036854775807 4 255\n\u{1}", 1),
    ("P5 9223372036854775807 4 255\n\u{1}", "P5 1 1 255\n\u{1}", 1),
    ("P5 1 1 255\n\u{1}", "P5 9223372036854775800 1 255\n\u{1}", 1),
    ("P2 1 1 255\n1\n", "P2 1 1 255\n1\n", 1), ("Pf 1 1\n-1.0\n1234", "Pf 1 1\n-1.0\n1234", 1),
  ])
  func countsNothingElse(_ first: String, _ second: String, _ count: Int) throws {
    #expect(try Metadata(Bytes(first + second).bytes).facts.frameCount == count)
  }

  @Test func countsNoMoreThanIsBounded() throws {
    var options = ReadOptions()
    options.limits.pages = 3
    let picture = Bytes("P5 1 1 255\n\u{1}").bytes
    let metadata = try Metadata(picture + picture + picture + picture, options: options)
    #expect(metadata.facts.frameCount == 3)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }
}
