import ItemProvider
import MetadataKit
import Testing
import UniformTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Thumbnails and previews are located, and read wherever the file's bytes are.
@Suite struct EmbeddedPictureTests {
  @Test func aThumbnailStandsInTheFile() async throws {
    let metadata = try Fixture.metadata("exif-thumbnail.jpg")
    let picture = try #require(metadata.thumbnails.first)
    #expect(metadata.thumbnails.count == 1 && metadata.previews.isEmpty)
    #expect(picture.kind == .thumbnail && picture.tag == "IFD1:ThumbnailImage")
    #expect(picture.range == metadata["IFD1:ThumbnailImage"]?.byteRange)
    #expect(picture.byteCount == picture.range?.count)
    let file = try Fixture.bytes("exif-thumbnail.jpg")
    let bytes = try picture.bytes(in: file)
    #expect(bytes == Array(file[try #require(picture.range)]))
    #expect(try picture.bytes(inFile: Fixture.path("exif-thumbnail.jpg")) == bytes)
    let thumbnail = try Metadata(bytes)
    #expect(thumbnail.facts.pixelWidth == 32 && thumbnail.facts.pixelHeight == 24)

    for provider in [
      ItemProvider(path: FilePath(bytes: Array(Fixture.path("exif-thumbnail.jpg").utf8))),
      ItemProvider(data: Data(file), type: .jpeg),
    ] {
      #expect(try provider.immediateBytes(of: picture) == bytes)
      #expect(try await provider.bytes(of: picture) == bytes)
    }
  }

