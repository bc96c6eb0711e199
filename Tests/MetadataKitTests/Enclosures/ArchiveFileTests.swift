import CZlib
import MetadataKit
import Testing

/// Files that are parts of documents that are ZIP archives.
@Suite struct ArchiveFileTests {
  private static func document(
    _ parts: [ZIPBytes.Part], _ type: String = "application/vnd.oasis.opendocument.text"
  ) -> [UInt8] {
    let kind = ZIPBytes.Part("mimetype", type)
    return ZIPBytes.archive([kind] + parts).bytes
  }

  private func makes(_ file: [UInt8], most: Int = 256) throws -> [String?] {
    let reader = ByteReader(file)
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    return try document.files(in: reader, atMost: most).filter { !$0.isOfWhole }.map {
      try? $0.metadata(in: reader)["IFD0:Make"]?.description
    }
  }

  private static func photo(_ name: String, isDeflated: Bool = false) throws -> ZIPBytes.Part {
    ZIPBytes.Part(name: name, content: try Fixture.bytes("photo.jpg"), isDeflated: isDeflated)
  }

  @Test(arguments: [false, true]) func findsPhotos(_ isDeflated: Bool) throws {
    let file = Self.document([
      try Self.photo("Pictures/1.JPG", isDeflated: isDeflated), ZIPBytes.Part("a.xml", "<a/>"),
      ZIPBytes.Part(name: "Pictures/2.jpg", content: try Fixture.bytes("plain.jpg")),
    ])
    #expect(try makes(file) == ["FUJIFILM", nil])
    #expect(try makes(file, most: 1) == ["FUJIFILM"])
  }

  @Test(arguments: ["image/openraster", "application/x-krita"])
  func findsLayers(_ type: String) throws {
    let file = Self.document(
      [try Self.photo("mergedimage.png"), try Self.photo("data/a.png")], type)
    #expect(try makes(file) == ["FUJIFILM", "FUJIFILM"])
  }

  private static let word =
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document"

  private static func word(_ parts: [ZIPBytes.Part]) -> [UInt8] {
    let types = "<Types><Override PartName='/a' ContentType='\(word).main+xml'/></Types>"
    return ZIPBytes.archive([ZIPBytes.Part("[Content_Types].xml", types)] + parts).bytes
  }

  /// The picture of its first page the document tells of by itself.
  @Test(arguments: ["Thumbnails/thumbnail.jpg", "Thumbnails/thumbnail.png", "a.txt"])
  func passesOthers(_ name: String) throws {
    #expect(try makes(Self.document([try Self.photo(name)])) == [])
  }

  @Test(arguments: ["docProps/thumbnail.jpeg", "docProps/thumbnail.jpg"])
  func passesThePictureOfADocumentOfOffice(_ name: String) throws {
    #expect(try makes(Self.word([try Self.photo(name)])) == [])
  }

  @Test(arguments: ["preview.jpg", "preview-micro.jpg"])
  func passesThePicturesOfWork(_ name: String) throws {
    let file = ZIPBytes.archive([
      ZIPBytes.Part("Index/Document.iwa", "a"), try Self.photo(name),
      try Self.photo("Data/preview.jpg"),
    ]).bytes
    #expect(try makes(file) == ["FUJIFILM"])
  }

  /// What is called like a picture of the first page is one in other documents alone.
  @Test(arguments: [
    "previews/a.jpg", "preview.jpg", "docProps/thumbnail.jpeg", "QuickLook/a.jpg",
    "Thumbnails/a.jpg",
  ])
  func looksIntoWhatIsCalledAPreview(_ name: String) throws {
    let file = Self.document([try Self.photo(name)], "application/epub+zip")
    #expect(try makes(file) == ["FUJIFILM"])
  }

  @Test(arguments: ["docProps/photo.jpg", "docProps/thumbnail.png", "Thumbnails/thumbnail.jpg"])
  func looksBesideThePictureOfADocumentOfOffice(_ name: String) throws {
    #expect(try makes(Self.word([try Self.photo(name)])) == ["FUJIFILM"])
  }

