import SQLiteStore

extension AssetStore {
  /// Albums that users have made, by title: all, or those that an asset is in.
  func albums(of asset: String? = nil) throws(DatabaseError) -> [Album] {
    try database.rows(
      """
      SELECT uuid, title, (SELECT count(*) FROM members JOIN assets ON assets.uuid = members.asset
      WHERE album = albums.id) FROM albums
      \(asset == nil ? "" : "WHERE id IN (SELECT album FROM members WHERE asset = ?)")
      ORDER BY title, id
      """, asset.map { [.text($0)] } ?? []
    ) {
      Album(
        localIdentifier: LocalIdentifier.album($0.text(0)), title: $0.text(1), smartAlbum: nil,
        estimatedAssetCount: Int($0.integer(2)))
    }
  }

  /// The row of an album.
  func album(_ word: String) throws(DatabaseError) -> Int64? {
    try database.first("SELECT id FROM albums WHERE uuid = ?", [.text(word)]) { $0.integer(0) }
  }

  func createAlbum(_ word: String, title: String) throws(DatabaseError) {
    try database.execute(
      "INSERT INTO albums (uuid, title) VALUES (?, ?)", [.text(word), .text(title)])
  }

  func rename(album: Int64, _ title: String) throws(DatabaseError) {
    try database.execute(
      "UPDATE albums SET title = ? WHERE id = ?", [.text(title), .integer(album)])
  }

  func delete(album: Int64) throws(DatabaseError) {
    try database.execute("DELETE FROM members WHERE album = ?", [.integer(album)])
    try database.execute("DELETE FROM albums WHERE id = ?", [.integer(album)])
  }

  /// Adds assets at the end of an album, unless they are in it.
  func add(_ words: [String], to album: Int64) throws(DatabaseError) {
    var last =
      try database.first(
        "SELECT ifnull(max(position), 0) FROM members WHERE album = ?", [.integer(album)]
      ) { $0.integer(0) } ?? 0
    for word in words {
      try database.execute(
        "INSERT OR IGNORE INTO members VALUES (?, ?, ?)",
        [.integer(album), .text(word), .integer(last + 1)])
      last += Int64(database.changedRows)
    }
  }

  func remove(_ word: String, from album: Int64) throws(DatabaseError) {
    try database.execute(
      "DELETE FROM members WHERE album = ? AND asset = ?", [.integer(album), .text(word)])
  }

  /// Puts members of an album into an order, before the others; what is none is passed over.
  func arrange(_ words: [String], in album: Int64) throws(DatabaseError) {
    let before = try database.rows(
      "SELECT asset FROM members WHERE album = ? ORDER BY position", [.integer(album)]
    ) { $0.text(0) }
    let (known, named) = (Set(before), Set(words))
    let order = words.filter(known.contains) + before.filter { !named.contains($0) }
    for (position, word) in order.enumerated() {
      try database.execute(
        "UPDATE members SET position = ? WHERE album = ? AND asset = ?",
        [.int(position + 1), .integer(album), .text(word)])
    }
  }
}
