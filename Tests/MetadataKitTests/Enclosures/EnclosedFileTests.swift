import Foundation
import MetadataKit
import Testing
import UniformTypes

/// Photos that documents show are found as they came, with what they say of themselves.
@Suite struct EnclosedFileTests {
  private func makes(_ file: [UInt8], _ type: TypeIdentifier, most: Int = 256) throws -> [String?] {
    let document = try #require(EnclosingDocument.of(type))
    let reader = ByteReader(file)
    return try document.files(in: reader, atMost: most).map {
      try? $0.metadata(in: reader)["IFD0:Make"]?.description
    }
  }

  private func stream(_ bytes: [UInt8], _ line: String = "\n", end: String = "\nendstream\n")
    -> [UInt8]
  {
    Array("1 0 obj\n<< /Length \(bytes.count) >>\nstream\(line)".utf8) + bytes + Array(end.utf8)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func findsPhotosInAPDF(_ line: String) throws {
    let photo = try Fixture.bytes("photo.jpg")
    let other = stream(Array("q 10 0 0 10 0 0 cm stream Q".utf8))
    // The mark lies across two of the pieces that are read.
    let padding = [UInt8](repeating: 0x20, count: 64 << 10)
    for count in [0, 60_000, 65_480, 65_500, 65_520] {
      let file =
        Array("%PDF-1.4\n".utf8) + padding.prefix(count) + other + stream(photo, line) + other
        + stream(try Fixture.bytes("plain.jpg"), line)
      #expect(try makes(file, .pdf) == ["FUJIFILM", nil], "\(count)")
    }
  }

  @Test func aPDFMayBreakOff() throws {
    let photo = try Fixture.bytes("photo.jpg")
    let file = Array("%PDF-1.4\n".utf8) + stream(photo, end: "")
    #expect(try makes(file, .pdf) == ["FUJIFILM"])
    for length in stride(from: 0, to: file.count, by: 7) {
      _ = try makes(Array(file.prefix(length)), .pdf)
    }
  }

  @Test func whatIsNoPictureIsNoneOfAPDF() throws {
    let file = stream([0xff, 0xd8]) + stream([], "") + Array("stream".utf8)
    #expect(try makes(file, .pdf) == [])
    let photo = try Fixture.bytes("photo.jpg")
    #expect(try makes(Array("stream".utf8) + photo, .pdf) == [], "no end of a line")
    #expect(try makes(Array("stream\n".utf8) + photo, .pdf, most: 0) == [])
  }

  @Test func findsPhotosInADrawing() throws {
    let photo = Data(try Fixture.bytes("photo.jpg"))
    let short = photo.base64EncodedString()
    let long = photo.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/jpeg;base64,\(short)"/>
      <image xlink:href='data:image/jpeg;base64,\(long)'/>
      <image href="data:image/jpeg;base64,\(long.replacing("\n", with: "&#10;"))"/>
      <rect style="fill: url(data:image/png;base64,iVBORw0KGgo=)"/>
      <image href="data:image/jpeg;base64,"/></svg>
      """
    let all: [String?] = ["FUJIFILM", "FUJIFILM", "FUJIFILM", nil]
    #expect(try makes(Array(file.utf8), .svg) == all)
    #expect(try makes(Array(file.utf8), .svg, most: 2) == all.dropLast(2))
    let end = try #require(file.range(of: short)?.upperBound)
    #expect(try makes(Array(file[..<end].utf8), .svg) == ["FUJIFILM"], "the file breaks off")
  }

  /// Signs of Base64 as escapes of addresses and as references to characters.
  @Test func escapesAreRead() throws {
    let text = Data(try Fixture.bytes("photo.jpg")).base64EncodedString()
    for (sign, escape) in [("+", "%2B"), ("/", "%2f"), ("+", "&#43;"), ("/", "&#x2F;")] {
      let file =
        "<svg><image href='data:image/jpeg;base64,\(text.replacing(sign, with: escape))'/></svg>"
      #expect(try makes(Array(file.utf8), .svg) == ["FUJIFILM"], "\(escape)")
    }
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func drawingsMayBeTextsOf16Bits(_ encoding: String.Encoding) throws {
    let text = Data(try Fixture.bytes("photo.jpg")).base64EncodedString(
      options: .lineLength64Characters)
    let escaped = text.replacing("+", with: "%2B")
    let file =
      "<svg><image href='data:image/jpeg;base64,\(text)'/><image href='data:;base64,\(escaped)'/></svg>"
    let bytes = Array(try #require(file.data(using: encoding)))
    #expect(try makes(bytes, .svg) == ["FUJIFILM", "FUJIFILM"])
  }

  @Test func drawingsMayBeCompressed() throws {
    let text = Data(try Fixture.bytes("photo.jpg")).base64EncodedString()
    let drawing = Array("<svg><image href='data:;base64,\(text)'/></svg>".utf8)
    let deflated = Array(PDFBytes.stored(drawing).dropFirst(2).dropLast(4))
    let file = Bytes().raw([0x1f, 0x8b, 8, 0]).zeros(6).raw(deflated).zeros(8).bytes
    #expect(try makes(file, .svg) == ["FUJIFILM"])
    #expect(try makes(Array(file.prefix(file.count / 2)), .svg) == ["FUJIFILM"], "it breaks off")
  }

  private func icon(_ pictures: [(place: Int, bytes: [UInt8])]) -> [UInt8] {
    let start = 6 + 16 * pictures.count
    let head = pictures.reduce(Bytes().little(0, 1, pictures.count, size: 2)) { head, picture in
      head.little(0, 0, 1, 32, size: 2).little(picture.bytes.count, start + picture.place, size: 4)
    }
    return pictures.reduce(head) { $0.raw($1.bytes) }.bytes
  }

  @Test func findsFilesInIcons() throws {
    let photo = try Fixture.bytes("exif-xmp.png")
    let bitmap = [UInt8](repeating: 40, count: 80)
    let file = icon([(0, bitmap), (80, photo), (80, photo)])
    #expect(try makes(file, .ico) == ["FUJIFILM"], "the second once")
    for length in stride(from: 0, to: file.count, by: 13) {
      _ = try? makes(Array(file.prefix(length)), .cur)
    }
  }

  @Test func findsFilesInIconsOfMacOS() throws {
    let photo = try Fixture.bytes("exif-xmp.png")
    func element(_ name: String, _ body: [UInt8]) -> [UInt8] {
      Bytes(name).big(8 + body.count, size: 4).raw(body).bytes
    }
    let elements = element("is32", [1, 2, 3]) + element("ic07", photo) + element("new!", photo)
    let file = element("icns", elements)
    #expect(try makes(file, .icns) == ["FUJIFILM", "FUJIFILM"])
    #expect(try makes(file, .icns, most: 1) == ["FUJIFILM"])
    for length in stride(from: 0, to: file.count, by: 13) {
      _ = try? makes(Array(file.prefix(length)), .icns)
    }
  }

  /// A mark after the other is not gone through from each of them.
  @Test func manyMarksAreWalkedOnce() throws {
    let file = Array(String(repeating: ";base64,AAAA \"", count: 40_000).utf8)
    let reader = ByteReader(file)
    let document = try #require(EnclosingDocument.of(.svg))
    #expect(try document.files(in: reader, atMost: 100).allSatisfy { $0.range.count == 5 })
  }

  /// What cannot be read is told of, and not passed over.
  @Test(arguments: ["[/LZWDecode /DCTDecode]", "/JPXDecode"])
  func picturesBehindOtherFiltersAreKnown(_ filter: String) throws {
    let file =
      Array("%PDF-1.4\n1 0 obj\n<</Subtype /Image /Filter \(filter)>>\nstream\n".utf8)
      + Array("s4IA0!\nendstream\nendobj\n2 0 obj\n<<>>\nstream\nq Q\nendstream".utf8)
    let document = try #require(EnclosingDocument.of(.pdf))
    let reader = ByteReader(file)
    let pictures = try document.files(in: reader, atMost: 10)
    #expect(pictures.map(\.isPromised) == [true])
    #expect(throws: MetadataError.self) { try pictures[0].metadata(in: reader) }
  }

  /// JPEG 2000 without its boxes is read as it is.
  @Test func codestreamsInPDFAreKnown() throws {
    let file =
      Bytes("%PDF-1.4\n1 0 obj\n<</Subtype /Image /Filter /JPXDecode>>\nstream\n")
      .raw([0xff, 0x4f, 0xff, 0x51, 0, 41]).zeros(39).text("\nendstream\nendobj\n").bytes
    let document = try #require(EnclosingDocument.of(.pdf))
    let pictures = try document.files(in: ByteReader(file), atMost: 10)
    #expect(try pictures.map { try $0.content(in: ByteReader(file)).file.count } == [46])
  }

  @Test func otherTypesEncloseNothing() {
    #expect(EnclosingDocument.of(.jpeg) == nil)
    #expect(EnclosingDocument.of(.illustrator) != nil)
  }
}
