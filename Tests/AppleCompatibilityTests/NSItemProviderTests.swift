import AppleCompatibility
import Testing

struct NSItemProviderTests {
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
