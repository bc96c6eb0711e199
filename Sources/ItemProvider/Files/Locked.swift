import Foundation

/// A value that one thread at a time may use.
///
/// What `Mutex` does, for a lock that many threads wait for: the part of `Mutex` that waits is in
/// the standard library, where ThreadSanitizer does not see it, and it would report races that are
/// none. Safe to share, because the value is used under the lock only.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
