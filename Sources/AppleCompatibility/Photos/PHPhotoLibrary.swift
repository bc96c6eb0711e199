#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  public import PhotoLibrary

  /// `PHPhotoLibrary` over a ``PhotoLibrary``.
  ///
  /// There is no photo library of the system here: the host says which one is meant, with
  /// ``use(_:)``. Until then access is restricted, and there is nothing to see.
  public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let current = Locked<PHPhotoLibrary>(PHPhotoLibrary(nil))

    /// The library beneath; nil where the host has named none.
    public let library: PhotoLibrary?
    // Two, so that a handler that waits holds up other handlers, not changes.
    private let changeQueue = DispatchQueue(label: "PHPhotoLibrary.changes")
    private let handlerQueue = DispatchQueue(label: "PHPhotoLibrary.handlers")
    private let observers = Locked<[ObjectIdentifier: ObserverAdapter]>([:])

    private init(_ library: PhotoLibrary?) { self.library = library }

    /// Says which library ``shared()`` is.
    public static func use(_ library: PhotoLibrary?) {
      let made = PHPhotoLibrary(library)
      current.withLock { $0 = made }
    }

    /// The library that ``use(_:)`` has named; before that, one that holds nothing.
    public class func shared() -> PHPhotoLibrary { current.withLock { $0 } }

    // MARK: Authorization

    /// What the client is allowed on a level; `restricted` where no library was named.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
      shared().library?.authorizationStatus(for: accessLevel) ?? .restricted
    }

    /// Never `limited`, which it tells as `authorized`.
    public class func authorizationStatus() -> PHAuthorizationStatus {
      shared().library?.authorizationStatus() ?? .restricted
    }

    /// Asks for access. As on Apple's systems, the process ends where the client does not declare
    /// why it asks.
    ///
    /// The handler need not be `@Sendable`: it is called once, on a queue of the library's.
    @preconcurrency public class func requestAuthorization(
      for accessLevel: PHAccessLevel,
      handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
      guard let library = shared().library else {
        DispatchQueue.global().async { handler(.restricted) }
        return
      }
      library.requestAuthorization(for: accessLevel) { status, error in
        Self.endIfUndeclared(error)
        handler(status)
      }
    }

    /// Asks for access and waits for the answer; `restricted` at once where no library was named.
    public class func requestAuthorization(
      for accessLevel: PHAccessLevel
    ) async -> PHAuthorizationStatus {
      await withCheckedContinuation { continuation in
        requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
      }
    }

    /// Asks for reading and writing; never answers `limited`.
    @preconcurrency public class func requestAuthorization(
      _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
      requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) }
    }

    static func endIfUndeclared(_ error: PhotoLibraryError?) {
      if let error, error.code == .usageDescriptionMissing {
        // What TCC does: an app that does not say why it asks is not let go on.
        fatalError(error.message)
      }
    }

    // MARK: The limited library

    /// Lets the user change what a limited client may see.
    ///
    /// - Parameter controller: What the picker is shown above; nothing here.
    public func presentLimitedLibraryPicker(from controller: Any) {
      let library = library
      Task { _ = try? await library?.presentLimitedLibraryPicker() }
    }

    /// Lets the user change what a limited client may see, and waits for that; the identifiers that are new,
    /// none where the user cancels or nothing can be picked.
    @discardableResult
    public func presentLimitedLibraryPicker(from controller: Any) async -> [String] {
      (try? await library?.presentLimitedLibraryPicker()) ?? []
    }

    /// Lets the user change what a limited client may see; the identifiers that are new.
    @preconcurrency public func presentLimitedLibraryPicker(
      from controller: Any, completionHandler: @escaping @Sendable ([String]) -> Void
    ) {
      let library = library
      Task { completionHandler((try? await library?.presentLimitedLibraryPicker()) ?? []) }
    }

    // MARK: Observing

    /// The observer is not kept.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {
      let adapter = ObserverAdapter(observer)
      observers.withLock {
        $0 = $0.filter { $0.value.isThere }
        $0[ObjectIdentifier(observer)] = adapter
      }
      library?.register(adapter)
    }

    /// Tells an observer nothing any more; one that was not registered is passed over.
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
      let adapter = observers.withLock { $0.removeValue(forKey: ObjectIdentifier(observer)) }
      if let adapter { library?.unregisterChangeObserver(adapter) }
    }

    // MARK: Changing

    /// Carries out what the requests within the block ask for: all of it, or nothing.
    public func performChangesAndWait(_ changeBlock: () -> Void) throws {
      var moved: [FilePath] = []
      try inLibrary { library throws(PhotoLibraryError) in
        try library.performChangesAndWait { changes in
          moved = try ChangeTransaction.run(changes, changeBlock)
        }
      }
      // Copied and there: that the original stays is no reason to fail.
      for path in moved {
        if let url = path.url { try? FileManager.default.removeItem(at: url) }
      }
    }

    /// Does something with the library that was named; an error of its becomes one of PhotoKit.
    func inLibrary<Value>(
      _ body: (PhotoLibrary) throws(PhotoLibraryError) -> Value
    ) throws(PHPhotosError) -> Value {
      guard let library else {
        throw PHPhotosError(.accessRestricted, "no library was named with PHPhotoLibrary.use")
      }
      do throws(PhotoLibraryError) {
        return try body(library)
      } catch {
        throw PHPhotosError(error)
      }
    }

    /// As ``performChangesAndWait(_:)``, on a serial queue: one block after the other, in the order of the
    /// calls. Handlers are called on another one, in that order, too; their error is a ``PHPhotosError``.
    @preconcurrency public func performChanges(
      _ changeBlock: @escaping @Sendable () -> Void,
      completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
      changeQueue.async { [self] in
        let result = Result { try performChangesAndWait(changeBlock) }
        guard let completionHandler else { return }
        handlerQueue.async {
          switch result {
          case .success: completionHandler(true, nil)
          case .failure(let error): completionHandler(false, error)
          }
        }
      }
    }

    /// As ``performChanges(_:completionHandler:)``.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        performChanges(changeBlock) { _, error in
          if let error {
            continuation.resume(throwing: error)
          } else {
            continuation.resume()
          }
        }
      }
    }
  }
#endif
