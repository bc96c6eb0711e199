import MetadataKit
import Testing

/// What stands behind hundreds of pieces of a file is read as what stands before them.
@Suite struct ManyUnitsTests {
  private static let many = 300

  private func repeated(_ piece: [UInt8], _ last: [UInt8]) -> [UInt8] {
    Array(repeating: piece, count: Self.many).flatMap { $0 } + last
  }

  @Test func chunksOfAIFF() throws {
    let chunks = repeated(
      Bytes("JUNK").big(0, size: 4).bytes, Bytes("NAME").big(2, size: 4).text("ab").bytes)
    let file = Bytes("FORM").big(chunks.count + 4, size: 4).text("AIFF").raw(chunks)
    #expect(try Metadata(file.bytes)["AIFF:Name"]?.description == "ab")
  }

  @Test func blocksOfFLAC() throws {
    let text = "LOCATION=here"
    let comments = Bytes().little(0, 1, size: 4).little(text.utf8.count, size: 4).text(text).bytes
    let last = Bytes().raw([0x84]).big(comments.count, size: 3).raw(comments).bytes
    let stream = Bytes("fLaC").raw([0, 0, 0, 34]).zeros(34).bytes
    let file = stream + repeated([1, 0, 0, 0], last)
    #expect(try Metadata(file, name: "a.flac")["Vorbis:Location"]?.description == "here")
  }

  @Test func attributesOfOpenEXR() throws {
    let window = Bytes("dataWindow\0box2i\0").little(16, 0, 0, 31, 15, size: 4).bytes
    let owner = Bytes("owner\0string\0").little(2, size: 4).text("me").raw(window).bytes
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0])
      .raw(repeated(Bytes("x\0int\0").little(4, 7, size: 4).bytes, owner))
    let metadata = try Metadata(file.raw([0]).bytes)
    #expect(metadata["OpenEXR:Owner"]?.description == "me")
    #expect(metadata.facts.pixelWidth == 32)
    // An attribute without an end loses none of those before it.
    let cut = try Metadata(file.text(String(repeating: "y", count: 300)).bytes)
    #expect(cut["OpenEXR:Owner"]?.description == "me" && cut.facts.pixelWidth == 32)
    #expect(cut.warnings.map(\.message) == ["a name without an end"])
  }

  /// The parts of a format that tell of pictures are bounded, and that is said.
  @Test func picturesOfASoundAreToldToABound() throws {
    let picture = Bytes("APIC").big(6, size: 4).zeros(2).raw([0, 0x61, 0, 3, 0, 0xff]).bytes
    let frames = Array(repeating: picture, count: 4200).flatMap { $0 }
    let size = [21, 14, 7, 0].map { UInt8(frames.count >> $0 & 0x7f) }
    let metadata = try Metadata(Bytes("ID3").raw([3, 0, 0]).raw(size).raw(frames).bytes)
    #expect(metadata.blocks.count == 4096)
    let warning = try #require(metadata.warnings.first { $0.code == .limitExceeded })
    #expect(warning.message.hasPrefix("of more than 4096 blocks"))
  }
}
