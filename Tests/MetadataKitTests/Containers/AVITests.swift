import Testing

@testable import MetadataKit

@Suite struct AVITests {
  @Test func tellsTheMovie() throws {
    let metadata = try Fixture.metadata("movie.avi")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.facts.pixelHeight == 48)
    #expect(metadata.facts.frameCount == 3)
    #expect(metadata.facts.duration == 0.6)
    #expect(metadata.facts.codec == "FMP4")
    #expect(metadata["RIFF:FrameRate"]?.description == "5")
    #expect(metadata["RIFF:MaxDataRate"]?.description == "25 kB/s")
    #expect(metadata["RIFF:StreamType"]?.description == "Video")
    #expect(metadata["File:Compression"]?.description == "FMP4")
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let size = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: data.count >> $0) }
    return Array(name.utf8) + size + data + (data.count % 2 == 1 ? [0] : [])
  }

  private func list(_ form: String, _ chunks: [UInt8]...) -> [UInt8] {
    chunk("LIST", Array(form.utf8) + chunks.flatMap { $0 })
  }

  private func text(_ name: String, _ text: String) -> [UInt8] { chunk(name, Array(text.utf8)) }

  @Test(
    arguments: [
      ("Mon Mar 10 15:04:43 2003\n\0", "2003:03:10 15:04:43"),
      ("2001/ 1/27  1:42PM", "2001:01:27 13:42:00"), ("2005/11/28/ 09:19", "2005:11:28 09:19:00"),
      ("2002-12-16  15:35:01\0\0", "2002:12:16 15:35:01"), ("some day", "some day"),
    ])
  func readsDates(_ stored: String, _ worded: String) throws {
    let metadata = try Metadata(
      chunk("RIFF", Array("AVI ".utf8) + list("hdrl", text("IDIT", stored))))
    #expect(metadata["RIFF:DateTimeOriginal"]?.description == worded)
    #expect(metadata.facts.creationDate == worded)
  }

  /// Some of Sony's write it beside the lists.
  @Test func camerasSayWhenTheyWereTakenBesideTheHeader() throws {
    let date = text("IDIT", "Fri Apr 15 15:05:34 2011\n\0")
    let metadata = try Metadata(
      chunk("RIFF", Array("AVI ".utf8) + list("hdrl", text("ISMP", "0")) + date))
    #expect(metadata["RIFF:DateTimeOriginal"]?.description == "2011:04:15 15:05:34")
    #expect(metadata.created?.local == "2011-04-15T15:05:34")
  }

  /// Nikon's cameras write it in a list of their own.
  @Test func nikonsSayWhenTheyWereTaken() throws {
    let date = Array("2021:06:25 10:35:00\0".utf8)
    let record = [0x13, 0, UInt8(date.count), 0] + date
    let metadata = try Metadata(
      chunk("RIFF", Array("AVI ".utf8) + list("ncdt", chunk("nctg", record))))
    #expect(metadata["Nikon:DateTimeOriginal"]?.description == "2021:06:25 10:35:00")
    #expect(metadata.created?.local == "2021-06-25T10:35:00")
    #expect(metadata.created?.source == "Nikon:DateTimeOriginal")
  }

  /// The handler in the stream's header is what a program of its writer decoded it with.
  @Test(arguments: [("MJPG", "MJPG"), ("\0\0\0\0", "mjpa")])
  func theFormatTellsTheCodec(_ compression: String, _ codec: String) throws {
    let header = Array("vidsmjpa".utf8) + [UInt8](repeating: 0, count: 48)
    let format: [UInt8] =
      [40, 0, 0, 0, 64, 0, 0, 0, 48, 0, 0, 0, 1, 0, 24, 0] + Array(compression.utf8)
      + [UInt8](repeating: 0, count: 20)
    let streams = list("strl", chunk("strh", header), chunk("strf", format))
    let metadata = try Metadata(chunk("RIFF", Array("AVI ".utf8) + list("hdrl", streams)))
    #expect(metadata.facts.codec == codec && metadata.movie?.tracks.first?.codec == codec)
    #expect(metadata["RIFF:VideoCodec"]?.description == "mjpa")
  }

  /// Pictures that are coded as those of bitmap files have a number for the codec.
  @Test(
    arguments: [
      (0, 8, "BI_RGB", true, 8), (1, 8, "BI_RLE8", true, 8), (2, 4, "BI_RLE4", true, 4),
      (0, 24, "BI_RGB", false, 8), (9, 24, nil, nil, nil),
    ] as [(Int, Int, String?, Bool?, Int?)])
  func picturesMayBeBitmaps(
    _ compression: Int, _ bits: Int, _ codec: String?, _ isIndexed: Bool?, _ depth: Int?
  ) throws {
    let format = Bytes().little(40, 64, 48, size: 4).little(1, bits, size: 2)
      .little(compression, size: 4).zeros(20)
    // Windows has a handler for them, too.
    for handler in ["\0\0\0\0", "DIB "] {
      let header = Array("vids\(handler)".utf8) + [UInt8](repeating: 0, count: 48)
      let streams = list("strl", chunk("strh", header), chunk("strf", format.bytes))
      let facts = try Metadata(chunk("RIFF", Array("AVI ".utf8) + list("hdrl", streams))).facts
      #expect(facts.codec == codec && facts.tracks.first?.codec == codec)
      #expect(facts.isIndexed == isIndexed && facts.bitDepth == depth)
    }
  }

  /// The properties of a stream tell the shape of its frames.
  @Test func showsFramesOfTheirShape() throws {
    let header = Array("vids".utf8) + [UInt8](repeating: 0, count: 52)
    let format = Bytes().little(40, 720, 576, size: 4).little(1, 24, size: 2).zeros(24)
    let properties = Bytes().zeros(20).little(9, 16, size: 2).little(720, 576, 1, size: 4)
    let streams = list(
      "strl", chunk("strh", header), chunk("strf", format.bytes), chunk("vprp", properties.bytes))
    let facts = try Metadata(chunk("RIFF", Array("AVI ".utf8) + list("hdrl", streams))).facts
    #expect(facts.pixelWidth == 720 && facts.pixelHeight == 576)
    #expect(facts.displayWidth == 1024 && facts.displayHeight == 576)
  }

  @Test(arguments: [(1, 8), (0x55, nil)])
  func soundOfAMovieHasTheBitsOfItsSamples(_ codec: Int, _ bits: Int?) throws {
    let header = Bytes("auds").zeros(52)
    let format = Bytes().little(codec, 1, size: 2).little(11_025, 11_025, size: 4)
      .little(1, 8, size: 2)
    let streams = list("strl", chunk("strh", header.bytes), chunk("strf", format.bytes))
    let facts = try Metadata(chunk("RIFF", Array("AVI ".utf8) + list("hdrl", streams))).facts
    #expect(facts.tracks.count == 1 && facts.tracks.first?.sampleSize == bits)
  }

  @Test func soundAloneTellsTheLength() throws {
    let header = Bytes("auds").zeros(16).little(3, 48_000, 0, 6400, size: 4).zeros(20)
    let format = Bytes().little(0x2000, 1, size: 2).little(48_000, 12_000, size: 4)
      .little(768, 16, size: 2)
    let streams = list("strl", chunk("strh", header.bytes), chunk("strf", format.bytes))
    let main = chunk("avih", [UInt8](repeating: 0, count: 56))
    let facts = try Metadata(chunk("RIFF", Array("AVI ".utf8) + list("hdrl", main, streams))).facts
    #expect(facts.duration == 0.4 && facts.codec == "0x2000" && facts.pixelWidth == nil)
  }

  /// Broadcast audio says when it was made.
  @Test func soundForBroadcastHasItsDate() throws {
    let bext = Bytes("A take").zeros(314).text("2022-06-0514:36:22").zeros(264)
    let metadata = try Metadata(chunk("RIFF", Array("WAVE".utf8) + chunk("bext", bext.bytes)))
    #expect(metadata.created?.local == "2022-06-05T14:36:22")
    #expect(metadata.created?.source == "container")
  }

  /// As exiftool 13.58 says of the same bytes.
  @Test func `Olympus' recorders say when they recorded`() throws {
    let chunk = chunk(
      "olym",
      Bytes().zeros(12).text("LS-10", 16).little(7, size: 4).zeros(6)
        .text("090506070809").text("990506      ").text("010203").zeros(0x200 - 0x44)
        .little(75000, size: 4).zeros(6).little(1500, size: 4).zeros(6).little(-1, size: 4).bytes)
    let metadata = try Metadata(self.chunk("RIFF", Array("WAVE".utf8) + chunk))
    for (name, worded) in [
      ("Model", "LS-10"), ("FileNumber", "0007"), ("DateTimeOriginal", "2009:05:06 07:08:09"),
      ("RecordingTime", "01:02:03"), ("Duration", "0:01:15"), ("Index01", "1.50 s"),
    ] {
      #expect(metadata["Olympus:" + name]?.description == worded, "\(name)")
    }
    #expect(metadata["Olympus:DateTimeEnd"] == nil && metadata["Olympus:Index02"] == nil)
  }

  private func movie(junk: [UInt8]) throws -> Metadata {
    try Metadata(chunk("RIFF", Array("AVI ".utf8) + chunk("JUNK", junk)))
  }

  /// Fields at the places that exiftool 13.58 knows.
  @Test func readsTheFillerOfPentax() throws {
    let fields = Bytes("PENTDigital Camera").text("PENTAX", 26).text("Optio RZ18", 50)
      .little(28, 10, size: 4).zeros(29).text("2014:01:02 03:04:05", 26)
      .text("2014:01:02 03:04:06", 142).little(160, 120, size: 2).little(4, size: 4)
      .raw([0xff, 0xd8, 0xff, 0xdb])
    let metadata = try movie(junk: fields.bytes)
    for (name, worded) in [
      ("Make", "PENTAX"), ("Model", "Optio RZ18"), ("FNumber", "2.8"),
      ("DateTime1", "2014:01:02 03:04:05"), ("DateTime2", "2014:01:02 03:04:06"),
      ("ThumbnailWidth", "160"), ("ThumbnailHeight", "120"), ("ThumbnailLength", "4"),
    ] {
      #expect(metadata["Pentax:" + name]?.description == worded, "\(name)")
    }
    #expect(metadata["Pentax:ThumbnailImage"]?.byteCount == 4)
    #expect(metadata.thumbnails.first?.range?.count == 4)
    let early = try movie(junk: Bytes("IIII\u{1}\0").zeros(6).text("Optio RS1000", 32).bytes)
    #expect(early["Pentax:Model"]?.description == "Optio RS1000")
    for count in 0..<fields.bytes.count { _ = try movie(junk: Array(fields.bytes[..<count])) }
  }

  /// The same directory that Casio's cameras have in QuickTime movies.
  @Test func readsTheFillerOfCasio() throws {
    let fields = Bytes("QVMI").zeros(6).big(1, 0x10f, 2, size: 2).big(6, 28, size: 4)
      .big(0, size: 4).text("CASIO", 6)
    #expect(try movie(junk: fields.bytes)["IFD0:Make"]?.description == "CASIO")
  }

  @Test func readsTextsOfTheINFOList() throws {
    let info = list(
      "INFO", text("ISFT", "Soft\0Two\0"), text("ICRD", "2020-01-02"), text("TLEN", "12345"),
      text("TCOD", "36000000000"), text("STAT", "7318 0 3.4 1"), text("DTIM", "30000000 12345678"))
    let metadata = try Metadata(chunk("RIFF", Array("AVI ".utf8) + info))
    #expect(metadata["RIFF:Software"]?.description == "Soft, Two")
    #expect(metadata["RIFF:DateCreated"]?.description == "2020:01:02")
    #expect(metadata["RIFF:Length"]?.description == "12.345 s")
    #expect(metadata["RIFF:StartTimecode"]?.description == "1:00:00.00")
    #expect(
      metadata["RIFF:Statistics"]?.description
        == "7318 frames captured; 0 dropped; Data rate 3.4; OK")
    #expect(metadata["RIFF:DateTimeOriginal"]?.description == "2009:04:22 19:24:49")
  }

  /// A comment has a character code before it, as in photos, and bytes keep their zeros (Exif 2.3 Annex 5).
  @Test(arguments: [
    (Array("ASCII\0\0\0Good morning\0".utf8), "Good morning"),
    (Array("UNICODE\0G\0".utf8) + [0xfc, 0], "G\u{fc}"),
    (Array("plain text".utf8), "plain text"), ([UInt8](repeating: 0, count: 8), ""),
  ])
  func readsWhatCamerasNoteInSound(_ comment: [UInt8], _ worded: String) throws {
    let notes = Bytes("pentidx4\0\u{8}").zeros(6).bytes
    let exif = list(
      "exif", text("ecor", "PENTAX\0"), chunk("emnt", notes), chunk("eucm", comment))
    let metadata = try Metadata(chunk("RIFF", Array("WAVE".utf8) + exif))
    #expect(metadata["RIFF:Make"]?.description == "PENTAX")
    #expect(metadata["RIFF:MakerNotes"]?.byteCount == 16)
    #expect(metadata["RIFF:UserComment"]?.description == worded)
  }

  /// A text of one character is one, not the number of its byte.
  @Test func textsAreTextsInJSON() throws {
    let info = list("INFO", text("ITRK", "7"))
    var json = JSONWriter()
    JSONTags(isNumeric: false, selection: TagSelection()).write(
      try Metadata(chunk("RIFF", Array("AVI ".utf8) + info)), &json)
    #expect(json.text.string.contains(#""TrackNumber":"7""#))
    // What stands behind a NUL is not lost.
    let two = try Metadata(chunk("RIFF", Array("AVI ".utf8) + list("INFO", text("IART", "\0Jane"))))
    #expect(two["RIFF:Artist"]?.description.contains("Jane") == true)
  }

  @Test func readsTheFormatOfSound() throws {
    let format: [UInt8] = [1, 0, 2, 0, 0x44, 0xac, 0, 0, 0x10, 0xb1, 2, 0, 4, 0, 16, 0]
    let sound = chunk("data", [UInt8](repeating: 0, count: 17_640))
    let metadata = try Metadata(
      chunk("RIFF", Array("WAVE".utf8) + chunk("fmt ", format) + sound))
    #expect(metadata.format.name == "WAV")
    #expect(metadata["RIFF:Encoding"]?.description == "Microsoft PCM")
    #expect(metadata["RIFF:SampleRate"]?.description == "44100")
    #expect(metadata.facts.duration == 0.1)
    #expect(metadata.facts.pixelWidth == nil)
  }

  /// A format that is extended says in its identifier what it is.
  @Test(arguments: [(1, "0x0001", 24), (0x55, "0x0055", nil)])
  func readsAnExtendedFormat(_ number: Int, _ codec: String, _ bits: Int?) throws {
    let format = Bytes().little(0xfffe, 6, size: 2).little(48_000, 864_000, size: 4)
      .little(18, 24, 22, 24, size: 2).little(0x3f, number, size: 4)
      .raw([0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71])
    let bytes = chunk("RIFF", Array("WAVE".utf8) + chunk("fmt ", format.bytes))
    let track = try #require(try Metadata(bytes).facts.tracks.first)
    #expect(track.codec == codec && track.channels == 6 && track.sampleRate == 48_000)
    #expect(track.sampleSize == bits)
    // Of another identifier nothing is known.
    let other = bytes.dropLast() + [0x72]
    #expect(try Metadata(Array(other)).facts.tracks.first?.codec == "0xfffe")
  }

  /// Some of the bits of a sample may be filling; more than 64 are none.
  @Test(arguments: [(32, 24, 24), (32, 0, 32), (24, 32, 24), (8968, 24, nil)])
  func tellsTheValidBitsOfASample(_ stored: Int, _ valid: Int, _ bits: Int?) throws {
    let format = Bytes().little(0xfffe, 2, size: 2).little(48_000, 384_000, size: 4)
      .little(8, stored, 22, valid, size: 2).little(3, 1, size: 4)
      .raw([0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71])
    let bytes = chunk("RIFF", Array("WAVE".utf8) + chunk("fmt ", format.bytes))
    #expect(try Metadata(bytes).facts.tracks.first?.sampleSize == bits)
  }

  /// Of what is compressed the samples are counted, whatever the rate of bytes is said to be.
  @Test func aCompressedSoundLastsAsLongAsItsSamples() throws {
    func sound(_ format: UInt8, isWhole: Bool = true) throws -> Metadata {
      let format: [UInt8] = [format, 0, 1, 0, 0x44, 0xac, 0, 0, 0x80, 0x3e, 0, 0, 0, 4, 4, 0]
      return try Metadata(
        chunk(
          "RIFF",
          Array("WAVE".utf8) + chunk("fmt ", format) + chunk("fact", [0x22, 0x56, 0, 0])
            + Array("data".utf8) + (isWhole ? [0x80, 0x3e, 0, 0] : [0xff, 0xff, 0xff, 0x7f])
            + [UInt8](repeating: 0, count: 16000)))
    }
    #expect(try sound(2).facts.duration == 0.5)
    #expect(try sound(1).facts.duration == 1)
    // A writer to a pipe cannot know how much will come.
    #expect(try sound(2, isWhole: false).facts.duration == 1)
    // exiftool goes by the bytes.
    let length = try sound(2).composites(asExiftool: true).first { $0.name == "Duration" }
    #expect(length?.description == "1.00 s")
  }

  /// Behind the end that the file states; before it, zeros are where a chunk should start.
  @Test func zerosBehindTheEndAreNoChunk() throws {
    let file = chunk("RIFF", Array("AVI ".utf8) + list("INFO", text("IART", "Jo")))
    let zeros = [UInt8](repeating: 0, count: 16)
    #expect(try Metadata(file + zeros).warnings.isEmpty)
    let longer = Array(file[..<4]) + [UInt8(file.count + 8), 0, 0, 0] + Array(file[8...]) + zeros
    #expect(try Metadata(longer).warnings.map(\.code) == [.malformed])
    // A second file behind the first has an end of its own.
    let second = chunk("RIFF", Array("AVIX".utf8) + list("INFO", text("INAM", "Ed")))
    let both = try Metadata(file + second + zeros)
    #expect(both.warnings.isEmpty && both["RIFF:Title"]?.description == "Ed")
  }

  @Test(arguments: [
    ([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80], "Caf\u{e9} \u{20ac}"),
    (Array("Caf\u{e9}".utf8), "Caf\u{e9}"), (Array("Cafe".utf8), "Cafe"),
  ])
  func textsAreOfWindowsWhereTheyAreNoUTF8(_ artist: [UInt8], _ words: String) throws {
    let metadata = try Metadata(
      chunk("RIFF", Array("WAVE".utf8) + list("INFO", chunk("IART", artist))))
    #expect(metadata["RIFF:Artist"]?.description == words)
  }

  /// It may be no text.
  @Test func whatNoTableKnowsIsNotConverted() throws {
    let metadata = try Metadata(
      chunk("RIFF", Array("WAVE".utf8) + list("INFO", chunk("ZZZZ", [0x43, 0xe9, 0x80, 0xff]))))
    let tag = try #require(metadata.tags.first { !$0.isKnown })
    #expect(tag.bytes == [0x43, 0xe9, 0x80, 0xff])
    #expect(tag.byteRange == 32..<36)
  }

  /// As in other movies: exiftool tells how long the pictures last.
  @Test func aMovieLastsAsLongAsItsSound() throws {
    func stream(_ kind: String, scale: Int, rate: Int, length: Int) -> [UInt8] {
      let header = Bytes(kind).zeros(16).little(scale, rate, 0, length, size: 4).zeros(20)
      return list("strl", chunk("strh", header.bytes))
    }
    let main = Bytes().little(40_000, 0, 0, 0, 10, 0, 2, 0, 320, 240, size: 4).zeros(16)
    let movie = list(
      "hdrl", chunk("avih", main.bytes), stream("vids", scale: 1, rate: 25, length: 10),
      stream("auds", scale: 1, rate: 8000, length: 8000),
      stream("txts", scale: 1, rate: 1, length: 90))
    let metadata = try Metadata(chunk("RIFF", Array("AVI ".utf8) + movie))
    #expect(metadata.facts.duration == 1)
    let length = metadata.composites(asExiftool: true).first { $0.name == "Duration" }
    #expect(length?.description == "0.40 s")
  }

  @Test func noFramesAreNoTime() throws {
    let main = Bytes().little(40_000, 0, 0, 0, 0, 0, 1, 0, 320, 240, size: 4).zeros(16)
    let movie = list("hdrl", chunk("avih", main.bytes))
    let metadata = try Metadata(chunk("RIFF", Array("AVI ".utf8) + movie))
    let length = metadata.composites(asExiftool: true).first { $0.name == "Duration" }
    #expect(length?.description == "0 s")
  }

  /// In RIFX numbers have their first byte first.
  @Test func readsRIFX() throws {
    let sound = Bytes("RIFX").big(0, size: 4).text("WAVEfmt ").big(16, size: 4)
      .big(1, 2, size: 2).big(44_100, 176_400, size: 4).big(4, 16, size: 2)
      .text("fact").big(4, 4410, size: 4).text("LIST").big(16, size: 4).text("INFOISFT")
      .big(4, size: 4).text("Soft").text("data").big(17_640, size: 4).zeros(17_640)
    let metadata = try Metadata(sound.bytes)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == "0x0001" && track.channels == 2 && track.sampleRate == 44_100)
    #expect(metadata.facts.duration == 0.1)
    #expect(metadata["RIFF:NumChannels"]?.description == "2")
    #expect(metadata["RIFF:Software"]?.description == "Soft")
    #expect(metadata.warnings.isEmpty)
    // exiftool does not read it.
    #expect(metadata.format.name == "WAV (RIFX)")
    #expect(!metadata.format.isInExiftool)
  }

  @Test func tellsTheSizeOfID3() throws {
    let tag = Bytes("ID3").raw([3, 0, 0, 0, 0, 0, 13]).text("TIT2").big(3, size: 4).zeros(2)
      .raw([3, 0x48, 0x69]).bytes
    for name in ["id3 ", "ID3 "] {
      let metadata = try Metadata(chunk("RIFF", Array("WAVE".utf8) + chunk(name, tag)))
      #expect(metadata["ID3v2_3:Title"]?.description == "Hi")
      #expect(metadata["File:ID3Size"]?.description == "23")
    }
  }

  @Test(arguments: ["iXML", "aXML", "axml"])
  func readsXML(_ name: String) throws {
    let text = "<?xml version=\"1.0\"?>\n<BWFXML><NOTE>take two</NOTE></BWFXML>   "
    let metadata = try Metadata(
      chunk("RIFF", Array("WAVE".utf8) + chunk(name, Array(text.utf8))))
    #expect(metadata["XML:BwfxmlNote"]?.description == "take two")
    #expect(metadata.warnings.isEmpty)
  }

  /// What a radio station's traffic knows of a sound.
  @Test func readsCarts() throws {
    let cart = Bytes("0101").text("A title", 64).text("Jay", 64).text("DEMO-1", 64).zeros(256)
      .text("1900/01/0100:00:00", 18).text("2099/12/3123:59:59", 18).text("AUDICY", 64).zeros(472)
      .text("http://example.com", 1024).text("Some words")
    for (length, words) in [(cart.bytes.count, "Some words"), (2048, nil), (70, nil)] {
      let metadata = try Metadata(
        chunk("RIFF", Array("WAVE".utf8) + chunk("cart", Array(cart.bytes.prefix(length)))))
      #expect(metadata["RIFF:Title"]?.description == "A title")
      #expect(metadata["RIFF:Artist"]?.description == (length > 70 ? "Jay" : "Ja"))
      #expect(metadata["RIFF:EndTime"]?.description == (length > 70 ? "23:59:59" : nil))
      #expect(metadata["RIFF:URL"]?.description == (length > 70 ? "http://example.com" : nil))
      #expect(metadata["RIFF:TagText"]?.description == words)
      #expect(metadata["RIFF:ClientID"] == nil && metadata.warnings.isEmpty)
      // exiftool passes over it.
      var json = JSONWriter()
      ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
      #expect(!json.text.string.contains("Jay"))
    }
  }

  @Test func tellsHowMuchASamplerHas() throws {
    let sampler = chunk("smpl", [UInt8](repeating: 0, count: 60))
    let metadata = try Metadata(chunk("RIFF", Array("WAVE".utf8) + sampler))
    #expect(metadata["RIFF:SamplerData"]?.description.contains("24 bytes") == true)
  }

  @Test func readsWhatAFspNotes() throws {
    let metadata = try Metadata(
      chunk("RIFF", Array("WAVE".utf8) + text("afsp", "AFspdate: 2003-01-30\0user: me\0\0")))
    #expect(metadata["RIFF:Afsp"]?.description.hasPrefix("AFspdate: 2003-01-30") == true)
  }

  @Test func survivesEveryTruncation() throws {
    let bytes = try Fixture.bytes("movie.avi")
    for length in 0..<600 {
      _ = try? Metadata(Array(bytes[..<length]))
      var damaged = bytes
      damaged[length] ^= 0xff
      _ = try? Metadata(damaged)
    }
  }

  /// A sound of so many bytes, 8,000 of which are a second.
  private func sound(_ bytes: Int) -> [UInt8] {
    let format = Bytes().little(1, 1, size: 2).little(8000, 8000, size: 4).little(1, 8, size: 2)
    return chunk(
      "RIFF",
      Array("WAVE".utf8) + chunk("fmt ", format.bytes)
        + chunk("data", [UInt8](repeating: 128, count: bytes)))
  }

  @Test func aSoundLastsAsLongAsItsData() throws {
    let length = try Metadata(sound(4000)).composites.first { $0.name == "Duration" }
    #expect(length?.description == "0.50 s")
    #expect(length?.numericDescription == "0.5")
    let track = try #require(try Metadata(sound(4000)).movie?.tracks.first)
    #expect(track.kind == .audio && track.codec == "0x0001" && track.channels == 1)
    #expect(track.sampleRate == 8000 && track.duration == 0.5)
    #expect(try Metadata(sound(0)).composites.first { $0.name == "Duration" } == nil)
  }

  /// An AVI of sound alone.
  private func movieOfSound(
    interval: Int = 0, rate: Int = 12_000, more: [UInt8] = []
  ) -> [UInt8] {
    let main = Bytes().little(interval, 0, 0, 0, 0, 0, 1, size: 4).zeros(28)
    let stream = Bytes("auds").zeros(16).little(3, 48_000, 0, 6400, size: 4).zeros(20)
    let format = Bytes().little(0x2000, 1, size: 2).little(48_000, rate, size: 4)
      .little(768, 16, size: 2)
    let streams = list("strl", chunk("strh", stream.bytes), chunk("strf", format.bytes))
    let header = Array("AVI ".utf8) + list("hdrl", chunk("avih", main.bytes), streams + more)
    return chunk(
      "RIFF", header + chunk("JUNK", [UInt8](repeating: 0, count: 12_000 - 16 - header.count)))
  }

  /// exiftool divides the bytes of the whole file by the rate of the sound.
  @Test(arguments: [0, 40_000])
  func exiftoolTellsTheLengthOfSoundAlone(_ interval: Int) throws {
    let bytes = movieOfSound(interval: interval)
    let metadata = try Metadata(bytes)
    let lengths = metadata.composites(asExiftool: true).filter { $0.name == "Duration" }
    #expect(bytes.count == 12_000 && lengths.map(\.description) == ["1.00 s"])
    let told = metadata.composites.filter { $0.name == "Duration" }
    #expect(told.map(\.description) == ["0.40 s"])
  }

  /// A movie whose header counts no frames lasts no time.
  @Test func exiftoolTellsNoFramesAsNoTime() throws {
    let main = Bytes().little(10_000, 0, 0, 0, 0, 0, 1, size: 4).zeros(28)
    let metadata = try Metadata(
      chunk("RIFF", Array("AVI ".utf8) + list("hdrl", chunk("avih", main.bytes))))
    let lengths = metadata.composites(asExiftool: true).filter { $0.name == "Duration" }
    #expect(lengths.map(\.description) == ["0 s"])
  }

  /// Where there are pictures, or no rate, it does not.
  @Test func exiftoolTellsNoOtherLengthOfSound() throws {
    let video = Bytes("vids").zeros(16).little(1, 25, 0, 10, size: 4).zeros(20)
    for bytes in [
      movieOfSound(rate: 0), movieOfSound(more: list("strl", chunk("strh", video.bytes))),
    ] {
      let composites = try Metadata(bytes).composites(asExiftool: true)
      #expect(!composites.contains { $0.name == "Duration" })
    }
  }

  /// A text that is too long is told by where it stands.
  @Test func aLongTextLosesNoOther() throws {
    let long = [UInt8](repeating: 0x6c, count: (1 << 20) + 100)
    let metadata = try Metadata(
      chunk(
        "RIFF",
        Array("AVI ".utf8)
          + list(
            "INFO", text("ISFT", "Tool"), chunk("ICMT", long), text("IART", "Me"),
            text("ICRD", "2003-03-10"))))
    #expect(metadata["RIFF:Software"]?.description == "Tool")
    #expect(metadata["RIFF:Comment"]?.byteRange?.count == long.count)
    #expect(metadata["RIFF:Artist"]?.description == "Me")
    #expect(metadata["RIFF:DateCreated"] != nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func aBadCueLosesNoOther() throws {
    let metadata = try Metadata(
      chunk(
        "RIFF",
        Array("WAVE".utf8)
          + list(
            "adtl", chunk("labl", [1, 0, 0, 0, 0x61, 0]), chunk("note", [1]),
            chunk("labl", [2, 0, 0, 0, 0x62, 0]))))
    let labels = metadata.tags.filter { $0.name == "CuePointLabel" }.map(\.description)
    #expect(labels == ["1 a", "2 b"])
    #expect(metadata.warnings.map(\.code) == [.truncated])
  }

  /// Whoever writes to a pipe cannot go back to state a length.
  @Test(arguments: [0, -1]) func largeDataOfNoLengthGoOnToTheEnd(_ length: Int) throws {
    let file = Bytes("RF64").little(0xffff_ffff, size: 4).text("WAVEds64").little(28, size: 4)
      .little(length, 0, 0, size: 8).zeros(4).text("fmt ").little(16, size: 4)
      .little(1, 1, size: 2).little(8000, 8000, size: 4).little(1, 8, size: 2).text("data")
      .little(0xffff_ffff, size: 4).raw([UInt8](repeating: 0x80, count: 16_000))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.duration == 2)
    #expect(metadata.warnings.isEmpty)
  }

  /// What does not fit behind the end that the file states is no chunk: rubbish, or ID3.
  @Test func rubbishBehindTheEndIsNoFault() throws {
    let file = chunk("RIFF", Array("WAVE".utf8) + list("INFO", text("IART", "Me")))
    let metadata = try Metadata(file + Array("TAGF rubbish behind all".utf8))
    #expect(metadata["RIFF:Artist"]?.description == "Me")
    #expect(metadata.warnings.isEmpty)
  }

  /// The length of the data stands before them where 32 bits have no room for it (EBU Tech 3306 §3).
  @Test func whatStandsBehindLargeDataIsRead() throws {
    let list = Bytes("LIST").little(17, size: 4).text("INFOIART").little(5, size: 4)
      .text("Anna\0").zeros(1)
    let data = Bytes("WAVEds64").little(28, size: 4)
      .little(4 + 36 + 24 + 8 + 8000 + list.bytes.count, 8000, 8000, size: 8).zeros(4)
      .text("fmt ").little(16, size: 4).little(1, 1, size: 2).little(8000, 8000, size: 4)
      .little(1, 8, size: 2).text("data").little(0xffff_ffff, size: 4).zeros(8000)
    let file = Bytes("RF64").little(0xffff_ffff, size: 4).raw(data.bytes).raw(list.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["RIFF:Artist"]?.description == "Anna")
    #expect(metadata.facts.duration == 1)
    #expect(metadata.warnings.isEmpty)
    // No number of the file's own may be one that is too large to count with.
    let lying = try Metadata(
      file.with([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], at: 28).bytes)
    #expect(lying["RIFF:Artist"] == nil)
  }
}
