import Foundation
import ItemProvider
import Testing
import UniformTypes

#if os(Linux)
  // In a process of its own: while handlers block, loads of other tests would wait.
  struct LoadQueueTests {
    @Test func nothingWaitsForHandlersThatBlock() async throws {
      await #expect(processExitsWith: .success) {
        let (started, go) = (Calls<Bool>(), DispatchSemaphore(value: 0))
        let blocked = ItemProvider()
        blocked.registerDataRepresentation(for: .png) { completion in
          started.add(true)
          go.wait()
          completion(Data(), nil)
          return nil
        }
        let reader = RangedReader(
          count: 1,
          reading: { _ in
            started.add(true)
            go.wait()
            return Data([7])
          })
        let providers = [blocked, ItemProvider(reader: reader, type: .png)]
        let (errors, values) = (Calls<(any Error)?>(), Calls<Data?>())
        for number in 0..<32 {
          providers[number % 2].loadDataRepresentation(for: .png) { _, _ in }
        }
        try await wait { !started.all.isEmpty }
        let start = ContinuousClock.now
        let loads = (0..<10).map { number in
          providers[number % 2].loadDataRepresentation(for: .png) { errors.add($1) }
        }
        ItemProvider(data: Data([1]), type: .png)
          .loadDataRepresentation(for: .png) { data, _ in values.add(data) }
        ItemProvider().loadFileRepresentation(for: .png) { _, _, _ in values.add(nil) }
        for load in loads { load.cancel() }
        try await wait { errors.count == 10 && values.count == 2 }
        let time = ContinuousClock.now - start
        #expect(time < .seconds(5), "\(time)")
        #expect(errors.all.allSatisfy { cocoaCode($0) == .userCancelled })
        for _ in 0..<32 { go.signal() }
      }
    }
  }
#endif
