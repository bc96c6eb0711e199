import Testing

@testable import MetadataKit

@Suite struct TagTests {
  /// Forwards, backwards, and from the ends to everywhere.
  @Test(arguments: ["photo.jpg", "plain.mov", "layers.psd", "exif-xmp-icc.webp", "movie.mkv"])
  func movesToAnyOther(_ name: String) throws {
    let tags = try Fixture.metadata(name).tags
    var moved = try #require(tags.first)
    let jumps = tags.indices.flatMap { [0, $0, tags.count - 1, $0] }
    for index in Array(tags.indices) + tags.indices.reversed() + jumps {
      moved.move(to: index, of: tags.store)
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
