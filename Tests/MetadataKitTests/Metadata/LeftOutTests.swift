import Testing

@testable import MetadataKit

/// Files with more of something than is looked at: that the rest is left out is told, for a check
/// would call them clean otherwise.
@Suite struct LeftOutTests {
  private typealias B = BoxBytes

  private func isLimited(_ file: [UInt8], _ name: String? = nil) throws -> Bool {
    let metadata = try Metadata(file, name: name)
    return metadata.warnings.contains { $0.code == .limitExceeded }
  }

  @Test(arguments: [(16, false), (17, true)])
  func documentsOfXMP(_ count: Int, _ isTooMuch: Bool) throws {
    let packet = String(repeating: XMPBytes.start + XMPBytes.end, count: count)
    #expect(try isLimited(Array(packet.utf8), "a.xmp") == isTooMuch)
  }

  @Test(arguments: [(64, false), (65, true)])
  func declaredAttributesOfXMP(_ count: Int, _ isTooMuch: Bool) throws {
    let types = (0..<count).map { "<!ATTLIST rdf:RDF a\($0) CDATA 'x'>" }.joined()
    let packet = "<?xpacket begin=''?><!DOCTYPE x [\(types)]>" + XMPBytes.start + XMPBytes.end
    #expect(try isLimited(Array(packet.utf8), "a.xmp") == isTooMuch)
  }

  @Test(arguments: [(4096, false), (4097, true)])
  func extentsOfAnItem(_ count: Int, _ isTooMuch: Bool) throws {
    let extents = Array(repeatElement(B.number(0, 4) + B.number(1, 4), count: count).joined())
    let file =
      B.fileType("heic", "mif1")
      + B.full(
        "meta", B.handler("pict"), B.primary(1), B.itemList(B.item(1, "hvc1"), B.item(2, "Exif")),
        B.full(
          "iloc", [0x44, 0x00], B.number(1, 2), B.number(2, 2), B.number(0, 2),
          B.number(count, 2), extents))
    #expect(try isLimited(file) == isTooMuch)
  }

  @Test(arguments: [(32, false), (33, true)])
  func boxesOfItems(_ count: Int, _ isTooMuch: Bool) throws {
    let meta = B.full("meta", B.handler("mdir"))
    let movie = B.fileType("mp42") + B.box("moov", B.full("mvhd", B.number(0, 96)))
    let file = movie + Array(repeatElement(meta, count: count).joined())
    #expect(try isLimited(file) == isTooMuch)
  }

  /// Entries of a seek head for what is not sought cost nothing.
  @Test(arguments: [(1, false), (257, true)])
  func elementsOfSeekHeads(_ count: Int, _ isTooMuch: Bool) throws {
    typealias E = EBMLBytes
    let cluster = E.element(0x1F43_B675)
    let head = { (places: [Int]) in
      E.element(
        0x114D_9B74,
        (0..<300).flatMap { _ in
          E.element(0x4DBB, E.element(0x53AB, [0x1C, 0x53, 0xBB, 0x6B]), E.number(0x53AC, 1))
        }) + E.seekHead(places)
    }
    let start = head(Array(repeating: 0, count: count)).count + cluster.count
    let tags = E.element(0x1254_C367, E.tag(E.simpleTag("ARTIST", "me")))
    let places = (0..<count).map { start + $0 * tags.count }
    let body = head(places) + cluster + Array(repeatElement(tags, count: count).joined())
    let metadata = try Metadata(E.header() + E.element(0x1853_8067, body))
    #expect(metadata.tags.contains { $0.name == "Artist" })
    #expect(metadata.warnings.contains { $0.code == .limitExceeded } == isTooMuch)
  }

  @Test(arguments: [(1024, false), (1025, true)])
  func markersOfJPEG2000(_ count: Int, _ isTooMuch: Bool) throws {
    let size = Bytes().big(0xff51, 41, 0, size: 2).big(8, 8, 0, 0, 8, 8, 0, 0, size: 4)
      .big(1, size: 2).raw([7, 1, 1])
    let comments = (0..<(count - 2)).reduce(Bytes()) { bytes, _ in
      bytes.big(0xff64, 4, 1, size: 2)
    }
    let file = Bytes().big(0xff4f, size: 2).raw(size.bytes).raw(comments.bytes)
      .big(0xff90, 10, size: 2).zeros(100)
    #expect(try isLimited(file.bytes) == isTooMuch)
  }

  @Test(arguments: [(1000, false), (1100, true)])
  func chunksOfRealMedia(_ count: Int, _ isTooMuch: Bool) throws {
    let chunks = (0..<count).reduce(Bytes()) { chunks, _ in
      chunks.text("JUNK", 4).big(10, size: 4).zeros(2)
    }
    let file = Bytes(".RMF").big(18, size: 4).zeros(10).raw(chunks.bytes).text("DATA", 4)
      .big(10, size: 4).zeros(20)
    #expect(try isLimited(file.bytes) == isTooMuch)
  }

