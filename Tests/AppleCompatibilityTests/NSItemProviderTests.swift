import AppleCompatibility
import Testing

struct NSItemProviderTests {
  /// As `NSObject`s on Apple's systems.
  @Test func providersAreEqualToThemselvesAlone() {
    struct Item: Hashable { let provider: NSItemProvider }
    let (a, b) = (NSItemProvider(object: "text"), NSItemProvider(object: "text"))
    #expect([a].contains(a) && ![a].contains(b) && Set([a, b, a]).count == 2)
    #expect(Item(provider: a) == Item(provider: a) && Item(provider: a) != Item(provider: b))
    #expect(PHPickerResult(itemProvider: a) != PHPickerResult(itemProvider: b))
  }

  /// As load handlers are written for Apple's systems: three parameters, the first of them optional.
  @Test func loadHandlersHaveApplesParameters() async throws {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.plain-text") { completion, expected, options in
      completion?(expected == nil && options == nil ? "text" : nil, nil)
    }
    provider.registerItem(forTypeIdentifier: "public.json") { completion, _ in
      completion("{}", nil)
    }
    #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? String == "text")
    #expect(try await provider.loadItem(forTypeIdentifier: "public.json") as? String == "{}")
  }
}
