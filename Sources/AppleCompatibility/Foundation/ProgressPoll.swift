#if !canImport(ObjectiveC)
  import Foundation

  /// Looks at something ten times a second, on a private queue, until there is nothing more to see or this is let go
  /// of: Foundation's `Progress` tells nobody of changes.
  final class ProgressPoll: Sendable {
    private static let queue = DispatchQueue(label: "AppleCompatibility.progress")
    private static var interval: DispatchTimeInterval { .milliseconds(100) }

    /// - Parameter look: Says whether there may be more to see. Called soon for the first time.
    init(_ look: @escaping @Sendable () -> Bool) {
      Self.queue.async { [weak self] in self?.run(look) }
    }

    private func run(_ look: @escaping @Sendable () -> Bool) {
      guard look() else { return }
      Self.queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in self?.run(look) }
    }
  }
#endif
