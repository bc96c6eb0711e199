import Foundation
import ItemProvider
import Testing
import UniformTypes

// What developers rely on or trip over with NSItemProvider, and what this one does there.
struct ContractTests {
  func offering(_ identifiers: String...) -> ItemProvider {
    let provider = ItemProvider()
    for identifier in identifiers {
      provider.registerDataRepresentation(forTypeIdentifier: identifier) { completion in
        completion(Data(identifier.utf8), nil)
        return nil
      }
    }
    return provider
  }

  @Test func exactBeforeConformingBeforeAnError() async throws {
    let provider = offering("public.heic", "public.jpeg", "public.image")
    let load = { (type: String) in
      String(
        decoding: try await provider.loadDataRepresentation(forTypeIdentifier: type),
        as: UTF8.self)
    }
    #expect(try await load("public.image") == "public.image")
    #expect(try await load("public.data") == "public.heic")
    #expect(try await load("public.jpeg") == "public.jpeg")
    let error = await #expect(throws: ItemProviderError.self) { try await load("public.movie") }
    #expect(error?.code == .itemUnavailable && (error as NSError?)?.code == -1000)
    #expect((error as NSError?)?.domain == "NSItemProviderErrorDomain")
    let text = "Cannot load representation of type public.movie"
    #expect(error?.localizedDescription.hasPrefix(text) == true)
    #expect(
      error?.localizedDescription.hasSuffix("offered: public.heic, public.jpeg, public.image")
        == true)
  }

  // Undeclared and dynamic types have no supertypes that anybody knows.
  @Test func unknownTypesAreComparedByTheirNames() async throws {
    let provider = offering("org.example.own", "com.apple.live-photo-bundle")
    #expect(provider.hasItemConformingToTypeIdentifier("org.example.own"))
    #expect(!provider.hasItemConformingToTypeIdentifier("org.example.other"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.movie"))
  }

  @Test func aLivePhotosStillIsPreferredToItsBundle() async throws {
    let provider = offering(
      "com.apple.live-photo-bundle", "public.heic", "com.apple.quicktime-movie")
    let still = try #require(provider.registeredContentTypes(conformingTo: .image).first)
    #expect(still == .heic)
    let movie = try await provider.loadDataRepresentation(for: .movie)
    #expect(movie == Data("com.apple.quicktime-movie".utf8))
  }

  @Test func rawAndJPEGInOneProvider() async throws {
    let provider = offering("com.adobe.raw-image", "public.jpeg")
    #expect(
      provider.registeredContentTypes(conformingTo: .image).map(\.identifier)
        == ["com.adobe.raw-image", "public.jpeg"])
    #expect(provider.registeredContentTypes(conformingTo: .rawImage).count == 1)
  }

  @Test func animationsAreToldBeforeTheGenericImage() {
    #expect(offering("com.compuserve.gif").hasItemConformingToTypeIdentifier("com.compuserve.gif"))
    let webP = offering("org.webmproject.webp")
    #expect(webP.hasItemConformingToTypeIdentifier("org.webmproject.webp"))
    #expect(webP.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!webP.hasItemConformingToTypeIdentifier("com.compuserve.gif"))
  }

  @Test func handlersRunAtTheSameTimeAndNeverOnTheMainThread() async throws {
    let provider = ItemProvider()
    let inside = Locked(0)
    let onMain = Calls<Bool>()
    // Each handler waits until both are running.
    provider.registerDataRepresentation(for: .png) { completion in
      onMain.add(Thread.isMainThread)
      inside.withLock { $0 += 1 }
      while inside.withLock({ $0 }) < 2 { usleep(100) }
      completion(Data(), nil)
      return nil
    }
    let done = Calls<Bool>()
    for _ in 0..<2 {
      provider.loadDataRepresentation(for: .png) { _, _ in done.add(Thread.isMainThread) }
    }
    try await wait { done.all.count == 2 }
    #expect(onMain.all == [false, false] && done.all == [false, false])
  }

  @Test func resultsOfManyLoadsAreToldApartByPosition() async throws {
    let providers = (0..<300).map {
      ItemProvider(data: Data("\($0)".utf8), type: $0 % 2 == 0 ? .png : .jpeg)
    }
    let results = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for (position, provider) in providers.enumerated() {
        group.addTask { (position, try await provider.loadDataRepresentation(for: .image)) }
      }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    #expect(results == Dictionary(uniqueKeysWithValues: (0..<300).map { ($0, Data("\($0)".utf8)) }))
  }

  @Test func theFileMayBeMovedAwayInTheHandler() async throws {
    let folder = try TestFolder()
    let kept = folder.url.appending(path: "kept.jpg")
    let calls = Calls<Bool>()
    ItemProvider(data: Data([1]), type: .jpeg).loadFileRepresentation(for: .jpeg) { url, _ in
      calls.add((try? FileManager.default.moveItem(at: url!, to: kept)) != nil)
    }
    #expect(try await calls.first())
    try await Task.sleep(for: .milliseconds(20))
    #expect(exists(kept))
  }

  @Test func everyLoadHasAnotherPath() async throws {
    let provider = ItemProvider(data: Data([1]), type: .jpeg)
    var paths: Set<String> = []
    for _ in 0..<10 {
      paths.insert(try await provider.withFileRepresentation(for: .jpeg) { $0.path })
    }
    #expect(paths.count == 10)
  }

  @Test func aTaskThatOutlivesTheHandlerReadsAMissingFile() async throws {
    let paths = Calls<URL>()
    ItemProvider(data: Data([1]), type: .jpeg).loadFileRepresentation(for: .jpeg) { url, _ in
      url.map(paths.add)
    }
    let url = try await paths.first()
    try await wait { !exists(url) }
    let error = #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
    #expect(error?.code == .fileReadNoSuchFile)
  }

  // A relative path is looked up in the current folder; iOS refuses it.
  @Test func relativeFileURLs() async throws {
    let provider = ItemProvider(path: "no-such-file.jpg")
    await #expect(throws: ItemProviderError.itemUnavailable) {
      try await provider.loadDataRepresentation(for: .jpeg)
    }
    let url = URL(filePath: "proc/self/status", relativeTo: URL(filePath: "/"))
    #if os(Linux)
      let status = try #require(ItemProvider(contentsOf: url))
      #expect(try await !status.loadDataRepresentation(for: .data).isEmpty)
    #endif
  }

  @Test func exactlyOneOfValueAndError() async throws {
    let calls = Calls<(Bool, Bool)>()
    let provider = offering("public.png")
    for type in [TypeIdentifier.png, .jpeg] {
      provider.loadDataRepresentation(for: type) { calls.add(($0 != nil, $1 != nil)) }
      provider.loadFileRepresentation(for: type) { calls.add(($0 != nil, $1 != nil)) }
      provider.loadObject(ofClass: String.self) { calls.add(($0 != nil, $1 != nil)) }
    }
    try await wait { calls.all.count == 6 }
    #expect(calls.all.allSatisfy { $0.0 != $0.1 })
  }
}
