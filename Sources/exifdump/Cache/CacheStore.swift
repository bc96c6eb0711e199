import SQLiteStore

/// Keeps answers in a cache, many in one transaction: a kill loses the last ones at most.
///
/// They are gathered before it begins: reading files may take long, and whoever writes keeps all other
/// runs from writing.
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

  private let connection: Database
  private let path: [UInt8]
  private let fingerprint: [UInt8]
  private let roots: [[UInt8]]
  private var scope = 0
  /// Files of this run that are in the cache.
  private var known = 0
  private var pending: [(path: [UInt8], entry: CacheEntry)] = []
  private var pendingBytes = 0
  private var isOn = true
  /// Whether the cache has contradicted itself.
  private(set) var isDamaged = false

  init(
    _ connection: Database, _ path: [UInt8], fingerprint: [UInt8], roots: [[UInt8]]
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
    attempt { store throws(DatabaseError) in
      try store.connection.execute(
        """
        INSERT INTO scopes (fingerprint, used) VALUES (?, ?)
        ON CONFLICT (fingerprint) DO UPDATE SET used = excluded.used
        """, [.blob(store.fingerprint), .int(POSIX.secondsSince1970)])
      store.scope = try store.find() ?? 0
    }
    return scope
  }

  private func find() throws(DatabaseError) -> Int? {
    try connection.first("SELECT id FROM scopes WHERE fingerprint = ?", [.blob(fingerprint)]) {
      Int($0.integer(0))
    }
  }

  /// Counts a file that the cache has answered for.
  mutating func count() { known += 1 }

  mutating func keep(_ path: [UInt8], _ entry: CacheEntry) {
    guard scope > 0, isOn else { return }
    known += 1
    pending.append((path, entry))
    pendingBytes += entry.bytes.count
    if pending.count >= Self.mostEntries || pendingBytes >= Self.mostBytes { end() }
  }

  private mutating func write() throws(DatabaseError) {
    guard !pending.isEmpty else { return }
    try connection.execute("BEGIN IMMEDIATE")
    for (path, entry) in pending {
      try connection.execute(
        """
        INSERT INTO answers
        (scope, path, device, inode, size, modified, changed, made, expiry, answer)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (scope, path) DO UPDATE SET
        device = excluded.device, inode = excluded.inode, size = excluded.size,
        modified = excluded.modified, changed = excluded.changed,
        made = excluded.made, expiry = excluded.expiry, answer = excluded.answer
        """,
        [.int(scope), .blob(path)] + entry.stamp.values + [
          .int(entry.made), .optional(entry.expiry), .blob(entry.bytes),
        ])
    }
    try connection.execute("COMMIT")
    forgetPending()
  }

  private mutating func forgetPending() {
    pending.removeAll(keepingCapacity: true)
    pendingBytes = 0
  }

  /// Empties a cache that contradicts itself; the number of the scope in the new one.
  mutating func rebuild() -> Int {
    isDamaged = false
    (scope, known) = (0, 0)
    forgetPending()
    attempt { store throws(DatabaseError) in
      try CacheFile.rebuild(store.connection, store.path)
    }
    // What cannot be built anew is left alone.
    if isDamaged { isOn = false }
    return isOn ? begin() : 0
  }

  /// Writes what is still to be written.
  mutating func end() {
    attempt { store throws(DatabaseError) in try store.write() }
  }

  /// Forgets what is below the paths of the run and not there any more, and old scopes.
  mutating func prune() {
    guard scope > 0 else { return }
    attempt { store throws(DatabaseError) in
      try store.write()
      try store.forgetScopes()
      var there = 0
      for root in store.roots { there += try store.countEntries(below: root) }
      guard there > store.known else { return }
      for root in store.roots { try store.forgetFiles(below: root) }
    }
  }

  private func forgetScopes() throws(DatabaseError) {
    let oldest = POSIX.secondsSince1970 - Self.longest
    let scopes = try connection.rows("SELECT id, used FROM scopes ORDER BY used DESC, id DESC", [])
    {
      (Int($0.integer(0)), Int($0.integer(1)))
    }
    let old = scopes.enumerated().filter {
      $0.element.0 != scope && ($0.offset >= Self.mostScopes || $0.element.1 < oldest)
    }
    guard !old.isEmpty else { return }
    try connection.execute("BEGIN IMMEDIATE")
    for (_, (id, _)) in old {
      try connection.execute("DELETE FROM answers WHERE scope = ?", [.int(id)])
      try connection.execute("DELETE FROM scopes WHERE id = ?", [.int(id)])
    }
    try connection.execute("COMMIT")
    try connection.execute("PRAGMA incremental_vacuum")
  }

  /// What stands before the paths of all files below a path, and the first text behind them.
  private func range(below root: [UInt8]) -> [DatabaseValue] {
    let start = root.last == 0x2f ? root : root + [0x2f]
    return [.int(scope), .blob(start), .blob(start.dropLast() + [0x30])]
  }

  private func countEntries(below root: [UInt8]) throws(DatabaseError) -> Int {
    try connection.first(
      "SELECT count(*) FROM answers WHERE scope = ? AND path >= ? AND path < ?",
      range(below: root)
    ) { Int($0.integer(0)) } ?? 0
  }

  private func forgetFiles(below root: [UInt8]) throws(DatabaseError) {
    var range = range(below: root)
    while true {
      let paths = try connection.rows(
        "SELECT path FROM answers WHERE scope = ? AND path >= ? AND path < ? ORDER BY path LIMIT 1000",
        range
      ) { $0.blob(0) }
      guard let last = paths.last else { return }
      let gone = paths.filter { POSIX.stamp(of: $0) == nil }
      if !gone.isEmpty {
        try connection.execute("BEGIN IMMEDIATE")
        for path in gone {
          try connection.execute(
            "DELETE FROM answers WHERE scope = ? AND path = ?", [.int(scope), .blob(path)])
        }
        try connection.execute("COMMIT")
      }
      // The next path is behind the last one.
      range[1] = .blob(last + [0])
    }
  }

  /// Does something that may fail: then the cache is left alone for the rest of the run.
  private mutating func attempt(
    _ body: (inout CacheStore) throws(DatabaseError) -> Void
  ) {
    guard isOn else { return }
    do throws(DatabaseError) {
      try body(&self)
    } catch {
      // SQLite may have done so by itself.
      try? connection.execute("ROLLBACK")
      forgetPending()
      if error.code == .damaged {
        isDamaged = true
      } else {
        isOn = false
        Message.say(
          path, "cannot write the cache: \(error.reason); the run goes on without", as: .note)
      }
    }
  }
}
