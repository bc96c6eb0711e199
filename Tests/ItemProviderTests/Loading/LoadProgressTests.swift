import Foundation
import ItemProvider
import Testing
import UniformTypes

struct LoadProgressTests {
  @Test func aFileCountsBytesAndNeverGoesBack() async throws {
    let folder = try TestFolder()
    let size = 64 << 20
    let provider = ItemProvider(path: try folder.path("a.mov", Data(count: size)))
    for _ in 0..<20 {
      let calls = Calls<(any Error)?>()
      let progress = provider.loadFileRepresentation(for: .movie) { calls.add($1) }
      #expect(progress.isCancellable)
      let first = progress.fractionCompleted
      // A thread looks, because a task waits for its turn behind those of all other tests.
      var fractions = await withCheckedContinuation { watched in
        Thread.detachNewThread {
          var fractions = [first]
          while calls.all.isEmpty {
            let fraction = progress.fractionCompleted
            if fraction != fractions.last { fractions.append(fraction) }
          }
          watched.resume(returning: fractions)
        }
      }
      #expect(try await calls.first() == nil)
      fractions.append(progress.fractionCompleted)
      #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(fractions.last == 1)
      #expect(progress.totalUnitCount == Int64(size))
      #expect(progress.completedUnitCount == Int64(size))
      #expect(progress.isFinished)
      // Where files share bytes, and where the test was asleep, there is nothing in between.
      if fractions.contains(where: { 0 < $0 && $0 < 1 }) { return }
    }
    Issue.record("nothing between 0 and 1 was seen")
  }

  /// Foundation's own divides by it.
  @Test func aTotalMayBeZero() {
    let progress = LoadProgress(totalUnitCount: 100)
    progress.totalUnitCount = 0
    #expect(progress.totalUnitCount == 0 && progress.fractionCompleted == 0)
    #expect(LoadProgress(totalUnitCount: 0).currentFraction == 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 2
    #expect(progress.fractionCompleted == 0.5)
  }

  @Test func whatIsCurrentCountsWithoutAPart() {
    let progress = LoadProgress(totalUnitCount: 10)
    progress.becomeCurrent(withPendingUnitCount: 4)
    progress.resignCurrent()
    #expect(progress.completedUnitCount == 4 && progress.fractionCompleted == 0.4)
    let part = Progress(totalUnitCount: 3, parent: progress, pendingUnitCount: 6)
    #expect(progress.currentFraction == 0.4)
    part.completedUnitCount = 3
    #expect(progress.currentFraction >= 0.4)
  }

  @Test func aPlainPartCountsAsItStands() async throws {
    let progress = LoadProgress(totalUnitCount: 2)
    let part = Progress(totalUnitCount: 4)
    progress.addChild(part, withPendingUnitCount: 2)
    part.completedUnitCount = 2
    try await wait { progress.currentFraction == 0.5 }
  }

  @Test(arguments: ["public.png", "public.jpeg"])
  func itEndsAtOneWhetherOrNotTheLoadSucceeds(_ type: String) async throws {
    let calls = Calls<Bool>()
    let progress = ItemProvider(data: Data(), type: .png)
      .loadDataRepresentation(forTypeIdentifier: type) { data, _ in calls.add(data != nil) }
    #expect(try await calls.first() == (type == "public.png"))
    #expect(progress.fractionCompleted == 1)
    #expect(progress.isFinished)
  }

  @Test func anEmptyFileEndsAtOneToo() async throws {
    let folder = try TestFolder()
    let calls = Calls<(any Error)?>()
    let progress = ItemProvider(path: try folder.path("a.jpg", Data()))
      .loadFileRepresentation(for: .jpeg) { calls.add($1) }
    #expect(try await calls.first() == nil)
    #expect(progress.fractionCompleted == 1 && progress.isFinished)
  }

  @Test func itBelongsToNoOtherProgress() async throws {
    let calls = Calls<Data?>()
    // Becoming current is for synchronous code.
    func load() -> Progress {
      let current = Progress(totalUnitCount: 2)
      current.becomeCurrent(withPendingUnitCount: 1)
      ItemProvider(data: Data(), type: .png)
        .loadDataRepresentation(for: .png) { data, _ in calls.add(data) }
      current.resignCurrent()
      return current
    }
    let current = load()
    _ = try await calls.first()
    #expect(current.completedUnitCount == 1)
  }

  // Foundation's Progress crashes when its children are advanced from several threads.
  @Test func loadsUnderOneParentAtOnce() async throws {
    let parent = Progress(totalUnitCount: 2000)
    let gate = DispatchSemaphore(value: 0)
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      DispatchQueue.global().async {
        gate.wait()
        gate.signal()
        completion(Data(), nil)
      }
      return nil
    }
    let calls = Calls<Bool>()
    for _ in 0..<2000 {
      let progress = provider.loadDataRepresentation(for: .png) { data, _ in
        calls.add(data != nil)
      }
      parent.addChild(progress, withPendingUnitCount: 1)
    }
    gate.signal()
    try await wait { calls.all.count == 2000 }
    #expect(parent.completedUnitCount == 2000)
    #expect(abs(parent.fractionCompleted - 1) < 1e-9)
  }
}
