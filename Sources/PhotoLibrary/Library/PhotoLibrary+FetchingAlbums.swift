import SQLiteStore

extension PhotoLibrary {
  /// Fetches the albums that users have made; none for a client that may not see everything.
  public func fetchAlbums(
    _ options: AlbumOptions = AlbumOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Album> {
    try fetchAlbums(.albums(options))
  }

  /// Fetches albums whose members follow from a rule; none for a client that may see nothing.
  public func fetchSmartAlbums(
    _ kinds: [SmartAlbum] = SmartAlbum.allCases, options: AlbumOptions = AlbumOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Album> {
    try fetchAlbums(.smartAlbums(kinds, options))
  }

  /// Fetches the albums of some identifiers, as far as the client may see them: users' by title, then
  /// smart ones in the order of their numbers, unless the options say another order.
  public func fetchAlbums(
    withLocalIdentifiers identifiers: [String], options: AlbumOptions = AlbumOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Album> {
    try fetchAlbums(.someAlbums(identifiers, options))
  }

  /// Fetches the users' albums that an asset is in; none for a client that may not see everything. Smart
  /// ones are not looked through.
  public func fetchAlbums(
    containing asset: Asset, options: AlbumOptions = AlbumOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Album> {
    try fetchAlbums(.albumsOf(asset.localIdentifier, options))
  }

  private func fetchAlbums(_ query: FetchQuery) throws(PhotoLibraryError) -> FetchResult<Album> {
    guard try mayFetch() else { return FetchResult([], query) }
    return try albums(query)
  }

  /// Answers a query without being the client's access.
  func albums(_ query: FetchQuery) throws(PhotoLibraryError) -> FetchResult<Album> {
    let albums = try withVisibility { (visible) throws(DatabaseError) -> [Album] in
      let seesAll = visible == .everything
      func chosen(
        _ albums: [Album], _ options: AlbumOptions
      ) throws(DatabaseError) -> [Album] {
        try state.assets.chosen(albums, options) { (album, isFirst) throws(DatabaseError) in
          let first = FetchOptions(sort: [AssetSort(.creationDate, ascending: isFirst)], limit: 1)
          return try assets(.members(album.localIdentifier, first), visible).first?.creationDate
        }
      }
      switch query {
      case .albums(let options) where seesAll:
        return try chosen(try state.assets.albums(), options)
      case .albumsOf(let identifier, let options) where seesAll:
        guard let word = LocalIdentifier.word(identifier) else { return [] }
        return try chosen(try state.assets.albums(of: word), options)
      case .smartAlbums(let kinds, let options) where visible != .nothing:
        return try chosen(kinds.map(\.album), options)
      case .someAlbums(let identifiers, let options) where visible != .nothing:
        // What a person has copied from a list is enough of an identifier.
        let words = Set(identifiers.compactMap(LocalIdentifier.word))
        let users = seesAll ? try state.assets.albums() : []
        let named =
          users.filter { LocalIdentifier.word($0.localIdentifier).map(words.contains) ?? false }
          + SmartAlbum.allCases.map(\.album).filter { identifiers.contains($0.localIdentifier) }
        return try chosen(named, options)
      default: return []
      }
    }
    return FetchResult(albums, query)
  }
}
