import Testing

@testable import MetadataKit

/// Sound that is described in a few numbers: Core Audio, and that of Sun and NeXT.
@Suite struct CAFTests {
  private func chunk(_ type: String, _ body: [UInt8], size: Int? = nil) -> [UInt8] {
    Bytes(type).big(size ?? body.count, size: 8).raw(body).bytes
  }

  private func description(_ codec: String, _ packet: (bytes: Int, frames: Int)) -> [UInt8] {
    chunk(
      "desc",
      Bytes().big(Int(44_100.0.bitPattern), size: 8).text(codec)
        .big(0, packet.bytes, packet.frames, 2, 16, size: 4).bytes)
  }

  private let head = Bytes("caff").big(1, 0, size: 2).bytes

  @Test func countsPacketsOfOneSize() throws {
    let data = [UInt8](repeating: 0, count: 4 + 17_640)
    for size in [data.count, -1] {
      let file = head + description("lpcm", (4, 1)) + chunk("data", data, size: size)
      let metadata = try Metadata(file)
      #expect(metadata.format.name == "CAF" && metadata.warnings.isEmpty)
      #expect(metadata.facts.duration == 0.1 && metadata.facts.codec == "lpcm")
      let track = try #require(metadata.facts.tracks.first)
      #expect(track.channels == 2 && track.sampleRate == 44_100 && track.sampleSize == 16)
    }
  }

  @Test func takesTheLengthFromTheTable() throws {
    let table = chunk("pakt", Bytes().big(44, 88_200, size: 8).big(0, 0, size: 4).bytes)
    let file = Bytes().raw(head + description("aac ", (0, 1024)) + table)
    #expect(try Metadata(file.bytes).facts.duration == 2)
    file.readEveryTruncation()
    // A size may be any number.
    let open = try Metadata(head + chunk("free", [], size: -1))
    #expect(open.warnings.map(\.code) == [.malformed])
    _ = try Metadata(head + chunk("free", [], size: .max))
  }

  /// Apple Lossless has the bits of its samples among its flags.
  @Test(arguments: [(1, 16), (3, 24), (4, 32), (9, nil)] as [(Int, Int?)])
  func knowsTheBitsOfAppleLossless(_ flags: Int, _ bits: Int?) throws {
    let body = Bytes().big(Int(44_100.0.bitPattern), size: 8).text("alac")
      .big(flags, 0, 4096, 2, 0, size: 4).bytes
    let metadata = try Metadata(head + chunk("desc", body) + chunk("data", [0, 0, 0, 0]))
    #expect(metadata.facts.tracks.first?.sampleSize == bits)
  }

  @Test func tellsItsTexts() throws {
    let texts = Bytes().big(4, size: 4).text("encoding application\0Lavf\0location\0+47.1-008.5/\0")
      .text("artist\0Jane Doe\0имя\0x\0")
    let file = Bytes().raw(
      head + description("lpcm", (4, 1)) + chunk("info", texts.bytes)
        + chunk("data", [0, 0, 0, 0]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["CAF:EncodingApplication"]?.description == "Lavf")
    #expect(metadata["CAF:Artist"]?.description == "Jane Doe")
    #expect(metadata["CAF:Tag"]?.description == "x")
    #expect(metadata.location?.longitude == -8.5)
    #expect(metadata.movie?[.artist]?.value == "Jane Doe")
    #expect(!metadata.tags.contains { $0.group == "CAF" && $0.isListedByExiftool })
    file.readEveryTruncation()
    // There are fewer than it says.
    let few = try Metadata(
      head + description("lpcm", (4, 1))
        + chunk("info", Bytes().big(9, size: 4).text("a\0b\0").bytes)
        + chunk("data", [0, 0, 0, 0]))
    #expect(few["CAF:TagA"]?.description == "b" && few.facts.codec == "lpcm")
    #expect(few.warnings.map(\.code) == [.truncated])
  }

  @Test(arguments: [
    (17_640, 3, "lpcm", 0.1), (0xffff_ffff, 3, "lpcm", 0.001), (8820, 1, "ulaw", 0.1),
  ])
  func readsSun(_ bytes: Int, _ coding: Int, _ codec: String, _ seconds: Double) throws {
    let file = Bytes(".snd").big(24, bytes, coding, 44_100, 2, size: 4).zeros(176)
    let facts = try Metadata(file.bytes).facts
    #expect(facts.codec == codec && facts.tracks.first?.channels == 2)
    #expect(facts.tracks.first?.sampleRate == 44_100)
    #expect(abs((facts.duration ?? 0) - seconds) < 1e-5)
    file.readEveryTruncation()
  }
}
