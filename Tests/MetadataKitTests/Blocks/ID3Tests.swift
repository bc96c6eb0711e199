import MetadataKit
import Testing

@Suite struct ID3Tests {
  /// A frame of version 2.3 or, with a size of seven bits a byte, of version 2.4.
  private func frame(_ name: String, _ data: [UInt8], flags: Int = 0) -> [UInt8] {
    Bytes(name).big(data.count, size: 4).big(flags, size: 2).raw(data).bytes
  }

  private func text(_ name: String, _ text: String) -> [UInt8] {
    frame(name, [3] + Array(text.utf8))
  }

  private func packed(_ number: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(number >> $0 & 0x7f) }
  }

  private func tag(_ version: UInt8, flags: UInt8 = 0, _ frames: [UInt8]...) -> [UInt8] {
    let body = frames.flatMap { $0 }
    return Array("ID3".utf8) + [version, 0, flags] + packed(body.count) + body
  }

  /// Silence in a frame of layer III behind a tag.
  private func read(_ tag: [UInt8], end: [UInt8] = []) throws -> Metadata {
    try Metadata(Bytes().raw(tag).raw([0xff, 0xfb, 0x90, 0x64]).zeros(413).raw(end).bytes)
  }

  /// Of a text that is far too long to be kept only the place is told: it was in memory six times.
  @Test func longTextsAreLeftInTheFile() throws {
    var options = ReadOptions()
    options.limits.valueBytes = 1000
    let texts = tag(
      3, text("TIT2", "short"), frame("TALB", [3] + [UInt8](repeating: 0x61, count: 3000)),
      frame("TPE1", [3] + [UInt8](repeating: 0x61, count: 5000)))
    let file = Bytes().raw(texts).raw([0xff, 0xfb, 0x90, 0x64]).zeros(413).bytes
    let metadata = try Metadata(file, options: options)
    #expect(metadata["ID3v2_3:Title"]?.description == "short")
    #expect(metadata["ID3v2_3:Album"]?.byteRange == nil)
    #expect(metadata["ID3v2_3:Artist"]?.byteRange?.count == 5001)
  }

  /// A megabyte of slashes was ten megabytes of words.
  @Test func longListsOfGenresStayAsTheyAre() throws {
    let genres = String(repeating: "17/", count: 3000)
    let metadata = try read(tag(3, text("TCON", genres)))
    #expect(metadata["ID3v2_3:Genre"]?.description == genres)
    let few = try read(tag(3, text("TCON", "17/18")))
    #expect(few["ID3v2_3:Genre"]?.description == "Rock/Techno")
  }

  @Test func readsVersion22() throws {
    let metadata = try read(
      tag(
        2,
        Array("TT2".utf8) + [0, 0, 5, 0]
          + Array("Caf\u{e9}".unicodeScalars.map { UInt8($0.value) }),
        Array("TCO".utf8) + [0, 0, 5, 0] + Array("(18)".utf8),
        Array("RVA".utf8) + [0, 0, 10, 3, 16, 0x2e, 0x14, 0x2e, 0x14, 0, 0, 0, 0],
        Array("PIC".utf8) + [0, 0, 10, 0] + Array("JPG".utf8) + [3, 0x61, 0, 1, 2, 3]))
    #expect(metadata["ID3v2_2:Title"]?.description == "Café")
    #expect(metadata["ID3v2_2:Genre"]?.description == "Techno")
    #expect(
      metadata["ID3v2_2:RelativeVolumeAdjustment"]?.description == "+18.0% Right, +18.0% Left")
    #expect(metadata["ID3v2_2:PictureFormat"]?.description == "JPG")
    #expect(metadata["ID3v2_2:PictureType"]?.description == "Front Cover")
    #expect(metadata["ID3v2_2:PictureDescription"]?.description == "a")
    #expect(metadata["ID3v2_2:Picture"]?.byteCount == 3)
    #expect(metadata.previews.first?.byteCount == 3)
  }

  @Test func readsXMP() throws {
    let packet = Array(XMPBytes.packet("<my:tool>Pen</my:tool>").utf8)
    let metadata = try read(
      tag(
        3, frame("PRIV", Array("XMP\u{0}".utf8) + packet),
        frame("PRIV", Array("PeakValue\u{0}1234".utf8))))
    #expect(metadata["XMP-my:Tool"]?.description == "Pen")
    #expect(metadata["ID3v2_3:PeakValue"]?.description == "875770417")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsVersion23() throws {
    let wide: [UInt8] = [1, 0xff, 0xfe, 0x41, 0, 0, 0, 0x42, 0, 0xac, 0x20]
    let metadata = try read(
      tag(
        3, text("TYER", "2005"), text("TDAT", "0607"), text("TIME", "0809"), frame("TPE1", wide),
        frame("COMM", [0] + Array("deu".utf8) + [0] + Array("gut".utf8)),
        frame("USLT", [0] + Array("engsung".utf8) + [0] + Array("la".utf8)),
        frame("TXXX", [3] + Array("my own_words\u{0}yes".utf8)),
        frame("WXXX", [0, 0] + Array("http://a".utf8)), text("TLEN", "1500"),
        frame("PCNT", [0, 0, 1, 0]), frame("POPM", Array("a@b".utf8) + [0, 196, 0, 0, 0, 2]),
        text("TDRC", "2006-01-02T03:04:05")))
    #expect(metadata["ID3v2_3:Artist"]?.description == "A/B\u{20ac}")
    #expect(metadata["ID3v2_3:Comment-deu"]?.description == "gut")
    #expect(metadata["ID3v2_3:Lyrics"]?.description == "(sung) la")
    #expect(metadata["ID3v2_3:MyOwnWords"]?.description == "yes")
    #expect(metadata["ID3v2_3:UserDefinedURL"]?.description == "http://a")
    #expect(metadata["ID3v2_3:Length"]?.description == "1.5 s")
    #expect(metadata["ID3v2_3:PlayCounter"]?.description == "256")
    #expect(metadata["ID3v2_3:Popularimeter"]?.description == "a@b Rating=196 Count=2")
    // A frame of the next version keeps its group.
    #expect(metadata["ID3v2_4:RecordingTime"]?.description == "2006:01:02 03:04:05")
    #expect(metadata.created?.local == "2006-01-02T03:04:05")
    #expect(metadata["Composite:DateTimeOriginal"]?.description == "2006:01:02 03:04:05")
    let older = try read(tag(3, text("TYER", "2005"), text("TDAT", "0607"), text("TIME", "0809")))
    #expect(older["Composite:DateTimeOriginal"]?.description == "2005:06:07 08:09")
  }

  @Test func readsVersion24() throws {
    let long = String(repeating: "x", count: 200)
    let right = Bytes("TIT2").raw(packed(201)).zeros(2).raw([3]).text(long).bytes
    // iTunes has written sizes of eight bits a byte.
    let wrong = text("TALB", long)
    for first in [right, wrong] {
      let metadata = try read(tag(4, first, text("TCON", "17\u{0}Polka")))
      let name = first == right ? "Title" : "Album"
      #expect(metadata["ID3v2_4:" + name]?.description == long)
      #expect(metadata["ID3v2_4:Genre"]?.description == "Rock/Polka")
    }
  }

  @Test func undoesWhatFlagsSay() throws {
    // 0xff 0x00 stands for 0xff; a group's byte is skipped; encrypted frames tell nothing.
    let metadata = try read(
      tag(
        4, frame("TIT2", [0, 0x41, 0xff, 0, 0x42], flags: 0x02),
        frame("TALB", [9, 3, 0x43], flags: 0x40), frame("TPE1", [3, 0x44], flags: 0x04),
        frame("TCOM", [0, 0, 0, 2, 3, 0x45], flags: 0x01),
        frame("TEXT", [0, 0, 0, 2] + PNGBytes.stored([3, 0x46]), flags: 0x09)))
    #expect(metadata["ID3v2_4:Title"]?.description == "A\u{ff}B")
    #expect(metadata["ID3v2_4:Album"]?.description == "C")
    #expect(metadata["ID3v2_4:Artist"] == nil)
    #expect(metadata["ID3v2_4:Composer"]?.description == "E")
    #expect(metadata["ID3v2_4:Lyricist"]?.description == "F")
    #expect(metadata.warnings.contains { $0.code == .unsupported })
    let whole = try read(tag(3, flags: 0x80, frame("TIT2", [0, 0x41, 0xff, 0x42])))
    #expect(whole["ID3v2_3:Title"]?.description == "A\u{ff}B")
    let second = try read(
      tag(3, flags: 0x40, [0, 0, 0, 6] + [0, 0, 0, 0, 0, 0], text("TIT2", "D")))
    #expect(second["ID3v2_3:Title"]?.description == "D")
  }

  /// Some programs count the second header's size in it, some write none where a flag says that there is one.
  @Test(arguments: [[0, 0, 0, 10, 0, 0, 0, 0, 0, 0], []] as [[UInt8]])
  func findsFramesBehindAFalseSecondHeader(_ header: [UInt8]) throws {
    let metadata = try read(tag(3, flags: 0x40, header, text("TIT2", "D")))
    #expect(metadata["ID3v2_3:Title"]?.description == "D")
    #expect(metadata.warnings.isEmpty)
  }

  /// The second header as the other version has it, or not at all.
  @Test(
    arguments: [
      [0, 0, 0, 6, 1, 0], [0, 0, 0, 2, 1, 0], [0, 0, 0, 6, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 12, 1, 0x20, 5, 0, 0, 0, 0, 0], [0, 0, 0, 200] + Array(repeating: 0, count: 196),
      [],
    ] as [[UInt8]])
  func findsFramesBehindASecondHeaderOfVersion4(_ header: [UInt8]) throws {
    let metadata = try read(tag(4, flags: 0x40, header, text("TIT2", "D")))
    #expect(metadata["ID3v2_4:Title"]?.description == "D")
    #expect(metadata.warnings.isEmpty)
  }

  /// Zeros alone behind it are a tag without frames; zeros within it are not.
  @Test func aTagWithoutFramesIsSound() throws {
    let header: [UInt8] = [0, 0, 0, 6, 1, 0]
    #expect(try read(tag(4, flags: 0x40, header)).warnings.isEmpty)
    let zeros = [UInt8](repeating: 0, count: 300)
    #expect(try read(tag(4, flags: 0x40, header + zeros)).warnings.isEmpty)
    let late = try read(tag(4, flags: 0x40, header + zeros, text("TIT2", "D")))
    #expect(late.warnings.contains { $0.message.contains("second header") })
  }

  @Test func warnsWhereNoFrameFollowsTheSecondHeader() throws {
    let metadata = try read(tag(4, flags: 0x40, [0, 0, 0, 6, 1, 0, 7, 7], text("TIT2", "D")))
    #expect(metadata.warnings.contains { $0.message.contains("second header") })
  }

  @Test func readsVersion1() throws {
    let end = Bytes("TAG").text("Title", 30).text("Artist", 30).text("", 30).text("2003")
      .text("Comment", 28).raw([0, 7, 7]).bytes
    let metadata = try read(tag(3), end: end)
    #expect(metadata["ID3v1:Title"]?.description == "Title")
    #expect(metadata["ID3v1:Track"]?.description == "7")
    #expect(metadata["ID3v1:Genre"]?.description == "Hip-Hop")
    #expect(metadata["File:ID3Size"]?.description == "138")
    #expect(metadata["Composite:DateTimeOriginal"]?.description == "2003")
    #expect(metadata.created == nil)
    // Of sound that nothing else is known of it is enough, as it is to exiftool.
    let alone = try Metadata([UInt8](repeating: 0, count: 128) + end)
    #expect(alone.format.name == "MP3" && alone["ID3v1:Artist"]?.description == "Artist")
    #expect(throws: MetadataError.self) { try Metadata(end.map { $0 & 0x1f } + [0, 1]) }
  }

  @Test(arguments: [2, 3, 4, 5] as [UInt8])
  func liesAndTruncationsReturn(_ version: UInt8) throws {
    let frames = tag(
      version, frame("TXXX", [1, 0xff, 0xfe, 0x41]), frame("APIC", [1, 0x61, 0, 3, 0x41]),
      frame("COMM", [1, 0x61]), frame("GEOB", [0]), frame("POPM", [0x61]), frame("TIT2", []),
      frame("WXXX", [1, 0]), frame("TIT2", [0, 0, 0, 9, 1, 2], flags: 0x8f))
    Bytes().raw(frames).readEveryTruncation()
    for index in frames.indices {
      var damaged = frames
      damaged[index] ^= 0xff
      _ = try? Metadata(damaged)
    }
    var long = tag(version, frame("TIT2", [3, 0x41]))
    long[13] = 0x7f
    _ = try? read(long)
  }

  @Test func aTextWithoutBytesIsEmpty() throws {
    let metadata = try read(tag(4, frame("TENC", []), frame("TIT2", [3, 0x41])))
    #expect(metadata["ID3v2_4:EncodedBy"]?.description == "")
    #expect(metadata["ID3v2_4:Title"]?.description == "A")
  }

  @Test func manyTextsOfOneFrameAreFew() throws {
    let zeros = [UInt8](repeating: 0, count: 1_500_000)
    let metadata = try Metadata(
      tag(
        3, frame("TXXX", Array("\0Desc\0".utf8) + [UInt8](repeating: 0x41, count: 1_500_000)),
        frame("TIT2", [0, 0x41] + zeros + [0x42])), name: "a.mp3")
    #expect(metadata["ID3v2_3:Desc"]?.byteCount == 1_500_000)
    #expect(metadata["ID3v2_3:Title"]?.byteCount == 1_500_002)
  }

  /// A genre in brackets may stand anywhere; digits that are none were counted from each of them.
  @Test func digitsThatAreNoGenreAreReadInNoTime() throws {
    let digits = "a" + String(repeating: "1", count: 100_000)
    let metadata = try read(tag(3, text("TCON", digits)))
    #expect(withinAMinute { metadata["ID3v2_3:Genre"]?.description } == digits)
  }

  @Test func framesOfAFileAreDecodedUpToABound() throws {
    var options = ReadOptions()
    options.limits.decodedBytes = 10_000
    // A text of 4,000 bytes, which is compressed; twenty of them.
    let text = [0] + [UInt8](repeating: 0x41, count: 4000)
    let frames = (0..<20).flatMap { _ in
      frame("TIT2", BoxBytes.number(text.count, 4) + PDFBytes.stored(text), flags: 0x80)
    }
    let metadata = try Metadata(tag(3, frames), name: "a.mp3", options: options)
    #expect(metadata.tags.count { $0.name == "Title" } == 1)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  /// Players show these of a sound, whichever container it has.
  @Test func commonMetadataComesFromFrames() throws {
    let metadata = try read(
      tag(
        3, frame("TIT2", [0] + Array("Song".utf8)), frame("TPE1", [0] + Array("Singer".utf8)),
        frame("TALB", [0] + Array("Album".utf8)), frame("TYER", [0] + Array("2002".utf8))))
    let movie = try #require(metadata.movie)
    #expect(movie[.title]?.value == "Song")
    #expect(movie[.artist]?.source == "ID3v2_3:Artist")
    #expect(movie[.albumName]?.value == "Album")
    #expect(movie[.creationDate]?.value == "2002")
  }

  /// As each coding has them: that of Windows, UTF-16 and UTF-8.
  @Test(
    arguments: [
      (0, [0xdc, 0x6e, 0xef, 0x20, 0x80]),
      (1, [0xff, 0xfe, 0xdc, 0, 0x6e, 0, 0xef, 0, 0x20, 0, 0xac, 0x20]),
      (3, Array("\u{dc}n\u{ef} \u{20ac}".utf8)),
    ] as [(UInt8, [UInt8])])
  func readsTheWordsOfAPicture(_ coding: UInt8, _ words: [UInt8]) throws {
    let end: [UInt8] = coding == 1 ? [0, 0] : [0]
    let picture = [coding] + Array("image/png".utf8) + [0, 3] + words + end + [1, 2, 3]
    let metadata = try read(tag(4, frame("APIC", picture)))
    #expect(metadata["ID3v2_4:PictureDescription"]?.description == "\u{dc}n\u{ef} \u{20ac}")
    #expect(metadata["ID3v2_4:Picture"]?.byteCount == 3)
  }
}
