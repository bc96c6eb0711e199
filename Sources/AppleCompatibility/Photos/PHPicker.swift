#if !canImport(Photos)
  public import ItemProvider
  public import PhotoLibrary

  /// What may be picked, and how.
  public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// Which form of an asset is handed out: here always the file as it is.
    public typealias AssetRepresentationMode = PickerConfiguration.AssetRepresentationMode
    /// Whether what is selected is numbered, and whether changes of it are told.
    public typealias Selection = PickerConfiguration.Selection
    /// How much room the picker takes.
    public typealias Mode = PickerConfiguration.Mode

    var configuration: PickerConfiguration

    /// Results never have an identifier.
    public init() { configuration = PickerConfiguration() }

    /// Results have identifiers.
    public init(photoLibrary: PHPhotoLibrary) {
      configuration = PickerConfiguration(knowsLibrary: true)
    }

    /// 0 for any number.
    public var selectionLimit: Int {
      get { configuration.selectionLimit }
      set { configuration.selectionLimit = newValue }
    }
    /// Nil for every type.
    public var filter: PHPickerFilter? {
      get { configuration.filter }
      set { configuration.filter = newValue }
    }
    /// Which form is wanted; it is kept, and changes nothing.
    public var preferredAssetRepresentationMode: AssetRepresentationMode {
      get { configuration.preferredAssetRepresentationMode }
      set { configuration.preferredAssetRepresentationMode = newValue }
    }
    /// How much room the picker takes; the host's ``PickerInterface`` is told.
    public var mode: Mode {
      get { configuration.mode }
      set { configuration.mode = newValue }
    }
    /// What the picker is not to do; the host's ``PickerInterface`` is told.
    public var disabledCapabilities: PHPickerCapabilities {
      get { configuration.disabledCapabilities }
      set { configuration.disabledCapabilities = newValue }
    }
    /// Whether what is selected is numbered, and whether the delegate is told at each change of it, too; results are in
    /// the order of selecting in any case.
    public var selection: Selection {
      get { configuration.selection }
      set { configuration.selection = newValue }
    }
    /// What is selected at the start: only with a library, and a limit other than 1.
    public var preselectedAssetIdentifiers: [String] {
      get { configuration.preselectedAssetIdentifiers }
      set { configuration.preselectedAssetIdentifiers = newValue }
    }
  }

  /// Something that was picked.
  public struct PHPickerResult: Equatable, Hashable, Sendable {
    /// The content; of what was selected before the picker was shown, it offers nothing.
    public let itemProvider: NSItemProvider
    /// Only where the configuration has a library.
    public let assetIdentifier: String?

    /// A result of one's own, for tests.
    public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
      self.itemProvider = itemProvider
      self.assetIdentifier = assetIdentifier
    }
  }

  /// Who is told what was picked, on the main actor.
  @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Tells what was picked, in the order of selecting; empty, or what was selected before, where
    /// the user has cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }

  /// The picker without its window: the host's ``PickerInterface`` is that.
  public final class PHPickerViewController: @unchecked Sendable {
    /// What may be picked, and how.
    public let configuration: PHPickerConfiguration
    // Read and written by the program as it is on Apple's systems: on the main actor.
    /// Who is told; it is not kept.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Whether ``dismiss(animated:completion:)`` was called; the host's window is to close then.
    public private(set) var isDismissed = false

    /// A picker over the library that ``PHPhotoLibrary/shared()`` is when it is shown.
    public init(configuration: PHPickerConfiguration) { self.configuration = configuration }

    /// What presenting the picker does on Apple's systems: the user picks, then the delegate is told
    /// on the main actor. When the user cancels, or nothing can be picked, it is told what was
    /// selected before. Where the selection is `continuous`, it is told of each change before that.
    public func pick() async {
      let library = PHPhotoLibrary.shared().library
      let (changes, continuation) = AsyncStream.makeStream(of: [PickerResult].self)
      let telling = Task {
        for await results in changes { await tell(results) }
      }
      let picked: [PickerResult]
      do throws(PhotoLibraryError) {
        picked =
          try await library?.pick(configuration.configuration) { continuation.yield($0) } ?? []
      } catch {
        picked = []
      }
      continuation.finish()
      await telling.value
      await tell(picked)
    }

    @MainActor private func tell(_ results: [PickerResult]) {
      delegate?.picker(
        self,
        didFinishPicking: results.map {
          PHPickerResult(itemProvider: $0.itemProvider, assetIdentifier: $0.assetIdentifier)
        })
    }

    /// The picker never dismisses itself.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      isDismissed = true
      completion?()
    }
  }
#endif
