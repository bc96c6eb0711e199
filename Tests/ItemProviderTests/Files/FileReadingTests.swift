import Foundation
import ItemProvider
import Testing
import UniformTypes

struct FileReadingTests {
  @Test(arguments: [0, 1, 1 << 20, (1 << 20) + 1, 3_000_000])
  func readsEveryByte(_ count: Int) async throws {
    let folder = try TestFolder()
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let provider = ItemProvider(path: try folder.path("a.bin", bytes))
    #expect(try await provider.loadDataRepresentation(for: .data) == bytes)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func readsAFileThatDoesNotKnowItsSize() async throws {
    let provider = ItemProvider(path: "/proc/self/status", contentType: .plainText)
    let data = try await provider.loadDataRepresentation(for: .plainText)
    #expect(String(decoding: data, as: UTF8.self).contains("VmPeak"))
  }

  @Test func namesOfAnyBytes() async throws {
    let folder = try TestFolder()
    let plain = try folder.path("plain.jpg")
    let odd = FilePath(bytes: Array(folder.url.path.utf8) + [0x2F, 0xFF, 0x2E, 0x6A, 0x70, 0x67])
    try #require(plain.rename(to: odd))
    let provider = ItemProvider(path: odd)
    #expect(provider.registeredContentTypes == [.jpeg])
    #expect(try await provider.loadDataRepresentation(for: .jpeg) == Data("content".utf8))
    // A URL cannot lead to it: instead of the original there is a copy with a name that one can.
    try await provider.withInPlaceFileRepresentation(for: .jpeg) { (url, isInPlace) async throws in
      #expect(!isInPlace)
      #expect(url.lastPathComponent == "\u{FFFD}.jpg")
      let content = try Data(contentsOf: url)
      #expect(content == Data("content".utf8))
    }
  }
}

extension FilePath {
  fileprivate func rename(to other: FilePath) -> Bool {
    let names = (
      nullTerminated.map(CChar.init(bitPattern:)), other.nullTerminated.map(CChar.init(bitPattern:))
    )
    return Foundation.rename(names.0, names.1) == 0
  }
}
