import Foundation

/// What a completion handler was called with, in the order of the calls.
///
/// With a lock that ThreadSanitizer knows, unlike `Mutex`.
final class Calls<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  func add(_ value: Value) {
    lock.withLock { values.append(value) }
  }

  var all: [Value] { lock.withLock { values } }
  var count: Int { lock.withLock { values.count } }

  /// The first call's value, once it is there.
  func first() async throws -> Value {
    try await wait { !all.isEmpty }
    return all[0]
  }
}

struct TookTooLong: Error {}

/// Waits for something to become true, for as long as a slow machine may take.
///
/// It counts how often it looked, not the time: while other tests keep all threads busy, minutes may
/// pass in which neither this nor what is waited for gets on.
func wait(until condition: () -> Bool) async throws {
  for _ in 0..<60_000 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(1))
  }
  throw TookTooLong()
}

/// Whether something becomes true, for as long as a slow machine may take.
func becomesTrue(_ condition: () -> Bool) async -> Bool {
  (try? await wait(until: condition)) != nil
}

/// The code of a Foundation error.
func cocoaCode(_ error: (any Error)?) -> CocoaError.Code? {
  (error as? CocoaError)?.code
}
