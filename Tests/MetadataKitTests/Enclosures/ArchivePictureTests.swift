import MetadataKit
import Testing

/// Photos that are parts of documents that are ZIP archives.
@Suite struct ArchivePictureTests {
  private static func document(
    _ parts: [ZIPBytes.Part], _ type: String = "application/vnd.oasis.opendocument.text"
  ) -> [UInt8] {
    let kind = ZIPBytes.Part("mimetype", type)
    return ZIPBytes.archive([kind] + parts).bytes
  }

  private func makes(_ file: [UInt8], most: Int = 256) throws -> [String?] {
    let reader = ByteReader(file)
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    return try document.pictures(in: reader, atMost: most).map {
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

  /// The picture of its first page the document tells of by itself.
  @Test(arguments: ["Thumbnails/thumbnail.jpg", "docProps/thumbnail.jpeg", "a.txt"])
  func passesOthers(_ name: String) throws {
    #expect(try makes(Self.document([try Self.photo(name)])) == [])
  }

  /// No more comes out than the directory says.
  @Test func aPartThatLiesOfItsLengthIsNotRead() throws {
    var file = Self.document([try Self.photo("Pictures/1.jpg", isDeflated: true)])
    // The directory's entry of the last part: its length is at 24.
    let entry = try #require(
      file.indices.last { file[$0...].starts(with: Array("PK\u{1}\u{2}".utf8)) })
    file.replaceSubrange(entry + 24..<entry + 28, with: [100, 0, 0, 0])
    let reader = ByteReader(file)
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    let pictures = try document.pictures(in: reader, atMost: 9)
    #expect(pictures.map(\.inflatedCount) == [100])
    #expect { try pictures[0].metadata(in: reader) } throws: {
      ($0 as? MetadataError)?.code == .limitExceeded
    }
  }

  /// What cannot be read is told of, and not passed over.
  @Test func whatIsCompressedOtherwiseIsKnown() throws {
    var file = Self.document([try Self.photo("Pictures/1.jpg")])
    let entry = try #require(
      file.indices.last { file[$0...].starts(with: Array("PK\u{1}\u{2}".utf8)) })
    file[entry + 10] = 12
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    let pictures = try document.pictures(in: ByteReader(file), atMost: 9)
    #expect(pictures.map(\.isReadable) == [false])
  }

  @Test func survivesTruncation() throws {
    let file = Self.document([try Self.photo("Pictures/1.jpg", isDeflated: true)])
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    for length in stride(from: 0, to: file.count, by: 37) {
      let reader = ByteReader(Array(file.prefix(length)))
      for picture in (try? document.pictures(in: reader, atMost: 9)) ?? [] {
        _ = try? picture.metadata(in: reader)
      }
    }
  }
}
