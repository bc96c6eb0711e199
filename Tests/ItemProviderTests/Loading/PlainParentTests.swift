import Foundation
import ItemProvider
import Testing
import UniformTypes

/// Loads under a `Progress` of Foundation's class, as a selection is summed up on Apple's systems.
struct PlainParentTests {
  @Test func itsFractionIsThatOfItsLoads() {
    let top = Progress(totalUnitCount: 2)
    let parent = Progress(totalUnitCount: 4, parent: top, pendingUnitCount: 1)
    let (half, done) = (LoadProgress(totalUnitCount: 2), LoadProgress(totalUnitCount: 1))
    done.completedUnitCount = 1
    parent.addChild(half, withPendingUnitCount: 2)
    parent.addChild(done, withPendingUnitCount: 2)
    #expect(parent.completedUnitCount == 2 && parent.fractionCompleted == 0.5)
    half.completedUnitCount = 1
    #expect(parent.fractionCompleted == 0.75 && top.fractionCompleted == 0.375)
    half.completedUnitCount = 2
    #expect(parent.isFinished && top.completedUnitCount == 1)
  }

  @Test func aLoadMayHaveParentsOfBothClasses() {
    let (plain, own) = (Progress(totalUnitCount: 1), LoadProgress(totalUnitCount: 1))
    let child = LoadProgress(totalUnitCount: 2)
    plain.addChild(child, withPendingUnitCount: 1)
    own.addChild(child, withPendingUnitCount: 1)
    child.completedUnitCount = 1
    #expect(plain.fractionCompleted == 0.5 && own.currentFraction == 0.5)
  }

  @Test func cancellingItReachesLoads() async throws {
    let (before, after) = (LoadProgress(totalUnitCount: 1), LoadProgress(totalUnitCount: 1))
    let parent = Progress(totalUnitCount: 2)
    parent.addChild(before, withPendingUnitCount: 1)
    parent.cancel()
    parent.addChild(after, withPendingUnitCount: 1)
    try await wait { before.isCancelled && after.isCancelled }
  }

  /// In a process of its own, because what goes wrong corrupts memory.
  @Test func manyLoadsUnderOneParent() async {
    await #expect(processExitsWith: .success) {
      let loads = 200
      for _ in 0..<40 {
        let provider = ItemProvider()
        provider.registerDataRepresentation(for: .jpeg) { completion in
          completion(Data([1]), nil)
          return nil
        }
        let parent = Progress(totalUnitCount: Int64(loads))
        for _ in 0..<loads {
          parent.addChild(
            provider.loadDataRepresentation(for: .jpeg) { _, _ in }, withPendingUnitCount: 1)
        }
        try await wait { parent.isFinished }
        #expect(parent.completedUnitCount == Int64(loads) && parent.fractionCompleted == 1)
      }
    }
  }
}
