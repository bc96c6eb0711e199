import AppleCompatibility
import Testing

struct NSKeyValueObservationTests {
  /// What an observer was told.
  final class Told: Sendable {
    private let values = Locked<[Double?]>([])
    var all: [Double?] { values.withLock { $0 } }
    func add(_ value: Double?) { values.withLock { $0.append(value) } }
  }

  private func waitForEnd(_ progress: Progress, _ told: Told) async throws {
    for _ in 0..<1000 where told.all.last != .some(1.0) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test func aLoadIsObservedByItsKeyPath() async throws {
    let progress = LoadProgress(totalUnitCount: 2)
    let told = Told()
    let observation = progress.observe(\.fractionCompleted, options: [.new]) { progress, change in
      told.add(change.newValue)
    }
    progress.completedUnitCount = 1
    progress.completedUnitCount = 2
    try await waitForEnd(progress, told)
    #expect(told.all.last == 1.0 && !told.all.contains(0.0))
    observation.invalidate()
  }

  @Test func theStartIsToldWhereItIsAskedFor() async throws {
    let progress = LoadProgress(totalUnitCount: 1)
    let told = Told()
    let observation = progress.observe(\.fractionCompleted, options: [.new, .initial]) {
      told.add($1.newValue)
    }
    for _ in 0..<1000 where told.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(told.all == [0.0])
    progress.completedUnitCount = 1
    try await waitForEnd(progress, told)
    #expect(told.all == [0.0, 1.0])
    observation.invalidate()
  }

  @Test func lettingGoEndsIt() async throws {
    let progress = LoadProgress(totalUnitCount: 1)
    let told = Told()
    var observation: NSKeyValueObservation? = progress.observe(\.fractionCompleted) { _, _ in
      told.add(nil)
    }
    #expect(observation != nil)
    observation = nil
    progress.completedUnitCount = 1
    try await Task.sleep(for: .milliseconds(50))
    #expect(told.all.isEmpty)
  }
}
