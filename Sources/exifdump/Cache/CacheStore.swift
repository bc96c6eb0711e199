/// Keeps answers in a cache, many in one transaction: a kill loses the last ones at most.
///
/// Whatever goes wrong is said once, and the run goes on without; what was read before is no less
/// good for that.
struct CacheStore: Sendable {
  /// So many answers, and bytes of them, are written at a time.
  private static let mostEntries = 512
  private static let mostBytes = 4 << 20
  /// What no run has asked for in 30 days is forgotten, and all but the last few.
  private static let longest = 30 * 86400
  private static let mostScopes = 16

  private let connection: SQLite.Connection
  private let path: [UInt8]
  private let fingerprint: [UInt8]
  private let roots: [[UInt8]]
  private var scope = 0
  /// Files of this run that are in the cache.
  private var known = 0
  private var entries = 0
  private var bytes = 0
  private var isOn = true
  /// Whether the cache has contradicted itself.
  private(set) var isDamaged = false

  init(
    _ connection: SQLite.Connection, _ path: [UInt8], fingerprint: [UInt8], roots: [[UInt8]]
  ) {
    self.connection = connection
    self.path = path
    self.fingerprint = fingerprint
    self.roots = roots
  }

  /// Finds the number of the run's scope; zero where there is none.
  mutating func begin() -> Int {
    // Where it may not be written, what is there is good all the same.
    scope = (try? find()) ?? 0
    attempt { store throws(SQLite.Failure) in
      try store.connection.run(
        """
        INSERT INTO scopes (fingerprint, used) VALUES (?, ?)
        ON CONFLICT (fingerprint) DO UPDATE SET used = excluded.used
        """, [.bytes(store.fingerprint), .int(POSIX.secondsSince1970)])
      store.scope = try store.find() ?? 0
    }
    return scope
  }

  private func find() throws(SQLite.Failure) -> Int? {
    try connection.run("SELECT id FROM scopes WHERE fingerprint = ?", [.bytes(fingerprint)]) {
      $0.int(0)
    }
  }

  /// Counts a file that the cache has answered for.
  mutating func count() { known += 1 }

  mutating func keep(_ path: [UInt8], _ entry: CacheEntry) {
    guard scope > 0 else { return }
    attempt { store throws(SQLite.Failure) in
      if store.entries == 0 { try store.connection.run("BEGIN IMMEDIATE") }
      try store.connection.run(
        """
        INSERT INTO answers
        (scope, path, device, inode, size, modified, changed, made, expiry, answer)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (scope, path) DO UPDATE SET
        device = excluded.device, inode = excluded.inode, size = excluded.size,
        modified = excluded.modified, changed = excluded.changed,
        made = excluded.made, expiry = excluded.expiry, answer = excluded.answer
        """,
        [.int(store.scope), .bytes(path)] + entry.stamp.values + [
          .int(POSIX.secondsSince1970), entry.expiry.map { .int($0) } ?? .null,
          .bytes(entry.bytes),
        ])
      store.known += 1
      store.entries += 1
      store.bytes += entry.bytes.count
      if store.entries >= Self.mostEntries || store.bytes >= Self.mostBytes {
        try store.commit()
      }
    }
  }

  private mutating func commit() throws(SQLite.Failure) {
    guard entries > 0 else { return }
    (entries, bytes) = (0, 0)
    try connection.run("COMMIT")
  }

  /// Empties a cache that contradicts itself; the number of the scope in the new one.
  mutating func rebuild() -> Int {
    isDamaged = false
    (scope, known, entries, bytes) = (0, 0, 0, 0)
    attempt { store throws(SQLite.Failure) in
      try CacheFile.rebuild(store.connection, store.path)
    }
    // What cannot be built anew is left alone.
    if isDamaged { isOn = false }
    return isOn ? begin() : 0
  }

  mutating func end() {
    attempt { store throws(SQLite.Failure) in try store.commit() }
  }

  /// Forgets what is below the paths of the run and not there any more, and old scopes.
  mutating func prune() {
    guard scope > 0 else { return }
    attempt { store throws(SQLite.Failure) in
      try store.commit()
      try store.forgetScopes()
      var there = 0
      for root in store.roots { there += try store.countEntries(below: root) }
      guard there > store.known else { return }
      for root in store.roots { try store.forgetFiles(below: root) }
    }
  }

  private func forgetScopes() throws(SQLite.Failure) {
    let oldest = POSIX.secondsSince1970 - Self.longest
    let scopes = try connection.rows("SELECT id, used FROM scopes ORDER BY used DESC, id DESC", [])
    {
      ($0.int(0), $0.int(1))
    }
    let old = scopes.enumerated().filter {
      $0.element.0 != scope && ($0.offset >= Self.mostScopes || $0.element.1 < oldest)
    }
    guard !old.isEmpty else { return }
    try connection.run("BEGIN IMMEDIATE")
    for (_, (id, _)) in old {
      try connection.run("DELETE FROM answers WHERE scope = ?", [.int(id)])
      try connection.run("DELETE FROM scopes WHERE id = ?", [.int(id)])
    }
    try connection.run("COMMIT")
    try connection.run("PRAGMA incremental_vacuum")
  }

  /// What stands before the paths of all files below a path, and the first text behind them.
  private func range(below root: [UInt8]) -> [SQLite.Value] {
    let start = root.last == 0x2f ? root : root + [0x2f]
    return [.int(scope), .bytes(start), .bytes(start.dropLast() + [0x30])]
  }

  private func countEntries(below root: [UInt8]) throws(SQLite.Failure) -> Int {
    try connection.run(
      "SELECT count(*) FROM answers WHERE scope = ? AND path >= ? AND path < ?",
      range(below: root)
    ) { $0.int(0) } ?? 0
  }

  private func forgetFiles(below root: [UInt8]) throws(SQLite.Failure) {
    var range = range(below: root)
    while true {
      let paths = try connection.rows(
        "SELECT path FROM answers WHERE scope = ? AND path >= ? AND path < ? ORDER BY path LIMIT 1000",
        range
      ) { $0.bytes(0) }
      guard let last = paths.last else { return }
      let gone = paths.filter { POSIX.stamp(of: $0) == nil }
      if !gone.isEmpty {
        try connection.run("BEGIN IMMEDIATE")
        for path in gone {
          try connection.run(
            "DELETE FROM answers WHERE scope = ? AND path = ?", [.int(scope), .bytes(path)])
        }
        try connection.run("COMMIT")
      }
      // The next path is behind the last one.
      range[1] = .bytes(last + [0])
    }
  }

  /// Does something that may fail: then the cache is left alone for the rest of the run.
  private mutating func attempt(
    _ body: (inout CacheStore) throws(SQLite.Failure) -> Void
  ) {
    guard isOn else { return }
    do throws(SQLite.Failure) {
      try body(&self)
    } catch {
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      (entries, bytes) = (0, 0)
      if error.isDamage {
        isDamaged = true
      } else {
        isOn = false
        Message.say(path, "cannot write the cache: \(error.message); the run goes on without")
      }
    }
  }
}
