import MetadataKit
import Testing

@Suite struct OggTests {
  private func page(_ stream: Int, flags: UInt8 = 0, granule: Int = 0, _ packets: [UInt8]...)
    -> [UInt8]
  {
    let lengths = packets.flatMap { packet in
      [UInt8](repeating: 255, count: packet.count / 255) + [UInt8(packet.count % 255)]
    }
    return Array("OggS".utf8) + [0, flags] + Bytes().little(granule, size: 8).bytes
      + Bytes().little(stream, 0, 0, size: 4).bytes + [UInt8(lengths.count)] + lengths
      + packets.flatMap { $0 }
  }

  private func comments(_ texts: [String]) -> [UInt8] {
    var bytes = Bytes().little(4, size: 4).raw(Array("Test".utf8)).little(texts.count, size: 4)
    for text in texts { bytes = bytes.little(text.utf8.count, size: 4).raw(Array(text.utf8)) }
    return bytes.bytes
  }

  private var vorbis: [UInt8] {
    [1] + Array("vorbis".utf8)
      + Bytes().little(0, size: 4).raw([2])
      .little(44_100, 0, 128_000, 0, size: 4).raw([0xb8, 1]).bytes
  }

  private var theora: [UInt8] {
    [0x80] + Array("theora".utf8) + [3, 2, 1, 0, 20, 0, 15, 0, 1, 0x40, 0, 0, 0xf0, 0, 0]
      + BoxBytes.number(25, 4) + BoxBytes.number(1, 4) + [0, 0, 4, 0, 0, 3, 1]
      + BoxBytes.number(200_000, 3) + [0xa0, 0xc0]
  }

  private var movie: [UInt8] {
    page(7, flags: 2, theora) + page(8, flags: 2, vorbis)
      + page(7, [0x81] + Array("theora".utf8) + comments(["TITLE=Movie"]))
      + page(
        8,
        [3] + Array("vorbis".utf8)
          + comments([
            "TITLE=Sound", "artist=A", "ARTIST=B", "MY_OWN TAG=x", "ENCODED_BY=me",
            "LONG=" + String(repeating: "l", count: 600),
          ]))
      + page(7, flags: 4, granule: 64 << 6 | 11, [0]) + page(8, flags: 4, granule: 132_300, [0])
  }

  private func isLimited(_ file: [UInt8]) throws -> Bool {
    try Metadata(file).warnings.contains { $0.code == .limitExceeded }
  }

  @Test(arguments: [(63, false), (64, true)])
  func tellsOfStreamsThatAreLeftOut(_ count: Int, _ isTooMuch: Bool) throws {
    let others = (101..<(101 + count)).flatMap { page($0, flags: 2, Array("nothing".utf8)) }
    #expect(try isLimited(others + movie.prefix(page(7, flags: 2, theora).count)) == isTooMuch)
  }

  @Test func tellsOfPagesThatAreLeftOut() throws {
    let empty = page(7)
    let file = page(7, flags: 2, theora) + Array(repeatElement(empty, count: 65_600).joined())
    #expect(try isLimited(file))
  }

  /// As FFmpeg writes it; `DATE` is a song's, and may be that of its release.
  @Test func aConvertedMovieSaysWhenItWasMade() throws {
    func created(_ comment: String) throws -> Created? {
      let comments = comments([comment])
      let sound = try Metadata(
        page(8, flags: 2, vorbis) + page(8, [3] + Array("vorbis".utf8) + comments))
      let movie = try Metadata(
        page(7, flags: 2, theora) + page(7, [0x81] + Array("theora".utf8) + comments))
      #expect(sound.created?.local == movie.created?.local)
      return sound.created
    }
    let date = try #require(try created("CREATION_TIME=2019-08-07T17:23:39.000000Z"))
    #expect(date.local == "2019-08-07T17:23:39.000000" && date.offset == "+00:00")
    #expect(date.source == "Vorbis:CreationTime")
    #expect(try created("DATE=2010-01-26") == nil)
  }

