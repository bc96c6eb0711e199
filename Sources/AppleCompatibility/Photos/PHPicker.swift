#if !canImport(Photos)
  public import ItemProvider
  public import PhotoLibrary

  /// What may be picked, and how.
  public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// Which form of an asset is handed out: here always the file as it is.
    public typealias AssetRepresentationMode = PickerConfiguration.AssetRepresentationMode
    /// Whether what is selected is numbered.
    public typealias Selection = PickerConfiguration.Selection

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
    /// Whether what is selected is numbered; results are in the order of selecting in any case.
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
    /// selected before.
    public func pick() async {
      let library = PHPhotoLibrary.shared().library
      let picked: [PHPickerResult]
      do throws(PhotoLibraryError) {
        picked =
          try await library?.pick(configuration.configuration).map {
            PHPickerResult(itemProvider: $0.itemProvider, assetIdentifier: $0.assetIdentifier)
          } ?? []
      } catch {
        picked = []
      }
      await MainActor.run { delegate?.picker(self, didFinishPicking: picked) }
    }

    /// The picker never dismisses itself.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      isDismissed = true
      completion?()
    }
  }
#endif
