import Dispatch
import ItemProvider
import SQLiteStore

/// Tells observers of changes, whoever makes them: this library, another one in this process, or
/// another process.
final class ChangeNotifier: Sendable {
  private struct State {
    var observers: [Observer] = []
    var streams: [Int: AsyncStream<PhotoLibraryChange>.Continuation] = [:]
    var nextStream = 0
    var token: ChangeToken?
    var versions: [Int] = []
    var timer: (any DispatchSourceTimer)?
    weak var library: PhotoLibrary?

    var isNeeded: Bool { !observers.isEmpty || !streams.isEmpty }
  }

  /// An observer is not kept: it may go without saying so.
  private struct Observer {
    weak var value: (any PhotoLibraryChangeObserver)?
  }

  private let state = Locked(Guarded(State()))
  private let queue = DispatchQueue(label: "PhotoLibrary.changes")

  /// How often other processes are looked for. Looking costs microseconds.
  private static let interval = DispatchTimeInterval.milliseconds(200)

  /// The state is used under its lock only, so what it holds need not be safe to share by itself.
  private struct Guarded: @unchecked Sendable {
    var value: State
    init(_ value: State) { self.value = value }
  }

  /// Nobody is told any more, so the streams end.
  deinit {
    let streams = state.withLock { state in
      state.value.timer?.cancel()
      return state.value.streams.values
    }
    for stream in streams { stream.finish() }
  }

  func start(_ library: PhotoLibrary) {
    state.withLock { $0.value.library = library }
  }

  // MARK: Who is told

  func register(_ observer: any PhotoLibraryChangeObserver) {
    begin { state in
      state.observers.removeAll { $0.value == nil || $0.value === observer }
      state.observers.append(Observer(value: observer))
    }
  }

  func unregister(_ observer: any PhotoLibraryChangeObserver) {
    state.withLock {
      $0.value.observers.removeAll { $0.value == nil || $0.value === observer }
      Self.stopIfUnneeded(&$0.value)
    }
  }

  func stream() -> AsyncStream<PhotoLibraryChange> {
    let (stream, continuation) = AsyncStream<PhotoLibraryChange>.makeStream()
    let number = Locked(0)
    begin { state in
      number.withLock { $0 = state.nextStream }
      state.streams[state.nextStream] = continuation
      state.nextStream += 1
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock {
        $0.value.streams[number.withLock { $0 }] = nil
        Self.stopIfUnneeded(&$0.value)
      }
    }
    return stream
  }

  /// Adds somebody who is to be told of what happens from now on.
  private func begin(_ add: (inout State) -> Void) {
    let library = state.withLock { $0.value.library }
    let token = try? library?.currentChangeToken
    state.withLock {
      if !$0.value.isNeeded { $0.value.token = token }
      add(&$0.value)
      guard $0.value.timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
      timer.setEventHandler { [weak self] in self?.lookForOthers() }
      timer.activate()
      $0.value.timer = timer
    }
  }

  private static func stopIfUnneeded(_ state: inout State) {
    guard !state.isNeeded else { return }
    state.timer?.cancel()
    state.timer = nil
  }

  // MARK: Telling

  /// Tells observers if there is something to tell. Returns before they are told.
  func check() {
    guard state.withLock({ $0.value.isNeeded }) else { return }
    queue.async { [weak self] in self?.tell() }
  }

  private func lookForOthers() {
    guard let library = state.withLock({ $0.value.library }) else { return }
    let versions = [
      try? library.state.assets.database.dataVersion,
      try? library.state.decisions.database.dataVersion,
    ].map { $0 ?? 0 }
    let isNew = state.withLock { state in
      defer { state.value.versions = versions }
      return state.value.versions != versions
    }
    if isNew { tell() }
  }

  private func tell() {
    let (library, token) = state.withLock { ($0.value.library, $0.value.token) }
    guard let library else { return }
    let changes: PersistentChanges
    do throws(PhotoLibraryError) {
      guard let token else {
        let now = try library.currentChangeToken
        state.withLock { $0.value.token = now }
        return
      }
      changes = try library.changes(since: token)
    } catch {
      // The history is another one, so everything may have changed.
      guard error.code == .changeTokenExpired, let now = try? library.currentChangeToken else {
        return
      }
      var unknown = PersistentChanges(token: now)
      unknown.accessChanged = true
      changes = unknown
    }
    let (observers, streams) = state.withLock {
      $0.value.token = changes.token
      $0.value.observers.removeAll { $0.value == nil }
      return ($0.value.observers.compactMap(\.value), Array($0.value.streams.values))
    }
    guard !changes.isEmpty else { return }
    let change = PhotoLibraryChange(library: library, changes: changes)
    for observer in observers { observer.photoLibraryDidChange(change) }
    for stream in streams { stream.yield(change) }
  }
}

extension PhotoLibrary {
  /// Tells an observer of changes from now on. It is not kept.
  public func register(_ observer: any PhotoLibraryChangeObserver) { notifier.register(observer) }

  /// Tells an observer nothing any more; one that was not registered is passed over.
  public func unregisterChangeObserver(_ observer: any PhotoLibraryChangeObserver) {
    notifier.unregister(observer)
  }

  /// The changes from now on, one after the other. It ends when the library is gone, and does not
  /// keep it.
  public var changes: AsyncStream<PhotoLibraryChange> { notifier.stream() }
}
