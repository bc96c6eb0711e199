import Foundation
import ItemProvider
import Testing
import UniformTypes

struct LoadTests {
  @Test func theFirstAnswerCounts() async throws {
    let folder = try TestFolder()
    let files = [try folder.file("1.jpg", Data([1])), try folder.file("2.jpg", Data([2]))]
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data([1]), nil)
      completion(Data([2]), nil)
      completion(nil, CocoaError(.fileReadUnknown))
      return nil
    }
    provider.registerFileRepresentation(for: .jpeg) { completion in
      for file in files { completion(file, false, nil) }
      return nil
    }
    let calls = Calls<Data?>()
    provider.loadDataRepresentation(for: .png) { data, _ in calls.add(data) }
    provider.loadDataRepresentation(for: .jpeg) { data, _ in calls.add(data) }
    try await wait { calls.all.count >= 2 }
    try await Task.sleep(for: .milliseconds(30))
    #expect(calls.all == [Data([1]), Data([1])])
  }

  @Test func answersFromManyThreadsAtOnce() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      DispatchQueue.concurrentPerform(iterations: 50) { completion(Data([UInt8($0)]), nil) }
      return nil
    }
    let calls = Calls<Data?>()
    for _ in 0..<20 { provider.loadDataRepresentation(for: .png) { data, _ in calls.add(data) } }
    try await wait { calls.all.count >= 20 }
    try await Task.sleep(for: .milliseconds(30))
    #expect(calls.all.count == 20)
  }

  @Test func aHandlerThatForgetsToAnswerFailsTheLoad() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { _ in Progress(totalUnitCount: 100) }
    provider.registerFileRepresentation(for: .jpeg) { _ in nil }
    for type in [TypeIdentifier.png, .jpeg] {
      let error = await #expect(throws: ItemProviderError.self) {
        try await provider.loadDataRepresentation(for: type)
      }
      #expect(error?.reason == "its load handler ended without an answer")
    }
  }

  @Test func neitherValueNorError() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(nil, nil)
      return nil
    }
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.loadDataRepresentation(for: .png)
    }
    #expect(error?.reason == "its load handler gave neither a value nor an error")
  }

  @Test func aFileOfAURLThatIsNoFiles() async throws {
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .jpeg) { completion in
      completion(URL(string: "https://example.org/a.jpg"), false, nil)
      return nil
    }
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.loadDataRepresentation(for: .jpeg)
    }
    #expect(error?.code == .itemUnavailable)
    #expect(
      error?.reason
        == "its load handler gave a URL that is no file's: https://example.org/a.jpg")
  }

  /// A provider whose handler answers only when told to, and its progress.
  struct Slow {
    let provider = ItemProvider()
    let progress = Progress(totalUnitCount: 100)
    let started = Calls<@Sendable () -> Void>()

    init() {
      provider.registerDataRepresentation(for: .png) { [progress, started] completion in
        started.add { completion(Data(), nil) }
        return progress
      }
    }
  }

  @Test func cancellingDoesNotWaitForTheHandler() async throws {
    let slow = Slow()
    let errors = Calls<(any Error)?>()
    let progress = slow.provider.loadDataRepresentation(for: .png) { errors.add($1) }
    let answer = try await slow.started.first()
    progress.cancel()
    progress.cancel()
    #expect(cocoaCode(try await errors.first()) == .userCancelled)
    try await wait { slow.progress.isCancelled }
    answer()
    try await Task.sleep(for: .milliseconds(30))
    #expect(errors.all.count == 1)
    #expect(progress.isFinished && progress.isCancelled)
    #expect(progress.fractionCompleted == 1)
  }

  @Test func cancellingThroughAParentReachesTheLoad() async throws {
    let slow = Slow()
    let errors = Calls<(any Error)?>()
    let parent = Progress(totalUnitCount: 1)
    let progress = slow.provider.loadDataRepresentation(for: .png) { errors.add($1) }
    parent.addChild(progress, withPendingUnitCount: 1)
    parent.cancel()
    #expect(cocoaCode(try await errors.first()) == .userCancelled)
  }

  @Test func cancellingAfterwardsChangesNothing() async throws {
    let calls = Calls<Data?>()
    let progress = ItemProvider(data: Data([1]), type: .png)
      .loadDataRepresentation(for: .png) { data, _ in calls.add(data) }
    #expect(try await calls.first() == Data([1]))
    progress.cancel()
    try await Task.sleep(for: .milliseconds(20))
    #expect(calls.all == [Data([1])])
  }

  @Test func cancellingATask() async throws {
    let slow = Slow()
    let task = Task { try await slow.provider.loadDataRepresentation(for: .png) }
    _ = try await slow.started.first()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await wait { slow.progress.isCancelled }
  }

  @Test func aCancelledTaskAsksNobody() async throws {
    let slow = Slow()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await slow.provider.loadDataRepresentation(for: .png)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(slow.started.all.isEmpty)
  }

  @Test func cancellingWhileAFileIsCopied() async throws {
    let folder = try TestFolder()
    let name = "cancelled-\(UUID().uuidString).mov"
    let provider = ItemProvider(path: try folder.path(name, Data(count: 64 << 20)))
    for _ in 0..<100 {
      let errors = Calls<(any Error)?>()
      let progress = provider.loadFileRepresentation(for: .movie) { errors.add($1) }
      // On a queue's thread: this task may not go on before the copy is done while others run.
      progress.observe { if $0 > 0 { progress.cancel() } }
      // A fast machine may have been done before.
      guard let error = try await errors.first() else { continue }
      #expect(cocoaCode(error) == .userCancelled)
      try await wait { (try? leftovers(named: name).isEmpty) == true }
      return
    }
    Issue.record("never cancelled in time")
  }
}
