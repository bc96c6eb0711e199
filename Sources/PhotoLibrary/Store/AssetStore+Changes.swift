import SQLiteStore

extension AssetStore {
  /// A number that another state of the same folder does not have.
  var stateNumber: Int {
    get throws(DatabaseError) {
      if let known = try property("state") { return known }
      if database.isReadOnly { return 0 }
      return try database.transaction { (_) throws(DatabaseError) in
        if let known = try property("state") { return known }
        let number = Int.random(in: 1...Int(Int32.max))
        try setProperty("state", number)
        return number
      }
    }
  }

  var lastChange: Int {
    get throws(DatabaseError) {
      // The sequence, because the last rows may be gone.
      try database.first("SELECT seq FROM sqlite_sequence WHERE name = 'changes'") {
        Int($0.integer(0))
      } ?? 0
    }
  }

  var firstChange: Int {
    get throws(DatabaseError) {
      try database.first("SELECT ifnull(min(id), 0) FROM changes") { Int($0.integer(0)) } ?? 0
    }
  }

  /// What has happened between two points, as far as it is about what may be seen. An asset that is
  /// gone may still be in a selection, so its removal is told to whom it was selected for. Each with
  /// the local identifier of the asset or the album.
  func changes(
    after first: Int, through last: Int, visible: Visibility
  ) throws(DatabaseError) -> [(IndexWriter.Change, String)] {
    let condition =
      switch visible {
      case .nothing: " AND 0"
      case .selection: " AND uuid IN (SELECT uuid FROM temp.selected)"
      case .everything: ""
      }
    return try database.rows(
      "SELECT kind, uuid FROM changes WHERE id > ? AND id <= ?\(condition) ORDER BY id",
      [.int(first), .int(last)]
    ) { row in
      let (kind, word) = (Int(row.integer(0)), row.text(1))
      if let change = IndexWriter.Change(rawValue: kind) {
        return (change, LocalIdentifier.asset(word))
      }
      return IndexWriter.Change(rawValue: kind - IndexWriter.Change.ofAlbum).map {
        ($0, LocalIdentifier.album(word))
      }
    }
    .compactMap { $0 }
  }
}
