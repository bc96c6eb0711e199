import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderLoadingDataTests {
  struct Broken: Error {}

  func provider(_ types: TypeIdentifier...) -> ItemProvider {
    let provider = ItemProvider()
    for type in types {
      provider.registerDataRepresentation(for: type) { completion in
        completion(Data(type.identifier.utf8), nil)
        return nil
      }
    }
    return provider
  }

  func load(_ provider: ItemProvider, _ type: TypeIdentifier) async throws -> String {
    String(decoding: try await provider.loadDataRepresentation(for: type), as: UTF8.self)
  }

  @Test func anAbstractRequestGetsTheFirstThatConforms() async throws {
    let provider = provider(.mpeg4Movie, .heic, .jpeg)
    #expect(try await load(provider, .image) == "public.heic")
    #expect(try await load(provider, .movie) == "public.mpeg-4")
    #expect(try await load(provider, .jpeg) == "public.jpeg")
  }

  @Test func theTypeItselfBeatsAnEarlierOneThatConforms() async throws {
    #expect(try await load(provider(.heic, .image, .jpeg), .image) == "public.image")
  }

  @Test func aMoreSpecialRequestGetsNothing() async throws {
    await #expect(throws: ItemProviderError.itemUnavailable) {
      try await load(provider(.image), .png)
    }
  }

  @Test func identifiersOfUndeclaredTypesCompareByEquality() async throws {
    let provider = ItemProvider(
      data: Data([1]), type: TypeIdentifier(exportedAs: "com.example.thing"))
    #expect(
      try await provider.loadDataRepresentation(forTypeIdentifier: "com.example.thing")
        == Data([1]))
    await #expect(throws: ItemProviderError.itemUnavailable) {
      try await provider.loadDataRepresentation(forTypeIdentifier: "com.example")
    }
  }

  @Test func completionIsEitherOrAndNeverOnTheMainThread() async throws {
    struct Call: Sendable {
      var data: Data?
      var error: (any Error)?
      var isMain: Bool
    }
    let calls = Calls<Call>()
    let provider = provider(.jpeg)
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
      calls.add(Call(data: data, error: error, isMain: Thread.isMainThread))
    }
    var call = try await calls.first()
    #expect(call.data == Data("public.jpeg".utf8) && call.error == nil && !call.isMain)

    let failures = Calls<Call>()
    provider.loadDataRepresentation(for: .png) { data, error in
      failures.add(Call(data: data, error: error, isMain: Thread.isMainThread))
    }
    call = try await failures.first()
    #expect(call.data == nil && call.error as? ItemProviderError == .itemUnavailable)
    #expect(!call.isMain)
  }

  @Test func anAnswerFromTheMainThreadIsHandedOverElsewhere() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .jpeg) { completion in
      DispatchQueue.main.async { completion(Data(), nil) }
      return nil
    }
    let calls = Calls<Bool>()
    provider.loadDataRepresentation(for: .jpeg) { _, _ in calls.add(Thread.isMainThread) }
    #expect(try await calls.first() == false)
  }

  @Test func errorsOfLoadHandlersArePassedOnAsTheyAre() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .jpeg) { completion in
      completion(nil, Broken())
      return nil
    }
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data(), Broken())
      return nil
    }
    await #expect(throws: Broken.self) { try await load(provider, .jpeg) }
    await #expect(throws: Broken.self) { try await load(provider, .png) }
    await #expect(throws: Broken.self) {
      try await provider.withFileRepresentation(for: .jpeg) { _ in }
    }
  }

  @Test func aRegisteredFileIsReadBeforeItsHandlerIsAnswered() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    let provider = ItemProvider()
    let (removals, removed) = AsyncStream.makeStream(of: Void.self)
    provider.registerFileRepresentation(for: .jpeg) { completion in
      completion(file, false, nil)
      try? FileManager.default.removeItem(at: file)
      removed.finish()
      return nil
    }
    #expect(try await load(provider, .jpeg) == "content")
    // The handler goes on while the answer is on its way.
    for await _ in removals {}
    #expect(!exists(file))
  }
}
