import Foundation
import ItemProvider
import Testing
import UniformTypes

/// A picture that writes and reads itself as PNG or text.
struct Picture: ItemProviderWriting, ItemProviderReading, Equatable {
  var name: String
  var readAs: String?

  static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["public.jpeg", "public.image"] }

  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility {
    typeIdentifier == "public.png" ? .ownProcess : .all
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(name) \(typeIdentifier)".utf8), nil)
    return nil
  }

  struct Unreadable: Error {}

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Picture {
    if data.isEmpty { throw Unreadable() }
    return Picture(name: String(decoding: data, as: UTF8.self), readAs: typeIdentifier)
  }
}

/// Reads plain text first, as a text editor that forgot about the rich one.
struct Note: ItemProviderReading {
  let type: String
  static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.plain-text", "public.rtf"]
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) -> Note {
    Note(type: typeIdentifier)
  }
}

struct ObjectTests {
  @Test func anObjectIsOfferedAsAllItsTypesInItsOrder() async throws {
    let provider = ItemProvider(object: Picture(name: "a"))
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    let data = try await provider.loadDataRepresentation(for: .jpeg)
    #expect(String(decoding: data, as: UTF8.self) == "a public.jpeg")
  }

  @Test func aTypeThatIsThereStays() async throws {
    let provider = ItemProvider(data: Data("first".utf8), type: .jpeg)
    provider.registerObject(Picture(name: "a"), visibility: .all)
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg", "public.png"])
    #expect(try await provider.loadDataRepresentation(for: .jpeg) == Data("first".utf8))
  }

  @Test func asAFileItIsTemporaryAndNeverInPlace() async throws {
    let provider = ItemProvider(object: Picture(name: "a"))
    try await provider.withInPlaceFileRepresentation(for: .png) { (url, isInPlace) async throws in
      #expect(!isInPlace)
      #expect(try Data(contentsOf: url) == Data("a public.png".utf8))
    }
  }

  @Test func anObjectThatIsProducedWhenItIsNeeded() async throws {
    let provider = ItemProvider()
    provider.registerObject(ofClass: Picture.self) { completion in
      let progress = Progress(totalUnitCount: 1)
      DispatchQueue.global().async { completion(Picture(name: "late"), nil) }
      return progress
    }
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    let picture = try await provider.loadObject(ofClass: Picture.self)
    #expect(picture == Picture(name: "late public.jpeg", readAs: "public.jpeg"))
    provider.registerObject(ofClass: String.self) { completion in
      completion(nil, CocoaError(.featureUnsupported))
      return nil
    }
    let error = await #expect(throws: CocoaError.self) {
      try await provider.loadObject(ofClass: String.self)
    }
    #expect(error?.code == .featureUnsupported)
  }

  @Test func theReadersOrderDecides() async throws {
    let provider = ItemProvider()
    for type in ["public.rtf", "public.utf8-plain-text"] {
      provider.registerDataRepresentation(forTypeIdentifier: type) { completion in
        completion(Data(), nil)
        return nil
      }
    }
    #expect(try await provider.loadObject(ofClass: Note.self).type == "public.utf8-plain-text")
  }

  @Test func aKindOfWhatCanBeReadIsRead() async throws {
    let provider = ItemProvider(data: Data("p".utf8), type: .png)
    #expect(provider.canLoadObject(ofClass: Picture.self))
    let picture = try await provider.loadObject(ofClass: Picture.self)
    #expect(picture == Picture(name: "p", readAs: "public.png"))
  }

  @Test func nothingInCommon() async throws {
    let provider = ItemProvider(data: Data(), type: .pdf)
    #expect(!provider.canLoadObject(ofClass: Picture.self))
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.loadObject(ofClass: Picture.self)
    }
    #expect(error?.code == .unavailableCoercion)
    #expect((error as NSError?)?.code == -1200)
    #expect(
      error?.description == "Cannot load an item: it cannot be made into Picture, which is read "
        + "from public.jpeg, public.image; offered: com.adobe.pdf")
    let calls = Calls<Bool>()
    ItemProvider().loadObject(ofClass: Picture.self) { object, error in
      calls.add(object == nil && error as? ItemProviderError == .unavailableCoercion)
    }
    #expect(try await calls.first())
  }

  @Test func whatTheClassThrowsIsTheError() async throws {
    await #expect(throws: Picture.Unreadable.self) {
      try await ItemProvider(data: Data(), type: .png).loadObject(ofClass: Picture.self)
    }
  }

  @Test func textAndURLs() async throws {
    let url = URL(filePath: "/photos/a b.jpg")
    let provider = ItemProvider(object: url)
    #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect(try await provider.loadObject(ofClass: URL.self) == url)
    let text = ItemProvider(object: "Grüße")
    #expect(try await text.loadObject(ofClass: String.self) == "Grüße")
    let broken = ItemProvider(data: Data([0xff]), type: .plainText)
    let error = await #expect(throws: ItemProviderError.unexpectedValueClass) {
      try await broken.loadObject(ofClass: String.self)
    }
    #expect(error?.reason == "its public.plain-text is no UTF-8")
    #expect(
      ItemProvider(object: URL(string: "https://example.org")!)
        .registeredTypeIdentifiers == ["public.url"])
  }

  @Test func visibility() {
    #expect(
      Picture(name: "a").itemProviderVisibilityForRepresentation(
        withTypeIdentifier: "public.png") == .ownProcess)
    #expect("".itemProviderVisibilityForRepresentation(withTypeIdentifier: "public.text") == .all)
  }
}
