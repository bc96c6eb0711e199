import MetadataKit
import Testing

/// RIFF that is neither sound nor a movie.
@Suite struct OtherRIFFTests {
  private func chunk(_ name: String, _ body: Bytes) -> [UInt8] {
    Bytes(name).little(body.bytes.count, size: 4).raw(body.bytes).zeros(body.bytes.count & 1).bytes
  }

  private func riff(_ form: String, _ chunks: [UInt8]...) -> Bytes {
    Bytes().raw(chunk("RIFF", Bytes(form).raw(chunks.flatMap { $0 })))
  }

  private var texts: [UInt8] {
    chunk("LIST", Bytes("INFO").raw(chunk("INAM", Bytes("A pointer").zeros(1))))
  }

  private func header(width: Int, height: Int) -> [UInt8] {
    chunk("anih", Bytes().little(36, 3, 3, width, height, 0, 0, 10, 1, size: 4))
  }

  private func icon(width: UInt8, height: UInt8) -> [UInt8] {
    let icon = Bytes().little(0, 2, 1, size: 2).raw([width, height, 0, 0]).zeros(12)
    return chunk("LIST", Bytes("fram").raw(chunk("icon", icon)))
  }

  @Test func readsAnimatedPointers() throws {
    let file = riff("ACON", texts, header(width: 0, height: 0), icon(width: 32, height: 0))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "RIFF")
    #expect(metadata["RIFF:Title"]?.description == "A pointer")
    #expect(metadata.facts.frameCount == 3)
    #expect(metadata.facts.pixelWidth == 32 && metadata.facts.pixelHeight == 256)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
    let stated = try Metadata(
      riff("ACON", header(width: 48, height: 40), icon(width: 32, height: 32)).bytes)
    #expect(stated.facts.pixelWidth == 48 && stated.facts.pixelHeight == 40)
  }

  /// What is a sound's elsewhere is not taken for one.
  @Test func readsTextsOfOtherForms() throws {
    let metadata = try Metadata(riff("PAL ", chunk("data", Bytes().zeros(8)), texts).bytes)
    #expect(metadata["RIFF:Title"]?.description == "A pointer")
    #expect(metadata.facts.pixelWidth == nil && metadata.facts.tracks.isEmpty)
    let cut = try Metadata(Array(riff("CDRX", texts).bytes.dropLast(4)))
    #expect(cut.warnings.map(\.code).contains(.truncated))
  }
}
