import Foundation
import ItemProvider
import Testing
import UniformTypes

struct FileErrorTests {
  func failure(_ path: FilePath) async -> ItemProviderError? {
    let provider = ItemProvider(path: path, contentType: .jpeg)
    let asData = await #expect(throws: ItemProviderError.self) {
      try await provider.loadDataRepresentation(for: .jpeg)
    }
    let asFile = await #expect(throws: ItemProviderError.self) {
      try await provider.withFileRepresentation(for: .jpeg) { _ in }
    }
    #expect(asData?.description == asFile?.description)
    #expect(asData?.code == .itemUnavailable)
    #expect(asData?.path == path)
    return asData
  }

  @Test func vanished() async throws {
    let error = await failure("/no/such/file.jpg")
    #expect(cocoaCode(error?.underlyingError) == .fileReadNoSuchFile)
    #expect(
      error?.description == "Cannot load representation of type public.jpeg: "
        + "/no/such/file.jpg could not be opened: No such file or directory")
    let inPlace = Calls<(any Error)?>()
    ItemProvider(path: "/no/such/file.jpg")
      .loadInPlaceFileRepresentation(forTypeIdentifier: "public.jpeg") { inPlace.add($2) }
    let missing = try await inPlace.first() as? ItemProviderError
    #expect(cocoaCode(missing?.underlyingError) == .fileReadNoSuchFile)
  }

  @Test func vanishedBetweenQuestionAndLoad() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg")
    let provider = ItemProvider(path: FilePath(file.path))
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
    try FileManager.default.removeItem(at: file)
    let error = await failure(FilePath(file.path))
    #expect(cocoaCode(error?.underlyingError) == .fileReadNoSuchFile)
  }

  @Test func device() async throws {
    let error = await failure("/dev/null")
    #expect(error?.reason == "/dev/null could not be read: it is no regular file")
  }

  @Test func pipeWithoutAWriterDoesNotWait() async throws {
    let folder = try TestFolder()
    let pipe = folder.url.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(await failure(FilePath(pipe))?.reason?.hasSuffix("it is no regular file") == true)
  }

  /// Whoever is handed its place would wait for ever.
  @Test func aDeviceIsNotDeliveredInPlace() async throws {
    let provider = ItemProvider(path: "/dev/zero")
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.withInPlaceFileRepresentation(for: .data) { _, _ in }
    }
    #expect(error?.reason?.hasSuffix("it is no regular file") == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func readingFails() async throws {
    let error = await failure("/proc/self/mem")
    #expect(error?.reason == "/proc/self/mem could not be read: Input/output error")
  }

  @Test func aNullNeverCutsAPath() async throws {
    let folder = try TestFolder()
    let path = try folder.path("a.jpg")
    let error = await failure(FilePath(bytes: path.bytes + [0] + Array(".png".utf8)))
    #expect(cocoaCode(error?.underlyingError) == .fileReadInvalidFileName)
  }

  #if os(Linux)
    // In a process of its own, which stops being root.
    @Test func withoutPermission() async throws {
      await #expect(processExitsWith: .success) {
        let folder = try TestFolder()
        let file = try folder.file("a.jpg")
        try #require(chmod(file.path, 0) == 0)
        if geteuid() == 0 { try #require(seteuid(65534) == 0) }
        let error = await FileErrorTests().failure(FilePath(file.path))
        _ = seteuid(0)
        #expect(cocoaCode(error?.underlyingError) == .fileReadNoPermission)
      }
    }

    /// Whether a disk may be mounted, tried once: the superuser of a container may not.
    private static let mayMount: Bool = {
      guard geteuid() == 0, let folder = try? TestFolder() else { return false }
      guard mount("tmpfs", folder.url.path, "tmpfs", 0, "size=65536") == 0 else { return false }
      return umount(folder.url.path) == 0
    }()

    @Test(.enabled(if: mayMount, "Only the superuser may mount a disk to fill, and not everywhere"))
    func aFullDisk() async throws {
      await #expect(processExitsWith: .success) {
        let folder = try TestFolder()
        let disk = folder.url.appending(path: "disk").path
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
        try #require(mount("tmpfs", disk, "tmpfs", 0, "size=65536") == 0)
        defer { _ = umount(disk) }
        setenv("TMPDIR", disk, 1)
        let bytes = Data(count: 1 << 20)
        let provider = ItemProvider(data: bytes, type: .jpeg)
        let remote = ItemProvider(
          reader: RangedReader(count: bytes.count, reading: { bytes.subdata(in: $0) }), type: .jpeg)
        for provider in [provider, remote] {
          let error = await #expect(throws: ItemProviderError.self) {
            try await provider.withFileRepresentation(for: .jpeg) { _ in }
          }
          #expect(cocoaCode(error?.underlyingError) == .fileWriteOutOfSpace)
          #expect(error?.reason?.hasSuffix("could not be written: No space left on device") == true)
          try await wait {
            (try? FileManager.default.contentsOfDirectory(atPath: disk).isEmpty) == true
          }
        }
      }
    }

    // In a process of its own, which may write small files only.
    @Test func noRoomForTheCopy() async throws {
      await #expect(processExitsWith: .success) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let provider = ItemProvider(
          data: Data(count: 10_000), type: .jpeg, suggestedName: "noRoomForTheCopy")
        let error = await #expect(throws: ItemProviderError.self) {
          try await provider.withFileRepresentation(for: .jpeg) { _ in }
        }
        #expect(cocoaCode(error?.underlyingError) == .fileWriteUnknown)
        #expect(error?.reason?.hasSuffix("could not be written: File too large") == true)
        #expect(try leftovers(named: "noRoomForTheCopy.jpeg").isEmpty)
      }
    }
  #endif
}
