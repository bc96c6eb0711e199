import Foundation
import ItemProvider
import Testing
import UniformTypes

/// What code that was written for Apple's systems loads without saying of which class.
struct ItemProviderUntypedItemsTests {
  @Test func aFileIsDeliveredAsItsURL() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg", Data([1, 2]))
    let provider = try #require(ItemProvider(contentsOf: file))
    let item = try await provider.loadItem(forTypeIdentifier: "public.image", options: nil)
    #expect((item as? URL)?.path == file.path)
    let url = try await provider.loadItem(forTypeIdentifier: "public.file-url")
    #expect((url as? URL)?.path == file.path)
    let calls = Calls<URL?>()
    provider.loadItem(forTypeIdentifier: "public.image", options: nil) { item, _ in
      calls.add(item as? URL)
    }
    #expect(try await calls.first()?.path == file.path)
  }

  @Test func dataIsDeliveredAsData() async throws {
    let provider = ItemProvider(data: Data([1, 2]), type: .png)
    #expect(
      try await provider.loadItem(forTypeIdentifier: "public.image") as? Data == Data([1, 2]))
    let ranges = ItemProvider(
      reader: RangedReader(count: 3, reading: { Data(count: $0.count) }), type: .gif)
    #expect(try await ranges.loadItem(forTypeIdentifier: "public.image") as? Data == Data(count: 3))
  }

  @Test func aValueIsDeliveredAsItIs() async throws {
    let text = ItemProvider(item: "text", typeIdentifier: "public.plain-text")
    #expect(try await text.loadItem(forTypeIdentifier: "public.text") as? String == "text")
    let made = ItemProvider()
    made.registerItem(forTypeIdentifier: "public.plain-text") { completion, _ in
      completion(7, nil)
    }
    #expect(try await made.loadItem(forTypeIdentifier: "public.plain-text") as? Int == 7)
  }

  /// A load handler may remove its file as soon as it has answered.
  @Test func aFileThatDoesNotStayIsDeliveredAsData() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.txt", Data("content".utf8))
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .plainText) { completion in
      completion(file, false, nil)
      return nil
    }
    let item = try await provider.loadItem(forTypeIdentifier: "public.plain-text")
    #expect(item as? Data == Data("content".utf8))
  }

  @Test func whatIsNotOfferedIsAnError() async throws {
    await #expect(throws: ItemProviderError.itemUnavailable) {
      try await ItemProvider().loadItem(forTypeIdentifier: "public.image")
    }
    let calls = Calls<Int?>()
    ItemProvider().loadItem(forTypeIdentifier: "public.image") { _, error in
      calls.add(error.map { ($0 as NSError).code })
    }
    #expect(try await calls.first() == -1000)
  }
}
