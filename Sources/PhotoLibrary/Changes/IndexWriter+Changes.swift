import SQLiteStore

extension IndexWriter {
  /// Adds an asset under an identifier that was promised, with its files.
  func insert(_ files: [ReadFile], word: String) throws(DatabaseError) {
    guard let main = files.first, let facts = main.facts,
      let asset = try insertAsset(main, facts, word: word)
    else { return }
    for (index, file) in files.enumerated() {
      // The name was free on the disk: whatever the index has under it is gone.
      let folder = try folder(file.place.folder)
      try removeReplaced(folder, file.place.name)
      try insert(
        file, in: folder, asset: asset,
        kind: index == 0 ? nil : AssetResource.Kind.pairedVideo.rawValue)
    }
    if files.count > 1 { try setLive(asset, true) }
    try log(.inserted, word)
  }

  /// Removes an asset, whose files have left.
  func delete(_ word: String) throws(DatabaseError) {
    try log(.removed, word)
    try database.execute(
      "DELETE FROM files WHERE asset = (SELECT id FROM assets WHERE uuid = ?)", [.text(word)])
    try database.execute("DELETE FROM members WHERE asset = ?", [.text(word)])
    try database.execute("DELETE FROM assets WHERE uuid = ?", [.text(word)])
  }

  /// Sets a property of an asset that only the library knows.
  func set(_ column: String, _ value: Bool, _ word: String) throws(DatabaseError) {
    try database.execute(
      "UPDATE assets SET \(column) = ? WHERE uuid = ? AND \(column) <> ?",
      [.flag(value), .text(word), .flag(value)])
    if database.changedRows > 0 { try log(.updated, word) }
  }
}
