import SQLiteStore

extension PhotoLibrary {
  /// Lets the user change what a limited client may see; for any other client, it does nothing.
  ///
  /// - Returns: The local identifiers that are newly selected. Those that were taken away are told
  ///   to observers, as are the new ones.
  @discardableResult
  public func presentLimitedLibraryPicker() async throws(PhotoLibraryError) -> [String] {
    guard decision.readWrite == .limited else { return [] }
    if let reason = state.readOnlyReason {
      throw PhotoLibraryError(.readOnly, "a selection could not be kept: \(reason)")
    }
    let before = try inLibrary { () throws(DatabaseError) in
      try state.decisions.selection(of: client.identifier)
    }
    // The selection may hold what is not in the library any more; it stays, in case it comes back.
    let present = try inLibrary { () throws(DatabaseError) in
      try state.assets.assets(
        FetchOptions(
          predicate: .localIdentifiers(before), includesHidden: true, includesAllBurstPhotos: true),
        visible: .everything)
    }.map(\.localIdentifier)
    guard let chosen = try await chooseSelection(present) else { return [] }
    let shown = Set(present.compactMap(LocalIdentifier.word))
    let words = Set(chosen.compactMap(LocalIdentifier.word))
    let added = try inLibrary { () throws(DatabaseError) in
      try state.decisions.change(
        selectionOf: client.identifier, adding: words.subtracting(before).sorted(),
        removing: shown.subtracting(words).sorted())
    }
    notifier.check()
    return added.map(LocalIdentifier.asset)
  }

  /// Lets the user choose among all assets; nil when that is cancelled.
  func chooseSelection(_ selected: [String]) async throws(PhotoLibraryError) -> [String]? {
    var configuration = PickerConfiguration(knowsLibrary: true)
    configuration.selectionLimit = 0
    configuration.preselectedAssetIdentifiers = selected
    let session = PickerSession(
      library: self, configuration: configuration,
      title: "Photos that \(client.identifier) may see")
    return try await session.run()
  }

  /// What is selected for the client; empty for one that is not limited.
  public var limitedSelection: [String] {
    get throws(PhotoLibraryError) {
      guard decision.readWrite == .limited else { return [] }
      return try inLibrary { () throws(DatabaseError) in
        try state.decisions.selection(of: client.identifier).map(LocalIdentifier.asset)
      }
    }
  }
}
