import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderReadingTests {
  @Test func immediateSourceOfAFile() {
    let provider = ItemProvider(path: "/no/such/a.jpg")
    #expect(provider.immediateSource() == .file("/no/such/a.jpg"))
    #expect(provider.immediateSource(conformingTo: .image) == .file("/no/such/a.jpg"))
    #expect(provider.immediateSource(conformingTo: .movie) == nil)
  }

  @Test func immediateSourceOfData() {
    let provider = ItemProvider(data: Data([1]), type: .png)
    #expect(provider.immediateSource() == .data(Data([1])))
    #expect(provider.immediateSource(conformingTo: .image) == .data(Data([1])))
    #expect(provider.immediateSource(conformingTo: .jpeg) == nil)
  }

  @Test func noImmediateSourceWhereAHandlerIsNeeded() {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { _ in nil }
    #expect(provider.immediateSource() == nil)
  }

  @Test func readsAFileWithoutACopy() async throws {
    let folder = try TestFolder()
    let path = try folder.path("a.jpg")
    let source = try await ItemProvider(path: path).readSource { $0 }
    #expect(source == .file(path))
  }

  @Test func theFileOfAHandlerIsThereWhileItIsRead() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .jpeg) { completion in
      completion(file, false, nil)
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    let (path, content) = try await provider.readSource(conformingTo: .image) { source in
      guard case .file(let path) = source else { throw ItemProviderError.unknown }
      return (path, try Data(contentsOf: URL(filePath: path.string)))
    }
    #expect(path == FilePath(file.path))
    #expect(content == Data("content".utf8))
  }

  @Test func dataOfAHandler() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .jpeg) { completion in
      completion(Data([7]), nil)
      return nil
    }
    let calls = Calls<Result<RepresentationSource, any Error>>()
    let progress = provider.readSource {
      $0
    } completionHandler: {
      calls.add($0)
    }
    #expect(try await calls.first().get() == .data(Data([7])))
    #expect(progress.fractionCompleted == 1)
  }

  @Test func errorsOfTheReaderArePassedOn() async throws {
    struct Broken: Error {}
    await #expect(throws: Broken.self) {
      try await ItemProvider(path: "/a.jpg").readSource { _ in throw Broken() }
    }
  }
}
