import Testing

@testable import MetadataKit

@Suite struct TagTests {
  /// Forwards and backwards, so that each is reached from two others.
  @Test(arguments: ["photo.jpg", "plain.mov", "layers.psd", "exif-xmp-icc.webp", "movie.mkv"])
  func movesToAnyOther(_ name: String) throws {
    let tags = try Fixture.metadata(name).tags
    var moved = try #require(tags.first)
    for index in Array(tags.indices) + tags.indices.reversed() {
      moved.move(to: index)
      let tag = tags[index]
      #expect(moved.index == index)
      #expect(moved.name == tag.name)
      #expect(moved.group == tag.group)
      #expect(moved.table === tag.table)
      #expect(moved.bytes == tag.bytes)
      #expect(moved.description == tag.description)
    }
  }
}
