import Foundation
import ItemProvider
import Testing
import UniformTypes

struct TemporaryFileTests {
  func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func onlyTheOwnerGetsIn() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    try #require(chmod(file.path, 0o777) == 0)
    let providers = [
      ItemProvider(path: FilePath(file.path)), ItemProvider(data: Data(), type: .jpeg),
    ]
    for provider in providers {
      try await provider.withFileRepresentation(for: .jpeg) { url in
        let modes = try (mode(url), mode(url.deletingLastPathComponent()))
        #expect(modes == (0o600, 0o700))
      }
    }
  }

  @Test func aNewPlaceForEachLoad() async throws {
    let provider = ItemProvider(data: Data(), type: .jpeg, suggestedName: "a")
    try await provider.withFileRepresentation(for: .jpeg) { first in
      try await provider.withFileRepresentation(for: .jpeg) { second in
        #expect(first != second)
        #expect(first.lastPathComponent == second.lastPathComponent)
      }
    }
  }

  @Test func whatTheHandlerPutBesideItIsRemovedToo() async throws {
    let provider = ItemProvider(data: Data("a".utf8), type: .jpeg)
    let folder = try await provider.withFileRepresentation(for: .jpeg) { url in
      try Data("b".utf8).write(to: url.deletingPathExtension().appendingPathExtension("xmp"))
      return url.deletingLastPathComponent()
    }
    #expect(!exists(folder))
  }

  @Test func theHandlerMayMoveItAway() async throws {
    let folder = try TestFolder()
    let kept = folder.url.appending(path: "kept.jpg")
    let provider = ItemProvider(data: Data("a".utf8), type: .jpeg)
    let place = try await provider.withFileRepresentation(for: .jpeg) { url in
      try FileManager.default.moveItem(at: url, to: kept)
      return url.deletingLastPathComponent()
    }
    #expect(!exists(place))
    #expect(try Data(contentsOf: kept) == Data("a".utf8))
  }
}
