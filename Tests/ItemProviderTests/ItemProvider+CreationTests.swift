import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderCreationTests {
  @Test(arguments: [
    ("/no/such/a.jpg", TypeIdentifier.jpeg), ("a.HEIC", .heic), ("/x.mp4", .mpeg4Movie),
    ("/no/such/thing", .data),
  ])
  func theTypeOfAPathFollowsFromItsName(_ path: String, _ type: TypeIdentifier) {
    #expect(ItemProvider(path: FilePath(path)).registeredContentTypes == [type])
  }

  @Test func anUnknownExtensionIsADynamicType() throws {
    let type = try #require(ItemProvider(path: "a.xyz123").registeredContentTypes.first)
    #expect(type.isDynamic)
    #expect(type.conforms(to: .data))
  }

  @Test func aFolderIsFoundOut() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "album"), withIntermediateDirectories: false)
    let path = FilePath(folder.url.path).appending("album")
    #expect(ItemProvider(path: path).registeredContentTypes == [.folder])
  }

  @Test(arguments: [
    ("doc.rtfd", "com.apple.rtfd"), ("IMG_1.pvt", "com.apple.private.live-photo-bundle"),
    ("IMG_2.livephoto", "com.apple.live-photo-bundle"), ("Holiday.2024", "public.folder"),
  ])
  func aFolderWithADotInItsName(_ name: String, _ identifier: String) throws {
    let folder = try TestFolder()
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    #expect(ItemProvider(path: FilePath(url.path)).registeredTypeIdentifiers == [identifier])
    let provider = try #require(ItemProvider(contentsOf: url))
    #expect(provider.registeredTypeIdentifiers.first == identifier)
    #expect(
      provider.hasItemConformingToTypeIdentifier("com.apple.live-photo")
        == identifier.contains("live-photo"))
  }

  @Test func theGivenTypeCounts() {
    let provider = ItemProvider(path: "/a.jpg", contentType: .png)
    #expect(provider.registeredContentTypes == [.png])
  }

  @Test func contentsOfAURLOfferTheURL() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a b.jpg")
    let provider = try #require(ItemProvider(contentsOf: file))
    #expect(
      provider.registeredTypeIdentifiers == ["public.jpeg", "public.file-url", "public.url"])
    #expect(provider.suggestedName == nil)
    #expect(provider.registeredContentTypesForOpenInPlace.isEmpty)
    let url = try await provider.loadDataRepresentation(for: .fileURL)
    #expect(String(decoding: url, as: UTF8.self) == file.absoluteString)
    #expect(try await provider.loadDataRepresentation(for: .jpeg) == Data("content".utf8))
  }

  @Test func contentsOfAURLWithAType() {
    let url = URL(filePath: "/no/such/a.jpg")
    let derived = ItemProvider(contentsOf: url, contentType: nil)
    #expect(derived.registeredContentTypes == [.jpeg])
    #expect(derived.suggestedName == "a.jpg")
    #expect(derived.registeredContentTypesForOpenInPlace.isEmpty)
    let given = ItemProvider(
      contentsOf: url, contentType: .png, openInPlace: true, visibility: .ownProcess)
    #expect(given.registeredContentTypes == [.png])
    #expect(given.registeredContentTypesForOpenInPlace == [.png])
  }

  @Test func aURLOfNoFile() throws {
    let url = try #require(URL(string: "https://example.com/a.jpg"))
    #expect(ItemProvider(contentsOf: url) == nil)
    #expect(ItemProvider(contentsOf: url, contentType: .jpeg).registeredContentTypes.isEmpty)
  }

  @Test func data() async throws {
    let provider = ItemProvider(data: Data([1, 2]), type: .png, suggestedName: "dot")
    #expect(provider.registeredContentTypes == [.png])
    #expect(provider.suggestedName == "dot")
    #expect(try await provider.loadDataRepresentation(for: .png) == Data([1, 2]))
    #expect(ItemProvider(data: Data(), type: .png).suggestedName == nil)
  }
}
