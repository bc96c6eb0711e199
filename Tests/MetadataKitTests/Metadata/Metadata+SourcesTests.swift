import Foundation
import ItemProvider
import MetadataKit
import Testing

/// A file says the same, wherever it is had from.
@Suite struct MetadataSourcesTests {
  private let url = Fixture.folder.appending(path: "photo.jpg")

  private func tags(_ metadata: Metadata) -> [String] { metadata.tags.map(\.debugDescription) }

  @Test func urlsPathsAndDataSayTheSame() throws {
    let expected = tags(try Fixture.metadata("photo.jpg"))
    #expect(tags(try Metadata(contentsOf: url)) == expected)
    #expect(tags(try Metadata(contentsOf: FilePath(url.path))) == expected)
    let data = try Data(contentsOf: url)
    #expect(tags(try Metadata(data, name: "photo.jpg")) == expected)
    // A slice of other data starts where it starts.
    #expect(tags(try Metadata((Data([1, 2, 3]) + data).dropFirst(3))) == expected)
  }

  @Test func ofDataOnlyWhatIsLookedAtIsRead() throws {
    var options = ReadOptions()
    options.limits.totalBytes = 1 << 20
    let large = try Data(contentsOf: url) + Data(count: 2 << 20)
    let metadata = try Metadata(large, options: options)
    #expect(metadata.facts.pixelWidth == 640)
    #expect(metadata.statistics.bytesRead < 1 << 20)
  }

  @Test func aPathMayBeNoText() throws {
    let path = FilePath(bytes: Array("/no/such/".utf8) + [0xff, 0xfe])
    let error = #expect(throws: MetadataError.self) { try Metadata(contentsOf: path) }
    #expect(error?.code == .notFound && error?.path == path)
  }

  @Test func aURLOfNoFileIsAnError() throws {
    let address = try #require(URL(string: "https://example.org/photo.jpg"))
    let error = #expect(throws: MetadataError.self) { try Metadata(contentsOf: address) }
    #expect(error?.code == .notAFile)
    #expect(error?.description.contains("https://example.org/photo.jpg") == true)
  }

  @Test func thumbnailsToo() throws {
    let thumbnail = try #require(try Metadata(contentsOf: url).thumbnails.first)
    let bytes = Data(try thumbnail.bytes(inFile: url.path))
    #expect(try thumbnail.bytes(inFile: url) == bytes)
    #expect(try thumbnail.bytes(in: Data(contentsOf: url)) == bytes)
    let error = #expect(throws: MetadataError.self) {
      try thumbnail.bytes(inFile: URL(filePath: "/no/such/photo.jpg"))
    }
    #expect(error?.path == "/no/such/photo.jpg")
  }
}
