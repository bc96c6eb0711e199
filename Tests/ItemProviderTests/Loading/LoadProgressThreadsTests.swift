import Foundation
import ItemProvider
import Testing
import UniformTypes

// What crashes or loses units with Foundation's Progress on Linux, with 8 threads at once.
struct LoadProgressThreadsTests {
  static let threads = 8

  @Test func countingFromManyThreadsLosesNothing() {
    let progress = LoadProgress(totalUnitCount: 80_000)
    let plain: Progress = progress
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for _ in 0..<10_000 {
        if thread.isMultiple(of: 2) { plain.completedUnitCount += 1 } else { count(progress) }
      }
    }
    #expect(progress.completedUnitCount == 80_000)
    #expect(progress.fractionCompleted == 1 && progress.currentFraction == 1)
    #expect(progress.isFinished)
  }

  func count(_ progress: LoadProgress) { progress.completedUnitCount += 1 }

  @Test func manyThreadsUnderOneParent() {
    let each = 2_000
    let parent = LoadProgress(totalUnitCount: Int64(Self.threads * each))
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for _ in 0..<each {
        let child = LoadProgress(totalUnitCount: 3)
        parent.addChild(child, withPendingUnitCount: 1)
        for _ in 0..<3 { child.completedUnitCount += 1 }
        _ = parent.fractionCompleted
      }
    }
    #expect(parent.completedUnitCount == Int64(Self.threads * each))
    #expect(parent.fractionCompleted == 1 && parent.isFinished)
  }

  @Test func oneTreeWrittenReadObservedAndCancelledAtOnce() async {
    let root = LoadProgress(totalUnitCount: 8)
    let children = (0..<Self.threads).map { _ in LoadProgress(totalUnitCount: 1_000) }
    let seen = Calls<Double>()
    root.observe { seen.add($0) }
    let fractions = root.fractions
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      root.addChild(children[thread], withPendingUnitCount: 1)
      for step in 0..<1_000 {
        children[(thread + step) % Self.threads].completedUnitCount += 1
        if step == 500 { children[thread].cancel() }
        _ = root.isCancelled || root.isFinished
      }
    }
    var last = 0.0
    for await fraction in fractions {
      #expect(fraction >= last)
      last = fraction
    }
    #expect(last == 1)
    #expect(root.completedUnitCount == 8 && root.currentFraction == 1)
    #expect(children.allSatisfy { $0.isCancelled } && !root.isCancelled)
    try? await wait { seen.all.last == 1 }
    #expect(zip(seen.all, seen.all.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func loadsOfManyProvidersStartedByManyThreads() async throws {
    let each = 250
    let parent = LoadProgress(totalUnitCount: Int64(Self.threads * each))
    let shared = ItemProvider(data: Data(count: 10_000), type: .png)
    let calls = Calls<Bool>()
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      let own = ItemProvider()
      own.registerDataRepresentation(for: .png) { completion in
        let progress = LoadProgress(totalUnitCount: 100)
        DispatchQueue.global().async {
          DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<25 { progress.completedUnitCount += 1 }
          }
          completion(Data([UInt8(thread)]), nil)
        }
        return progress
      }
      for number in 0..<each {
        let provider = number.isMultiple(of: 2) ? shared : own
        let load = provider.loadDataRepresentation(for: .image) { data, _ in
          calls.add(data != nil)
        }
        parent.addChild(load, withPendingUnitCount: 1)
      }
    }
    try await wait { calls.all.count == Self.threads * each }
    #expect(calls.all.allSatisfy { $0 })
    #expect(parent.completedUnitCount == Int64(Self.threads * each))
    #expect(parent.currentFraction == 1)
  }
}
