import Testing

@testable import MetadataKit

@Suite struct TagStoreTests {
  /// Of tags of one name in one group the first, in any the last; those of tables, those that the
  /// file names, and those that nobody knows.
  @Test(arguments: ["photo.jpg", "exif-xmp-icc.webp", "movie.mkv", "layers.psd", "plain.mov"])
  func findsTagsByTheirNames(_ file: String) throws {
    let tags = try Fixture.metadata(file).tags
    let store = tags.store
    for tag in tags {
      let all = tags.filter { $0.name == tag.name }
      #expect(store.last(named: tag.name)?.index == all.last?.index, "\(tag.name)")
      let first = all.first { $0.group == tag.group && !$0.traits.contains(.onlyInExiftool) }
      #expect(store.first(tag.group, named: tag.name)?.index == first?.index, "\(tag.name)")
    }
    #expect(store.last(named: "NoSuchName") == nil)
    #expect(store.first("IFD0", named: "NoSuchName") == nil)
    #expect(store.first("NoSuchGroup", named: "Make") == nil)
  }
}
