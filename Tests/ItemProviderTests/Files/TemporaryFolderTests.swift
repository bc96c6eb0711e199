import Foundation
import ItemProvider
import Testing
import UniformTypes

#if os(Linux)
  // In processes of their own, which end in the middle of a load.
  struct TemporaryFolderTests {
    /// Runs in the process that ends: delivers a file, and does something while it is there.
    static func deliver(in folder: String, _ body: @escaping @Sendable () -> Void) async throws {
      setenv("TMPDIR", folder, 1)
      let provider = ItemProvider(data: Data(count: 10), type: .jpeg, suggestedName: "a")
      try await provider.withFileRepresentation(for: .jpeg) { (url) async throws in
        #expect(exists(url))
        body()
        try await Task.sleep(for: .seconds(20))
      }
    }

    func contents(_ folder: TestFolder) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aProcessThatIsToldToEndLeavesNothing(_ number: Int32) async throws {
      let folder = try TestFolder()
      let path = folder.url.path
      let result = await #expect(processExitsWith: .failure) {
        [path = path as String, number = number as Int32] in
        ItemProvider.removeTemporaryFilesOnTermination()
        ItemProvider.removeTemporaryFilesOnTermination()
        try await TemporaryFolderTests.deliver(in: path) { kill(getpid(), number) }
      }
      // The signal did what it does without us.
      #expect(result?.exitStatus == .signal(number))
      #expect(try contents(folder) == [])
    }

    @Test func aProcessThatExitsLeavesNothing() async throws {
      let folder = try TestFolder()
      let path = folder.url.path
      await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
        ItemProvider.removeTemporaryFilesOnTermination()
        try await TemporaryFolderTests.deliver(in: path) { exit(3) }
      }
      #expect(try contents(folder) == [])
    }

    @Test func aSignalOfTheHostIsLeftAlone() async throws {
      await #expect(processExitsWith: .exitCode(4)) {
        signal(SIGTERM) { _ in _exit(4) }
        signal(SIGHUP, SIG_IGN)
        ItemProvider.removeTemporaryFilesOnTermination()
        kill(getpid(), SIGHUP)
        kill(getpid(), SIGTERM)
        try await Task.sleep(for: .seconds(20))
      }
    }

    @Test func theNextProcessSweepsWhatAKilledOneLeft() async throws {
      let folder = try TestFolder()
      let path = folder.url.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        try await TemporaryFolderTests.deliver(in: path) { kill(getpid(), SIGKILL) }
      }
      #expect(try contents(folder).count == 1)
      // Somebody else's folder of a similar name, and a living process's, stay.
      let other = folder.url.appending(path: ".Other.abcdef")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
      await #expect(processExitsWith: .success) { [path = path as String] in
        setenv("TMPDIR", path, 1)
        let provider = ItemProvider(data: Data(count: 10), type: .jpeg)
        try await provider.withFileRepresentation(for: .jpeg) { (url) async throws in
          let own = url.deletingLastPathComponent().deletingLastPathComponent()
          let all = try FileManager.default.contentsOfDirectory(atPath: path)
          #expect(Set(all) == [own.lastPathComponent, ".Other.abcdef"])
        }
      }
      #expect(try contents(folder) == [".Other.abcdef"])
    }

    @Test func aFolderThatACleanerRemovedIsMadeAnew() async throws {
      let folder = try TestFolder()
      let path = folder.url.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        setenv("TMPDIR", path, 1)
        let provider = ItemProvider(data: Data(count: 10), type: .jpeg)
        try await provider.withFileRepresentation(for: .jpeg) { (url) async throws in
          let own = url.deletingLastPathComponent().deletingLastPathComponent()
          try FileManager.default.removeItem(at: own)
          for _ in 0..<2 {
            try await provider.withFileRepresentation(for: .jpeg) { (other) async throws in
              #expect(exists(other) && !exists(url))
              #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 1)
            }
          }
        }
        // Without a folder for them, there can be none.
        setenv("TMPDIR", path + "/none", 1)
        let error = await #expect(throws: ItemProviderError.self) {
          try await provider.withFileRepresentation(for: .jpeg) { _ in }
        }
        #expect(error?.reason?.contains("No such file") == true)
      }
      #expect(try contents(folder) == [])
    }

    @Test func aLivingProcessIsNotSwept() async throws {
      let folder = try TestFolder()
      let path = folder.url.path
      let living = folder.url.appending(path: ".ItemProvider.living")
      try FileManager.default.createDirectory(at: living, withIntermediateDirectories: false)
      let lock = open(living.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(lock) }
      try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
      await #expect(processExitsWith: .success) { [path = path as String] in
        setenv("TMPDIR", path, 1)
        try await ItemProvider(data: Data(), type: .jpeg)
          .withFileRepresentation(for: .jpeg) { _ in }
      }
      #expect(try contents(folder) == [".ItemProvider.living"])
    }
  }
#endif
