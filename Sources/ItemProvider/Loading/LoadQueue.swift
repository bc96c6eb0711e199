import Dispatch

/// The queue on which load handlers and completion handlers run: private, concurrent, never main.
enum LoadQueue {
  private static let queue = DispatchQueue(
    label: "ItemProvider", qos: .userInitiated, attributes: .concurrent)

  static func run(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }
}
