#if !canImport(Photos)
  public import PhotoLibrary

  /// What may stand in ``PHFetchOptions/predicate``.
  public protocol PHFetchPredicate {
    /// It, asked of assets.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where assets have no such properties.
    func assetPredicate() throws(PhotoLibraryError) -> AssetPredicate
    /// It, asked of albums.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where albums have no such properties.
    func albumPredicate() throws(PhotoLibraryError) -> AlbumPredicate
  }

  /// What may stand in ``PHFetchOptions/sortDescriptors``.
  public protocol PHFetchSort {
    /// It, of assets.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where assets have no such property.
    func assetSort() throws(PhotoLibraryError) -> AssetSort
    /// It, of albums.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where albums have no such property.
    func albumSort() throws(PhotoLibraryError) -> AlbumSort
  }

  extension AssetPredicate: PHFetchPredicate {
    /// Itself.
    public func assetPredicate() -> AssetPredicate { self }
    /// Always throws.
    public func albumPredicate() throws(PhotoLibraryError) -> AlbumPredicate {
      throw PhotoLibraryError(.predicateInvalid, "an AssetPredicate is not about albums")
    }
  }

  extension AlbumPredicate: PHFetchPredicate {
    /// Always throws.
    public func assetPredicate() throws(PhotoLibraryError) -> AssetPredicate {
      throw PhotoLibraryError(.predicateInvalid, "an AlbumPredicate is not about assets")
    }
    /// Itself.
    public func albumPredicate() -> AlbumPredicate { self }
  }

  extension AssetSort: PHFetchSort {
    /// Itself.
    public func assetSort() -> AssetSort { self }
    /// Always throws.
    public func albumSort() throws(PhotoLibraryError) -> AlbumSort {
      throw PhotoLibraryError(.predicateInvalid, "albums have no \(key.rawValue) to sort by")
    }
  }

  extension AlbumSort: PHFetchSort {
    /// Always throws.
    public func assetSort() throws(PhotoLibraryError) -> AssetSort {
      throw PhotoLibraryError(.predicateInvalid, "assets have no \(key.rawValue) to sort by")
    }
    /// Itself.
    public func albumSort() -> AlbumSort { self }
  }
#endif
