import MetadataKit
import Testing

@Suite struct Y4MTests {
  private func movie(_ words: String, frames: Int, of count: Int) -> Bytes {
    var bytes = Bytes("YUV4MPEG2 \(words)\n")
    for _ in 0..<frames { bytes = bytes.text("FRAME\n").zeros(count) }
    return bytes
  }

  /// As FFmpeg writes it; luma and chroma of an odd size.
  @Test func readsTheHeaderAndCountsFrames() throws {
    let file = movie("W5 H3 F30000:1001 Ip A4:3 C420jpeg XYSCSS=420JPEG", frames: 4, of: 27)
    let metadata = try Metadata(file.bytes)
    let track = try #require(metadata.facts.tracks.first)
    #expect(metadata.format.name == "Y4M" && metadata.format.mimeType == "video/x-yuv4mpeg")
    #expect(track.kind == .video && track.codec == "420jpeg")
    #expect(metadata.facts.pixelWidth == 5 && metadata.facts.pixelHeight == 3)
    #expect(metadata.facts.displayWidth == 7 && metadata.facts.displayHeight == 3)
    #expect(metadata.facts.frameCount == 4 && metadata.facts.frameRate == 30_000.0 / 1001)
    #expect(metadata.facts.duration == 4.0 * 1001 / 30_000)
    #expect(metadata.facts.bitDepth == 8 && metadata.facts.colorModel == .rgb)
    #expect(metadata.facts.hasAlpha == false && metadata.warnings.isEmpty)
    let cut = try Metadata(Array(file.bytes.dropLast()))
    #expect(cut.facts.frameCount == 3 && cut.warnings.map(\.code) == [.truncated])
    file.readEveryTruncation()
  }

  /// Samplings, the bytes of a frame of 5 by 3, and bits.
  @Test(
    arguments: [
      ("", 27, 8), ("C422", 33, 8), ("C411", 27, 8), ("C444", 45, 8), ("C444alpha", 60, 8),
      ("Cmono", 15, 8), ("Cmono12", 30, 12), ("C420p10", 54, 10), ("C444p16", 90, 16),
      ("C420paldv", 27, 8), ("C555", 15, nil), ("C420p99", 27, nil),
    ] as [(String, Int, Int?)])
  func knowsSamplings(_ word: String, _ count: Int, _ depth: Int?) throws {
    let metadata = try Metadata(movie("W5 H3 F25:1 \(word)", frames: 2, of: count).bytes)
    #expect(metadata.facts.bitDepth == depth && metadata.facts.pixelWidth == 5)
    #expect(metadata.facts.frameCount == (depth == nil ? nil : 2))
    #expect(metadata.facts.hasAlpha == (word == "C444alpha"))
    #expect(metadata.facts.colorModel == (word.hasPrefix("Cmono") ? .gray : .rgb))
    #expect(metadata.warnings.isEmpty)
  }

  /// Frames with words of their own, no frame, and sizes that no number holds.
  @Test func whatIsNotKnownIsNotTold() throws {
    let words = try Metadata(Bytes("YUV4MPEG2 W1 H1 F0:0 Cmono\nFRAME Ip\nx").bytes)
    #expect(words.facts.frameCount == nil && words.facts.frameRate == nil)
    #expect(words.warnings.isEmpty)
    let odd = try Metadata(Bytes("YUV4MPEG2 W1 H1 F9223372036854775807:1 C\u{1b}[31m\r\n").bytes)
    #expect(odd.facts.frameRate == nil && odd.facts.codec == "YUV4MPEG2")
    let empty = try Metadata(Bytes("YUV4MPEG2 W1 H1 F1:1\n").bytes)
    #expect(empty.facts.frameCount == nil && empty.warnings.isEmpty)
    let large = try Metadata(
      Bytes("YUV4MPEG2 W16777216 H16777216 F1:1 C444p16\nFRAME\n").zeros(9).bytes)
    #expect(large.warnings.map(\.code) == [.truncated])
    let larger = try Metadata(Bytes("YUV4MPEG2 W99999999999 H1 F1:1\nFRAME\n").zeros(9).bytes)
    #expect(larger.facts.pixelWidth == nil && larger.facts.frameCount == nil)
    #expect(try Metadata(Bytes("YUV4MPEG2 W1").bytes).warnings.map(\.code) == [.malformed])
  }
}
