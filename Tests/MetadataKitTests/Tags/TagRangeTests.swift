import MetadataKit
import Testing

/// Whoever takes a value from the file where a tag says that it stands finds the tag's bytes.
@Suite struct TagRangeTests {
  @Test(arguments: Fixture.names)
  func theBytesOfATagStandWhereItSays(_ name: String) throws {
    // Some that are damaged cannot be read.
    let isOfEXIF = name.hasPrefix("exif-")
    guard let metadata = isOfEXIF ? try Fixture.metadata(name) : try? Fixture.metadata(name) else {
      return
    }
    let file = try Fixture.bytes(name)
    var compared = 0
    for tag in metadata.tags {
      guard let range = tag.byteRange, let bytes = tag.bytes else { continue }
      let found = file[range.clamped(to: 0..<file.count)]
      #expect(found.elementsEqual(bytes), "\(tag.debugDescription)")
      compared += 1
    }
    #expect(compared > 0 || !isOfEXIF)
  }

  /// A text without its parentheses stands between them; one that lost more stands nowhere as it is.
  @Test func textsOfPostScript() throws {
    let comments = [
      "%!PS-Adobe-3.0 EPSF-3.0", "%%BoundingBox: 0 0 10 10", "%%Creator: (Image Magick)",
      "%%For: plain", "%%Title: (a \\(b\\))", "%%Copyright: (c", "%%+d)", "%%EndComments", "",
    ]
    let file = Array(comments.joined(separator: "\n").utf8)
    let metadata = try Metadata(file)
    func stored(_ name: String) -> String? {
      metadata["PostScript:" + name]?.byteRange.map { String(decoding: file[$0], as: UTF8.self) }
    }
    #expect(stored("Creator") == "Image Magick" && stored("For") == "plain")
    #expect(metadata["PostScript:Title"]?.string == "a (b)" && stored("Title") == nil)
    #expect(metadata["PostScript:Copyright"] != nil && stored("Copyright") == nil)
  }
}
