import Foundation
import ItemProvider
import Testing
import UniformTypes

#if os(Linux)
  struct ManyLoadsTests {
    // In processes of their own, where every descriptor and temporary file is ours.
    @Test func nothingIsLostOrLeftBehind() async throws {
      await #expect(processExitsWith: .success) {
        let folder = try TestFolder()
        let temporary = folder.url.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
        setenv("TMPDIR", temporary.path, 1)
        let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let file = try folder.file("a.jpg", bytes)

        let registered = ItemProvider()
        registered.registerFileRepresentation(for: .jpeg) { completion in
          DispatchQueue.global().async { completion(file, false, nil) }
          return Progress(totalUnitCount: 10)
        }
        let providers = [
          ItemProvider(path: FilePath(file.path)), ItemProvider(data: bytes, type: .jpeg),
          registered,
        ]
        let delivered = Calls<Bool>()
        let cancelled = Calls<Bool>()
        for number in 0..<600 {
          let progress = providers[number % 3].loadFileRepresentation(for: .image) { url, error in
            let content = url.flatMap { try? Data(contentsOf: $0) }
            number % 5 == 0 ? cancelled.add(true) : delivered.add(content == bytes)
          }
          if number % 5 == 0 { progress.cancel() }
        }
        try await wait { delivered.all.count + cancelled.all.count >= 600 }
        try await Task.sleep(for: .milliseconds(50))
        #expect(delivered.all.count == 480 && delivered.all.allSatisfy { $0 })
        #expect(cancelled.all.count == 120)
        try await wait { openFiles(in: folder.url).isEmpty }
        try await wait {
          (try? FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty) == true
        }
      }
    }
  }

  /// Where the process's descriptors lead to, if it is into a folder.
  func openFiles(in folder: URL) -> [String] {
    let all = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
    return names.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(all)/\($0)")
    }
    .filter { $0.hasPrefix(folder.path) }
  }
#endif
