import MetadataKit
import Testing

@Suite struct ContentIdentifierTests {
  static let identifier = "5E0D4C3A-0000-4000-8000-000000000001"

  /// A photo with Apple's maker note, in which one text stands; offsets count from the note.
  static func photo(_ text: String, count: Int? = nil) -> [UInt8] {
    var note = TIFFBytes(.big)
    let value = Array(text.utf8) + [0]
    note.directory([
      TIFFBytes.Field(tag: 0x11, format: 2, count: count ?? value.count, value: .offset(32))
    ])
    // In place of the header of a TIFF stands that of the note, which is longer.
    let body = Array("Apple iOS\0\0\u{1}MM".utf8) + note.bytes.dropFirst(8) + value
    var tiff = TIFFBytes(.big)
    tiff.directory([.long(0x8769, 26)])
    tiff.directory([
      TIFFBytes.Field(tag: 0x927c, format: 7, count: body.count, value: .offset(44))
    ])
    tiff.append(body)
    return tiff.asJPEG
  }

  @Test func stillsHaveItInTheMakerNote() throws {
    #expect(try Metadata(Self.photo(Self.identifier)).contentIdentifier == Self.identifier)
  }

  @Test func moviesHaveItAmongTheKeys() throws {
    #expect(try Fixture.metadata("apple-keys.mov").contentIdentifier == Self.identifier)
    #expect(try Fixture.metadata("plain.mov").contentIdentifier == nil)
  }

  @Test func whatIsNoneIsNotTold() throws {
    #expect(try Metadata(Self.photo("")).contentIdentifier == nil)
    #expect(try Metadata(Self.photo("no identifier")).contentIdentifier == nil)
    #expect(try Metadata(Self.photo("A", count: 0xffff_ffff)).contentIdentifier == nil)
    #expect(try Metadata(Self.photo("A", count: 5000)).contentIdentifier == nil)
    #expect(try Fixture.metadata("photo.jpg").contentIdentifier == nil)
  }

  @Test func everyCutIsSurvived() throws {
    let photo = Self.photo(Self.identifier)
    for count in 4..<photo.count { _ = try? Metadata(Array(photo.prefix(count))).contentIdentifier }
  }
}
