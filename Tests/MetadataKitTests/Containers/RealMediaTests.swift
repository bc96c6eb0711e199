import MetadataKit
import Testing
import UniformTypes

@Suite struct RealMediaTests {
  private func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    Array(type.utf8) + BoxBytes.number(body.count + 10, 4) + [0, 0] + body
  }

  private func numbers(_ numbers: Int...) -> [UInt8] { numbers.flatMap { BoxBytes.number($0, 4) } }

  private func text(_ text: String, _ size: Int) -> [UInt8] {
    BoxBytes.number(text.utf8.count, size) + Array(text.utf8)
  }

  private var movie: [UInt8] {
    func property(_ name: String, _ type: Int, _ value: [UInt8]) -> [UInt8] {
      let body = text(name, 1) + BoxBytes.number(type, 4) + BoxBytes.number(value.count, 2) + value
      return BoxBytes.number(body.count + 6, 4) + [0, 0] + body
    }
    let properties =
      property("Content Rating", 0, numbers(1))
      + property("Creation Date", 2, Array("5/12/2004 9:54:03\0".utf8))
      + property("Some Name", 2, Array("it\0".utf8))
    let information =
      numbers(properties.count + 12, properties.count + 12) + [0, 0, 0, 0, 0, 0, 0, 3] + properties
    return chunk(".RMF", numbers(0, 5))
      + chunk("PROP", numbers(32041, 32041, 465, 465, 16, 95, 1857, 0, 0) + [0, 2, 0, 9])
      + chunk(
        "MDPR",
        [0, 0] + numbers(32041, 32041, 465, 465, 0, 1857, 1857) + text("Audio Stream", 1)
          + text("audio/x-pn-realaudio", 1) + numbers(0))
      + chunk(
        "MDPR",
        [0, 1] + numbers(0, 0, 0, 0, 0, 0, 0) + text("", 1) + text("logical-fileinfo", 1)
          + information)
      + chunk("CONT", text("A title", 2) + text("Somebody", 2) + text("", 2) + text("", 2))
      + chunk("DATA", [0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// Sound alone is called as what came before RealMedia.
  @Test func soundHasAnotherName() throws {
    let metadata = try Metadata(movie, name: "a.ra")
    #expect(metadata.format.name == "RA" && metadata.format.type == .realAudio)
    #expect(metadata["Real-CONT:Title"]?.description == "A title")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsChunks() throws {
    let metadata = try Metadata(movie)
    #expect(metadata["File:MIMEType"]?.description == "audio/x-pn-realaudio")
    #expect(metadata["Real-PROP:MaxBitrate"]?.description == "32 kbps")
    #expect(metadata["Real-PROP:Duration"]?.numericDescription == "0.095")
    #expect(metadata["Real-PROP:Flags"]?.description == "Allow Recording, Allow Download")
    #expect(metadata["Real-MDPR:StreamName"]?.description == "Audio Stream")
    #expect(metadata["Real-MDPR2:ContentRating"]?.description == "All Ages")
    #expect(metadata["Real-MDPR2:CreateDate"]?.description == "2004:12:05 09:54:03")
    #expect(metadata["Real-MDPR2:SomeName"]?.description == "it")
    #expect(metadata["Real-CONT:Title"]?.description == "A title")
    #expect(metadata["Real-CONT:Copyright"] == nil)
    #expect(metadata.facts.duration == 0.095)
    #expect(metadata.facts.tracks.count == 1)
  }

  /// exiftool has the bytes of what is no UTF-8.
  @Test func textsMayBeLatin() throws {
    let name: [UInt8] = [0, 5, 0x4d, 0xfc, 0x6c, 0x6c, 0x80]
    let metadata = try Metadata(
      chunk(".RMF", numbers(0, 1))
        + chunk("CONT", text("Zürich", 2) + name + text("", 2) + text("", 2)))
    #expect(metadata["Real-CONT:Title"]?.description == "Zürich")
    #expect(metadata["Real-CONT:Author"]?.description == "Müll€")
    #expect(metadata.tags.filter { $0.name == "Author" && $0.isListed }.count == 1)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    #expect(json.text.string.contains("M?ll?") && !json.text.string.contains("Müll"))
    // A text of which most is no ASCII is of another language.
    let other: [UInt8] = [0, 6, 0xcc, 0xf3, 0xe7, 0xfb, 0xea, 0xe0]
    let russian = try Metadata(
      chunk(".RMF", numbers(0, 1))
        + chunk("CONT", text("a", 2) + other + text("", 2) + text("", 2)))
    let author = try #require(russian["Real-CONT:Author"])
    #expect(author.byteCount == 6 && author.description != "Ìóçûêà")
  }

  @Test func tellsTheSizeOfPictures() throws {
    let header =
      numbers(34) + Array("VIDORV40".utf8) + numbers(352 << 16 | 288, 12 << 16, 0) + [0, 0]
      + numbers(0)
    let rated = Array(header.prefix(22)) + numbers(30 << 16) + header.dropFirst(26)
    let stream =
      [0, 1] + numbers(0, 0, 0, 0, 0, 0, 1000) + text("", 1) + text("video/x-pn-realvideo", 1)
      + numbers(rated.count) + rated
    let facts = try Metadata(chunk(".RMF", numbers(0, 1)) + chunk("MDPR", stream)).facts
    #expect(facts.pixelWidth == 352 && facts.pixelHeight == 288 && facts.frameRate == 30)
  }

  /// Both versions of the header that a stream of sound has.
  @Test(arguments: [(4, 42), (5, 48)]) func tellsTheSound(_ version: UInt8, _ gap: Int) throws {
    let header =
      Array(".ra".utf8) + [0xfd, 0, version] + [UInt8](repeating: 0, count: gap) + [0xac, 0x44]
      + [0, 0, 0, 16, 0, 2]
    let stream =
      [0, 1] + numbers(0, 0, 0, 0, 0, 0, 1000) + text("", 1) + text("audio/x-pn-realaudio", 1)
      + numbers(header.count) + header
    let track = try Metadata(chunk(".RMF", numbers(0, 1)) + chunk("MDPR", stream)).facts.tracks
      .first
    #expect(track?.sampleRate == 44_100 && track?.channels == 2)
  }

  /// A million of them would take seconds.
  @Test func metadataAndPropertiesAreCharged() throws {
    let record = numbers(34, 1, 0, 29, 0, 0, 1) + [0x61] + numbers(1) + [0x62]
    let property = numbers(13) + [0, 0, 1, 0x61] + numbers(2) + [0, 1, 0x62]
    let stream =
      [0, 1] + numbers(0, 0, 0, 0, 0, 0, 0) + text("", 1) + text("logical-fileinfo", 1)
      + [UInt8](repeating: 0, count: 16)
    var options = ReadOptions()
    options.limits.decodedBytes = 5000
    for (type, head, one) in [("RJMD", [], record), ("MDPR", stream, property)] {
      let file =
        chunk(".RMF", numbers(0, 1))
        + chunk(type, head + Array(repeating: one, count: 100).flatMap { $0 })
      #expect(try Metadata(file).warnings.isEmpty)
      let metadata = try Metadata(file, options: options)
      #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    }
  }

  @Test func survivesTruncation() throws {
    for count in 8..<movie.count { _ = try? Metadata(Array(movie.prefix(count))) }
    // Metadata that lead to themselves, and within themselves.
    let loop = numbers(28, 1, 0, 28, 0, 0xffff_ffff, 0) + numbers(0)
    let footer = Array("RMJE".utf8) + numbers(0, loop.count + 8)
    let body = Array("RJMD".utf8) + numbers(0) + loop
    _ = try Metadata(movie + body + footer + [UInt8](repeating: 0, count: 128))
  }

  /// A structure without its value, one of another length than there is, and ID3 behind them.
  @Test func aBadStructureLosesNoOther() throws {
    func structure(_ name: UInt8, _ value: UInt8, start: Int = 29, size: Int = 34) -> [UInt8] {
      numbers(size, 1, 0, start, 0, 0, 1) + [name] + numbers(1) + [value]
    }
    let structures =
      structure(0x61, 0x31) + structure(0x62, 0x32, start: 99) + structure(0x63, 0x33)
      + structure(0x64, 0x34, size: 3)
    let body = Array("RJMD".utf8) + numbers(0) + structures
    let footer = Array("RMJE".utf8) + numbers(0, body.count)
    let tag = Bytes("TAG").text("A title", 30).zeros(95).bytes
    let metadata = try Metadata(movie + body + footer + tag)
    #expect(metadata["Real-RJMD:A"]?.description == "1")
    #expect(metadata["Real-RJMD:C"]?.description == "3")
    #expect(metadata["ID3v1:Title"]?.description == "A title")
    #expect(metadata.warnings.map(\.code) == [.malformed, .malformed])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }
}
