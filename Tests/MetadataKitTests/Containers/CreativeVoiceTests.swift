import MetadataKit
import Testing

@Suite struct CreativeVoiceTests {
  private func block(_ type: UInt8, _ data: [UInt8]) -> [UInt8] {
    [type] + Bytes().little(data.count, size: 3).bytes + data
  }

  private func file(_ blocks: [UInt8]...) -> Bytes {
    Bytes("Creative Voice File\u{1a}").little(26, 0x114, 0x111f, size: 2)
      .raw(blocks.flatMap { $0 }).raw([0])
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// As FFmpeg writes it: a block that says what the sound is, and others that go on with it.
  @Test func addsUpBlocks() throws {
    let form = Bytes().little(8000, size: 4).raw([16, 2]).little(4, size: 2).zeros(4).bytes
    let file = file(block(9, form + zeros(4000)), block(2, zeros(28_000)))
    let metadata = try Metadata(file.bytes)
    let track = try #require(metadata.facts.tracks.first)
    #expect(metadata.format.name == "VOC" && metadata.format.mimeType == "audio/x-voc")
    #expect(track.codec == "lpcm" && track.sampleSize == 16 && track.channels == 2)
    #expect(track.sampleRate == 8000 && metadata.facts.duration == 1)
    #expect(metadata.warnings.isEmpty)
    let cut = try Metadata(Array(file.bytes.dropLast(2)))
    #expect(cut.warnings.map(\.code) == [.truncated])
    for length in 0..<80 { ContainerTests.exercise(Array(file.bytes[..<length])) }
  }

  /// Of one channel by a divisor; silence counts, and a text is one.
  @Test func readsOlderBlocks() throws {
    let metadata = try Metadata(
      file(
        block(5, Array("Hello\0".utf8)), block(1, [131, 0] + zeros(8000)), block(4, [1, 0]),
        block(3, [0x3f, 0x1f, 131])
      ).bytes)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == "lpcm" && track.sampleSize == 8 && track.channels == 1)
    #expect(track.sampleRate == 8000 && metadata.facts.duration == 2)
    #expect(metadata["File:Comment"]?.description == "Hello")
    #expect(metadata.warnings.isEmpty)
  }

  /// The block before one of the older kind says what it is: 22,050 Hz in stereo.
  @Test func readsExtendedBlocks() throws {
    let metadata = try Metadata(
      file(block(8, [0x53, 0xe9, 0, 1]), block(1, [211, 0] + zeros(4410))).bytes)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.channels == 2 && track.sampleRate == 22_050)
    #expect(metadata.facts.duration.map { abs($0 - 0.1) < 0.0001 } == true)
  }

  /// Codings that nobody knows, what is played again, blocks that are too short, and no sound at all.
  @Test func whatIsNotKnownIsNotTold() throws {
    let other = try Metadata(file(block(1, [131, 99] + zeros(8000))).bytes)
    #expect(other.facts.tracks.first?.sampleRate == 8000 && other.facts.duration == nil)
    let again = try Metadata(file(block(6, [1, 0]), block(1, [131, 0, 1]), block(7, [])).bytes)
    #expect(again.facts.tracks.count == 1 && again.facts.duration == nil)
    let short = try Metadata(file(block(1, [131, 0] + zeros(800)), block(9, [1])).bytes)
    #expect(short.facts.duration == 0.1 && short.warnings.map(\.code) == [.truncated])
    let none = try Metadata(file(block(2, zeros(8))).bytes)
    #expect(none.facts.tracks.isEmpty && none.warnings.isEmpty)
  }

  @Test func blocksAreBounded() throws {
    var options = ReadOptions()
    options.limits.units = 100
    let marks = Array(repeatElement(block(4, [1, 0]), count: 101).joined())
    let metadata = try Metadata(file(marks).bytes, options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }
}
