#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import PhotoLibrary
  public import UniformTypes

  /// A file of an asset, or of a Live Photo that is none.
  public final class PHAssetResource: NSObject, @unchecked Sendable {
    // It never changes, so it is safe to share.

    private enum Place {
      /// In the library, as far as the client may see it.
      case library(AssetResource)
      /// Elsewhere, with the folder that it goes with.
      case file(FilePath, OwnFolder?)
    }

    private let place: Place
    /// The size of the file in bytes.
    let fileSize: Int

    /// What the file is of its asset: `photo`, `video`, or `pairedVideo`.
    public let type: PHAssetResourceType
    /// The `localIdentifier` of the asset that it belongs to; empty of a Live Photo that is none.
    public let assetLocalIdentifier: String
    /// The file's name in its folder.
    public let originalFilename: String
    /// The file's type, told by content.
    public let contentType: UTType
    /// Pixels from left to right as it is shown; 0 where the file does not state them.
    public let pixelWidth: Int
    /// Pixels from top to bottom as it is shown; 0 where the file does not state them.
    public let pixelHeight: Int

    /// A file of an asset in the library.
    init(_ resource: AssetResource) {
      place = .library(resource)
      fileSize = resource.fileSize
      type = resource.kind
      assetLocalIdentifier = resource.assetLocalIdentifier
      originalFilename = resource.originalFilename
      contentType = resource.contentType
      pixelWidth = resource.pixelWidth
      pixelHeight = resource.pixelHeight
      super.init()
    }

    /// A file elsewhere.
    ///
    /// - Parameter folder: What it is in, if that goes with it.
    init(
      of path: FilePath, _ kind: PHAssetResourceType, _ contentType: UTType, width: Int,
      height: Int, size: Int, in folder: OwnFolder?
    ) {
      place = .file(path, folder)
      fileSize = size
      type = kind
      assetLocalIdentifier = ""
      originalFilename = String(decoding: path.lastComponent ?? [], as: UTF8.self)
      self.contentType = contentType
      pixelWidth = width
      pixelHeight = height
      super.init()
    }

    /// The identifier of ``contentType``: `public.heic`.
    public var uniformTypeIdentifier: String { contentType.identifier }

    /// Where the file is, if the client may still see it.
    var path: FilePath {
      get throws(PHPhotosError) {
        switch place {
        case .file(let path, _): return path
        case .library(let resource):
          return try PHPhotoLibrary.shared().inLibrary { library throws(PhotoLibraryError) in
            try library.path(of: resource)
          }
        }
      }
    }

    /// The still and the movie of a Live Photo.
    public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] {
      livePhoto.resources
    }

    /// An asset's files, the main one first; none where the client may not see it any more.
    public class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
      let library = PHPhotoLibrary.shared().library
      return ((try? library?.resources(of: asset.asset)) ?? []).map { PHAssetResource($0) }
    }
  }
#endif
