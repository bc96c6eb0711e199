import Dispatch

/// The queues of loads: private, concurrent, never main.
///
/// There are two, because load handlers and readers may block: the system makes further threads for
/// a queue that is blocked, but only one a second, and cancelled loads, or those of what is there
/// already, must not wait for them. Completion handlers that block do hold up one another.
enum LoadQueue {
  private static let answers = DispatchQueue(
    label: "ItemProvider", qos: .userInitiated, attributes: .concurrent)
  private static let sources = DispatchQueue(
    label: "ItemProvider.sources", qos: qualityOfSources, attributes: .concurrent)

  /// Queues of one quality of service share their threads, but for Apple's systems, which see that a
  /// thread is blocked at once.
  private static var qualityOfSources: DispatchQoS {
    #if canImport(Darwin)
      .userInitiated
    #else
      .utility
    #endif
  }

  /// Runs what reads what is there, and answers: completion handlers and observers.
  static func run(_ work: @escaping @Sendable () -> Void) {
    answers.async(execute: work)
  }

  /// Runs what asks somebody else for an item, who may take his time.
  static func ask(_ work: @escaping @Sendable () -> Void) {
    sources.async(execute: work)
  }
}
