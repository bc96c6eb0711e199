import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderQueriesTests {
  let provider: ItemProvider

  init() {
    provider = ItemProvider(path: "/a.heic")
    provider.registerDataRepresentation(for: .jpeg) { _ in nil }
    provider.registerFileRepresentation(for: .mpeg4Movie, openInPlace: true) { _ in nil }
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.thing") { _ in nil }
  }

  @Test func conformingTypesKeepTheirOrder() {
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.heic, .jpeg])
    #expect(provider.registeredContentTypes(conformingTo: .jpeg) == [.jpeg])
    #expect(provider.registeredContentTypes(conformingTo: .movie) == [.mpeg4Movie])
    #expect(provider.registeredContentTypes(conformingTo: .png).isEmpty)
  }

  @Test(arguments: [
    ("public.image", true), ("public.heic", true), ("public.movie", true), ("public.data", true),
    ("com.example.thing", true), ("com.example.other", false), ("public.png", false),
    ("public.audio", false), ("", false),
  ])
  func conforming(_ identifier: String, _ isOffered: Bool) {
    #expect(provider.hasItemConformingToTypeIdentifier(identifier) == isOffered)
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: identifier) == isOffered)
  }

  // What is asked for has to be the more general one.
  @Test func anOfferOfAnyImageIsNoOfferOfAPNG() {
    let provider = ItemProvider(data: Data(), type: .image)
    #expect(!provider.hasRepresentationConforming(to: .png))
    #expect(provider.hasRepresentationConforming(to: .image))
  }

  @Test func fileOptions() {
    #expect(
      provider.registeredTypeIdentifiers(fileOptions: .openInPlace)
        == ["public.heic", "public.mpeg-4"])
    #expect(provider.registeredTypeIdentifiers(fileOptions: []).count == 4)
    #expect(provider.registeredContentTypesForOpenInPlace == [.heic, .mpeg4Movie])
    #expect(provider.hasRepresentationConforming(to: .image, fileOptions: .openInPlace))
    #expect(!provider.hasRepresentationConforming(to: .jpeg, fileOptions: .openInPlace))
    #expect(
      !provider.hasRepresentationConforming(
        toTypeIdentifier: "public.jpeg", fileOptions: .openInPlace))
  }
}
