import Foundation
import ItemProvider
import Testing
import UniformTypes

struct LoadProgressTreeTests {
  @Test func partsCountForTheirShare() {
    let parent = LoadProgress(totalUnitCount: 4)
    let child = LoadProgress(totalUnitCount: 10)
    parent.addChild(child, withPendingUnitCount: 2)
    child.completedUnitCount = 5
    #expect(parent.currentFraction == 0.25)
    #expect(parent.fractionCompleted == 0.25)
    #expect(parent.completedUnitCount == 0 && parent.totalUnitCount == 4)
    child.completedUnitCount = 10
    #expect(parent.completedUnitCount == 2 && parent.fractionCompleted == 0.5)
    parent.completedUnitCount += 2
    #expect(parent.isFinished)
  }

  @Test func itNeverGoesBack() {
    let progress = LoadProgress(totalUnitCount: 10)
    progress.completedUnitCount = 5
    progress.completedUnitCount = 3
    #expect(progress.completedUnitCount == 5)
    progress.totalUnitCount = 20
    #expect(progress.currentFraction == 0.5)
    #expect(abs(progress.fractionCompleted - 0.5) < 1e-5)
    progress.completedUnitCount = 15
    #expect(progress.fractionCompleted == 0.75)
  }

  // Foundation's fractions overflow and trap with numbers like these.
  @Test func totalsOfAnySize() {
    for total in [-1, 0, 1, .max] as [Int64] {
      let parent = LoadProgress(totalUnitCount: total)
      let child = LoadProgress(totalUnitCount: total)
      parent.addChild(child, withPendingUnitCount: max(total, 1))
      child.completedUnitCount = total / 2
      child.totalUnitCount = 7
      child.completedUnitCount = .max
      #expect(child.isFinished && parent.isFinished)
    }
  }

  @Test func aFinishedPartCountsAtOnce() {
    let child = LoadProgress(totalUnitCount: 1)
    child.completedUnitCount = 1
    let parent = LoadProgress(totalUnitCount: 2)
    parent.addChild(child, withPendingUnitCount: 1)
    #expect(parent.completedUnitCount == 1)
  }

  @Test func cancellingReachesUnfinishedPartsAndNothingElse() {
    let parent = LoadProgress(totalUnitCount: 3)
    let (done, open, late) = (
      LoadProgress(totalUnitCount: 1), LoadProgress(totalUnitCount: 1),
      LoadProgress(totalUnitCount: 1)
    )
    parent.addChild(done, withPendingUnitCount: 1)
    parent.addChild(open, withPendingUnitCount: 1)
    done.completedUnitCount = 1
    parent.cancel()
    parent.addChild(late, withPendingUnitCount: 1)
    #expect(parent.isCancelled && open.isCancelled && late.isCancelled && !done.isCancelled)
  }

  @Test func aPartOfFoundationsClass() async throws {
    let parent = LoadProgress(totalUnitCount: 1)
    let child = Progress(totalUnitCount: 2)
    parent.addChild(child, withPendingUnitCount: 1)
    child.completedUnitCount = 1
    try await wait { parent.currentFraction > 0.3 }
    child.completedUnitCount = 2
    try await wait { parent.isFinished }
    let other = LoadProgress(totalUnitCount: 1)
    let cancelled = Progress(totalUnitCount: 1)
    other.addChild(cancelled, withPendingUnitCount: 1)
    other.cancel()
    #expect(cancelled.isCancelled)
  }

  @Test func aParentOfFoundationsClass() {
    let parent = Progress(totalUnitCount: 1)
    let child = LoadProgress(totalUnitCount: 2)
    parent.addChild(child, withPendingUnitCount: 1)
    child.completedUnitCount = 1
    #expect(parent.fractionCompleted == 0.5)
    child.completedUnitCount = 2
    #expect(parent.isFinished)
  }

  @Test func fractionsEndAtOne() async {
    let progress = LoadProgress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    var fractions: [Double] = []
    for await fraction in progress.fractions {
      fractions.append(fraction)
      progress.completedUnitCount += 1
    }
    #expect(fractions == [0.25, 0.5, 0.75, 1])
    for await fraction in progress.fractions { #expect(fraction == 1) }
  }

  @Test func anObserverIsToldInOrderUntilTheEnd() async throws {
    let progress = LoadProgress(totalUnitCount: 100)
    let (seen, ended) = (Calls<Double>(), Calls<Double>())
    progress.observe { seen.add($0) }
    progress.observe { ended.add($0) }.cancel()
    for _ in 0..<100 { progress.completedUnitCount += 1 }
    try await wait { seen.all.last == 1 }
    #expect(seen.all.sorted() == seen.all)
    #expect(ended.all.count <= 1)
    let late = Calls<Double>()
    progress.observe { late.add($0) }
    #expect(try await late.first() == 1)
  }

  @Test func anObserverMayCancelTheLoad() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      let progress = LoadProgress(totalUnitCount: 2)
      progress.completedUnitCount = 1
      progress.cancellationHandler = { completion(nil, CocoaError(.userCancelled)) }
      return progress
    }
    let errors = Calls<(any Error)?>()
    let load = provider.loadDataRepresentation(for: .png) { errors.add($1) }
    load.observe { fraction in if fraction > 0 { load.cancel() } }
    #expect(cocoaCode(try await errors.first()) == .userCancelled)
  }
}
