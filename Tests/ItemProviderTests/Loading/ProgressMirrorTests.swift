import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ProgressMirrorTests {
  /// Notes how often it is read, and its end.
  final class Watched: Progress, @unchecked Sendable {
    let reads = Calls<Bool>()
    var end = Calls<Bool>()

    override var isIndeterminate: Bool {
      reads.add(true)
      return super.isIndeterminate
    }

    deinit { end.add(true) }
  }

  @Test func quickLoadsStartNoClocksOfTheirOwn() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      // Late enough for what is returned to be looked at.
      DispatchQueue.global().async {
        usleep(100)
        completion(Data(), nil)
      }
      return Progress(totalUnitCount: 100)
    }
    for _ in 0..<75 {
      _ = try await provider.loadDataRepresentation(for: .png)
    }
    let (watched, answers) = (Calls<Watched>(), Calls<@Sendable () -> Void>())
    provider.registerDataRepresentation(for: .jpeg) { completion in
      let progress = Watched(totalUnitCount: 100)
      watched.add(progress)
      answers.add { completion(Data(), nil) }
      return progress
    }
    let start = ContinuousClock.now
    let load = Task { try await provider.loadDataRepresentation(for: .jpeg) }
    try await wait { watched.all.first?.reads.count ?? 0 > 10 }
    let readings = Double(watched.all[0].reads.count)
    // Once in 20 ms, whatever came before.
    #expect(readings <= 2 + (ContinuousClock.now - start) / .milliseconds(20))
    answers.all[0]()
    _ = try await load.value
  }

  @Test func aPartIsLetGoWithWhatItBelongsTo() async throws {
    let end = Calls<Bool>()
    func part(of parent: LoadProgress) {
      let part = Watched(totalUnitCount: 2)
      part.end = end
      parent.addChild(part, withPendingUnitCount: 1)
    }
    part(of: LoadProgress(totalUnitCount: 1))
    try await wait { end.count == 1 }
    let cancelled = LoadProgress(totalUnitCount: 1)
    part(of: cancelled)
    cancelled.cancel()
    try await wait { end.count == 2 }
    #expect(cancelled.isCancelled && cancelled.currentFraction == 1)
  }

  @Test func whatAWriterReportsIsLetGoWithTheLoad() async throws {
    let (end, count) = (Calls<Bool>(), 10)
    let provider = ItemProvider()
    provider.registerObject(ofClass: Reporting.self) { completion in
      completion(Reporting(end: end), nil)
      return nil
    }
    for _ in 0..<count { _ = try await provider.loadDataRepresentation(for: .png) }
    try await wait { end.count == count }
  }

  /// Returns a progress, and lets only the answer say that it is done.
  struct Reporting: ItemProviderWriting {
    let end: Calls<Bool>
    static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      let progress = Watched(totalUnitCount: 100)
      progress.end = end
      completionHandler(Data(), nil)
      return progress
    }
  }

  @Test func whatAHandlerReportsIsPassedOn() async throws {
    let provider = ItemProvider()
    let steps = Calls<@Sendable (Int64?) -> Void>()
    provider.registerDataRepresentation(for: .png) { completion in
      let progress = Progress(totalUnitCount: 100)
      steps.add { step in
        guard let step else { return completion(Data(), nil) }
        progress.completedUnitCount = step
      }
      return progress
    }
    let calls = Calls<Data?>()
    let progress = provider.loadDataRepresentation(for: .png) { data, _ in calls.add(data) }
    let step = try await steps.first()
    #expect(progress.fractionCompleted == 0)
    step(25)
    try await wait { progress.fractionCompleted > 0.2 }
    #expect(progress.fractionCompleted < 0.3)
    step(75)
    try await wait { progress.fractionCompleted > 0.6 }
    // Going back is not passed on, and the end is the load's to declare.
    step(10)
    step(100)
    try await wait { progress.fractionCompleted > 0.8 }
    #expect(!progress.isFinished)
    step(nil)
    _ = try await calls.first()
    #expect(progress.fractionCompleted == 1)
  }

  @Test func bytesFollowOnWhatTheHandlerReported() async throws {
    let folder = try TestFolder()
    let file = try folder.file("a.jpg", Data(count: 3 << 20))
    let provider = ItemProvider()
    let answers = Calls<@Sendable () -> Void>()
    provider.registerFileRepresentation(for: .jpeg) { completion in
      answers.add { completion(file, false, nil) }
      let progress = Progress(totalUnitCount: 4)
      progress.completedUnitCount = 2
      return progress
    }
    let fractions = Calls<Double>()
    let calls = Calls<Data?>()
    let progress = provider.loadFileRepresentation(for: .jpeg) { url, _ in
      calls.add(url.flatMap { try? Data(contentsOf: $0) })
    }
    try await wait { progress.fractionCompleted > 0.4 }
    fractions.add(progress.fractionCompleted)
    let answer = try await answers.first()
    answer()
    #expect(try await calls.first()?.count == 3 << 20)
    #expect(fractions.all[0] < 0.5)
    #expect(progress.fractionCompleted == 1)
  }
}
