#if !canImport(ObjectiveC)
  public import Foundation
  import ItemProvider

  extension Progress {
    /// Tells an observer of each change of a property, as `observe(_:options:changeHandler:)`: of
    /// `fractionCompleted`, `completedUnitCount`, `totalUnitCount`, `isFinished`, `isCancelled`, `isPaused` or
    /// `isIndeterminate`; of any other, nothing. The observer is not kept, as on Apple's systems.
    public func addObserver(
      _ observer: KeyValueObserver, forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
      let target = unsafe Target(observer, self, keyPath, context)
      func observing<Value: Equatable & Sendable>(
        _ path: any KeyPath<Progress, Value> & Sendable
      ) -> NSKeyValueObservation {
        observe(path, options: options) { progress, change in
          var told: [NSKeyValueChangeKey: Any] = [.kindKey: UInt(1)]
          told[.newKey] = change.newValue
          told[.oldKey] = change.oldValue
          target.tell(progress, told)
        }
      }
      let observation: NSKeyValueObservation
      switch keyPath {
      case "fractionCompleted": observation = observing(\.fractionCompleted)
      case "completedUnitCount": observation = observing(\.completedUnitCount)
      case "totalUnitCount": observation = observing(\.totalUnitCount)
      case "isFinished", "finished": observation = observing(\.isFinished)
      case "isCancelled", "cancelled": observation = observing(\.isCancelled)
      case "isPaused", "paused": observation = observing(\.isPaused)
      case "isIndeterminate", "indeterminate": observation = observing(\.isIndeterminate)
      default: return
      }
      Target.all.withLock { all in
        all.removeAll { $0.target.isGone }
        all.append((target, observation))
      }
    }

    /// Tells an observer nothing more of a property; where it was not observed, nothing happens.
    public func removeObserver(_ observer: KeyValueObserver, forKeyPath keyPath: String) {
      Target.remove(where: { $0.isOf(observer, self, keyPath) })
    }

    /// As ``removeObserver(_:forKeyPath:)``, of what was added with a context.
    public func removeObserver(
      _ observer: KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      Target.remove(where: { unsafe $0.isOf(observer, self, keyPath) && $0.context == context })
    }
  }

  /// Whom to tell of what, and what the observer wants to have back: never looked at here.
  @safe private final class Target: @unchecked Sendable {
    /// What is observed at present.
    static let all = Locked<[(target: Target, observation: NSKeyValueObservation)]>([])

    private weak let observer: KeyValueObserver?
    private weak let progress: Progress?
    private let keyPath: String
    let context: UnsafeMutableRawPointer?

    init(
      _ observer: KeyValueObserver, _ progress: Progress, _ keyPath: String,
      _ context: UnsafeMutableRawPointer?
    ) {
      self.observer = observer
      self.progress = progress
      self.keyPath = keyPath
      unsafe self.context = unsafe context
    }

    var isGone: Bool { observer == nil || progress == nil }

    func isOf(_ observer: KeyValueObserver, _ progress: Progress, _ keyPath: String) -> Bool {
      self.observer === observer && self.progress === progress && self.keyPath == keyPath
    }

    func tell(_ progress: Progress, _ change: [NSKeyValueChangeKey: Any]) {
      unsafe observer?.observeValue(
        forKeyPath: keyPath, of: progress, change: change, context: context)
    }

    /// Ends an observation that was begun last, as on Apple's systems.
    static func remove(where isMeant: (Target) -> Bool) {
      let ended = all.withLock { all in
        all.lastIndex { isMeant($0.target) }.map { all.remove(at: $0) }
      }
      ended?.observation.invalidate()
    }
  }
#endif
