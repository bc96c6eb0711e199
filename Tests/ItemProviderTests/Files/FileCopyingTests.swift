import Foundation
import ItemProvider
import Testing
import UniformTypes

struct FileCopyingTests {
  @Test(arguments: [0, 1, 1 << 19, (1 << 19) + 1, 3_000_000])
  func copiesEveryByte(_ count: Int) async throws {
    let folder = try TestFolder()
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let provider = ItemProvider(path: try folder.path("a.bin", bytes))
    try await provider.withFileRepresentation(for: .data) { url in
      let copy = try Data(contentsOf: url)
      #expect(copy == bytes)
    }
    let memory = ItemProvider(data: bytes, type: .data)
    try await memory.withFileRepresentation(for: .data) { url in
      let copy = try Data(contentsOf: url)
      #expect(copy == bytes)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func copiesAFileThatDoesNotKnowItsSize() async throws {
    let provider = ItemProvider(path: "/proc/self/status", contentType: .plainText)
    try await provider.withFileRepresentation(for: .plainText) { url in
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.contains("VmPeak"))
    }
  }

  @Test func holesStayHoles() async throws {
    let folder = try TestFolder()
    let movie = try folder.file("big.mov", Data("start".utf8))
    let handle = try FileHandle(forUpdating: movie)
    try handle.seek(toOffset: 2 << 30)
    try handle.write(contentsOf: Data("middle".utf8))
    try handle.truncate(atOffset: 4 << 30)
    try handle.close()
    let provider = ItemProvider(path: FilePath(movie.path))
    try await provider.withFileRepresentation(for: .movie) { url in
      let copy = try FileHandle(forReadingFrom: url)
      defer { try? copy.close() }
      #expect(try copy.read(upToCount: 5) == Data("start".utf8))
      try copy.seek(toOffset: 2 << 30)
      #expect(try copy.read(upToCount: 8) == Data("middle\0\0".utf8))
      #expect(try copy.seekToEnd() == 4 << 30)
      var status = stat()
      #expect(stat(url.path, &status) == 0)
      #expect(status.st_blocks * 512 < 10 << 20)
    }
  }

  @Test func theCopyHasTheOriginalsTime() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    try await ItemProvider(path: FilePath(file.path)).withFileRepresentation(for: .jpeg) { url in
      let copied = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate]
      #expect(copied as? Date == time)
    }
  }
}
