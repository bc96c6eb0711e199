import Testing

@testable import MetadataKit

/// Bytes that no form shows are told by their length, in the form's own words; a text of the file that
/// reads like exiftool's words for them is a text.
@Suite struct LengthAloneTests {
  private static let note = "(Binary data 5 bytes, use -b option to extract)"

  private func text(_ metadata: Metadata) -> String {
    var text = TextBuffer()
    TextView().write(metadata, name: Array("a".utf8), &text)
    return text.string
  }

  private func xml(_ metadata: Metadata) -> String {
    var text = TextBuffer()
    XMLView().write(metadata, name: Array("a".utf8), &text)
    return text.string
  }

  private func table(_ metadata: Metadata, _ tags: String...) -> String {
    var text = TextBuffer()
    TableView(.tsv, tags: tags, isNumeric: false).write(metadata, name: Array("a".utf8), &text)
    return text.string
  }

  private func json(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    JSONTags(isNumeric: false, selection: TagSelection()).write(metadata, &json)
    return json.text.string
  }

  @Test func bytesAreToldInOwnWords() throws {
    let metadata = try Fixture.metadata("exif-thumbnail.jpg")
    #expect(text(metadata).contains(/ThumbnailImage +\(421 bytes\)\n/))
    #expect(
      xml(metadata).contains(
        #"<tag group="IFD1" name="ThumbnailImage" bytes="421" offset="246"/>"#))
    #expect(table(metadata, "ThumbnailImage") == "a\t(421 bytes)\t\n")
    for shown in [text(metadata), xml(metadata), json(metadata)] {
      #expect(!shown.contains("use -b"))
    }
  }

  @Test func aTextOfTheFileIsShown() throws {
    let metadata = try XMPBytes.read("<dc:format>\(Self.note)</dc:format>")
    let tag = try #require(metadata["XMP-dc:Format"])
    #expect(!tag.isBinary)
    for shown in [
      text(metadata), xml(metadata), json(metadata), table(metadata, "XMP-dc:Format"),
    ] {
      #expect(shown.contains(Self.note), "\(shown)")
    }
  }

  /// Texts, too, may be of a kind that is not shown.
  @Test func longTextsOfBytesAreLengths() throws {
    var found = MetadataBuilder(
      format: FileFormat("PNG", "png", "image/png", nil), options: ReadOptions())
    found.add(.hdrPlusText, "PayloadMetadataText", text: "anything")
    try #require(found.tagCount == 1)
    let tag = Tag(store: found.store, index: 0)
    var json = JSONWriter()
    var scratch = TextBuffer()
    JSONValue(isNumeric: false).write(tag, &scratch, &json)
    #expect(json.text.string == #"{"bytes":8}"#)
    #expect(tag.isBinary)
  }

  /// A list that nothing is in is one, not an empty text.
  @Test func emptyListsAreLists() throws {
    // Photoshop's list of links, as nearly every photo that it has written has it.
    let block = JPEGBytes.resource(0x41e, [0, 0, 0, 0])
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xed, "Photoshop 3.0\0", block)]))
    #expect(json(metadata).contains(#""URL_List":[]"#), "\(json(metadata))")
    #expect(xml(metadata).contains(#"<tag group="Photoshop" name="URL_List"/>"#))
  }
}
