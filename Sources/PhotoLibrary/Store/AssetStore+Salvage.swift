import ItemProvider
import SQLiteStore

extension AssetStore {
  /// Takes over what can still be read of a damaged file: identifiers of files that were renamed,
  /// albums, favorites. What it says is held against the files afterwards, all of which are looked
  /// at again.
  func takeOver(_ damaged: FilePath) {
    guard let old = try? Database(path: Array(damaged.bytes), mode: .readOnly) else { return }
    try? database.execute("PRAGMA foreign_keys = OFF")
    for table in ["folders", "assets", "files", "albums", "members"] {
      try? database.transaction { (_) throws(DatabaseError) in
        try? copy(table, from: old)
      }
    }
    // Files without a folder or an asset, and assets without files, are read anew.
    try? database.executeAll(
      """
      DELETE FROM files WHERE folder NOT IN (SELECT id FROM folders)
        OR asset NOT IN (SELECT id FROM assets) OR typeof(name) <> 'blob';
      DELETE FROM assets WHERE id NOT IN (SELECT asset FROM files WHERE asset IS NOT NULL);
      DELETE FROM members WHERE album NOT IN (SELECT id FROM albums);
      UPDATE folders SET modified = 0;
      """)
    try? database.execute("PRAGMA foreign_keys = ON")
  }

  /// Copies rows until one cannot be read.
  private func copy(_ table: String, from old: Database) throws(DatabaseError) {
    let rows = try old.statement("SELECT * FROM \(table)")
    defer { rows.reset() }
    while try rows.step() {
      let values = (0..<rows.columnCount).map { rows.value($0) }
      let places = values.map { _ in "?" }.joined(separator: ", ")
      try? database.execute("INSERT OR IGNORE INTO \(table) VALUES (\(places))", values)
    }
  }
}

extension DecisionStore {
  /// Whether the file can be read to its end. It is small.
  var isSound: Bool {
    get throws(DatabaseError) {
      _ = try clients()
      return try database.damages().isEmpty
    }
  }
}
