#if !canImport(Photos)
  public import Foundation
  public import PhotoLibrary

  extension PHObject {
    /// What a sort descriptor of a key has in the place of a property: Foundation on Linux makes them of key paths
    /// alone. Nobody reads it.
    fileprivate subscript(sortedBy key: String) -> String { key }
  }

  extension NSSortDescriptor {
    /// An order by a property, for ``PHFetchOptions`` alone: `creationDate`, `localizedTitle` and others, as
    /// `AssetSort.Key` and `AlbumSort.Key` name them.
    public convenience init(key: String?, ascending: Bool) {
      self.init(keyPath: \PHObject[sortedBy: key ?? ""], ascending: ascending)
    }

    /// Whether it is of one of some keys, or of a key path.
    private func isOf(_ keys: [String], _ path: AnyKeyPath?) -> Bool {
      keys.contains { keyPath == \PHObject[sortedBy: $0] } || path != nil && keyPath == path
    }
  }

  extension NSSortDescriptor: PHFetchSort {
    /// It, of assets.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where assets have no such property.
    public func assetSort() throws(PhotoLibraryError) -> AssetSort {
      for key in AssetSort.Key.allCases {
        let path: AnyKeyPath? =
          switch key {
          case .duration: \PHAsset.duration
          case .pixelWidth: \PHAsset.pixelWidth
          case .pixelHeight: \PHAsset.pixelHeight
          default: nil
          }
        let names = key == .isFavorite ? [key.rawValue, "isFavorite"] : [key.rawValue]
        if isOf(names, path) { return AssetSort(key, ascending: ascending) }
      }
      throw PhotoLibraryError(
        .predicateInvalid, "assets are sorted by \(AssetSort.Key.allCases.map(\.rawValue)) alone")
    }

    /// It, of albums.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where albums have no such property.
    public func albumSort() throws(PhotoLibraryError) -> AlbumSort {
      for key in AlbumSort.Key.allCases {
        let path: AnyKeyPath? =
          switch key {
          case .estimatedAssetCount: \PHAssetCollection.estimatedAssetCount
          case .startDate: \PHAssetCollection.startDate
          case .endDate: \PHAssetCollection.endDate
          case .title: nil
          }
        let names = key == .title ? [key.rawValue, "title"] : [key.rawValue]
        if isOf(names, path) { return AlbumSort(key, ascending: ascending) }
      }
      throw PhotoLibraryError(
        .predicateInvalid, "albums are sorted by \(AlbumSort.Key.allCases.map(\.rawValue)) alone")
    }
  }
#endif
