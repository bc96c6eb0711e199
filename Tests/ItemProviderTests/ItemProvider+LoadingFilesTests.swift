import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderLoadingFilesTests {
  struct Delivery: Sendable {
    var url: URL?
    var isInPlace = false
    var error: (any Error)?
    var content: Data?
  }

  func load(
    _ provider: ItemProvider, _ type: TypeIdentifier, openInPlace: Bool
  ) async throws -> Delivery {
    let calls = Calls<Delivery>()
    provider.loadFileRepresentation(for: type, openInPlace: openInPlace) { url, isInPlace, error in
      calls.add(
        Delivery(
          url: url, isInPlace: isInPlace, error: error,
          content: url.flatMap { try? Data(contentsOf: $0) }))
    }
    return try await calls.first()
  }

  @Test(arguments: [false, true])
  func theCopyIsThereInTheHandlerAndGoneAfterwards(isFile: Bool) async throws {
    let folder = try TestFolder()
    let provider =
      isFile
      ? ItemProvider(path: try folder.path("a.jpg"))
      : ItemProvider(data: Data("content".utf8), type: .jpeg, suggestedName: "a.jpg")
    let calls = Calls<Delivery>()
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
      calls.add(
        Delivery(url: url, error: error, content: url.flatMap { try? Data(contentsOf: $0) }))
    }
    let delivery = try await calls.first()
    #expect(delivery.error == nil)
    #expect(delivery.content == Data("content".utf8))
    let url = try #require(delivery.url)
    #expect(url.lastPathComponent == "a.jpg")
    #expect(url.deletingLastPathComponent() != folder.url)
    try await wait { !exists(url.deletingLastPathComponent()) }
    if isFile { #expect(exists(folder.url.appending(path: "a.jpg"))) }
  }

  @Test func inPlaceWhereTheRegistrationAllowsIt() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    let provider = ItemProvider(contentsOf: file, contentType: nil, openInPlace: true)
    let original = try await load(provider, .jpeg, openInPlace: true)
    #expect(original.isInPlace)
    #expect(original.url?.path == file.path)
    let copy = try await load(provider, .jpeg, openInPlace: false)
    #expect(!copy.isInPlace)
    #expect(copy.url?.path != file.path)
    #expect(exists(file))
  }

  @Test func aCopyWhereTheRegistrationDoesNotAllowIt() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    let provider = ItemProvider(contentsOf: file, contentType: nil, openInPlace: false)
    let copy = try await load(provider, .jpeg, openInPlace: true)
    #expect(!copy.isInPlace && copy.content == Data("content".utf8))
    let data = ItemProvider(data: Data([1]), type: .jpeg)
    #expect(try await !load(data, .jpeg, openInPlace: true).isInPlace)
  }

  @Test func aRegisteredFileIsCopiedBeforeItsHandlerIsAnswered() async throws {
    let folder = try TestFolder()
    let file = try folder.file("original.jpg")
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .jpeg) { completion in
      DispatchQueue.global().async {
        completion(file, true, nil)
        try? FileManager.default.removeItem(at: file)
      }
      return nil
    }
    let copy = try await load(provider, .image, openInPlace: true)
    #expect(copy.content == Data("content".utf8) && !copy.isInPlace)
    #expect(copy.url?.lastPathComponent == "original.jpg")
  }

  @Test func aRegisteredFileThatMayBeOpenedInPlace() async throws {
    let folder = try TestFolder()
    let file = try folder.file("original.jpg")
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .jpeg, openInPlace: true) { completion in
      completion(file, false, nil)
      return nil
    }
    #expect(try await load(provider, .image, openInPlace: true).url == file)
    #expect(try await load(provider, .image, openInPlace: false).url != file)
  }

  @Test func failures() async throws {
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .png) { completion in
      completion(nil, false, nil)
      return nil
    }
    provider.registerFileRepresentation(for: .gif) { completion in
      completion(URL(string: "https://example.com/a.gif"), false, nil)
      return nil
    }
    for type in [TypeIdentifier.png, .gif, .jpeg] {
      let delivery = try await load(provider, type, openInPlace: false)
      #expect(delivery.url == nil && !delivery.isInPlace)
      #expect(delivery.error as? ItemProviderError == .itemUnavailable)
    }
  }
}
