import Foundation

/// A value that one thread at a time may use.
///
/// What `Mutex` does, with a lock that ThreadSanitizer knows: the part of `Mutex` that waits is in
/// the standard library, which is not instrumented, so races would be reported that are none, and
/// those that are one would be lost among them. Safe to share, because the value is used under the
/// lock only.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// The same, unless another thread uses the value; nil then.
  package func withLockIfAvailable<Result>(
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return try body(&value)
  }
}
