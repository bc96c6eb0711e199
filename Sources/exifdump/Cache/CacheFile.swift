import SQLiteStore

/// The file of a cache: made, told from files of others, emptied where it is damaged.
enum CacheFile {
  /// `ExFd`: what SQLite keeps for programs to know their files by.
  private static let applicationID = 0x4578_4664
  /// What tables there are; a cache of another version is emptied.
  private static let version = 1
  private static let magic = Array("SQLite format 3\0".utf8)

  private static let tables = """
    CREATE TABLE scopes (
      id INTEGER PRIMARY KEY,
      fingerprint BLOB NOT NULL UNIQUE,
      used INTEGER NOT NULL
    );
    CREATE TABLE answers (
      scope INTEGER NOT NULL,
      path BLOB NOT NULL,
      device INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      size INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      made INTEGER NOT NULL,
      expiry INTEGER,
      answer BLOB NOT NULL,
      UNIQUE (scope, path)
    );
    """

  /// The file is somebody else's.
  struct Refusal: Error {
    let message: String
  }

  /// Opens a cache, and makes it where there is none; one that is damaged is emptied, and that is
  /// said. Nil where that cannot be, which is said, too: a run goes on without a cache.
  static func open(_ path: [UInt8]) throws(Refusal) -> Database? {
    let isOurs = try isOurs(path)
    do throws(DatabaseError) {
      let connection = try Database(path: plain(path), keepsLog: false)
      if try isPrepared(connection, path, isOurs: isOurs) { return connection }
    } catch {
      Message.say(
        path, "cannot use the cache: \(error.reason); the run goes on without it", as: .note)
      return nil
    }
    throw refusal
  }

  /// A path without a meaning of its own for SQLite, as :memory: has one.
  static func plain(_ path: [UInt8]) -> [UInt8] { path.first == 0x2f ? path : [0x2e, 0x2f] + path }

  private static func isPrepared(
    _ connection: Database, _ path: [UInt8], isOurs: Bool?
  ) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      return try prepare(connection)
    } catch {
      guard error.code == .damaged, let isOurs else { throw error }
      if isOurs { try rebuild(connection, path) }
      return isOurs
    }
  }

  private static let refusal = Refusal(
    message: "is no cache of exifdump's, and is left as it is; name another file with --cache")

  /// Whether the file says in its header that it is one of ours; nil where there is none, or nothing
  /// in it. A file that is neither that nor a database is refused; which database it is, SQLite tells.
  private static func isOurs(_ path: [UInt8]) throws(Refusal) -> Bool? {
    switch POSIX.kind(of: path) {
    case .directory, .special: throw refusal
    case .unknown: return nil
    case .file: break
    }
    guard let file = try? POSIX.openFile(path) else { return nil }
    defer { POSIX.closeFile(file) }
    guard let head = try? POSIX.readSome(file, count: 100), !head.isEmpty else { return nil }
    let id = head.dropFirst(68).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard head.starts(with: magic) || id == applicationID else { throw refusal }
    return id == applicationID
  }

  /// Empties a cache that contradicts itself, and says so. Others may have it open.
  static func rebuild(_ connection: Database, _ path: [UInt8]) throws(DatabaseError) {
    Message.say(path, "the cache is damaged; it is built anew", as: .note)
    try connection.empty()
    try make(connection)
  }

  /// Sees to it that the tables are there; false where the database is somebody else's.
  private static func prepare(_ connection: Database) throws(DatabaseError) -> Bool {
    // In this order: another run may be making the tables, with whose they are, at the same time.
    let count = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
    let id = try connection.applicationID
    if id == applicationID {
      if try connection.userVersion != version {
        try connection.empty()
        try make(connection)
      }
      tune(connection)
      return true
    }
    guard id == 0, count == 0 else { return false }
    try make(connection)
    return true
  }

  private static func make(_ connection: Database) throws(DatabaseError) {
    // A record takes several small pages, but one large one.
    try connection.executeAll("PRAGMA page_size = 16384; PRAGMA auto_vacuum = INCREMENTAL")
    try connection.transaction { (connection) throws(DatabaseError) in
      // Another run may have been faster.
      guard try connection.applicationID != applicationID else { return }
      try connection.executeAll(tables)
      try connection.executeAll(
        "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
    tune(connection)
  }

  /// Readers and a writer at once; what is written survives a kill, and a batch of it is lost at
  /// most where the power goes.
  private static func tune(_ connection: Database) {
    // Where the file may not be written, it is read as it is.
    try? connection.keepLog(syncsCommits: false)
  }
}
