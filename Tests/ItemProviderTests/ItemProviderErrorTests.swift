import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderErrorTests {
  @Test func codesHaveApplesNumbers() {
    let codes: [ItemProvider.ErrorCode] = [
      .unknown, .itemUnavailable, .unexpectedValueClass, .unavailableCoercion,
    ]
    #expect(codes.map(\.rawValue) == [-1, -1000, -1100, -1200])
    #expect(ItemProvider.errorDomain == "NSItemProviderErrorDomain")
  }

  @Test func codesAreFoundByApplesNumbers() async {
    let error = await #expect(throws: ItemProviderError.self) {
      try await ItemProvider().loadDataRepresentation(for: .png)
    }
    let number = error.map { ($0 as NSError).code } ?? 0
    #expect(ItemProvider.ErrorCode(rawValue: number) == .itemUnavailable)
    #expect(ItemProvider.ErrorCode(rawValue: 1) == nil)
  }

  @Test func theTextSaysWhatWasAskedAndWhatIsOffered() async throws {
    let provider = ItemProvider(data: Data(), type: .heic)
    provider.registerDataRepresentation(for: .jpeg) { _ in nil }
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.loadDataRepresentation(for: .png)
    }
    #expect(
      error?.description == "Cannot load representation of type public.png: "
        + "nothing that is offered is of this type; offered: public.heic, public.jpeg")
    #expect(error?.requestedType == .png)
    #expect(error?.offeredTypes == [.heic, .jpeg])
    #expect(error?.localizedDescription == error?.description)
  }

  @Test func theTextOfAnEmptyProvider() async throws {
    let error = await #expect(throws: ItemProviderError.self) {
      try await ItemProvider().loadDataRepresentation(for: .png)
    }
    #expect(error?.description.hasSuffix("; nothing is offered") == true)
    let untyped = await #expect(throws: ItemProviderError.self) {
      try await ItemProvider().readSource { _ in }
    }
    #expect(untyped?.description == "Cannot load an item: the provider offers nothing")
  }

  @Test func asFoundationSeesIt() async throws {
    let failure = await #expect(throws: ItemProviderError.self) {
      try await ItemProvider(path: "/no/such.jpg").loadDataRepresentation(for: .jpeg)
    }
    let error = try #require(failure) as NSError
    #expect(error.domain == "NSItemProviderErrorDomain")
    #expect(error.code == -1000)
    #expect(error.userInfo[NSFilePathErrorKey] as? String == "/no/such.jpg")
    let underlying = try #require(error.userInfo[NSUnderlyingErrorKey] as? CocoaError)
    #expect(underlying.errorCode == 260)
    #expect(underlying.userInfo[NSUnderlyingErrorKey] as? POSIXError == POSIXError(.ENOENT))
  }

  @Test func equalityIsThatOfTheCode() {
    let error = ItemProviderError(.itemUnavailable, requestedType: .png, reason: "because")
    #expect(error == .itemUnavailable)
    #expect(error != .unknown)
    #expect(ItemProviderError.unknown.description == "Cannot load an item: something went wrong")
    #expect(ItemProviderError.unexpectedValueClass != .unavailableCoercion)
  }
}
