import AppleCompatibility
import Testing

struct NSStringItemProviderTests {
  @Test func textsOfFoundationAreTexts() async throws {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSString.self) { text, error in
        continuation.resume(returning: error == nil ? text as String? : nil)
      }
    }
    #expect(text == "text")
    let other = NSItemProvider()
    other.registerObject("other" as NSString, visibility: .all)
    #expect(try await other.loadObject(ofClass: String.self) == "other")
  }

  @Test func urlsOfFoundationAreURLs() async throws {
    let address = try #require(NSURL(string: "https://example.org/a"))
    let provider = NSItemProvider(object: address)
    #expect(provider.registeredTypeIdentifiers == ["public.url"])
    #expect(provider.canLoadObject(ofClass: NSURL.self))
    let url = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSURL.self) { url, _ in
        continuation.resume(returning: url?.absoluteString)
      }
    }
    #expect(url == "https://example.org/a")
  }

  @Test func whatIsNoTextIsAnError() async {
    let provider = NSItemProvider(data: Data([1]), type: .png)
    let message = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSString.self) { _, error in
        continuation.resume(returning: error.map { ($0 as NSError).code })
      }
    }
    #expect(message == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
    #expect(!provider.canLoadObject(ofClass: NSString.self))
  }
}
