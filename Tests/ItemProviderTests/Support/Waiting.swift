import Foundation
import Synchronization

/// What a completion handler was called with, in the order of the calls.
final class Calls<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  func add(_ value: Value) {
    values.withLock { $0.append(value) }
  }

  var all: [Value] { values.withLock { $0 } }

  /// The first call's value, once it is there.
  func first() async throws -> Value {
    try await wait { !all.isEmpty }
    return all[0]
  }
}

struct TookTooLong: Error {}

/// Waits for something to become true, for as long as a slow machine may take.
func wait(until condition: () -> Bool) async throws {
  let deadline = ContinuousClock.now + .seconds(120)
  while !condition() {
    guard ContinuousClock.now < deadline else { throw TookTooLong() }
    try await Task.sleep(for: .milliseconds(1))
  }
}

/// The code of a Foundation error.
func cocoaCode(_ error: (any Error)?) -> CocoaError.Code? {
  (error as? CocoaError)?.code
}
