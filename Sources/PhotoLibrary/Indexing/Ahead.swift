import Dispatch
import ItemProvider

/// Something that is being made on another thread while this one goes on.
final class Ahead<Value: Sendable>: Sendable {
  private let result = Locked<Value?>(nil)
  private let made = DispatchGroup()
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    DispatchQueue.global().async(group: made) { [result] in
      let value = make()
      result.withLock { $0 = value }
    }
  }

  /// What was made, once it is there.
  var value: Value {
    made.wait()
    return result.withLock { $0 } ?? make()
  }
}
