public import ItemProvider
import SQLiteStore

extension PhotoLibrary {
  /// Fetches assets that the client may see: none, where it may see none.
  ///
  /// Where nothing was decided, the first fetch asks the user and does not wait for the answer: it
  /// is empty, and observers are told when there is something to see.
  public func fetchAssets(
    _ options: FetchOptions = FetchOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Asset> {
    try fetchAssets(.assets(options))
  }

  /// Fetches the assets of some identifiers, as far as the client may see them, in the order in
  /// which they were taken unless the options say another.
  public func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: FetchOptions = FetchOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Asset> {
    var options = options
    options.predicate = .all(
      [.localIdentifiers(identifiers)] + (options.predicate.map { [$0] } ?? []))
    // Who names an asset means it.
    options.includesHidden = true
    options.includesAllBurstPhotos = true
    return try fetchAssets(.assets(options))
  }

  /// Fetches the assets of some identifiers, as far as the client may see them, in the order of these unless the
  /// options say another; each once.
  public func fetchAssets(
    inOrderOf identifiers: [String], options: FetchOptions = FetchOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Asset> {
    try fetchAssets(.listed(identifiers, options))
  }

  /// Fetches the members of an album, in its order unless the options say another.
  public func fetchAssets(
    in album: Album, options: FetchOptions = FetchOptions()
  ) throws(PhotoLibraryError) -> FetchResult<Asset> {
    try fetchAssets(.members(album.localIdentifier, options))
  }

  /// The paths of all files that the client may see, in the order of the folder, each with its
  /// asset's identifier.
  public func visibleFiles() throws(PhotoLibraryError) -> [(
    localIdentifier: String, path: FilePath
  )] {
    guard try mayFetch() else { return [] }
    return try withVisibility { (visible) throws(DatabaseError) in
      try state.assets.places(visible: visible).map { ($0, $1.location(in: folder)) }
    }
  }

  private func fetchAssets(_ query: FetchQuery) throws(PhotoLibraryError) -> FetchResult<Asset> {
    guard try mayFetch() else { return FetchResult([], query) }
    return try assets(query)
  }

  /// Whether the client may see something at the moment of its access: an answer to the question
  /// that the access itself asks comes too late for it.
  func mayFetch() throws(PhotoLibraryError) -> Bool {
    let decision = decision
    try noteAccess(decision, .readWrite)
    return decision.readWrite.isGranted
  }

  // MARK: Answering queries

  /// Answers a query without being the client's access.
  func assets(_ query: FetchQuery) throws(PhotoLibraryError) -> FetchResult<Asset> {
    let found = try withVisibility { (visible) throws(DatabaseError) -> [Asset] in
      try assets(query, visible)
    }
    return FetchResult(found, query)
  }

  /// The assets of a query, of those that the client may see.
  func assets(_ query: FetchQuery, _ visible: Visibility) throws(DatabaseError) -> [Asset] {
    switch query {
    case .assets(let options): return try state.assets.assets(options, visible: visible)
    case .listed(let identifiers, let options):
      return try listed(identifiers, options, visible)
    case .members(let identifier, var options):
      guard let smart = SmartAlbum(localIdentifier: identifier) else {
        // Albums are not for clients that may not see everything.
        return try state.assets.assets(
          options, in: LocalIdentifier.word(identifier) ?? "",
          visible: visible == .everything ? visible : .nothing)
      }
      options.predicate = .all([smart.predicate] + (options.predicate.map { [$0] } ?? []))
      if smart == .allHidden { options.includesHidden = true }
      if [.bursts, .favorites, .allHidden].contains(smart) {
        options.includesAllBurstPhotos = true
      }
      return try state.assets.assets(
        options, by: smart == .recentlyAdded ? "added" : "created", visible: visible)
    case .albums, .smartAlbums, .someAlbums, .albumsOf: return []
    }
  }

  /// The assets of some identifiers, in the order of these.
  private func listed(
    _ identifiers: [String], _ options: FetchOptions, _ visible: Visibility
  ) throws(DatabaseError) -> [Asset] {
    var wanted = options
    wanted.predicate = .all(
      [.localIdentifiers(identifiers)] + (options.predicate.map { [$0] } ?? []))
    // Who names an asset means it.
    wanted.includesHidden = true
    wanted.includesAllBurstPhotos = true
    guard options.sort.isEmpty else {
      return try state.assets.assets(wanted, visible: visible)
    }
    // The limit counts in the order of the identifiers.
    wanted.limit = 0
    var found: [String: Asset] = [:]
    for asset in try state.assets.assets(wanted, visible: visible) {
      found[asset.localIdentifier] = asset
    }
    var assets: [Asset] = []
    for word in identifiers.compactMap(LocalIdentifier.word) {
      guard let asset = found.removeValue(forKey: LocalIdentifier.asset(word)) else { continue }
      assets.append(asset)
      if assets.count == options.limit { break }
    }
    return assets
  }

  /// Does something with the index, as far as the client may see it at that moment.
  func withVisibility<Value>(
    _ body: (Visibility) throws(DatabaseError) -> Value
  ) throws(PhotoLibraryError) -> Value {
    do throws(DatabaseError) {
      return try state.assets.database.perform { (_) throws(DatabaseError) in
        switch decision.readWrite {
        case .authorized: return try body(.everything)
        case .limited:
          try loadSelection()
          return try body(.selection)
        case .notDetermined, .restricted, .denied: return try body(.nothing)
        }
      }
    } catch {
      if error.code == .damaged { state.doubtIndex() }
      throw PhotoLibraryError(error)
    }
  }

  /// Puts the client's selection into the temporary table of the index, if it is not there yet.
  private func loadSelection() throws(DatabaseError) {
    let event = try state.decisions.lastEvent
    guard start.withLock({ $0.selectionEvent }) != event else { return }
    let words = try state.decisions.selection(of: client.identifier)
    let database = state.assets.database
    try database.execute("DELETE FROM temp.selected")
    for word in words {
      try database.execute("INSERT OR IGNORE INTO temp.selected VALUES (?)", [.text(word)])
    }
    start.withLock { $0.selectionEvent = event }
  }
}
