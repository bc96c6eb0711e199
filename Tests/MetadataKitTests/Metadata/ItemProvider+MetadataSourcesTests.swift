import Foundation
import ItemProvider
import MetadataKit
import Synchronization
import Testing
import UniformTypes

struct ItemProviderMetadataSourcesTests {
  /// Everything that a reading says, but for how it was read.
  func text(_ metadata: Metadata) -> [String] {
    metadata.tags.map { "\($0.group):\($0.name) \($0.description)" }
      + ["\(metadata.format.name) \(metadata.fileSize) \(metadata.facts)"]
  }

  func provider(_ name: String) -> ItemProvider {
    ItemProvider(path: FilePath(Fixture.path(name)))
  }

  @Test(arguments: [
    "photo.jpg", "exif-xmp.heic", "apple-keys.mov", "animated.webp", "exif-gps.tif",
  ])
  func everySourceSaysTheSame(_ name: String) async throws {
    let bytes = try Data(contentsOf: Fixture.folder.appending(path: name))
    let expected = text(try Fixture.metadata(name))
    let url = Fixture.folder.appending(path: name)
    let (asData, asFile) = (ItemProvider(), ItemProvider())
    asData.registerDataRepresentation(for: .image) { completion in
      completion(bytes, nil)
      return nil
    }
    asFile.registerFileRepresentation(for: .image) { completion in
      completion(url, false, nil)
      return nil
    }
    let handle = try FileHandle(forReadingFrom: url)
    let providers = [
      provider(name), ItemProvider(data: bytes, type: .image), asData, asFile,
      ItemProvider(descriptor: handle.fileDescriptor),
      ItemProvider(
        reader: RangedReader(count: bytes.count, reading: { bytes.subdata(in: $0) }),
        type: .image),
      ItemProvider(
        reader: RangedReader(count: bytes.count, fetching: { bytes.subdata(in: $0) }),
        type: .image),
    ]
    for provider in providers {
      #expect(text(try await provider.metadata()) == expected)
      let called: Metadata = try await withCheckedThrowingContinuation { continuation in
        let progress = provider.metadata { metadata, error in
          continuation.resume(with: Result { try metadata ?? { throw error! }() })
        }
        _ = progress
      }
      #expect(text(called) == expected)
    }
    #expect(try asData.immediateMetadata() == nil && providers[6].immediateMetadata() == nil)
    #expect(try provider(name).immediateMetadata().map(text) == expected)
  }

  /// What would have to be fetched beyond the limit is warned of; what stands before it is told.
  @Test func moreThanMayBeFetchedIsAWarning() async throws {
    let picture = PNGBytes.chunk("IDAT", [UInt8](repeating: 0, count: 8 << 10))
    let bytes = Data(
      PNGBytes.file(
        PNGBytes.chunk("tEXt", "Title\0before"), Array(repeatElement(picture, count: 64).joined())))
    let provider = ItemProvider(
      reader: RangedReader(count: bytes.count, fetching: { bytes.subdata(in: $0) }), type: .png)
    var options = ReadOptions()
    options.limits.totalBytes = 100 << 10
    let metadata = try await provider.metadata(options: options)
    #expect(metadata["PNG:Title"]?.description == "before")
    #expect(metadata.facts.pixelWidth == 7)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// Nothing of a large picture is copied but what its metadata takes.
  @Test func dataIsReadWhereItIs() throws {
    var bytes = Data(try Fixture.bytes("photo.jpg"))
    bytes.append(Data(count: 8 << 20))
    let provider = ItemProvider(data: bytes.dropFirst(0), type: .jpeg)
    let metadata = try #require(try provider.immediateMetadata())
    #expect(metadata["IFD0:Make"]?.description == "FUJIFILM")
    #expect((1...(256 << 10)).contains(metadata.statistics.bytesRead))
    // A slice of data starts elsewhere than at 0.
    let slice = (Data([1, 2, 3]) + bytes)[3...]
    let same = try ItemProvider(data: slice, type: .jpeg).immediateMetadata()
    #expect(same.map(text) == text(metadata))
  }

  @Test func thePictureCountsAmongSeveral() async throws {
    let provider = ItemProvider(data: Data("text".utf8), type: .plainText)
    let photo = Data(try Fixture.bytes("photo.jpg"))
    provider.registerDataRepresentation(for: .jpeg) { completion in
      completion(photo, nil)
      return nil
    }
    #expect(try await provider.metadata().format.type == .jpeg)
  }

  // Pickers deliver HEIC under names and types that say JPEG.
  @Test func theBytesSayWhatItIs() async throws {
    let heic = Data(try Fixture.bytes("plain.heic"))
    let metadata = try await ItemProvider(data: heic, type: .jpeg, suggestedName: "IMG_1.jpg")
      .metadata()
    #expect(metadata.format.type == .heic)
    #expect(metadata.warnings.contains { $0.code == .extensionMismatch })
  }

  @Test func progressEndsAtOne() async throws {
    let done = Mutex(false)
    let progress = provider("photo.jpg").metadata { _, _ in done.withLock { $0 = true } }
    var last = -1.0
    for await fraction in progress.fractions {
      #expect(fraction >= last)
      last = fraction
    }
    #expect(last == 1 && progress.isFinished)
    while !done.withLock({ $0 }) { await Task.yield() }
  }

  @Test func errors() async throws {
    await #expect(throws: MetadataError.self) { try await provider("no-such-file.jpg").metadata() }
    await #expect(throws: MetadataError.self) {
      try await ItemProvider(path: FilePath(Fixture.folder.path)).metadata()
    }
    await #expect(throws: ItemProviderError.itemUnavailable) {
      try await ItemProvider().metadata()
    }
    let remote = RangedReader(count: 100, fetching: { _ in throw URLError(.timedOut) })
    await #expect(throws: URLError.self) {
      try await ItemProvider(reader: remote, type: .jpeg).metadata()
    }
  }

  @Test func cancelling() async throws {
    let started = Mutex(false)
    let reader = RangedReader(count: 100) { _ in
      started.withLock { $0 = true }
      try await Task.sleep(for: .seconds(100))
      return Data()
    }
    let provider = ItemProvider(reader: reader, type: .jpeg)
    let task = Task { try await provider.metadata() }
    while !started.withLock({ $0 }) { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
