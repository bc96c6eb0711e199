import Foundation
import ItemProvider
import MetadataKit
import Testing
import UniformTypes

@Suite struct ItemProviderMetadataTests {
  private let path = FilePath(Fixture.path("photo.jpg"))

  @Test func comesFromAFile() async throws {
    let provider = ItemProvider(path: path)
    let metadata = try await provider.metadata()
    #expect(metadata["IFD0:Make"]?.string == "FUJIFILM")
    #expect(metadata.statistics.reads == 1)
    let immediate = try #require(try provider.immediateMetadata())
    #expect(immediate.tags.count == metadata.tags.count)
  }

  @Test func comesFromData() async throws {
    let data = try Data(contentsOf: Fixture.folder.appending(path: "photo.jpg"))
    let provider = ItemProvider(data: data, type: .jpeg, suggestedName: "photo.png")
    #expect(try await provider.metadata().facts.pixelWidth == 640)
    let metadata = try #require(try provider.immediateMetadata())
    #expect(metadata.facts.pixelWidth == 640)
    #expect(metadata.warnings.contains { $0.code == .extensionMismatch })
  }

  @Test func comesFromALoadHandler() async throws {
    let data = try Data(contentsOf: Fixture.folder.appending(path: "photo.jpg"))
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .plainText) { completion in
      completion(Data("a caption".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(for: .jpeg) { completion in
      completion(data, nil)
      return nil
    }
    #expect(try provider.immediateMetadata() == nil, "somebody has to be asked")
    #expect(try await provider.metadata().facts.pixelWidth == 640, "the photo, not its caption")
  }

  @Test func failsWithTheFile() async throws {
    let provider = ItemProvider(path: "no such file.jpg")
    #expect(throws: MetadataError.self) { try provider.immediateMetadata() }
    await #expect(throws: (any Error).self) { try await provider.metadata() }
  }

  @Test func optionsCount() async throws {
    var options = ReadOptions()
    options.factsOnly = true
    let metadata = try await ItemProvider(path: path).metadata(options: options)
    #expect(metadata["IFD0:Make"] == nil)
    #expect(metadata.facts.pixelWidth == 640)
  }
}
