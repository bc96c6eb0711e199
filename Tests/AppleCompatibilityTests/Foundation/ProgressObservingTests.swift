import AppleCompatibility
import Testing

/// Progresses of Foundation's own class, and other properties than the fraction.
struct ProgressObservingTests {
  final class Told<Value: Sendable>: Sendable {
    private let values = Locked<[Value]>([])
    var all: [Value] { values.withLock { $0 } }
    func add(_ value: Value) { values.withLock { $0.append(value) } }
  }

  func wait(until condition: () -> Bool) async throws {
    for _ in 0..<5000 where !condition() { try await Task.sleep(for: .milliseconds(2)) }
    #expect(condition())
  }

  /// As the bar of a selection is moved.
  @Test func aPlainParentOfLoads() async throws {
    let parent = Progress(totalUnitCount: 2)
    let told = Told<Double?>()
    let observation = parent.observe(\.fractionCompleted, options: [.new]) { told.add($1.newValue) }
    let loads = [LoadProgress(totalUnitCount: 1), LoadProgress(totalUnitCount: 1)]
    for load in loads { parent.addChild(load, withPendingUnitCount: 1) }
    loads[0].completedUnitCount = 1
    try await wait { told.all.last == 0.5 }
    loads[1].completedUnitCount = 1
    try await wait { told.all.last == 1 }
    #expect(told.all == [0.5, 1])
    observation.invalidate()
  }

  @Test func otherProperties() async throws {
    let progress = LoadProgress(totalUnitCount: 3)
    let (finished, counts, old) = (Told<Bool>(), Told<Int64>(), Told<Bool?>())
    let observations = [
      progress.observe(\.isFinished, options: [.initial]) { progress, _ in
        finished.add(progress.isFinished)
      },
      progress.observe(\.completedUnitCount) { progress, _ in
        counts.add(progress.completedUnitCount)
      },
      progress.observe(\.isCancelled, options: [.old]) { old.add($1.oldValue) },
    ]
    try await wait { finished.all == [false] }
    progress.cancel()
    try await wait { old.all == [false] }
    progress.completedUnitCount = 3
    try await wait { finished.all == [false, true] && counts.all == [3] }
    for observation in observations { observation.invalidate() }
  }

  @Test func anInvalidObservationTellsNothing() async throws {
    let progress = Progress(totalUnitCount: 1)
    let told = Told<Bool>()
    progress.observe(\.fractionCompleted) { _, _ in told.add(true) }.invalidate()
    // A look that was under way then is over.
    try await Task.sleep(for: .milliseconds(250))
    progress.completedUnitCount = 1
    try await Task.sleep(for: .milliseconds(250))
    #expect(told.all.isEmpty)
  }

  final class Observer: KeyValueObserver, @unchecked Sendable {
    let told = Told<String>()
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.add("\(keyPath ?? "") \(change?[.newKey] ?? "nil") \(change?[.oldKey] ?? "nil")")
    }
  }

  @Test func anObserverIsAddedAndRemoved() async throws {
    let (progress, observer) = (Progress(totalUnitCount: 4), Observer())
    for keyPath in ["completedUnitCount", "isFinished", "finished", "throughput"] {
      progress.addObserver(observer, forKeyPath: keyPath, options: [.new, .old], context: nil)
    }
    progress.removeObserver(observer, forKeyPath: "isFinished")
    progress.removeObserver(observer, forKeyPath: "finished", context: nil)
    progress.removeObserver(observer, forKeyPath: "throughput")
    progress.completedUnitCount = 1
    try await wait { observer.told.all == ["completedUnitCount 1 0"] }
    progress.removeObserver(observer, forKeyPath: "completedUnitCount")
    progress.completedUnitCount = 4
    try await Task.sleep(for: .milliseconds(250))
    #expect(observer.told.all.count == 1)
  }
}
