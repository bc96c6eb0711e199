import Foundation
import ItemProvider
import Testing

struct ItemProviderPreviewTests {
  @Test func theHandlerIsAskedForWhatIsWanted() async throws {
    let provider = ItemProvider(path: "/no/such/a.jpg")
    provider.previewImageHandler = { completion, expected in
      completion(expected == Data.self ? Data("small".utf8) : "other", nil)
    }
    #expect(try await provider.loadPreviewImage(as: Data.self) == Data("small".utf8))
    #expect(try await provider.loadPreviewImage(as: String.self) == "other")
    // It is of the item, not one of its representations.
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
  }

  @Test func aFileServesAsWell() async throws {
    let folder = try TestFolder()
    let file = try folder.file("small.jpg", Data("small".utf8))
    let provider = ItemProvider()
    provider.previewImageHandler = { completion, _ in completion(file, nil) }
    let calls = Calls<Data?>()
    provider.loadPreviewImage(as: URL.self) { url, _ in
      calls.add(url.flatMap { try? Data(contentsOf: $0) })
    }
    #expect(try await calls.first() == Data("small".utf8))
  }

  @Test func withoutOneThereIsNone() async throws {
    let provider = ItemProvider(path: "/no/such/a.jpg")
    #expect(provider.previewImageHandler == nil)
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.loadPreviewImage(as: Data.self)
    }
    #expect(error == .itemUnavailable)
    #expect(error?.description.contains("previewImageHandler") == true)
  }

  @Test func itsErrorIsPassedOn() async throws {
    let provider = ItemProvider()
    provider.previewImageHandler = { completion, _ in completion(nil, CocoaError(.fileNoSuchFile)) }
    await #expect(throws: CocoaError(.fileNoSuchFile)) {
      try await provider.loadPreviewImage(as: Data.self)
    }
    // A copy keeps it; taken away, it is gone.
    let copy = provider.copy()
    provider.previewImageHandler = nil
    #expect(copy.previewImageHandler != nil)
    #expect(provider.previewImageHandler == nil)
  }
}
