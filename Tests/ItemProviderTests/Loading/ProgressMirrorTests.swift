import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ProgressMirrorTests {
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
