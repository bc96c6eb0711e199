// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// The queue of changes as programs rely on it on Apple's systems.
extension AuthorizationTests {
  @Test func changesAreMadeInTheOrderOfAsking() async throws {
    await allow()
    final class Log: @unchecked Sendable {
      private let lock = NSLock()
      private var (begun, ended, inside, most) = ([Int](), [Int](), 0, 0)
      func begin(_ number: Int) { lock.withLock { begun.append(number) } }
      func handle(_ number: Int) {
        lock.withLock { inside += 1; most = max(most, inside) }
        Thread.sleep(forTimeInterval: 0.001)
        lock.withLock { inside -= 1; ended.append(number) }
      }
      var result: ([Int], [Int], Int) { lock.withLock { (begun, ended, most) } }
    }
    let log = Log()
    for number in 0..<100 {
      PHPhotoLibrary.shared().performChanges {
        log.begin(number)
      } completionHandler: { _, _ in
        log.handle(number)
      }
    }
    try await wait { log.result.1.count == 100 }
    #expect(log.result.0 == Array(0..<100) && log.result.1 == Array(0..<100))
    #expect(log.result.2 == 1, "handlers are called one after the other")
  }

  /// A handler that waits for another change does not hold that up.
  @Test func aHandlerMayWaitForAnotherChange() async throws {
    await allow()
    let library = PHPhotoLibrary.shared()
    let done: Bool = await withCheckedContinuation { continuation in
      library.performChanges {} completionHandler: { _, _ in
        let (begun, waited) = (DispatchSemaphore(value: 0), DispatchTime.now() + 20)
        library.performChanges { begun.signal() }
        continuation.resume(returning: begun.wait(timeout: waited) == .success)
      }
    }
    #expect(done)
  }
}
