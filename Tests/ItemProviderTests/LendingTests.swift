import Foundation
import ItemProvider
import Testing
import UniformTypes

/// A file that consumers get copies of.
struct LendingTests {
  @Test func itIsNeverHandedOutItself() async throws {
    let folder = try TestFolder()
    let path = try folder.path("a.jpg")
    let provider = ItemProvider(lending: path, contentType: .jpeg)
    for provider in [provider, provider.copy()] {
      #expect(provider.registeredContentTypes == [.jpeg] && provider.suggestedName == "a.jpg")
      #expect(provider.registeredContentTypesForOpenInPlace.isEmpty)
      try await provider.withInPlaceFileRepresentation(for: .jpeg) { url, isInPlace in
        #expect(!isInPlace && url.path != path.string)
      }
      let item = try await provider.loadItem(forTypeIdentifier: "public.image")
      #expect(item as? Data == Data("content".utf8))
      await #expect(throws: ItemProviderError.self) {
        try await provider.loadItem(forTypeIdentifier: "public.image", as: URL.self)
      }
    }
    #expect(provider.immediateSource() == .file(path))
  }
}
