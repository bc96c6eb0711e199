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
}
