import Foundation
import ItemProvider
import Testing
import UniformTypes

struct RangedReaderTests {
  static let bytes = Data((0..<3_500_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })

  func readers() -> [RangedReader] {
    [
      RangedReader(count: Self.bytes.count, reading: { Self.bytes.subdata(in: $0) }),
      RangedReader(
        count: Self.bytes.count,
        fetching: { range in
          await Task.yield()
          return Self.bytes.subdata(in: range)
        }),
    ]
  }

  @Test func asDataAndAsAFile() async throws {
    for reader in readers() {
      let provider = ItemProvider(reader: reader, type: .jpeg, suggestedName: "remote")
      #expect(provider.immediateSource() == .reader(reader))
      #expect(try await provider.loadDataRepresentation(for: .image) == Self.bytes)
      try await provider.withInPlaceFileRepresentation(for: .image) {
        (url, isInPlace) async throws in
        #expect(!isInPlace && url.lastPathComponent == "remote.jpeg")
        #expect(try Data(contentsOf: url) == Self.bytes)
      }
    }
  }

  @Test func progressCountsItsBytes() async throws {
    for reader in readers() {
      let calls = Calls<Bool>()
      let progress = ItemProvider(reader: reader, type: .jpeg)
        .loadFileRepresentation(for: .jpeg) { url, _ in calls.add(url != nil) }
      let seen = Calls<Double>()
      progress.observe { seen.add($0) }
      #expect(try await calls.first())
      #expect(progress.totalUnitCount == Int64(Self.bytes.count))
      try await wait { seen.all.last == 1 }
      #expect(seen.all == seen.all.sorted())
    }
  }

  @Test(arguments: [-1, 1]) func aReaderThatGivesTheWrongNumberOfBytes(_ extra: Int) async throws {
    let reader = RangedReader(count: 100, reading: { Data(count: $0.count + extra) })
    let error = await #expect(throws: ItemProviderError.self) {
      try await ItemProvider(reader: reader, type: .png).loadDataRepresentation(for: .png)
    }
    #expect(error?.reason == "its reader gave \(100 + extra) bytes for the 100 from 0")
    #expect(error?.requestedType == .png && error?.offeredTypes == [.png])
    // The same in the reader's own words is passed on as it is.
    let own = ItemProviderError(.itemUnavailable, reason: "own")
    let throwing = RangedReader(count: 100, reading: { _ in throw own })
    let passed = await #expect(throws: ItemProviderError.self) {
      try await ItemProvider(reader: throwing, type: .png).loadDataRepresentation(for: .png)
    }
    #expect(passed?.description == own.description)
  }

  @Test func itsErrorsArePassedOn() async throws {
    let reader = RangedReader(count: 10, fetching: { _ in throw URLError(.timedOut) })
    let provider = ItemProvider(reader: reader, type: .png, suggestedName: "fails-remotely")
    await #expect(throws: URLError.self) { try await provider.loadDataRepresentation(for: .png) }
    await #expect(throws: URLError.self) {
      try await provider.withFileRepresentation(for: .png) { _ in }
    }
    #expect(try leftovers(named: "fails-remotely.png").isEmpty)
  }

  @Test func cancellingReachesTheTaskThatFetches() async throws {
    let (started, cancelled) = (Calls<Bool>(), Calls<Bool>())
    let reader = RangedReader(count: 10) { _ in
      started.add(true)
      do { try await Task.sleep(for: .seconds(3600)) } catch { cancelled.add(true) }
      return Data(count: 10)
    }
    let errors = Calls<(any Error)?>()
    let progress = ItemProvider(reader: reader, type: .png)
      .loadDataRepresentation(for: .png) { errors.add($1) }
    _ = try await started.first()
    progress.cancel()
    #expect(cocoaCode(try await errors.first()) == .userCancelled)
    #expect(try await cancelled.first())
  }

  // More than there are threads, none of which may be blocked by what waits.
  @Test func manyThatWaitForEachOther() async throws {
    let arrived = Locked(0)
    let reader = RangedReader(count: 1) { _ in
      arrived.withLock { $0 += 1 }
      while arrived.withLock({ $0 }) < 500 { try await Task.sleep(for: .milliseconds(1)) }
      return Data([7])
    }
    let provider = ItemProvider(reader: reader, type: .png)
    try await withThrowingTaskGroup { group in
      for _ in 0..<500 {
        group.addTask { try await provider.loadDataRepresentation(for: .png) }
      }
      for try await data in group { #expect(data == Data([7])) }
    }
  }

  @Test func rangesAreCutToWhatThereIs() async throws {
    let (now, later) = (readers()[0], readers()[1])
    let end = Self.bytes.count
    #expect(try await later.bytes(in: (end - 2)..<(end + 5)) == Self.bytes.suffix(2))
    #expect(try now.bytesNow(in: -5..<3) == Self.bytes.prefix(3))
    #expect(try now.bytesNow(in: end..<(end + 1)).isEmpty)
    #expect(throws: ItemProviderError.self) { try later.bytesNow(in: 0..<1) }
    #expect(now.isSynchronous && !later.isSynchronous)
  }
}
