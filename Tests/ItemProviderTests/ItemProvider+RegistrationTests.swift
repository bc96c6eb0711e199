import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderRegistrationTests {
  func offer(_ text: String) -> ItemProvider.DataLoadHandler {
    { completion in
      completion(Data(text.utf8), nil)
      return nil
    }
  }

  @Test func orderIsThatOfTheCalls() {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png, loadHandler: offer("a"))
    provider.registerFileRepresentation(for: .heic, visibility: .team) { _ in nil }
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.jpeg", visibility: .all, loadHandler: offer("b"))
    provider.registerFileRepresentation(
      forTypeIdentifier: "com.example.thing", fileOptions: .openInPlace, visibility: .ownProcess
    ) { _ in nil }
    #expect(
      provider.registeredTypeIdentifiers
        == ["public.png", "public.heic", "public.jpeg", "com.example.thing"])
  }

  @Test func theFirstRegistrationOfATypeStays() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png, loadHandler: offer("first"))
    provider.registerDataRepresentation(for: .jpeg, loadHandler: offer("other"))
    provider.registerDataRepresentation(for: .png, loadHandler: offer("second"))
    provider.registerDataRepresentation(
      forTypeIdentifier: "PUBLIC.PNG", loadHandler: offer("third"))
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(try await provider.loadDataRepresentation(for: .png) == Data("first".utf8))
  }

  @Test func whatAProviderWasMadeFromComesFirst() {
    let provider = ItemProvider(path: "/a.heic")
    provider.registerDataRepresentation(for: .jpeg, loadHandler: offer("a"))
    #expect(provider.registeredTypeIdentifiers == ["public.heic", "public.jpeg"])
  }

  @Test func handlersRunOnlyWhenAsked() async throws {
    let provider = ItemProvider()
    let calls = Calls<Bool>()
    provider.registerDataRepresentation(for: .png) { completion in
      calls.add(Thread.isMainThread)
      completion(Data(), nil)
      return nil
    }
    _ = provider.registeredContentTypes(conformingTo: .image)
    #expect(calls.all.isEmpty)
    _ = try await provider.loadDataRepresentation(for: .png)
    _ = try await provider.loadDataRepresentation(for: .png)
    #expect(calls.all == [false, false])
  }
}
