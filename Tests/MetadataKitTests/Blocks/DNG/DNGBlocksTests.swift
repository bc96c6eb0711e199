import MetadataKit
import Testing

/// Blocks within tags of DNG: what exiftool 13.58 says of the same bytes.
@Suite struct DNGBlocksTests {
  private func read(_ tag: Int, _ block: [UInt8]) throws -> Metadata {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: tag, format: 7, count: block.count, value: .offset(26))])
    tiff.append(block)
    return try Metadata(tiff.asJPEG)
  }

  /// A picture of two pieces, no resource, a kind, a creator; of the thumbnail the picture alone.
  private static let original =
    Bytes().big(70_000, 16, 26, 40, size: 4).zeros(24).big(0, size: 4).text("CRW CANO")
    .big(100, 12, 20, size: 4).zeros(8).big(0, size: 4).text("THM ").big(0, size: 4).bytes

  @Test func `The raw file that a DNG was made of is told of`() throws {
    let metadata = try read(0xc68c, Self.original)
    #expect(metadata["DNG:OriginalRawImage"]?.byteCount == 40)
    #expect(metadata["DNG:OriginalRawResource"] == nil)
    #expect(metadata["DNG:OriginalRawFileType"]?.description == "CRW ")
    #expect(metadata["DNG:OriginalRawCreator"]?.description == "CANO")
    #expect(metadata["DNG:OriginalTHMImage"]?.byteCount == 20)
    #expect(metadata["DNG:OriginalTHMFileType"]?.description == "THM ")
    #expect(metadata["DNG:OriginalTHMCreator"] == nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `An original raw file with lying lengths is warned of`() throws {
    for length in 0..<Self.original.count {
      #expect((try? read(0xc68c, Array(Self.original[..<length]))) != nil)
    }
    let backwards = Bytes().big(1, 12, 4, size: 4).bytes
    #expect(try read(0xc68c, backwards).warnings.map(\.code) == [.malformed])
    let far = Bytes().big(1, 12, 0xffff_ffff, size: 4).bytes
    #expect(try read(0xc68c, far).warnings.map(\.code) == [.truncated])
    #expect(try read(0xc68c, [0xff, 0xff, 0xff, 0xff]).warnings.map(\.code) == [.truncated])
  }

  @Test func `A picture says which of a series it is`() throws {
    let block = Bytes("id-1\0Stack\0f=1\0").big(2, 5, size: 4).raw([1]).bytes
    let metadata = try read(0xcd44, block)
    let expected = [
      "SeqID": "id-1", "SeqType": "Stack", "SeqFrameInfo": "f=1", "SeqIndex": "2",
      "SeqCount": "5", "SeqFinal": "Yes",
    ]
    for (name, value) in expected { #expect(metadata["DNG:\(name)"]?.description == value) }
    #expect(try read(0xcd44, Array("id-1\0Stack".utf8)).warnings.map(\.code) == [.truncated])
  }

  @Test func `A profile says which range it is made for`() throws {
    let metadata = try read(0xcd47, [0, 1, 0, 1, 0x40, 0x20, 0, 0])
    #expect(metadata["DNG:PDRVersion"]?.description == "1")
    #expect(metadata["DNG:DynamicRange"]?.description == "High")
    #expect(metadata["DNG:HintMaxOutputValue"]?.description == "2.5")
    #expect(try read(0xcd47, [0, 1, 0, 0, 0])["DNG:DynamicRange"]?.description == "Standard")
  }
}
