import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderPresentationTests {
  @Test func wishes() {
    let provider = ItemProvider()
    #expect(provider.preferredPresentationStyle == .unspecified)
    #expect(provider.preferredPresentationSize == .zero)
    provider.preferredPresentationStyle = .attachment
    provider.preferredPresentationSize = CGSize(width: 3, height: 4)
    #expect(provider.preferredPresentationStyle.rawValue == 2)
    #expect(ItemProviderPresentationStyle.inline.rawValue == 1)
    #expect(provider.preferredPresentationSize.height == 4)
  }

  @Test func dataForTheTeamIsSmall() {
    let provider = ItemProvider()
    provider.teamData = Data(count: 8192)
    #expect(provider.teamData?.count == 8192)
    provider.teamData = Data(count: 8193)
    #expect(provider.teamData == nil)
  }

  @Test func aCopyGoesItsOwnWay() async throws {
    let provider = ItemProvider(path: "/no/such/a.jpg")
    let copy = provider.copy()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data(), nil)
      return nil
    }
    #expect(copy.registeredTypeIdentifiers == ["public.jpeg"])
    #expect(copy.suggestedName == "a.jpg")
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg", "public.png"])
  }
}
