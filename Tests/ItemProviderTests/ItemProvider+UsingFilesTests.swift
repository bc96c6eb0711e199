import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderUsingFilesTests {
  struct Broken: Error {}

  @Test func theFileIsGoneWhenTheFunctionThrows() async throws {
    let provider = ItemProvider(data: Data([1]), type: .jpeg)
    let calls = Calls<URL>()
    await #expect(throws: Broken.self) {
      try await provider.withFileRepresentation(for: .jpeg) { url in
        #expect(exists(url))
        calls.add(url)
        throw Broken()
      }
    }
    let url = try #require(calls.all.first)
    #expect(!exists(url.deletingLastPathComponent()))
  }

  @Test func theFileStaysWhileTheFunctionWaits() async throws {
    let provider = ItemProvider(data: Data([1]), type: .jpeg)
    let url = try await provider.withFileRepresentation(for: .jpeg) { url in
      try await Task.sleep(for: .milliseconds(20))
      #expect(try Data(contentsOf: url) == Data([1]))
      return url
    }
    #expect(!exists(url))
  }

  @Test func theOriginalIsLentAndStays() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    try await ItemProvider(path: FilePath(file.path))
      .withInPlaceFileRepresentation(for: .image) { url, isInPlace in
        #expect(isInPlace)
        #expect(url == file)
      }
    #expect(exists(file))
  }

  @MainActor @Test func theFunctionRunsWhereItsCallerIs() async throws {
    let provider = ItemProvider(data: Data([1]), type: .jpeg)
    var count = 0
    try await provider.withFileRepresentation(for: .jpeg) { _ in
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }
}
