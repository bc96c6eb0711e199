import MetadataKit
import Testing

/// What exiftool misreads is told as it reads it in its form, and nowhere else.
@Suite struct ExiftoolViewTests {
  private func exiftool(_ metadata: Metadata, isNumeric: Bool = false) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: isNumeric).write(metadata, name: Array("a".utf8), &json)
    return json.text.string.filter { !$0.isWhitespace }
  }

  /// Of several orientations in one directory the first counts.
  @Test func theFirstOrientationCounts() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 6), .short(0x112, 3)])
    let metadata = try Metadata(tiff.asJPEG)
    #expect(exiftool(metadata, isNumeric: true).contains("\"IFD0:Orientation\":6"))
    #expect(metadata["IFD0:Orientation"]?.integer() == 6)
  }

  /// Windows' Photo Editor puts a second header of JFIF behind EXIF: it counts where EXIF does not say the same.
  @Test(arguments: [(false, "72"), (true, "96")])
  func aSecondHeaderOfJFIFCounts(_ hasResolution: Bool, _ resolution: String) throws {
    func header(_ unit: UInt8, _ resolution: UInt8) -> [UInt8] {
      JPEGBytes.segment(
        0xe0, "JFIF\0", [1, 1, unit, 0, resolution, 0, resolution, 0, 0])
    }
    var tiff = TIFFBytes()
    tiff.directory(hasResolution ? [.short(0x11a, 300)] : [.short(0x112, 1)])
    let exif = JPEGBytes.segment(0xe1, "Exif\0\0", tiff.bytes)
    let metadata = try Metadata(JPEGBytes.file([header(1, 96), exif, header(0, 72)]))
    let text = exiftool(metadata)
    #expect(text.contains("\"JFIF:XResolution\":\(resolution)"))
    #expect(text.contains("\"JFIF:YResolution\":72"))
    #expect(text.contains("\"JFIF:ResolutionUnit\":\"None\""))
    #expect(metadata.tags.filter { $0.name == "YResolution" }.map(\.description) == ["96", "72"])
  }

  /// exiftool reads a segment once it found the next: what the last one holds is not told, what
  /// those before it hold is.
  @Test func segmentsOfFilesThatAreCutShort() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 6)])
    // Without its frame and its scan.
    let photo: [UInt8] = tiff.asJPEG.dropLast(19)
    let comment: [UInt8] = [0xff, 0xfe, 0, 6] + Array("text".utf8)
    #expect(exiftool(try Metadata(photo + comment + [0, 0])).contains("IFD0:Orientation"))
    let last = try Metadata(photo)
    #expect(!exiftool(last).contains("IFD0:Orientation"))
    #expect(last["IFD0:Orientation"] != nil)
  }

  /// Pictures of several (the fixture's second one is bytes 865 to 1742), of a directory and of a
  /// maker's note: what is not there is no value, and exiftool tells the length unread.
  @Test(arguments: [877, 100, 0])
  func picturesThatAreNotAllThere(_ count: Int) throws {
    let several = try Metadata(Array(Fixture.bytes("mpf.jpg").prefix(865 + count)))
    var tiff = TIFFBytes()
    tiff.directory([], next: 14)
    tiff.directory([.long(0x201, 44), .long(0x202, 877)])
    let directory = try Metadata(tiff.bytes + [UInt8](repeating: 9, count: count))
    let note = NoteBytes(
      "PENTAX", "PENTAX K-5 x", head: "PENTAX \0II", base: 0,
      [.longs(0x3, [877]), .longs(0x4, [918])])
    let photo = note.asJPEG
    // Offsets count from the note, which is behind 82 bytes.
    let maker = try Metadata(photo + [UInt8](repeating: 9, count: 1000 + count - photo.count))
    for (metadata, tag) in [
      (several, "MPImage2:PreviewImage"), (directory, "IFD1:ThumbnailImage"),
      (maker, "Pentax:PreviewImage"),
    ] {
      let stated = "\"\(tag)\":\"(Binarydata877bytes,use-boptiontoextract)\""
      #expect(exiftool(metadata).contains(stated))
      #expect(exiftool(metadata, isNumeric: true).contains(stated))
      let own = metadata.tags.filter { "\($0.group):\($0.name)" == tag && !$0.isLeftOut }
      #expect(own.map(\.byteCount) == (count == 0 ? [] : [count]))
      #expect(metadata.warnings.contains { $0.code == .truncated } == (count < 877))
    }
  }

  @Test func resolutionOfPCX() throws {
    let metadata = try Metadata(PCXTests.small.bytes)
    // 300 is 0x12c.
    #expect(exiftool(metadata).contains("\"File:XResolution\":44"))
    #expect(metadata["File:XResolution"]?.description == "300")
    #expect(metadata.tags.filter { $0.name == "XResolution" && $0.isListed }.count == 1)
  }

  @Test func bitmapsOfOS2() throws {
    let header = Bytes("BM").zeros(8).little(30, size: 4).little(16, 82, 112, size: 4)
      .little(1, 4, size: 2)
    let metadata = try Metadata(header.bytes)
    let text = exiftool(metadata)
    #expect(text.contains("\"File:ImageHeight\":0"))
    #expect(text.contains("\"File:Planes\":112"))
    #expect(metadata["File:ImageHeight"]?.description == "112")
    #expect(metadata["Composite:ImageSize"]?.description == "82x112")
  }

  @Test func sizesOfOS2FollowFromWhatIsMisread() throws {
    let header = Bytes("BM").zeros(8).little(30, size: 4).little(16, 82, 112, size: 4)
      .little(1, 4, size: 2)
    #expect(exiftool(try Metadata(header.bytes)).contains("\"Composite:ImageSize\":\"82x0\""))
  }

  @Test func placesInBlocksOfPhotoshop() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 1)], next: 26)
    tiff.directory([.long(0x201, 56), .long(0x202, 4)])
    tiff.append([0xff, 0xd8, 0xff, 0xd9])
    let resource = Bytes("8BIM").big(1058, 0, size: 2).big(tiff.bytes.count, size: 4)
      .raw(tiff.bytes)
    let file = Bytes("8BPS").big(1, size: 2).zeros(6).big(3, size: 2).big(20, 10, size: 4)
      .big(8, 3, size: 2).big(0, resource.bytes.count, size: 4).raw(resource.bytes)
      .big(0, size: 4).big(0, size: 2)
    let metadata = try Metadata(file.bytes)
    #expect(exiftool(metadata).contains("\"IFD1:ThumbnailOffset\":56"))
    #expect(metadata["IFD1:ThumbnailOffset"]?.description == "102")
  }

  @Test func placesInBlocksOfGIMP() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 1)], next: 26)
    tiff.directory([.long(0x201, 56), .long(0x202, 4)])
    tiff.append([0xff, 0xd8, 0xff, 0xd9])
    let parasite = Bytes().big(10, size: 4).text("exif-data\0")
      .big(1, tiff.bytes.count + 6, size: 4).text("Exif\0\0").raw(tiff.bytes)
    let start = Bytes("gimp xcf v011\0").big(32, 16, 1, 250, size: 4)
      .big(21, parasite.bytes.count, size: 4)
    let metadata = try Metadata(start.raw(parasite.bytes).big(0, 0, size: 4).bytes)
    #expect(exiftool(metadata).contains("\"IFD1:ThumbnailOffset\":56"))
    let place = start.bytes.count + parasite.bytes.count - 4
    #expect(metadata["IFD1:ThumbnailOffset"]?.description == "\(place)")
  }

  @Test func alphaOfWebP() throws {
    // Quantized levels, a gradient filter, not compressed.
    let alpha = Bytes("ALPH").little(2, size: 4).raw([0b01_11_01, 0])
    let file = Bytes("RIFF").little(alpha.bytes.count + 4, size: 4).text("WEBP").raw(alpha.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["RIFF:AlphaFiltering"]?.description == "Gradient")
    #expect(metadata["RIFF:AlphaPreprocessing"]?.description == "Level Reduction")
    let text = exiftool(metadata)
    #expect(text.contains("\"RIFF:AlphaFiltering\":\"Horizontal\""))
    #expect(text.contains("\"RIFF:AlphaPreprocessing\":\"LevelReduction\""))
    #expect(text.contains("\"RIFF:AlphaCompression\":\"Lossless\""))
  }

  @Test(
    arguments: [
      ("2009/10/27 12:14:34", "2009:10:27 12:14:34", "2009:10:27 12:14:00"),
      ("2009/10/27 12:14PM", "2009:10:27 12:14:00", "2009:10:27 24:14:00"),
      ("2009-10-27 12:14:34", "2009:10:27 12:14:34", "2009:10:27 12:14:34"),
      ("2009-10-27 12:14", "2009:10:27 12:14:00", "2009-10-27 12:14"),
    ])
  func datesOfMovies(_ stored: String, _ truth: String, _ misread: String) throws {
    let date = Bytes("IDIT").little(stored.utf8.count, size: 4).text(stored)
      .zeros(stored.utf8.count % 2).bytes
    for list in ["hdrl", "INFO"] {
      let file = Bytes("RIFF").little(date.count + 16, size: 4).text("AVI LIST")
        .little(date.count + 4, size: 4).text(list).raw(date)
      let metadata = try Metadata(file.bytes)
      #expect(metadata["RIFF:DateTimeOriginal"]?.description == truth)
      #expect(
        exiftool(metadata)
          .contains("\"RIFF:DateTimeOriginal\":\"\(misread.filter { $0 != " " })\""))
    }
  }

  @Test func positionsOfThumbnailsInPNG() throws {
    var block = TIFFBytes(.big)
    block.directory([], next: 14)
    block.directory([
      .init(tag: 0x201, format: 4, count: 1, value: .number(44)),
      .init(tag: 0x202, format: 4, count: 1, value: .number(4)),
    ])
    block.append([0xff, 0xd8, 0xff, 0xd9])
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("eXIf", block.bytes)))
    let offset = try #require(metadata["IFD1:ThumbnailOffset"]?.description)
    #expect(offset != "44")
    #expect(exiftool(metadata).contains("\"IFD1:ThumbnailOffset\":44"))
  }

  /// Of tags with a name the last one counts, in whichever group, and what yields gives way to it: a
  /// resolution of EXIF does, an artist does not.
  @Test func ofEntriesThatStandTwiceTheLastCountsWhereItDoesNotYield() throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .text(0x13b, "a"), .text(0x13b, "b"), .short(0x128, 2), .short(0x128, 3),
    ])
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata["IFD0:Artist"]?.description == "a")
    #expect(exiftool(metadata).contains("\"IFD0:Artist\":\"b\""))
    #expect(exiftool(metadata).contains("\"IFD0:ResolutionUnit\":\"inches\""))
  }

  /// The thumbnail's directory in a photo, a second page in a TIFF.
  @Test func theSecondDirectoryYieldsInPhotosOnly() throws {
    var tiff = TIFFBytes()
    tiff.directory([.text(0x13b, "a"), .text(0x13b, "b")], next: 38)
    tiff.directory([.text(0x13b, "c")])
    #expect(exiftool(try Metadata(tiff.asJPEG)).contains("\"IFD0:Artist\":\"b\""))
    #expect(exiftool(try Metadata(tiff.bytes)).contains("\"IFD0:Artist\":\"a\""))
  }

  @Test func ofPropertiesThatNobodyKnowsTheFirstCounts() throws {
    let metadata = try XMPBytes.read(
      "<my:word>1</my:word><my:word>2</my:word><dc:format>x/a</dc:format>"
        + "<dc:format>x/b</dc:format>")
    #expect(exiftool(metadata).contains("\"XMP-my:Word\":1"))
    #expect(exiftool(metadata).contains("\"XMP-dc:Format\":\"x/b\""))
  }

  /// The directory that says so is of the picture itself, though its sides yield like all others.
  @Test func theSizeIsThatOfTheDirectoryOfThePictureItself() throws {
    var tiff = TIFFBytes()
    tiff.directory(
      [.long(0xfe, 1), .short(0x100, 16), .short(0x101, 10), .long(0x14a, 62)])
    tiff.directory([.long(0xfe, 0), .short(0x100, 160), .short(0x101, 100)])
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata["Composite:ImageSize"]?.description == "160x100")
  }

  @Test func theLastOfSeveralTransparentColorsIsShown() throws {
    func picture(_ transparent: UInt8) -> [UInt8] {
      [0x21, 0xf9, 4, 1, 50, 0, transparent, 0]
        + [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    let metadata = try Metadata(
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 49, 0, 0, 0, 9, 9, 9] + picture(0) + picture(1)
        + [0x3b])
    #expect(metadata["GIF:TransparentColor"]?.description == "0")
    #expect(exiftool(metadata).contains("\"GIF:TransparentColor\":1"))
  }

  @Test func theLastOfSeveralChunksOfAPNGIsShown() throws {
    let texts = ["Comment\0a", "Comment\0b", "Mine\0c", "Mine\0d"].flatMap {
      PNGBytes.chunk("tEXt", $0)
    }
    let metadata = try Metadata(PNGBytes.file(texts))
    #expect(metadata["PNG:Comment"]?.description == "a")
    #expect(exiftool(metadata).contains(#""PNG:Comment":"b""#))
    #expect(exiftool(metadata).contains(#""PNG:Mine":"d""#))
  }

  @Test func theLastOfSeveralTextsOfASoundIsShown() throws {
    let info = Bytes("INFO").text("IART").little(2, size: 4).text("a\0").text("IART")
      .little(2, size: 4).text("b\0").bytes
    let file = Bytes("RIFF").little(12 + info.count, size: 4).text("WAVELIST")
      .little(info.count, size: 4).raw(info)
    #expect(exiftool(try Metadata(file.bytes)).contains("\"RIFF:Artist\":\"b\""))
  }

  @Test func theLastOfSeveralPacketsThatAMovieHasReplaced() throws {
    let packet = Array((XMPBytes.packet("<my:a>1</my:a>") + "  ").utf8)
    let size = packet.count & ~1
    let file = Bytes("RIFF").little(38 + size, size: 4).text("AVI JUNQ").little(2, size: 4)
      .text("abJUNQ").little(4, size: 4).text("abcd_PMX").little(size, size: 4)
      .raw(Array(packet[..<size]))
    #expect(exiftool(try Metadata(file.bytes)).contains("\"RIFF:OldXMP\":\"(Binarydata4bytes"))
  }

  @Test func oneChapterIsAList() throws {
    let chapters = BoxBytes.box(
      "chpl", BoxBytes.number(0, 8), [1], BoxBytes.number(0, 8), [1, 0x41])
    let metadata = try Metadata(
      BoxBytes.box("ftyp", Array("M4A ".utf8), BoxBytes.number(0, 4))
        + BoxBytes.box("moov", BoxBytes.box("udta", chapters)))
    #expect(exiftool(metadata).contains("\"UserData:ChapterList\":[\"[0:00:00.000]A\"]"))
  }

  /// exiftool calls a file by its extension among formats that it holds for one; our own forms tell what
  /// the content is.
  @Test(
    arguments: [
      ("qt  ", "a.mp4", "MP4", "video/quicktime"), ("qt  ", "a.M4A", "M4A", "video/quicktime"),
      ("qt  ", "a.mov", "MOV", "video/quicktime"), ("qt  ", "a.hif", "MOV", "video/quicktime"),
      ("", "a.mp4", "MP4", "video/mp4"), ("", "a.m4v", "M4V", "video/quicktime"),
      ("isom", "a.mov", "MP4", "video/mp4"), ("isom", "a.glv", "GLV", "video/mp4"),
    ])
  func namesOfMovies(_ brand: String, _ name: String, _ type: String, _ mimeType: String) throws {
    let movie = MovieBytes.file(brand.isEmpty ? "qt  " : brand)
    // Without its brands, it is a movie of old.
    let metadata = try Metadata(brand.isEmpty ? Array(movie.dropFirst(20)) : movie, name: name)
    let text = exiftool(metadata)
    #expect(text.contains("\"File:FileType\":\"\(type)\""))
    #expect(text.contains("\"File:FileTypeExtension\":\"\(type.lowercased())\""))
    #expect(text.contains("\"File:MIMEType\":\"\(mimeType)\""))
    #expect(metadata.format.name == (brand == "isom" ? "MP4" : "MOV"))
    #expect(metadata["File:FileType"]?.description == metadata.format.name)
  }

  @Test func namesOfTexts() throws {
    let page = try Metadata(Array("<!DOCTYPE html><html></html>".utf8), name: "a.xhtml")
    #expect(exiftool(page).contains("\"File:FileType\":\"XHTML\""))
    #expect(page.format.name == "HTML")
    let settings = Array(
      (XMPBytes.start + "<rdf:Description xmlns:nbp=\"http://ns.nikon.com/BASIC_PARAM/1.0/\" "
        + "nbp:a=\"b\"/>" + XMPBytes.end).utf8)
    let metadata = try Metadata(settings)
    #expect(metadata.format.name == "NXD")
    #expect(metadata.format.mimeType == "application/x-nikon-nxd")
    #expect(metadata["XMP-nbp:TagA"]?.description == "b")
  }

  @Test func namesOfPictures() throws {
    let bitmap = Bytes("BM").zeros(8).little(30, size: 4).little(16, 82, 112, size: 4)
      .little(1, 4, size: 2)
    let metadata = try Metadata(bitmap.bytes, name: "a.dib")
    #expect(exiftool(metadata).contains("\"File:FileType\":\"DIB\""))
    #expect(exiftool(metadata).contains("\"File:MIMEType\":\"image/bmp\""))
    #expect(metadata["File:FileType"]?.description == "BMP")
    var tiff = TIFFBytes()
    tiff.directory([.short(0x100, 4), .short(0x101, 3)])
    let text = exiftool(try Metadata(tiff.bytes, name: "a.cr2"))
    #expect(text.contains("\"File:FileType\":\"CR2\""))
    #expect(text.contains("\"File:MIMEType\":\"image/x-canon-cr2\""))
  }

  /// Only its words are those of both numbers.
  @Test func subsamplingInXMPIsAListWithoutWords() throws {
    let metadata = try XMPBytes.read(
      "<tiff:YCbCrSubSampling><rdf:Seq>" + XMPBytes.items("2", "1")
        + "</rdf:Seq></tiff:YCbCrSubSampling>")
    #expect(
      exiftool(metadata, isNumeric: true).contains("\"XMP-tiff:YCbCrSubSampling\":[2,1]"))
    #expect(exiftool(metadata).contains("\"XMP-tiff:YCbCrSubSampling\":\"YCbCr4:2:2(21)\""))
    #expect(metadata["XMP-tiff:YCbCrSubSampling"]?.numericDescription == "2 1")
  }

  /// exiftool joins the texts of both sides, and takes the first two runs of digits in that for numbers.
  @Test func sizesThatAreNotWhole() throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="838.332" height="237.951"/>"#
    let metadata = try Metadata(Array(text.utf8))
    #expect(exiftool(metadata).contains("\"Composite:ImageSize\":\"838.332x237.951\""))
    #expect(exiftool(metadata).contains("\"Composite:Megapixels\":0.278"))
    #expect(metadata["Composite:Megapixels"]?.description == "0.199")
  }

  /// exiftool puts a TIFF header before the temperatures of FLIR's cameras.
  @Test func picturesOfFLIR() throws {
    let picture = Bytes().little(2, 4, 3, size: 2).zeros(26).zeros(24)
    let file = Bytes("FFF\0Tool").zeros(12).little(101, 64, 1, size: 4).zeros(32)
      .little(1, 2, size: 2).little(100, 1, 96, picture.bytes.count, size: 4).zeros(12)
      .raw(picture.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(exiftool(metadata).contains("\"FLIR:RawThermalImage\":\"(Binarydata228bytes"))
    #expect(metadata["FLIR:RawThermalImage"]?.count == 24)
  }
}
