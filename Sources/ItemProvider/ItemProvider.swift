public import Foundation

/// A promise of one thing, such as a photo, in one or more representations: what `NSItemProvider`
/// is on Apple's systems.
///
/// Nothing is produced before somebody asks for it. Representations keep the order in which they
/// were registered, best first; a consumer takes the first one that it can handle.
///
/// ```swift
/// let provider = ItemProvider(path: "IMG_0022.HEIC")
/// provider.hasItemConformingToTypeIdentifier("public.image")    // true
/// let progress = provider.loadFileRepresentation(for: .image) { url, error in
///   // `url` is a private copy that is gone when this function returns.
/// }
/// let data = try await provider.loadDataRepresentation(for: .heic)
/// ```
///
/// ## Threads
///
/// Everything may be called from every thread. Load handlers and completion handlers run on
/// private concurrent queues, never on the main one; two loads run at the same time and end in any
/// order. A load handler that blocks holds up other load handlers, but no completion handler. A
/// completion handler that waits for another load holds up other completion handlers: the system makes
/// a further thread only once a second. Start the other load and return, or use the `async` forms. Each
/// completion handler is called exactly once. A load keeps what it needs: it goes on when the
/// provider is gone.
///
/// ## Progress
///
/// Each load returns a `Progress` of its own. The units of a file are bytes; where a load handler
/// reports a progress of its own, only the fraction means something. The fraction never goes back
/// and is 1.0 when the load is over, whether it succeeded or not. `cancel()` ends the load at once
/// with `CocoaError(.userCancelled)` and cancels the progress that the load handler returned.
///
/// Foundation's `Progress` has no lock on Linux, and cannot be observed; ``LoadProgress`` has one, and
/// can. It is the better parent of loads, where other threads cancel or extend it, too.
///
/// A class, unlike the other types of this package, because a provider is one thing that its source
/// and its consumers share: what is registered later is seen by all. Its state is behind a lock.
///
/// Source: Apple, *NSItemProvider.h* and the documentation of `NSItemProvider`.
public final class ItemProvider: Sendable {
  /// Produces an item as data.
  ///
  /// It must call `completion` exactly once, with either data or an error, on any thread, now or
  /// later; further calls are ignored. It may return a progress that only its own thread writes,
  /// and that reacts to cancellation. Letting go of `completion` without calling it fails the load.
  public typealias DataLoadHandler =
    @Sendable (
      _ completion: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
    ) -> Progress?

  /// Produces an item as a file.
  ///
  /// As ``DataLoadHandler``, with the URL of a file. Unless the representation was registered to be
  /// opened in place, the file has been copied or read when `completion` returns, and may be
  /// deleted then. The second value says whether readers should coordinate; there is no
  /// coordination on Linux, and it is ignored.
  public typealias FileLoadHandler =
    @Sendable (
      _ completion:
        @escaping @Sendable (
          _ url: URL?, _ isCoordinated: Bool, _ error: (any Error)?
        ) -> Void
    ) -> Progress?

  /// The kinds of errors, under the name that they have on Apple's systems.
  public typealias ErrorCode = ItemProviderError.Code

  /// The domain of the errors, `NSItemProviderErrorDomain`.
  public static var errorDomain: String { ItemProviderError.errorDomain }

  struct State: Sendable {
    var registry = Registry()
    /// Whether what the provider was made from is in the registry.
    var isOriginRegistered = false
    /// The name that was set; `nil` while the origin's counts.
    var suggestedName: String??
    var presentation = Presentation()
  }

  /// The file that the provider was made from, if any.
  let origin: FileOrigin?
  let state: Locked<State>

  init(origin: FileOrigin?, state: State) {
    self.origin = origin
    self.state = Locked(state)
  }

  /// A provider of nothing, to register representations with.
  public convenience init() {
    self.init(origin: nil, state: State())
  }

  /// What copies of the item should be called, with or without an extension.
  ///
  /// It is a wish: slashes are replaced, and an extension that fits the type is added where it is
  /// missing.
  public var suggestedName: String? {
    get {
      state.withLock { $0.suggestedName } ?? origin?.suggestedName
    }
    set {
      state.withLock { $0.suggestedName = .some(newValue) }
    }
  }

  /// Lends the registry, after the origin has found its place in it.
  func withRegistry<Value>(_ body: (inout Registry) -> Value) -> Value {
    state.withLock { state in
      if !state.isOriginRegistered {
        state.isOriginRegistered = true
        for representation in origin?.representations ?? [] { state.registry.add(representation) }
      }
      return body(&state.registry)
    }
  }
}