  /// Which parts are looked at, and which of them promise to be something.
  @Test(arguments: [
    ("ppt/media/a.mp4", true as Bool?), ("word/embeddings/A.DOCX", true), ("media/a.jp2", true),
    ("word/media/image1.svg", true), ("Pictures/1.dng", true), ("a.pdf", true), ("a.mp3", true),
    ("xl/embeddings/oleObject1.bin", false), ("word/media/image1", false), ("a/Notes.doc", false),
    ("Pictures/1", false), ("word/media/image1.emf", nil), ("xl/media/image1.wmf", nil),
    ("word/document.xml", nil), ("xl/vbaProject.bin", nil), ("multimedia/a", nil), ("a.ttf", nil),
    ("media", nil),
  ])
  func knowsFilesByTheirNames(_ name: String, _ isPromised: Bool?) throws {
    let found = try pictures(Self.document([ZIPBytes.Part(name, "a")]))
    #expect(found.map(\.isPromised) == (isPromised.map { [$0] } ?? []))
  }

  /// No more comes out than the directory says.
  @Test func ofAPartThatLiesOfItsLengthNoMoreIsRead() throws {
    var file = Self.document([try Self.photo("Pictures/1.jpg", isDeflated: true)])
    // The directory's entry of the last part: its length is at 24.
    let entry = try #require(Self.lastEntry(file))
    file.replaceSubrange(entry + 24..<entry + 28, with: [100, 0, 0, 0])
    let pictures = try pictures(file)
    var inflated = 0
    let content = try pictures[0].content(in: ByteReader(file), inflated: &inflated)
    #expect(inflated == 101)
    #expect(content.error?.code == .limitExceeded)
    #expect(content.file.count == 101)
  }

  /// A compressed drawing is unpacked at once, so that whoever looks into it knows how long it is.
  @Test func compressedDrawingsAreUnpacked() throws {
    let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg'><title>A</title></svg>".utf8)
    let stream = Bytes().raw([1]).little(drawing.count, ~drawing.count, size: 2).raw(drawing).bytes
    let packed = Bytes().raw([0x1f, 0x8b, 8, 0]).zeros(6).raw(stream).zeros(8).bytes
    let file = Self.document([ZIPBytes.Part(name: "Pictures/1.svgz", content: packed)])
    let content = try pictures(file)[0].content(in: ByteReader(file))
    #expect(try content.file.all(limit: 1000).bytes == drawing)
  }

  /// Krita 3 left the compression of pixels to the archive, where they may stay as large: what stands behind more of them
  /// than are kept is read.
  @Test(arguments: [false, true])
  func ofALargePictureAllButThePixelsIsRead(_ staysLarge: Bool) throws {
    let pixels = [UInt8](repeating: 0, count: 9 << 20)
    let picture = PNGBytes.file(
      PNGBytes.chunk("tEXt", "Title\0a"), PNGBytes.chunk("IDAT", pixels),
      PNGBytes.chunk("IDAT", pixels), PNGBytes.chunk("tEXt", "Author\0b"))
    let part = ZIPBytes.Part(
      name: "mergedimage.png", content: picture,
      stream: staysLarge ? Self.stored(picture) : try Self.deflated(picture))
    let file = Self.document([part], "application/x-krita")
    let pictures = try pictures(file)
    var inflated = 0
    let content = try pictures[0].content(in: ByteReader(file), inflated: &inflated)
    #expect(content.error == nil)
    #expect(inflated == picture.count)
    #expect(content.file.count < 200)
    let metadata = try pictures[0].metadata(in: ByteReader(file))
    #expect(metadata["PNG:Title"]?.description == "a")
    #expect(metadata["PNG:Author"]?.description == "b")
    #expect(metadata.facts.pixelWidth == 7 && metadata.warnings.isEmpty)
  }