  @Test(arguments: [(10, false), (11, true)])
  func directoriesOfOneTag(_ count: Int, _ isTooMuch: Bool) throws {
    let file = Bytes("II*\0").little(8, size: 4).little(1, 0x14a, 4, size: 2)
      .little(count, 26, 0, size: 4)
      .raw((0..<count).flatMap { Bytes().little(80 + 6 * $0, size: 4).bytes }).zeros(200)
    #expect(try isLimited(file.bytes) == isTooMuch)
  }

  @Test(arguments: [(31, false), (32, true)])
  func elementsOfMediaJukebox(_ depth: Int, _ isTooMuch: Bool) throws {
    let xml =
      String(repeating: "<a>", count: depth + 1) + "x" + String(repeating: "</a>", count: depth + 1)
    let file = JPEGBytes.file([JPEGBytes.segment(0xe9, Array(("Media Jukebox\0" + xml).utf8))])
    #expect(try isLimited(file) == isTooMuch)
  }

  @Test(arguments: [(4096, false), (4097, true)])
  func keysOfMovies(_ count: Int, _ isTooMuch: Bool) throws {
    let key = B.number(9, 4) + Array("mdta".utf8) + [0x61]
    let keys = Array(repeatElement(key, count: count).joined())
    let meta = B.box("meta", B.handler("mdta"), B.full("keys", B.number(count, 4), keys))
    #expect(try isLimited(B.fileType("qt  ") + B.box("moov", meta)) == isTooMuch)
  }

  /// A recording of two hours whose pictures come at times of their own has a table of megabytes.
  @Test func timesOfSamplesAreReadWhole() throws {
    let count = 140_000
    let times = Array(repeatElement(B.number(1, 4) + B.number(2, 4), count: count).joined())
    let table = B.box("stbl", B.full("stts", B.number(count, 4), times))
    let track = B.box("trak", B.box("mdia", B.handler("vide"), B.box("minf", table)))
    #expect(try !isLimited(B.fileType("qt  ") + B.box("moov", track)))
  }

  @Test(arguments: [(1024, false), (1025, true)])
  func linesOfKodaksTexts(_ count: Int, _ isTooMuch: Bool) throws {
    let text = Array(String(repeating: "a: b\n", count: count).dropLast().utf8)
    let notes = Bytes("Kodak\0").zeros(4).little(1, 0x3f1, 2, size: 2)
      .little(text.count, 78, 0, size: 4)
    let file = Bytes("II*\0").little(8, size: 4).little(3, size: 2)
      .little(0x10f, 2, size: 2).little(6, 50, size: 4)
      .little(0x8290, 4, size: 2).little(1, 60, size: 4)
      .little(0xfe, 4, size: 2).little(1, 0, 0, size: 4)
      .raw(notes.bytes).raw(text)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.tags.contains { $0.group == "Kodak" && $0.description == "b" })
    #expect(metadata.warnings.contains { $0.code == .limitExceeded } == isTooMuch)
  }

  /// Packets of a drawing, and names that the elements have which they are in.
  @Test(arguments: [(16, 1, false), (17, 1, true), (16, 16, false)])
  func packetsOfADrawing(_ count: Int, _ names: Int, _ isTooMuch: Bool) throws {
    let namespaces = (0..<names).map {
      " xmlns:r\($0)='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
    }.joined()
    let packets = (0..<count).map {
      "<r\($0 % names):RDF><r\($0 % names):Description/></r\($0 % names):RDF>"
    }.joined()
    let drawing = "<svg\(namespaces)><metadata>\(packets)</metadata></svg>"
    #expect(try isLimited(Array(drawing.utf8), "a.svg") == isTooMuch)
  }

  /// Texts of far more tags than there may be.
  @Test func chunksAndRecordsThatNoTagsAreMadeOf() throws {
    var options = ReadOptions()
    options.limits.entries = 10
    let text = PNGBytes.chunk("tEXt", "a\0b")
    let png = PNGBytes.file(Array(repeatElement(text, count: 10_100).joined()))
    let comment: [UInt8] = [0x21, 0xfe, 1, 0x61, 0]
    let gif = Bytes("GIF89a").little(1, 1, size: 2).zeros(3)
      .raw(Array(repeatElement(comment, count: 10_100).joined())).raw([0x3b]).bytes
    for file in [png, gif] {
      let metadata = try Metadata(file, options: options)
      #expect(metadata.warnings.contains { $0.message.contains("far more than 10 tags") })
    }
  }
}
