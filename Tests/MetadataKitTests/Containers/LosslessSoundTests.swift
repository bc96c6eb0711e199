import MetadataKit
import Testing

/// Sound with the header of the WAVE file that it was.
@Suite struct LosslessSoundTests {
  private let format = Bytes("fmt ").little(16, size: 4).little(1, 2, size: 2)
    .little(44100, 176_400, size: 4).little(4, 16, size: 2)

  @Test(arguments: [
    ("LA04", "WAVE", 4, "LA"), ("OFR ", "HEADN\0\0\0RIFFF\0\0\0WAVE", 0, "OFR"),
    ("LPAC", "\u{5}E\0\u{3}RIFF\0\0\0\0WAVE", 0, "PAC"),
  ])
  func readsTheHeader(_ mark: String, _ head: String, _ gap: Int, _ name: String) throws {
    let list = Bytes("LIST").little(18, size: 4).text("INFOISFT").little(6, size: 4)
      .text("Lavf\0\0")
    let file = Bytes(mark).text(head).zeros(gap).raw(format.bytes).raw(list.bytes).text("data")
      .little(352_800, size: 4).zeros(8).raw([0xfe, 0x1e, 0x77, 0x9c])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == name)
    #expect(metadata["RIFF:Encoding"]?.description == "Microsoft PCM")
    #expect(metadata["RIFF:NumChannels"]?.description == "2")
    #expect(metadata["RIFF:Software"]?.description == "Lavf")
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == name && track.sampleRate == 44100 && track.channels == 2)
    #expect(metadata.facts.duration == 2)
    #expect(metadata["Composite:Duration"]?.description == "2.00 s")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(!json.text.string.contains("Composite:Duration"))
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func compressedBytesAreNoChunks() throws {
    let file = Bytes("LA02").zeros(4).text("WAVE").zeros(4).raw(format.bytes)
      .raw([0xa8, 0xba, 6, 0, 3, 0xfc, 0x3d, 0xcf]).zeros(40)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["RIFF:SampleRate"]?.description == "44100")
    #expect(metadata.facts.duration == nil && metadata.warnings.isEmpty)
    #expect(try Metadata(Bytes("LA02").zeros(2000).bytes).facts.tracks.isEmpty)
  }
}