  /// Of a sheet of A4 at 600 dots per inch.
  @Test func ofAVeryLargePictureAllButThePixelsIsRead() throws {
    let pixels = 144 << 20
    let start = PNGBytes.signature + PNGBytes.header + PNGBytes.number(pixels) + Array("IDAT".utf8)
    let end = [0, 0, 0, 0] + PNGBytes.chunk("tEXt", "Author\0b") + PNGBytes.chunk("IEND", [])
    let part = ZIPBytes.Part(
      name: "mergedimage.png", content: [], stream: Self.deflated(start, zeros: pixels, end))
    var file = Self.document([part], "image/openraster")
    // The directory's entry of the part: its length is at 24.
    let entry = try #require(Self.lastEntry(file))
    let length = Bytes().little(start.count + pixels + end.count, size: 4).bytes
    file.replaceSubrange(entry + 24..<entry + 28, with: length)
    let picture = try #require(try pictures(file).first)
    let content = try picture.content(in: ByteReader(file))
    #expect(content.error == nil && content.file.count < 200)
    let metadata = try picture.metadata(in: ByteReader(file))
    #expect(metadata["PNG:Author"]?.description == "b")
  }

  /// A stream of zeros between other bytes, of which no more than a piece is in memory at once.
  private static func deflated(_ start: [UInt8], zeros: Int, _ end: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    var state = unsafe z_stream()
    _ = unsafe deflateInit2_(
      &state, 1, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    let piece = [UInt8](repeating: 0, count: 1 << 20)
    let pieces = [start] + Array(repeating: piece, count: zeros / piece.count) + [end]
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      unsafe piece.withUnsafeBufferPointer { input in
        unsafe state.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe state.avail_in = UInt32(input.count)
        var isFull = true
        while isFull {
          let count = unsafe room.withUnsafeMutableBufferPointer { output in
            unsafe state.next_out = output.baseAddress
            unsafe state.avail_out = UInt32(output.count)
            _ = unsafe deflate(&state, isLast ? Z_FINISH : Z_NO_FLUSH)
            return unsafe output.count - Int(state.avail_out)
          }
          stream += room.prefix(count)
          isFull = count == room.count
        }
      }
    }
    _ = unsafe deflateEnd(&state)
    return stream
  }

  /// Some programs have the archive compress photos as well.
  @Test(arguments: [false, true])
  func ofALargePhotoAllButItsScansIsRead(_ staysLarge: Bool) throws {
    let photo = try Fixture.bytes("photo.jpg")
    let scan = [UInt8](repeating: 7, count: 17 << 20)
    let content = Array(photo.dropLast(2)) + scan + [0xff, 0xd9]
    let part = ZIPBytes.Part(
      name: "Pictures/1.jpg", content: content,
      stream: staysLarge ? Self.stored(content) : try Self.deflated(content))
    let file = Self.document([part])
    let found = try pictures(file)[0].content(in: ByteReader(file))
    #expect(found.error == nil)
    #expect(found.file.count < photo.count)
    #expect(try makes(file) == ["FUJIFILM"])
  }

  /// What is as long and is neither is kept up to the limit.
  @Test(arguments: [false, true]) func ofOtherLargePartsTheStartIsRead(_ staysLarge: Bool) throws {
    let content = [UInt8](repeating: 7, count: 17 << 20)
    let stream = staysLarge ? Self.stored(content) : try Self.deflated(content)
    let part = ZIPBytes.Part(name: "a.png", content: content, stream: stream)
    let file = Self.document([part], "application/x-krita")
    let found = try pictures(file)[0].content(in: ByteReader(file))
    #expect(found.error?.code == .limitExceeded)
    #expect(found.file.count == 16 << 20)
  }

