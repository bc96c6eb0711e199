extension PhotoLibrary {
  /// Whether the client may delete, mark or hide an asset at this moment.
  public func canChange(_ asset: Asset) -> Bool {
    guard canChangeAssets else { return false }
    return ((try? resources(of: asset)) ?? []).isEmpty == false
  }

  /// Whether the client may rename or delete an album at this moment, or change what is in it: never a smart one.
  public func canChange(_ album: Album) -> Bool {
    guard state.readOnlyReason == nil, decision.canUseAlbums, album.smartAlbum == nil else {
      return false
    }
    return (try? albums(.someAlbums([album.localIdentifier], AlbumOptions())))?.isEmpty == false
  }

  /// Whether the client may delete, mark or hide what it sees at this moment.
  package var canChangeAssets: Bool {
    state.readOnlyReason == nil && decision.readWrite.isGranted
  }

  /// Checks that the client may do something, by what is decided at that moment.
  func check(_ operation: LibraryChanges.Operation, _ decision: Decision)
    throws(PhotoLibraryError)
  {
    let isAllowed: Bool
    switch operation {
    case .create: isAllowed = decision.canAdd
    case .delete, .setFavorite, .setHidden: isAllowed = decision.readWrite.isGranted
    case .createAlbum, .renameAlbum, .deleteAlbum, .add, .remove, .arrange:
      isAllowed = decision.canUseAlbums
    }
    if isAllowed { return }
    var level = AccessLevel.readWrite
    if case .create = operation { level = .addOnly }
    if decision.isRestricted {
      throw PhotoLibraryError(
        .accessRestricted,
        "an administrator does not allow \(client.identifier) to \(operation.verb)")
    }
    // A client that can only add says only why it adds.
    if level == .addOnly, client.usageDescription(for: .addOnly) == nil { level = .readWrite }
    try noteAccess(decision, level)
    throw PhotoLibraryError(
      .accessDenied,
      "\(client.identifier) may not \(operation.verb): its status is \(decision.readWrite), "
        + "to add \(decision.addOnly)")
  }
}

extension LibraryChanges.Operation {
  fileprivate var verb: String {
    switch self {
    case .create: "add photos"
    case .delete: "delete photos"
    case .setFavorite, .setHidden: "change photos"
    case .createAlbum, .renameAlbum, .deleteAlbum, .add, .remove, .arrange: "use albums"
    }
  }
}
