import ItemProvider
import SQLiteStore

/// What was decided about clients, and what was selected for them.
///
/// A file of its own: whatever happens to the index of the files, decisions are not lost, and what
/// happens to decisions never makes them wider. What is not in it was not decided.
final class DecisionStore: Sendable {
  let database: Database

  /// "PhDe".
  static let applicationID: Int32 = 0x5068_4465

  /// The tables, step by step. Only ever added to.
  static let steps = [
    """
    CREATE TABLE clients (
      identifier TEXT PRIMARY KEY, add_only INTEGER NOT NULL, read_write INTEGER NOT NULL,
      seal BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE selection (
      client TEXT NOT NULL, asset TEXT NOT NULL, PRIMARY KEY (client, asset)) WITHOUT ROWID;
    CREATE TABLE events (
      id INTEGER PRIMARY KEY AUTOINCREMENT, client TEXT NOT NULL, kind INTEGER NOT NULL,
      asset TEXT);
    """
  ]

  init(_ path: FilePath?, mode: Database.Mode) throws(DatabaseError) {
    database = try Database(path: path.map { Array($0.bytes) }, mode: mode)
    try database.prepare(applicationID: Self.applicationID, steps: Self.steps)
  }

  // MARK: Decisions

  func decision(for client: String) throws(DatabaseError) -> Decision {
    try database.first(
      "SELECT identifier, add_only, read_write, seal FROM clients WHERE identifier = ?",
      [.text(client)], Decision.init(_:)) ?? Decision()
  }

  /// Everybody that something was decided about.
  func clients() throws(DatabaseError) -> [(String, Decision)] {
    try database.rows(
      "SELECT identifier, add_only, read_write, seal FROM clients ORDER BY identifier"
    ) { ($0.text(0), Decision($0)) }
  }

  /// Changes a decision by what it is at that moment, whoever else changes it.
  func change(
    _ client: String, _ change: (inout Decision) -> Void
  ) throws(DatabaseError) -> Decision {
    try database.transaction { (database) throws(DatabaseError) in
      let before = try decision(for: client)
      var after = before
      change(&after)
      guard after != before else { return before }
      try database.execute(
        """
        INSERT INTO clients VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
        SET add_only = excluded.add_only, read_write = excluded.read_write, seal = excluded.seal
        """,
        [
          .text(client), .int(after.addOnly.rawValue), .int(after.readWrite.rawValue),
          .blob(after.seal(for: client)),
        ])
      try note(.status, client, nil)
      return after
    }
  }

  /// Forgets a client, as if it had never asked.
  func forget(_ client: String) throws(DatabaseError) {
    try database.transaction { (database) throws(DatabaseError) in
      try database.execute("DELETE FROM clients WHERE identifier = ?", [.text(client)])
      try database.execute("DELETE FROM selection WHERE client = ?", [.text(client)])
      try note(.status, client, nil)
    }
  }

  // MARK: Selection

  func selection(of client: String) throws(DatabaseError) -> [String] {
    try database.rows(
      "SELECT asset FROM selection WHERE client = ? ORDER BY asset", [.text(client)]
    ) { $0.text(0) }
  }

  /// Adds to a selection what is not in it, and takes out of it what is; the words that are new.
  func change(
    selectionOf client: String, adding: [String], removing: [String]
  ) throws(DatabaseError) -> [String] {
    try database.transaction { (database) throws(DatabaseError) in
      var added: [String] = []
      for word in removing {
        try database.execute(
          "DELETE FROM selection WHERE client = ? AND asset = ?", [.text(client), .text(word)])
        if database.changedRows > 0 { try note(.deselected, client, word) }
      }
      for word in adding {
        try database.execute(
          "INSERT OR IGNORE INTO selection VALUES (?, ?)", [.text(client), .text(word)])
        guard database.changedRows > 0 else { continue }
        try note(.selected, client, word)
        added.append(word)
      }
      return added
    }
  }

  // MARK: Events

  enum Event: Int {
    case status = 1
    case selected = 2
    case deselected = 3
  }

  private func note(_ event: Event, _ client: String, _ word: String?) throws(DatabaseError) {
    try database.execute(
      "INSERT INTO events (client, kind, asset) VALUES (?, ?, ?)",
      [.text(client), .int(event.rawValue), .optional(word)])
  }

  func events(for client: String, after number: Int) throws(DatabaseError) -> [(Event, String)] {
    try database.rows(
      "SELECT kind, asset FROM events WHERE client = ? AND id > ? ORDER BY id",
      [.text(client), .int(number)]
    ) { row in Event(rawValue: Int(row.integer(0))).map { ($0, row.text(1)) } }.compactMap { $0 }
  }

  var lastEvent: Int {
    get throws(DatabaseError) {
      try database.first("SELECT ifnull(max(id), 0) FROM events") { Int($0.integer(0)) } ?? 0
    }
  }
}

extension Decision {
  /// A row as it was written: one that was damaged since is no decision.
  fileprivate init(_ row: Statement) {
    var found = Decision()
    found.addOnly = AuthorizationStatus(rawValue: Int(row.integer(1))) ?? .notDetermined
    found.readWrite = AuthorizationStatus(rawValue: Int(row.integer(2))) ?? .notDetermined
    self = row.blob(3) == found.seal(for: row.text(0)) ? found : Decision()
  }

  /// What tells a decision from what a failing disk has made of it. It protects against accidents,
  /// not against somebody who may write the file.
  fileprivate func seal(for client: String) -> [UInt8] {
    Mixer.digest(
      Array(client.utf8) + [UInt8(addOnly.rawValue), UInt8(readWrite.rawValue)], seed: 0x5eA1)
  }
}
