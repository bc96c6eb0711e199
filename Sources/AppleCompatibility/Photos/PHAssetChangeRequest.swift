#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import PhotoLibrary

  /// What will be there when the changes are done.
  public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

  /// Adds an asset or changes one.
  public class PHAssetChangeRequest: NSObject {
    private let identifier: String
    private let isNew: Bool

    /// Changes an asset.
    public init(for asset: PHAsset) {
      identifier = asset.localIdentifier
      isNew = false
      isFavorite = asset.isFavorite
      isHidden = asset.isHidden
      creationDate = asset.creationDate
      location = asset.location
    }

    init(placeholder: String) {
      identifier = placeholder
      isNew = true
    }

    /// Adds a photo, whose file is copied; nil where the URL is none of a file.
    public class func creationRequestForAssetFromImage(
      atFileURL fileURL: URL
    ) -> PHAssetChangeRequest? {
      creationRequest(fileURL)
    }

    /// Adds a movie, whose file is copied; nil where the URL is none of a file. Content alone tells
    /// which of the two it is.
    public class func creationRequestForAssetFromVideo(
      atFileURL fileURL: URL
    ) -> PHAssetChangeRequest? {
      creationRequest(fileURL)
    }

    private static func creationRequest(_ fileURL: URL) -> PHAssetChangeRequest? {
      guard let path = FilePath(fileURL) else { return nil }
      let identifier = ChangeTransaction.current.changes.reserveIdentifier()
      ChangeTransaction.ask { $0.createAsset([.init(file: path)], as: identifier) }
      return PHAssetChangeRequest(placeholder: identifier)
    }

    /// What the asset will be known by; nil for a change of one that is there.
    public var placeholderForCreatedAsset: PHObjectPlaceholder? {
      isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
    }

    /// Set it to mark the asset or not. It starts as the asset is.
    public var isFavorite = false {
      didSet {
        ChangeTransaction.ask { [identifier, isFavorite] in
          $0.setFavorite(isFavorite, of: identifier)
        }
      }
    }

    /// Set it to hide the asset or not. It starts as the asset is.
    public var isHidden = false {
      didSet {
        ChangeTransaction.ask { [identifier, isHidden] in $0.setHidden(isHidden, of: identifier) }
      }
    }

    /// When it was taken, as the asset is. Files are not written here, and what they say counts: what is set
    /// of a new asset is passed over, and to change one that is there fails with `changeNotSupported`.
    public var creationDate: Date? { didSet { refuse("creationDate") } }

    /// Where it was taken; as ``creationDate``.
    public var location: CLLocation? { didSet { refuse("location") } }

    private func refuse(_ property: String) {
      guard !isNew else { return }
      ChangeTransaction.ask { [identifier] _ throws(PhotoLibraryError) in
        throw PhotoLibraryError(
          .changeNotSupported,
          "the \(property) of \(identifier) is what its file says, which is not written here")
      }
    }

    /// Removes assets; their files are kept in the state's folder `deleted`.
    ///
    /// - Parameter assets: ``PHAsset``s, as an array of either kind; what is none of them is passed over.
    public class func deleteAssets(_ assets: some Sequence) {
      let identifiers = ChangeTransaction.identifiers(assets)
      ChangeTransaction.ask { $0.deleteAssets(identifiers) }
    }

    /// As ``deleteAssets(_:)``, of what was fetched.
    public class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.all) }
  }
#endif
