#if !canImport(Photos)
  import Foundation
  import PhotoLibrary

  /// An album.
  public final class PHAssetCollection: PHObject, @unchecked Sendable {
    let album: Album

    init(_ album: Album) {
      self.album = album
      super.init(localIdentifier: album.localIdentifier)
    }

    public var localizedTitle: String? { album.title }
    /// `NSNotFound` where it is not counted.
    public var estimatedAssetCount: Int { album.estimatedAssetCount ?? NSNotFound }
    public var assetCollectionType: PHAssetCollectionType {
      album.smartAlbum == nil ? .album : .smartAlbum
    }
    public var assetCollectionSubtype: PHAssetCollectionSubtype {
      album.smartAlbum.map { PHAssetCollectionSubtype(rawValue: $0.rawValue) } ?? .albumRegular
    }

    public class func fetchAssetCollections(
      with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      guard let library = PHPhotoLibrary.shared().library else { return PHFetchResult(.nothing) }
      do throws(PhotoLibraryError) {
        switch type {
        case .album:
          guard subtype == .any || subtype == .albumRegular else { return PHFetchResult(.nothing) }
          return PHFetchResult(.albums(try library.fetchAlbums()))
        case .smartAlbum:
          let kinds = SmartAlbum.allCases.filter {
            subtype == .any || subtype.rawValue == $0.rawValue
          }
          return PHFetchResult(.albums(try library.fetchSmartAlbums(kinds)))
        }
      } catch {
        PHPhotoLibrary.endIfUndeclared(error)
        return PHFetchResult(.nothing)
      }
    }
  }
#endif
