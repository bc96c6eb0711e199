import SQLiteStore

extension PhotoLibrary {
  func carryOut(_ operations: [LibraryChanges.Operation]) throws(PhotoLibraryError) {
    let decision = decision
    for operation in operations { try check(operation, decision) }
    if let reason = state.readOnlyReason {
      throw PhotoLibraryError(.readOnly, "\(folder) cannot be changed: \(reason)")
    }
    let staged = StagedFiles(folder)
    var selected: [String] = []
    do throws(PhotoLibraryError) {
      // Copying takes long, and is over before anybody else has to wait.
      var files: [[ReadFile]] = []
      for operation in operations {
        guard case .create(_, let resources) = operation else { continue }
        guard !resources.isEmpty else {
          throw PhotoLibraryError(
            .invalidResource, "a new asset has no file: add a photo or a movie to it")
        }
        var group: [ReadFile] = []
        for resource in resources { group.append(try staged.stage(resource)) }
        try Self.check(group)
        files.append(group)
      }
      selected = try addToSelection(operations, decision)
      try state.assets.database.transaction(
        { (_) throws(PhotoLibraryError) in
          let writer = IndexWriter(store: state.assets, isLogging: true, now: .now)
          var next = files[...]
          for operation in operations {
            if case .create(let word, let resources) = operation {
              var placed: [ReadFile] = []
              for (file, resource) in zip(next.popFirst() ?? [], resources) {
                placed.append(try staged.place(file, resource))
              }
              try inLibrary { () throws(DatabaseError) in try writer.insert(placed, word: word) }
            } else {
              try carryOut(operation, writer, staged)
            }
          }
        }, failing: { PhotoLibraryError($0) })
    } catch {
      staged.finish(keeping: false)
      removeFromSelection(selected)
      if error.code == .stateDamaged { state.doubtIndex() }
      throw error
    }
    staged.finish(keeping: true)
  }

  /// Two files of one asset have to be a still and a movie that belong together.
  private static func check(_ group: [ReadFile]) throws(PhotoLibraryError) {
    guard group.count > 1 else { return }
    let facts = group.compactMap(\.facts)
    guard facts.map(\.type) == [.image, .video] else {
      throw PhotoLibraryError(
        .invalidResource,
        "an asset is a photo, a movie, or the still and the movie of a Live Photo, not "
          + facts.map { $0.type == .image ? "a photo" : "a movie" }.joined(separator: " and "))
    }
    guard let pair = facts[0].pair, facts[1].pair == pair else {
      throw PhotoLibraryError(
        .invalidResource, "the still and the movie are not the halves of one Live Photo")
    }
  }

  /// What a limited client adds is its own to see. Before it is there, so that it is never there and
  /// not selected; the words that are selected now.
  private func addToSelection(
    _ operations: [LibraryChanges.Operation], _ decision: Decision
  ) throws(PhotoLibraryError) -> [String] {
    guard decision.readWrite == .limited else { return [] }
    let words = operations.compactMap {
      if case .create(let word, _) = $0 { word } else { nil }
    }
    guard !words.isEmpty else { return [] }
    return try inLibrary { () throws(DatabaseError) in
      try state.decisions.change(selectionOf: client.identifier, adding: words, removing: [])
    }
  }

  /// What was to be added and is not there after all is not selected. What was selected and is no
  /// more, is nothing in the history. The error that led to this is the one to be told.
  private func removeFromSelection(_ words: [String]) {
    guard !words.isEmpty else { return }
    _ = try? state.decisions.change(selectionOf: client.identifier, adding: [], removing: words)
  }

  private func carryOut(
    _ operation: LibraryChanges.Operation, _ writer: IndexWriter, _ staged: StagedFiles
  ) throws(PhotoLibraryError) {
    let assets = state.assets
    switch operation {
    case .create: return
    case .delete(let identifier):
      let word = try visible(identifier)
      let resources = try inLibrary { () throws(DatabaseError) in try assets.resources(of: word) }
      for resource in resources { try staged.remove(resource.place) }
      try inLibrary { () throws(DatabaseError) in try writer.delete(word) }
    case .setFavorite(let identifier, let value):
      let word = try visible(identifier)
      try inLibrary { () throws(DatabaseError) in try writer.set("favorite", value, word) }
    case .setHidden(let identifier, let value):
      let word = try visible(identifier)
      try inLibrary { () throws(DatabaseError) in try writer.set("hidden", value, word) }
    case .createAlbum(let word, let title):
      try inLibrary { () throws(DatabaseError) in try assets.createAlbum(word, title: title) }
      try inLibrary { () throws(DatabaseError) in try writer.log(.inserted, album: word) }
    case .renameAlbum(let identifier, let title):
      let (album, word) = try album(identifier)
      try inLibrary { () throws(DatabaseError) in
        try assets.rename(album: album, title)
        try writer.log(.updated, album: word)
      }
    case .deleteAlbum(let identifier):
      let (album, word) = try album(identifier)
      try inLibrary { () throws(DatabaseError) in
        try assets.delete(album: album)
        try writer.log(.removed, album: word)
      }
    case .add(let identifiers, album: let identifier):
      let (album, word) = try album(identifier)
      var words: [String] = []
      for asset in identifiers { words.append(try visible(asset)) }
      try inLibrary { () throws(DatabaseError) in
        try assets.add(words, to: album)
        try writer.log(.updated, album: word)
      }
    case .remove(let identifiers, album: let identifier):
      let (album, word) = try album(identifier)
      for asset in identifiers.compactMap(LocalIdentifier.word) {
        try inLibrary { () throws(DatabaseError) in try assets.remove(asset, from: album) }
      }
      try inLibrary { () throws(DatabaseError) in try writer.log(.updated, album: word) }
    case .arrange(let identifiers, album: let identifier):
      let (album, word) = try album(identifier)
      try inLibrary { () throws(DatabaseError) in
        try assets.arrange(identifiers.compactMap(LocalIdentifier.word), in: album)
        try writer.log(.updated, album: word)
      }
    }
  }

  /// The word of an asset that the client may see.
  private func visible(_ identifier: String) throws(PhotoLibraryError) -> String {
    guard let word = LocalIdentifier.word(identifier),
      try withVisibility({ (visible) throws(DatabaseError) in
        try state.assets.asset(word, visible: visible)
      }) != nil
    else { throw PhotoLibraryError(.notFound, "there is no asset \(identifier)") }
    return word
  }

  private func album(_ identifier: String) throws(PhotoLibraryError) -> (Int64, String) {
    guard let word = LocalIdentifier.word(identifier),
      let album = try inLibrary({ () throws(DatabaseError) in try state.assets.album(word) })
    else { throw PhotoLibraryError(.notFound, "there is no album \(identifier)") }
    return (album, word)
  }
}
