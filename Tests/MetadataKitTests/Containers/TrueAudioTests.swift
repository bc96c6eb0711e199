import MetadataKit
import Testing

@Suite struct TrueAudioTests {
  /// 30,000 samples in two frames, the first of which has 23,040.
  private func sound(_ lengths: [Int] = [12, 8]) -> Bytes {
    var bytes = Bytes("TTA1").little(1, 2, 16, size: 2).little(22_050, 30_000, 0, size: 4)
    for length in lengths { bytes = bytes.little(length, size: 4) }
    return bytes.zeros(4 + 20)
  }

  private func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string
  }

  @Test func readsTheHeader() throws {
    let file = sound()
    let metadata = try Metadata(file.bytes)
    let track = try #require(metadata.facts.tracks.first)
    #expect(metadata.format.name == "TTA" && metadata.format.mimeType == "audio/x-tta")
    #expect(track.codec == "TTA" && track.channels == 2 && track.sampleSize == 16)
    #expect(track.sampleRate == 22_050 && metadata.facts.duration == 30_000.0 / 22_050)
    #expect(metadata.warnings.isEmpty)
    let cut = try Metadata(Array(file.bytes.dropLast()))
    #expect(cut.warnings.map(\.code) == [.truncated])
    #expect(cut.warnings.first?.offset == file.bytes.count - 1)
    file.readEveryTruncation()
  }

  /// exiftool takes what has a tag of ID3 before it for MP3.
  @Test func readsTheTagsAround() throws {
    let title = Bytes("TIT2").big(6, size: 4).zeros(2).raw([3]).text("Title").bytes
    let tag = Bytes("ID3").raw([3, 0, 0, 0, 0, 0, UInt8(title.count)]).raw(title)
    let item = Bytes().little(3, 0, size: 4).text("Mood").zeros(1).text("Joy")
    let end = Bytes("APETAGEX").little(2000, item.bytes.count + 32, 1, 0, size: 4)
      .zeros(8)
    let file = tag.raw(sound().bytes).raw(item.bytes).raw(end.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "TTA")
    #expect(metadata["ID3v2_3:Title"]?.description == "Title")
    #expect(metadata["APE:Mood"]?.description == "Joy")
    #expect(metadata.facts.tracks.first?.channels == 2)
    #expect(metadata.warnings.isEmpty)
    let words = exiftool(metadata)
    #expect(words.contains("\"MP3\"") && words.contains("Title") && !words.contains("Joy"))
    file.readEveryTruncation()
  }

  /// What would take longer to add up than it is worth, and rates of nothing.
  @Test(arguments: [(1, 0xffff_ffff), (0, 30_000), (0xffff_ffff, 0xffff_ffff)])
  func numbersMayBeAny(_ rate: Int, _ samples: Int) throws {
    let file = Bytes("TTA1").little(1, 2, 16, size: 2).little(rate, samples, 0, size: 4).zeros(64)
    #expect(try Metadata(file.bytes).facts.tracks.count == 1)
  }
}
