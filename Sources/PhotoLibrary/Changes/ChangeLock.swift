import Foundation
import ItemProvider

/// Lets one thread at a time change a library, and notices a change within a change.
final class ChangeLock: Sendable {
  private let lock = NSRecursiveLock()
  private let isChanging = Locked(false)

  func withLock<Value>(
    _ body: () throws(PhotoLibraryError) -> Value
  ) throws(PhotoLibraryError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    // The lock lets the thread in that has it already.
    let isNested = isChanging.withLock { value in
      defer { value = true }
      return value
    }
    guard !isNested else {
      throw PhotoLibraryError(
        .changeNotSupported, "changes cannot be performed within the block of other changes")
    }
    defer { isChanging.withLock { $0 = false } }
    return try body()
  }
}