  /// A stream of the bytes (RFC 1951), as archives have it.
  private static func deflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var length = compressBound(UInt(bytes.count))
    var stream = [UInt8](repeating: 0, count: Int(length))
    let status = unsafe compress2(&stream, &length, bytes, UInt(bytes.count), 9)
    try #require(status == Z_OK)
    return Array(stream.prefix(Int(length)).dropFirst(2).dropLast(4))
  }

  /// What ends between two of the pieces that are read is read to there.
  @Test func aLargePartMayBreakOff() throws {
    let content = [UInt8](repeating: 7, count: 1 << 20)
    let stream = Array(Self.stored(content).prefix(512 << 10))
    let part = ZIPBytes.Part(name: "Pictures/1.png", content: content, stream: stream)
    let file = Self.document([part])
    let found = try pictures(file)[0].content(in: ByteReader(file))
    #expect(found.error?.code == .truncated)
    #expect(try found.file.all(limit: 1 << 20).bytes == Array(content.prefix(found.file.count)))
    #expect(found.file.count > 500 << 10)
  }

  /// The same in blocks that are not compressed (RFC 1951 §3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 0xffff) {
      let block = bytes[start..<min(start + 0xffff, bytes.count)]
      let isLast = block.endIndex == bytes.count
      stream += Bytes().raw([isLast ? 1 : 0]).little(block.count, ~block.count, size: 2).bytes
      stream += block
    }
    return stream
  }

  /// What came out before the damage is read, and that there was more is known.
  @Test func aDamagedPartIsReadToTheDamage() throws {
    let photo = try Fixture.bytes("photo.jpg")
    let content = try pictures(Self.document([Self.broken(photo, behind: 4000)]))[0]
      .content(in: ByteReader(Self.document([Self.broken(photo, behind: 4000)])))
    #expect(content.error?.code == .malformed)
    #expect(
      try Metadata(content.file.asFile(), name: nil, options: ReadOptions())["IFD0:Make"] != nil)
    let file = Self.document([Self.broken(photo, behind: 0)])
    #expect { try pictures(file)[0].content(in: ByteReader(file)) } throws: {
      ($0 as? MetadataError)?.code == .malformed
    }
  }

  /// A part of two blocks that are not compressed, of which the second is of no kind (RFC 1951 §3.2.3).
  private static func broken(_ content: [UInt8], behind count: Int) -> ZIPBytes.Part {
    let block = Bytes().raw([0]).little(count, ~count, size: 2).raw(Array(content.prefix(count)))
    return ZIPBytes.Part(
      name: "Pictures/1.jpg", content: content, stream: block.raw([7, 7, 7]).bytes)
  }

  /// What cannot be read is told of, and not passed over: compressed otherwise, encrypted.
  @Test(arguments: [(10, UInt8(12)), (8, 1), (8, 9)])
  func whatCannotBeReadIsKnown(_ place: Int, _ value: UInt8) throws {
    var file = Self.document([try Self.photo("Pictures/1.jpg")])
    file[try #require(Self.lastEntry(file)) + place] = value
    let found = try pictures(file)
    #expect(found.map(\.isPromised) == [true])
    #expect { try found[0].content(in: ByteReader(file)) } throws: {
      ($0 as? MetadataError)?.code == .unsupported
    }
  }

  /// Where a part should stand the file has ended.
  @Test func whatIsNotThereIsKnown() throws {
    var file = Self.document([try Self.photo("Pictures/1.jpg")])
    let entry = try #require(Self.lastEntry(file))
    file.replaceSubrange(entry + 42..<entry + 46, with: [0xff, 0xff, 0xff, 0])
    let found = try pictures(file)
    #expect(found.count == 1)
    #expect(throws: MetadataError.self) { try found[0].metadata(in: ByteReader(file)) }
  }

  private static func lastEntry(_ file: [UInt8]) -> Int? {
    file.indices.last { file[$0...].starts(with: Array("PK\u{1}\u{2}".utf8)) }
  }

  private func pictures(_ file: [UInt8]) throws -> [EnclosedFile] {
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    return try document.files(in: ByteReader(file), atMost: 9)
  }

  @Test func survivesTruncation() throws {
    let file = Self.document([try Self.photo("Pictures/1.jpg", isDeflated: true)])
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    for length in stride(from: 0, to: file.count, by: 37) {
      let reader = ByteReader(Array(file.prefix(length)))
      for picture in (try? document.files(in: reader, atMost: 9)) ?? [] {
        _ = try? picture.metadata(in: reader)
      }
    }
  }
}
