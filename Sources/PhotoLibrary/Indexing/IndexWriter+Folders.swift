import SQLiteStore

extension IndexWriter {
  func prepareFolders(_ paths: [[UInt8]]) throws(DatabaseError) {
    for path in paths { _ = try folder(path) }
  }

  /// The number of a folder; a new one has to be looked at again until it is settled.
  func folder(_ path: [UInt8]) throws(DatabaseError) -> Int64 {
    if let known = folders[path] { return known }
    try database.execute(
      "INSERT OR IGNORE INTO folders (path, modified) VALUES (?, 0)", [.blob(path)])
    let id = try database.first("SELECT id FROM folders WHERE path = ?", [.blob(path)]) {
      $0.integer(0)
    }
    folders[path] = id
    return id ?? 0
  }

  func setFolder(_ path: [UInt8], modified: Int64) throws(DatabaseError) {
    try database.execute(
      "UPDATE folders SET modified = ? WHERE path = ? AND modified <> ?",
      [.integer(modified), .blob(path), .integer(modified)])
  }

  /// Removes a folder that has no files any more.
  func removeFolder(_ path: [UInt8]) throws(DatabaseError) {
    try database.execute(
      """
      DELETE FROM folders WHERE path = ?
      AND NOT EXISTS (SELECT 1 FROM files WHERE folder = folders.id)
      """, [.blob(path)])
  }
}
