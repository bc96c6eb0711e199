import MetadataKit
import Testing

@Suite struct AIFFTests {
  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Bytes(name).big(data.count, size: 4).raw(data).zeros(data.count % 2).bytes
  }

  private func file(_ chunks: [UInt8]...) -> Bytes {
    let body = chunks.flatMap { $0 }
    return Bytes("FORM").big(body.count + 4, size: 4).text("AIFF").raw(body)
  }

  /// Stereo, 11,025 frames of 16 bits, 22,050 Hz as a number of 80 bits.
  private let common = Bytes().big(2, size: 2).big(11_025, size: 4).big(16, 0x400d, size: 2)
    .raw([0xac, 0x44, 0, 0, 0, 0, 0, 0]).bytes

  @Test func readsChunks() throws {
    let comments = Bytes().big(1, size: 2).big(3_161_568_526, size: 4).big(4, 3, size: 2)
      .text("abc").zeros(1).bytes
    let tag = Bytes("ID3").raw([3, 0, 0, 0, 0, 0, 13]).text("TIT2").big(3, size: 4).zeros(2)
      .raw([3, 0x48, 0x69]).bytes
    let metadata = try Metadata(
      file(
        chunk("COMM", common), chunk("NAME", [0x8e, 0x62]), chunk("COMT", comments),
        chunk("ID3 ", tag)
      ).bytes)
    #expect(metadata["AIFF:NumChannels"]?.description == "2")
    #expect(metadata["AIFF:SampleRate"]?.description == "22050")
    #expect(metadata["AIFF:Name"]?.description == "éb")
    #expect(metadata["AIFF:CommentTime"]?.description == "2004:03:08 05:28:46")
    #expect(metadata["AIFF:MarkerID"]?.description == "4")
    #expect(metadata["AIFF:Comment"]?.description == "abc")
    #expect(metadata["ID3v2_3:Title"]?.description == "Hi")
    #expect(metadata["Composite:Duration"]?.description == "0.50 s")
    #expect(metadata.facts.duration == 0.5)
    #expect(metadata.facts.tracks.first?.sampleRate == 22050)
  }

  @Test func linesOfAnAnnotationArePartedByNULs() throws {
    let lines = Array("AFspdate: 2003\0user: me\0\0".utf8)
    let metadata = try Metadata(file(chunk("COMM", common), chunk("ANNO", lines)).bytes)
    #expect(metadata["AIFF:Annotation"]?.description == "AFspdate: 2003\0user: me")
  }

  @Test(arguments: [
    ("m3gaLavf58.29.100", "m3gaLavf58.29.100"),
    ("stoc\u{1}x", "(Binary data 6 bytes, use -b option to extract)"),
  ])
  func tellsTheTextsOfPrograms(_ data: String, _ worded: String) throws {
    let metadata = try Metadata(file(chunk("APPL", Array(data.utf8))).bytes)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(json.text.string.contains("\"AIFF:ApplicationData\":\"\(worded)\""))
  }

  @Test func tellsTheCodec() throws {
    let compressed = common + Array("ulaw".utf8) + [4] + Array("\u{b5}Law".utf8.prefix(4))
    let metadata = try Metadata(file(chunk("COMM", compressed)).bytes)
    #expect(metadata["AIFF:CompressionType"]?.description == "mu-law")
    #expect(metadata.facts.tracks.first?.codec == "ulaw")
    #expect(metadata.facts.duration == 0.5)
  }

  /// Of what is compressed the size is that of what comes out.
  @Test(arguments: [
    ("", 16, 16), ("sowt", 24, 24), ("fl64", 64, 64), ("ulaw", 16, nil), ("NONE", 8968, nil),
  ])
  func tellsTheBitsOfASample(_ codec: String, _ stated: Int, _ bits: Int?) throws {
    let head = Bytes().raw(common).with(Bytes().big(stated, size: 2).bytes, at: 6)
    let metadata = try Metadata(
      file(chunk("COMM", codec.isEmpty ? head.bytes : head.text(codec).zeros(2).bytes)).bytes)
    #expect(metadata.facts.tracks.first?.sampleSize == bits)
  }

  @Test func tellsThatCompressedSoundHasNoCodec() throws {
    let file = file(chunk("COMM", common + [0x4e]))
    #expect(try Metadata(file.bytes).warnings.isEmpty)
    let compressed = try Metadata(file.with(Array("AIFC".utf8), at: 8).bytes)
    #expect(compressed.warnings.map(\.code) == [.truncated])
  }

  @Test func tellsThatTheCodecHasNoName() throws {
    let metadata = try Metadata(file(chunk("COMM", common + Array("NONE".utf8) + [0])).bytes)
    #expect(metadata["AIFF:CompressorName"]?.description == "")
  }

  /// Of IMA 4:1 the frames are packets of 64 samples.
  @Test func countsThePacketsOfIMA() throws {
    let metadata = try Metadata(file(chunk("COMM", common + Array("ima4".utf8) + [0, 0])).bytes)
    #expect(metadata.facts.duration == 32)
  }

  /// Those of GSM are of 160.
  @Test func countsThePacketsOfGSM() throws {
    let metadata = try Metadata(file(chunk("COMM", common + Array("GSM ".utf8) + [0, 0])).bytes)
    #expect(metadata.facts.duration == 80)
  }

  @Test func liesAndTruncationsReturn() {
    let comments = Bytes().big(0xffff, size: 2).zeros(6).big(0xffff, size: 2).bytes
    let whole = file(
      chunk("COMT", comments), chunk("COMM", [UInt8](repeating: 0xff, count: 23)),
      chunk("ID3 ", Array("ID3".utf8) + [3, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f]))
    whole.readEveryTruncation()
    _ = try? Metadata(whole.with([0xff, 0xff, 0xff, 0xff], at: 16).bytes)
  }
}
