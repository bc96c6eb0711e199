#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  public import PhotoLibrary
  public import UniformTypes

  /// Adds an asset of several files: a photo, a movie, or the still and the movie of a Live Photo.
  ///
  /// What is added as an `alternatePhoto`, such as the raw twin of a JPEG, becomes an asset of its own, as
  /// raw twins are here; the placeholder is that of the first one.
  public final class PHAssetCreationRequest: PHAssetChangeRequest {
    private var resources: [(PHAssetResourceType, LibraryChanges.NewResource)] = []
    private let transaction = ChangeTransaction.current
    /// Whether every resource is one.
    private var isWhole = true

    /// An asset to be added, of the resources that it is given before the block ends; the changes fail
    /// where that is none.
    public class func forAsset() -> PHAssetCreationRequest {
      let identifier = ChangeTransaction.current.changes.reserveIdentifier()
      let request = PHAssetCreationRequest(placeholder: identifier)
      ChangeTransaction.ask { changes in
        // The still comes first, whichever was added first.
        let sorted = request.resources.sorted { $0.0.rawValue < $1.0.rawValue }
        let twins = sorted.dropFirst().filter { $0.0 == .alternatePhoto }
        let main = sorted.prefix(1) + sorted.dropFirst().filter { $0.0 != .alternatePhoto }
        changes.createAsset(request.isWhole ? main.map(\.1) : [], as: identifier)
        for twin in twins { changes.createAsset(twin.1) }
      }
      return request
    }

    /// Whether an asset can be made of these kinds of files, each an `NSNumber` of a ``PHAssetResourceType``: of a
    /// photo, a movie, or both halves of a Live Photo, and of raw twins beside.
    public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
      let kinds = Set(types.map { PHAssetResourceType(rawValue: $0.intValue) })
      return [[.photo], [.video], [.photo, .pairedVideo]].contains(
        kinds.subtracting([.alternatePhoto]))
    }

    /// Gives it a file, which is copied, or moved where the options say so; where the URL is none of a file, the changes fail.
    public func addResource(
      with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
      guard let path = FilePath(fileURL) else {
        isWhole = false
        return
      }
      resources.append((type, .init(file: path, filename: options?.originalFilename)))
      if options?.shouldMoveFile == true { transaction.remove(path) }
    }

    /// Gives it a file of some bytes, named by their type unless the options name it.
    public func addResource(
      with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {
      resources.append((type, .init(data: data, filename: options?.originalFilename)))
    }
  }

  /// How a file is added.
  public final class PHAssetResourceCreationOptions: NSObject {
    /// What the file is called in the library; nil for its own name, or one by its type.
    public var originalFilename: String?
    /// Whether the file is removed from where it was, when the changes have been carried out.
    public var shouldMoveFile = false
    /// The file's type: without effect, content alone tells it.
    public var uniformTypeIdentifier: String?
    /// The file's type, as ``uniformTypeIdentifier``.
    public var contentType: UTType?
  }
#endif