  /// As FFmpeg and mkvtoolnix write them; what tells of one need not stand together.
  @Test func commentsHaveChapters() throws {
    let file =
      page(8, flags: 2, vorbis)
      + page(
        8,
        [3] + Array("vorbis".utf8)
          + comments([
            "CHAPTER000=00:00:00.000", "chapter001=01:02:03.500", "CHAPTER000NAME=One",
            "CHAPTER001NAME=Two", "CHAPTER002NAME=Never", "CHAPTER003=nan:0:0", "CHAPTER004=1:2",
            "CHAPTER005=00:00:04", "CHAPTER000URL=http://a", "CHAPTERS=3",
          ]))
    #expect(
      try Metadata(file).movie?.chapters == [
        MovieChapter(start: 0, end: nil, title: "One"),
        MovieChapter(start: 3723.5, end: nil, title: "Two"),
        MovieChapter(start: 4, end: nil, title: nil),
      ])
  }

  /// Names start with a letter, and have two.
  @Test func namesOfCommentsAreNames() throws {
    let file =
      page(8, flags: 2, vorbis)
      + page(8, [3] + Array("vorbis".utf8) + comments(["123=a", "b=c", "4TH_one=d", "E1=f"]))
    let names = try Metadata(file).tags.filter { $0.group == "Vorbis" }.map(\.name)
    #expect(names.suffix(4) == ["Tag123", "TagB", "Tag4thOne", "E1"])
  }

  @Test(arguments: [(100, false), (2000, true)])
  func commentsCost(_ count: Int, _ isTooMuch: Bool) throws {
    var options = ReadOptions()
    options.limits.decodedBytes = 50_000
    let texts = Array(repeating: "a=", count: count)
    let file = page(8, flags: 2, vorbis) + page(8, [3] + Array("vorbis".utf8) + comments(texts))
    let metadata = try Metadata(file, options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded } == isTooMuch)
  }

  @Test func readsSpeex() throws {
    let header = Bytes("Speex   ").text("1.2", 20).little(1, 80, 16_000, 1, 4, 2, -1, size: 4)
      .zeros(24)
    let metadata = try Metadata(
      page(3, flags: 2, header.bytes) + page(3, comments(["TITLE=Speech"]))
        + page(3, flags: 4, granule: 40_000, [0]))
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == "Speex" && track.channels == 2 && track.sampleRate == 16_000)
    #expect(metadata.facts.duration == 2.5)
    #expect(metadata["Vorbis:Title"]?.description == "Speech")
  }

  /// As FFmpeg writes it: 160 by 120, pixels of 4 to 3, 25 pictures a second, 50 of them.
  @Test func readsVP8() throws {
    let header = Bytes("OVP80").raw([1, 1, 0]).big(160, 120, size: 2).raw([0, 0, 4, 0, 0, 3])
      .big(25, 1, size: 4)
    let metadata = try Metadata(
      page(3, flags: 2, header.bytes)
        + page(3, Array("OVP80\u{2} ".utf8) + comments(["encoder=Lavc59"]))
        + page(3, flags: 4, granule: 50 << 32 | 3 << 30, [0]))
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == "VP8" && track.kind == .video && track.frameRate == 25)
    #expect(metadata.facts.pixelWidth == 160 && metadata.facts.pixelHeight == 120)
    #expect(metadata.facts.displayWidth == 213 && metadata.facts.displayHeight == 120)
    #expect(metadata.facts.duration == 2)
    #expect(metadata["Vorbis:Encoder"]?.description == "Lavc59")
    // A header without a size.
    let empty = try Metadata(
      page(3, flags: 2, Array(header.bytes[..<8]) + [0, 0] + Array(header.bytes[10...])))
    #expect(empty.facts.tracks.first?.codec == "VP8" && empty.facts.pixelWidth == nil)
    #expect(empty.facts.pixelHeight == nil && empty.facts.displayHeight == nil)
  }

  @Test func readsTheHeadersOfEachStream() throws {
    let metadata = try Metadata(movie)
    #expect(metadata.format.name == "OGV")
    #expect(metadata["Theora:ImageWidth"]?.description == "320")
    #expect(metadata["Theora:FrameRate"]?.description == "25")
    #expect(metadata["Theora:PixelAspectRatio"]?.description == "1.333")
    #expect(metadata["Theora:NominalVideoBitrate"]?.description == "200 kbps")
    #expect(metadata["Theora:Quality"]?.description == "40")
    #expect(metadata["Theora:Title"]?.description == "Movie")
    #expect(metadata["Vorbis:Title"]?.description == "Sound")
    #expect(metadata["Vorbis:Artist"]?.values.map(\.description) == ["A", "B"])
    #expect(metadata["Vorbis:My_ownTag"]?.description == "x" || metadata["Vorbis:MyOwnTag"] != nil)
    #expect(metadata["Vorbis:EncodedBy"]?.description == "me")
    #expect(metadata["Vorbis:Long"]?.byteCount == 600)
    #expect(metadata["Vorbis:NominalBitrate"]?.description == "128 kbps")
    #expect(metadata["Vorbis:MaximumBitrate"] == nil)
    #expect(metadata["Composite:Duration"]?.description.hasSuffix("(approx)") == true)
    #expect(metadata.facts.displayWidth == 427)
    #expect(metadata.facts.tracks.map(\.duration) == [3, 3])
  }

  @Test func readsOpusAndFLAC() throws {
    let head =
      Array("OpusHead".utf8) + [1, 2, 0x38, 1] + Bytes().little(44_100, size: 4).bytes
      + [0, 0, 0]
    let opus = try Metadata(
      page(1, flags: 2, head) + page(1, Array("OpusTags".utf8) + comments(["TITLE=T"]))
        + page(1, flags: 4, granule: 48_312, [0]))
    #expect(opus.format.name == "OPUS")
    #expect(opus["Opus:SampleRate"]?.description == "44100")
    #expect(opus["Opus:OutputGain"]?.description == "1")
    #expect(opus["Vorbis:Title"]?.description == "T")
    #expect(opus.facts.duration == 1)

    let packed = 44_100 << 44 | 1 << 41 | 15 << 36 | 88_200
    let info: [UInt8] =
      [0, 0, 0, 34, 16, 0, 16, 0] + [UInt8](repeating: 0, count: 6)
      + BoxBytes.number(packed, 8) + [UInt8](repeating: 0xab, count: 16)
    let picture: [UInt8] =
      [0x86] + BoxBytes.number(45, 3) + BoxBytes.number(3, 4)
      + BoxBytes.number(9, 4) + Array("image/png".utf8) + BoxBytes.number(0, 4)
      + [UInt8](repeating: 0, count: 16) + BoxBytes.number(4, 4) + [1, 2, 3, 4]
    let flac = try Metadata(Array("fLaC".utf8) + info + picture)
    #expect(flac["FLAC:BitsPerSample"]?.description == "16")
    #expect(flac["FLAC:PictureType"]?.description == "Front Cover")
    #expect(flac["Composite:Duration"]?.description == "2.00 s")
    #expect(flac.facts.duration == 2 && flac.facts.tracks.first?.sampleSize == 16)

    // RFC 9639 knows no tag before it; some writers add one. What is behind a long one does not
    // tell the type.
    for padding in [10, 40_000] {
      let frame = Bytes("TIT2").big(3, size: 4).zeros(2).raw([3, 0x48, 0x69])
      let size = 13 + padding
      let tag = Bytes("ID3").raw([3, 0, 0, 0, UInt8(size >> 14), UInt8(size >> 7 & 127)])
        .raw([UInt8(size & 127)]).raw(frame.bytes).zeros(padding)
      let tagged = try Metadata(tag.bytes + Array("fLaC".utf8) + info + picture, name: "a.flac")
      #expect(tagged.format.name == "FLAC")
      #expect(tagged["FLAC:BitsPerSample"]?.description == "16")
      #expect(tagged["ID3v2_3:Title"]?.description == "Hi")
      #expect(tagged["File:ID3Size"]?.description == String(size + 10))
      #expect(tagged.warnings.isEmpty)
      let last = Bytes("TAG").text("Title", 30).zeros(95).bytes
      let both = try Metadata(
        tag.bytes + Array("fLaC".utf8) + info + picture + last, name: "a.flac")
      #expect(both["ID3v1:Title"]?.description == "Title")
      #expect(both["File:ID3Size"]?.description == String(size + 138))
    }
  }

  /// exiftool 13.58 does not look for it.
  @Test func readsAPETagsBehindFLAC() throws {
    let item = Bytes().little(4, 0, size: 4).text("Artist").zeros(1).text("Jane").bytes
    let tag = item + Bytes("APETAGEX").little(2000, item.count + 32, 1, 0, size: 4).zeros(8).bytes
    let last = Bytes("TAG").text("Title", 30).zeros(95).bytes
    for end in [[], last] {
      let metadata = try Metadata(try Fixture.bytes("sound.flac") + tag + end)
      #expect(metadata["APE:Artist"]?.description == "Jane")
      #expect(metadata.warnings.isEmpty)
      var json = JSONWriter()
      ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
      #expect(!json.text.string.contains("Jane"))
    }
  }

  @Test func readsTagsAroundStreams() throws {
    let tag = Bytes("ID3").raw([3, 0, 0, 0, 0, 0, 13]).text("TIT2").big(3, size: 4).zeros(2)
      .raw([3, 0x48, 0x69]).bytes
    let last = Bytes("TAG").text("Title", 30).zeros(95).bytes
    let plain = try Metadata(movie)
    let metadata = try Metadata(tag + movie + last)
    #expect(metadata.format.name == plain.format.name)
    #expect(metadata["ID3v2_3:Title"]?.description == "Hi")
    #expect(metadata["ID3v1:Title"]?.description == "Title")
    #expect(metadata.facts.duration == plain.facts.duration)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func survivesEveryTruncationAndLie() {
    Bytes().raw(movie).readEveryTruncationAndLie()
  }

  /// A comment without a name, a picture that is none, and more comments than are there.
  @Test func aBadCommentLosesNoOther() throws {
    var all = comments([
      "ARTIST=A", "no name", "METADATA_BLOCK_PICTURE=AAAA", "PERFORMER=P", "artist=B", "TITLE=T",
    ])
    // The count stands behind the writer's name of four bytes.
    all[8] = 9
    let metadata = try Metadata(
      page(3, flags: 2, vorbis) + page(3, [3] + Array("vorbis".utf8) + all)
        + page(3, flags: 4, granule: 44_100, [0]))
    #expect(metadata["Vorbis:Artist"]?.values.map(\.description) == ["A", "B"])
    #expect(metadata["Vorbis:Performer"]?.description == "P")
    #expect(metadata["Vorbis:Title"]?.description == "T")
    #expect(metadata.warnings.map(\.code) == [.malformed, .truncated, .truncated])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }

  /// In Ogg each block of FLAC is a packet; they are read together.
  @Test func whatIsNoPageLosesNoBlockBeforeIt() throws {
    let stream = Bytes().big(0x2200, 34, 4096, size: 2).zeros(4)
      .raw([0, 0, 0, 0, 0, 0, 0x0a, 0xc4, 0x42, 0xf0, 0, 1, 0x58, 0x88]).zeros(16).bytes
    let info = [UInt8]([0, 0, 0, 34]) + stream.suffix(34)
    let text = comments(["TITLE=T"])
    let first = [0x7f] + Array("FLAC".utf8) + [1, 0, 0, 3] + Array("fLaC".utf8) + info
    let metadata = try Metadata(
      page(3, flags: 2, first) + page(3, [4, 0, 0, UInt8(text.count)] + text)
        + [UInt8](repeating: 0x55, count: 100))
    #expect(metadata["FLAC:BitsPerSample"] != nil)
    #expect(metadata["Vorbis:Title"]?.description == "T")
    #expect(metadata.warnings.contains { $0.code == .malformed && $0.offset != nil })
  }

  /// An older form of covers: the picture alone, in Base64.
  @Test func aCoverInBase64IsAPreview() throws {
    let file =
      page(3, flags: 2, vorbis)
      + page(3, [3] + Array("vorbis".utf8) + comments(["COVERART=/9j//gAGYWJjZP/Z", "TITLE=T"]))
      + page(3, flags: 4, granule: 44_100, [0])
    let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xfe, 0, 6, 0x61, 0x62, 0x63, 0x64, 0xff, 0xd9]
    let metadata = try Metadata(file)
    let cover = try #require(metadata.previews.first)
    #expect(metadata.pictures.count == 1 && cover.tag == "Vorbis:CoverArt" && cover.range == nil)
    #expect(try cover.bytes(in: file) == picture)
  }
}
