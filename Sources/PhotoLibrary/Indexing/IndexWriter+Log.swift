import SQLiteStore

extension IndexWriter {
  enum Change: Int {
    case inserted = 1
    case updated = 2
    case removed = 3

    /// The same of an album is kept under a number that is so much higher.
    static let ofAlbum = 3
  }

  func log(_ change: Change, _ word: String) throws(DatabaseError) {
    guard isLogging else { return }
    try database.execute(
      "INSERT INTO changes (kind, uuid) VALUES (?, ?)", [.int(change.rawValue), .text(word)])
  }

  func log(_ change: Change, album word: String) throws(DatabaseError) {
    guard isLogging else { return }
    try database.execute(
      "INSERT INTO changes (kind, uuid) VALUES (?, ?)",
      [.int(change.rawValue + Change.ofAlbum), .text(word)])
  }

  func log(_ change: Change, assetID: Int64) throws(DatabaseError) {
    guard isLogging else { return }
    try database.execute(
      "INSERT INTO changes (kind, uuid) SELECT ?, uuid FROM assets WHERE id = ?",
      [.int(change.rawValue), .integer(assetID)])
  }
}
