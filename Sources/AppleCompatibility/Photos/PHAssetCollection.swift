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

    /// What its user calls it; of a smart album its name in English. Never nil.
    public var localizedTitle: String? { album.title }
    /// `NSNotFound` where it is not counted.
    public var estimatedAssetCount: Int { album.estimatedAssetCount ?? NSNotFound }
    /// Whether a user has made it, or it follows from a rule.
    public var assetCollectionType: PHAssetCollectionType {
      album.smartAlbum == nil ? .album : .smartAlbum
    }
    /// Which rule it follows from; `albumRegular` where a user has made it.
    public var assetCollectionSubtype: PHAssetCollectionSubtype {
      album.smartAlbum.map { PHAssetCollectionSubtype(rawValue: $0.rawValue) } ?? .albumRegular
    }

    /// The albums of a kind: users' by title, smart ones in the order of their numbers, whatever
    /// the options say. `albumRegular` is all of either kind, as programs write it. Empty for a subtype
    /// that there is not, and where the client may not see albums.
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
            [.any, .albumRegular].contains(subtype) || subtype.rawValue == $0.rawValue
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
