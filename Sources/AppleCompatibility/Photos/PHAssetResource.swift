#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import PhotoLibrary
  public import UniformTypes

  /// A file of an asset.
  public final class PHAssetResource: NSObject, @unchecked Sendable {
    let resource: AssetResource

    init(_ resource: AssetResource) { self.resource = resource }

    /// What the file is of its asset: `photo`, `video`, or `pairedVideo`.
    public var type: PHAssetResourceType { resource.kind }
    /// The `localIdentifier` of the asset that it belongs to.
    public var assetLocalIdentifier: String { resource.assetLocalIdentifier }
    /// The file's name in its folder.
    public var originalFilename: String { resource.originalFilename }
    /// The identifier of ``contentType``: `public.heic`.
    public var uniformTypeIdentifier: String { resource.contentType.identifier }
    /// The file's type, told by content.
    public var contentType: UTType { resource.contentType }
    /// Pixels from left to right as it is shown; 0 where the file does not state them.
    public var pixelWidth: Int { resource.pixelWidth }
    /// Pixels from top to bottom as it is shown; 0 where the file does not state them.
    public var pixelHeight: Int { resource.pixelHeight }

    /// Where the file is, if the client may still see it.
    var path: FilePath {
      get throws(PHPhotosError) {
        try PHPhotoLibrary.shared().inLibrary { library throws(PhotoLibraryError) in
          try library.path(of: resource)
        }
      }
    }

    /// An asset's files, the main one first; none where the client may not see it any more.
    public class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
      let library = PHPhotoLibrary.shared().library
      return ((try? library?.resources(of: asset.asset)) ?? []).map { PHAssetResource($0) }
    }
  }
#endif
