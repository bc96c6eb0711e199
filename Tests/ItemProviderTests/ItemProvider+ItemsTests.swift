import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderItemsTests {
  struct Other: Sendable, Equatable { var number = 1 }

  @Test func aValueOfTheTypeIsDeliveredAsItIs() async throws {
    let provider = ItemProvider(item: Other(number: 7), typeIdentifier: "org.example.other")
    let item = try await provider.loadItem(forTypeIdentifier: "org.example.other", as: Other.self)
    #expect(item == Other(number: 7))
    let calls = Calls<Other?>()
    provider.loadItem(forTypeIdentifier: "org.example.other", as: Other.self) { item, _ in
      calls.add(item)
    }
    #expect(try await calls.first() == Other(number: 7))
  }

  @Test func dataTextAndURLsAreMadeOfEachOther() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.txt", Data("content".utf8))
    let ofFile = ItemProvider(item: file, typeIdentifier: "public.file-url")
    let data = try await ofFile.loadItem(forTypeIdentifier: "public.file-url", as: Data.self)
    #expect(data == Data("content".utf8))
    let url = try await ofFile.loadItem(forTypeIdentifier: "public.file-url", as: URL.self)
    #expect(url == file)
    let text = ItemProvider(item: "https://example.org", typeIdentifier: "public.plain-text")
    #expect(
      try await text.loadItem(forTypeIdentifier: "public.text", as: URL.self)
        == URL(string: "https://example.org"))
    // Of a file that the provider was made from, its URL is had without reading it.
    let missing = ItemProvider(path: "/no/such/file.txt")
    #expect(
      try await missing.loadItem(forTypeIdentifier: "public.plain-text", as: URL.self).path
        == "/no/such/file.txt")
  }

  @Test func theURLOfAProducedFileOnlyWhereTheFileStays() async throws {
    let folder = try TestFolder()
    func provider(openInPlace: Bool) throws -> ItemProvider {
      let provider = ItemProvider()
      // Of a name of its own: a handler may still be about to remove the one before.
      let file = try folder.file("\(UUID()).txt", Data("content".utf8))
      provider.registerFileRepresentation(for: .plainText, openInPlace: openInPlace) { completion in
        completion(file, false, nil)
        if !openInPlace { try? FileManager.default.removeItem(at: file) }
        return nil
      }
      return provider
    }
    let kept = try await provider(openInPlace: true)
      .loadItem(forTypeIdentifier: "public.plain-text", as: URL.self)
    #expect(exists(kept))
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider(openInPlace: false)
        .loadItem(forTypeIdentifier: "public.plain-text", as: URL.self)
    }
    #expect(error?.code == .unavailableCoercion)
    #expect(error?.reason?.contains("load it as a file") == true)
    let text = try await provider(openInPlace: false)
      .loadItem(forTypeIdentifier: "public.plain-text", as: String.self)
    #expect(text == "content")
  }

  @Test func asDataAndAsAFile() async throws {
    let provider = ItemProvider(item: "text", typeIdentifier: "public.utf8-plain-text")
    #expect(try await provider.loadDataRepresentation(for: .text) == Data("text".utf8))
    try await provider.withInPlaceFileRepresentation(for: .text) { (url, isInPlace) async throws in
      #expect(!isInPlace)
      #expect(try Data(contentsOf: url) == Data("text".utf8))
    }
  }

  @Test(arguments: ["public.file-url", "public.url"])
  func theURLOfAFileOfferedAsAURL(_ type: String) async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.txt", Data("https://example.org/other".utf8))
    let produced = ItemProvider()
    produced.registerItem(forTypeIdentifier: type) { completion, _ in completion(file, nil) }
    for provider in [ItemProvider(item: file, typeIdentifier: type), produced] {
      #expect(try await provider.loadObject(ofClass: URL.self) == file)
      let data = try await provider.loadDataRepresentation(forTypeIdentifier: type)
      #expect(data == file.dataRepresentation)
      try await provider.withFileRepresentation(for: .url) { (url) async throws in
        #expect(try Data(contentsOf: url) == file.dataRepresentation)
      }
    }
    // As a type of its content, it stands for the file.
    let content = ItemProvider(item: file, typeIdentifier: "public.plain-text")
    #expect(try await content.loadObject(ofClass: String.self) == "https://example.org/other")
  }

  @Test func whatCannotBeMade() async throws {
    let provider = ItemProvider(item: Other(), typeIdentifier: "org.example.other")
    await #expect(throws: ItemProviderError.unavailableCoercion) {
      try await provider.loadItem(forTypeIdentifier: "org.example.other", as: String.self)
    }
    await #expect(throws: ItemProviderError.unavailableCoercion) {
      try await provider.loadDataRepresentation(forTypeIdentifier: "org.example.other")
    }
  }

  @Test func aHandlerThatGivesSomethingElseThanItWasAskedFor() async throws {
    let provider = ItemProvider()
    provider.registerItem(forTypeIdentifier: "org.example.other") { completion, expected in
      if expected == Data.self { completion(Data("d".utf8), nil) } else { completion(Other(), nil) }
    }
    let data = try await provider.loadDataRepresentation(forTypeIdentifier: "org.example.other")
    #expect(data == Data("d".utf8))
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.loadItem(forTypeIdentifier: "org.example.other", as: String.self)
    }
    #expect(error?.code == .unexpectedValueClass)
    #expect((error as NSError?)?.code == -1100)
    #expect(error?.reason == "its load handler gave a Other in place of a String")
  }

  @Test func nothing() async throws {
    #expect(ItemProvider(item: nil, typeIdentifier: "public.data").registeredContentTypes.isEmpty)
    #expect(ItemProvider(item: "a", typeIdentifier: nil).registeredContentTypes.isEmpty)
    let provider = ItemProvider()
    provider.registerItem(forTypeIdentifier: "public.data") { completion, _ in
      completion(nil, nil)
    }
    await #expect(throws: ItemProviderError.itemUnavailable) {
      try await provider.loadItem(forTypeIdentifier: "public.data", as: Data.self)
    }
  }
}