  /// Adobe's programs keep small pictures in XMP, in Base64: the second one is long enough to be cut out
  /// of the packet while that is read.
  @Test(arguments: [0, 40_000])
  func aThumbnailStandsInXMP(_ padding: Int) throws {
    let small = try Fixture.bytes("plain.jpg")
    let large = try Fixture.bytes("exif-thumbnail.jpg") + [UInt8](repeating: 0, count: padding)
    let items = [small, large].map {
      "<rdf:li rdf:parseType='Resource'><g:image>\(Data($0).base64EncodedString())</g:image></rdf:li>"
    }
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:g="http://ns.adobe.com/xap/1.0/g/img/">
      <xmp:Thumbnails><rdf:Alt>\(items.joined())</rdf:Alt></xmp:Thumbnails></rdf:Description>
      </rdf:RDF></x:xmpmeta>
      """
    let file = Array(packet.utf8)
    let pictures = try Metadata(file).thumbnails
    #expect(pictures.map(\.tag) == ["XMP-xmp:ThumbnailImage", "XMP-xmp:ThumbnailImage"])
    #expect(try pictures.map { try $0.bytes(in: file) } == [small, large])
    #expect(pictures.allSatisfy { $0.range == nil })
  }

  /// The original of what an effect was put on, which may be longer than other values of XMP, and a
  /// document's page.
  @Test(arguments: [
    ("GImage:Data", "http://ns.google.com/photos/1.0/image/", "XMP-GImage:ImageData"),
    ("LImage:RightAlbedo", "http://ns.leiainc.com/photos/1.0/image/", "XMP-LImage:RightAlbedo"),
  ])
  func anotherPictureStandsInXMP(_ name: String, _ space: String, _ tag: String) throws {
    let picture = try Fixture.bytes("plain.jpg") + [UInt8](repeating: 0, count: 1_200_000)
    let prefix = name.prefix { $0 != ":" }
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:\(prefix)="\(space)"><\(name)>\(Data(picture).base64EncodedString())</\(name)>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let file = Array(packet.utf8)
    let metadata = try Metadata(file)
    let found = try #require(metadata.previews.first)
    #expect(metadata.pictures.count == 1 && found.tag == tag && found.byteCount == picture.count)
    #expect(try found.bytes(in: file) == picture)
  }

  @Test func aPageOfADocumentStandsInXMP() throws {
    let picture = try Fixture.bytes("plain.jpg")
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:g="http://ns.adobe.com/xap/1.0/g/img/">
      <xmp:PageInfo><rdf:Seq><rdf:li rdf:parseType='Resource'>
      <g:image>\(Data(picture).base64EncodedString())</g:image></rdf:li></rdf:Seq></xmp:PageInfo>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let file = Array(packet.utf8)
    let found = try #require(try Metadata(file).previews.first)
    #expect(found.tag == "XMP-xmp:PageImage")
    #expect(try found.bytes(in: file) == picture)
  }

  /// exiftool calls the one strip of a TIFF a preview where it is JPEG: it is the picture itself.
  @Test(arguments: [(nil, true), (0, true), (1, false)] as [(Int?, Bool)])
  func theOwnPictureOfATIFFIsNoPreview(_ subfile: Int?, _ isOwn: Bool) throws {
    for isOld in [true, false] {
      let (start, length) = isOld ? (0x201, 0x202) : (0x111, 0x117)
      var tiff = TIFFBytes()
      let fields: [TIFFBytes.Field] =
        (subfile.map { [.long(0xfe, $0)] } ?? []) + [.short(0x103, isOld ? 6 : 7)]
        + [.long(start, 100), .long(length, 4)]
      tiff.directory(fields)
      let file = tiff.bytes + [UInt8](repeating: 0, count: 100 - tiff.bytes.count)
      let metadata = try Metadata(file + [0xff, 0xd8, 0xff, 0xd9])
      #expect(metadata.format.name == "TIFF")
      #expect(metadata.pictures.isEmpty == isOwn)
      let name = isOld ? "IFD0:OtherImage" : "IFD0:PreviewImage"
      if isOld || subfile != 0 { #expect(metadata[name]?.byteRange == 100..<104) }
    }
  }

  /// Nor are JPEGs of further pages in either form that tags for thumbnails locate. What has no size and no strips of its
  /// own is a camera's thumbnail.
  @Test(
    arguments: [
      (0, false, 6, true), (2, false, 6, true), (1, true, 6, false), (nil, false, 6, false),
      (nil, true, 6, true), (nil, true, 7, true),
    ] as [(Int?, Bool, Int, Bool)])
  func pagesInOldJPEGAreNoThumbnails(
    _ subfile: Int?, _ hasStrips: Bool, _ compression: Int, _ isPage: Bool
  ) throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 1)], next: 26)
    tiff.directory(
      (subfile.map { [.long(0xfe, $0)] } ?? []) + (hasStrips ? [.short(0x100, 8)] : [])
        + [.short(0x103, compression)]
        + (hasStrips ? [.long(0x111, 150), .long(0x117, 4)] : [])
        + [.long(0x201, 150), .long(0x202, 4)])
    let file = tiff.bytes + [UInt8](repeating: 0, count: 150 - tiff.bytes.count)
    let metadata = try Metadata(file + [0xff, 0xd8, 0xff, 0xd9])
    #expect(metadata["IFD1:ThumbnailImage"]?.byteRange == 150..<154)
    #expect(metadata.pictures.isEmpty == isPage)
    #expect(metadata.smallPictures.isEmpty == isPage)
  }

  /// The only picture of a TIFF whose JPEG is of the newer form.
  @Test func aJPEGOfTheNewerFormIsTheFilesOwn() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x103, 7), .long(0x201, 100), .long(0x202, 4)])
    let file = tiff.bytes + [UInt8](repeating: 0, count: 100 - tiff.bytes.count)
    let metadata = try Metadata(file + [0xff, 0xd8, 0xff, 0xd9])
    #expect(metadata["IFD0:OtherImage"]?.byteRange == 100..<104)
    #expect(metadata.pictures.isEmpty)
  }

  /// Beside a strip or tile of that form another JPEG is another picture.
  @Test(arguments: [
    (0x111, 0x117, 100, true), (0x111, 0x117, 104, false), (0x144, 0x145, 104, false),
  ])
  func aSecondPictureIsNotTheFilesOwn(
    _ start: Int, _ length: Int, _ place: Int, _ isOwn: Bool
  ) throws {
    var tiff = TIFFBytes()
    let others: [TIFFBytes.Field] = [.long(0x201, place), .long(0x202, 4)]
    let part: [TIFFBytes.Field] = [.long(start, 100), .long(length, 4)]
    tiff.directory([.short(0x103, 7)] + (part + others).sorted { $0.tag < $1.tag })
    let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xd9]
    let file = tiff.bytes + [UInt8](repeating: 0, count: 100 - tiff.bytes.count)
    let metadata = try Metadata(file + picture + picture)
    #expect(metadata["IFD0:OtherImage"]?.byteRange == place..<(place + 4))
    #expect(metadata.previews.map(\.tag) == (isOwn ? [] : ["IFD0:OtherImage"]))
  }

  /// Nor are further pages, in one strip each.
  @Test(arguments: [(2, true), (1, false), (3, false)])
  func pagesOfATIFFAreNoPreviews(_ subfile: Int, _ isPage: Bool) throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 1)], next: 26)
    tiff.directory([
      .long(0xfe, subfile), .short(0x103, 7), .long(0x111, 100), .long(0x117, 4),
    ])
    let file = tiff.bytes + [UInt8](repeating: 0, count: 100 - tiff.bytes.count)
    let metadata = try Metadata(file + [0xff, 0xd8, 0xff, 0xd9])
    #expect(metadata.pictures.isEmpty == isPage)
    #expect(metadata.jpegStrips == (isPage ? [100..<104] : []))
  }

  /// What two directories have without compression is of one length.
  @Test func picturesOfOneLengthHaveNamesOfTheirOwn() throws {
    let tags = try Fixture.metadata("subifds.tif").pictures.map(\.tag)
    #expect(tags == ["SubIFD:ThumbnailTIFF", "SubIFD1:PreviewTIFF"])
  }

  /// A preview may be of a kind that only its container recognizes.
  @Test func previewsOfRareKindsArePictures() throws {
    let picture =
      Array("farbfeld".utf8) + BoxBytes.number(1, 4) + BoxBytes.number(1, 4)
      + [UInt8](repeating: 0, count: 8)
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:g="http://ns.adobe.com/xap/1.0/g/img/">
      <xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType='Resource'>
      <g:image>\(Data(picture).base64EncodedString())</g:image></rdf:li></rdf:Alt></xmp:Thumbnails>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let file = Array(packet.utf8)
    let found = try #require(try Metadata(file).thumbnails.first)
    #expect(try found.bytes(in: file) == picture)
  }

  @Test func aProviderHasASmallPicture() async throws {
    let file = try Fixture.bytes("exif-thumbnail.jpg")
    let range = try #require(try Metadata(file).thumbnails.first?.range)
    let provider = ItemProvider(data: Data(file), type: .jpeg)
    #expect(try await provider.previewImage() == Array(file[range]))
    // Who offers the item knows better.
    provider.previewImageHandler = { completion, _ in completion(Data([1, 2]), nil) }
    #expect(try await provider.previewImage() == [1, 2])
    provider.previewImageHandler = { completion, _ in completion(nil, CocoaError(.fileNoSuchFile)) }
    await #expect(throws: CocoaError(.fileNoSuchFile)) { try await provider.previewImage() }

    let none = ItemProvider(data: Data(try Fixture.bytes("plain.jpg")), type: .jpeg)
    #expect(try await none.previewImage() == nil)
    // Of what is no picture the next is taken; here there is none.
    var damaged = file
    damaged.replaceSubrange(range.lowerBound..<(range.lowerBound + 6), with: Array("PKM 10".utf8))
    let broken = ItemProvider(data: Data(damaged), type: .jpeg)
    #expect(try await broken.previewImage() == nil)
  }

  @Test func aPreviewIsToldOfOnce() throws {
    let metadata = try Fixture.metadata("mpf.jpg")
    #expect(metadata.previews.count == 1 && metadata.pictures.count == 1)
    #expect(metadata.previews.first?.tag == "MPImage2:PreviewImage")
  }

  @Test func aThumbnailInHexadecimalIsPutTogether() async throws {
    let photo = try Fixture.bytes("exif-thumbnail.jpg")
    let original = try Metadata(photo)
    let block = try #require(original.blocks.first { $0.kind == .exif }?.range)
    let file = png(rawProfile: Array("Exif\0\0".utf8) + photo[block])
    let metadata = try Metadata(file)
    let picture = try #require(metadata.thumbnails.first)
    #expect(picture.range == nil && picture.tag == "IFD1:ThumbnailImage")
    let expected = try #require(original.thumbnails.first).bytes(in: photo)
    #expect(try picture.bytes(in: file) == expected)
    let provider = ItemProvider(data: Data(file), type: .png)
    #expect(try await provider.bytes(of: picture) == expected)
  }

  /// Minolta's cameras write the first byte wrong, and Sony's the same behind a header of their own.
  @Test func aWrongFirstByteIsPutRight() async throws {
    var file = try Fixture.bytes("exif-thumbnail.jpg")
    let range = try #require(try Metadata(file).thumbnails.first?.range)
    file[range.lowerBound] = 1
    file[range.lowerBound + 3] = 0xe1
    let picture = try #require(try Metadata(file).thumbnails.first)
    let bytes = try picture.bytes(in: file)
    #expect(bytes.prefix(4) == [0xff, 0xd8, 0xff, 0xe1] && bytes.count == range.count)
    let provider = ItemProvider(data: Data(file), type: .jpeg)
    #expect(try await provider.bytes(of: picture) == bytes)

    let header = [UInt8](repeating: 7, count: 32)
    let sony = NoteBytes(
      "SONY", "DSLR-A700", head: "SONY DSC \0\0\0",
      [.data(0x2001, header + [0, 0xd8, 0xff, 0xdb, 0, 0x84, 0, 1])]
    ).block.asJPEG
    let preview = try #require(try Metadata(sony).previews.first)
    #expect(preview.tag == "Sony:PreviewImage" && preview.byteCount == 40)
    #expect(try preview.bytes(in: sony) == [0xff, 0xd8, 0xff, 0xdb, 0, 0x84, 0, 1])
  }

  @Test func whatIsNoPictureIsAnError() async throws {
    var file = try Fixture.bytes("exif-thumbnail.jpg")
    let range = try #require(try Metadata(file).thumbnails.first?.range)
    file.replaceSubrange(range.lowerBound..<(range.lowerBound + 6), with: Array("PKM 10".utf8))
    let picture = try #require(try Metadata(file).thumbnails.first)
    let error = #expect(throws: MetadataError.self) { try picture.bytes(in: file) }
    #expect(error?.message == "the thumbnail is no picture")
    let provider = ItemProvider(data: Data(file), type: .jpeg)
    await #expect(throws: MetadataError.self) { try await provider.bytes(of: picture) }
  }

  /// Of the preview of a CR3 file its box and the box around that say the size.
  @Test func aPictureOfTwoLengthsIsOne() throws {
    let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 0, 0, 0, 0]
    let preview = BoxBytes.box(
      "PRVW", [UInt8](repeating: 0, count: 12), BoxBytes.number(5, 4), picture)
    let kind: [UInt8] = [
      0xea, 0xf4, 0x2b, 0x5e, 0x1c, 0x98, 0x4b, 0x88, 0xb9, 0xfb, 0xb7, 0xdc, 0x40, 0x6e, 0x4d,
      0x16,
    ]
    let file =
      BoxBytes.fileType("crx ", "isom")
      + BoxBytes.box("uuid", kind, [0, 0, 0, 0, 0, 0, 0, 1], preview)
    let pictures = try Metadata(file).pictures
    #expect(pictures.count == 1 && pictures.first?.byteCount == 5)
    #expect(pictures.first?.tag == "QuickTime:PreviewImage")
  }

  @Test func anotherFileIsAnError() throws {
    let picture = try #require(try Fixture.metadata("exif-thumbnail.jpg").thumbnails.first)
    #expect(throws: MetadataError.self) { try picture.bytes(in: [1, 2, 3]) }
    #expect(throws: MetadataError.self) { try picture.bytes(inFile: "/no/such/file.jpg") }
  }

  /// A PNG of one pixel with EXIF as ImageMagick writes it.
  private func png(rawProfile bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    let hexadecimal = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    let text =
      Array("Raw profile type exif\0\nexif\n    \(bytes.count)\n".utf8) + hexadecimal + [0x0a]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]) + chunk("tEXt", text)
      + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
    return length + Array(type.utf8) + data + [0, 0, 0, 0]
  }
}
