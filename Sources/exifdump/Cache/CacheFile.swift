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
  static func open(_ path: [UInt8]) throws(Refusal) -> SQLite.Connection? {
    let isOurs = try isOurs(path)
    do throws(SQLite.Failure) {
      let connection = try SQLite.Connection(path)
      if try isPrepared(connection, path, isOurs: isOurs) { return connection }
    } catch {
      Message.say(path, "cannot use the cache: \(error.message); the run goes on without it")
      return nil
    }
    throw refusal
  }

  private static func isPrepared(
    _ connection: SQLite.Connection, _ path: [UInt8], isOurs: Bool
  ) throws(SQLite.Failure) -> Bool {
    do throws(SQLite.Failure) {
      return try prepare(connection)
    } catch {
      guard error.isDamage else { throw error }
      if isOurs { try rebuild(connection, path) }
      return isOurs
    }
  }

  private static let refusal = Refusal(
    message: "is no cache of exifdump's, and is left as it is; name another file with --cache")

  /// Whether the file says in its header that it is one of ours. A file that is neither that nor a
  /// database is refused; which database it is, SQLite tells.
  private static func isOurs(_ path: [UInt8]) throws(Refusal) -> Bool {
    switch POSIX.kind(of: path) {
    case .directory, .special: throw refusal
    case .unknown: return false
    case .file: break
    }
    guard let file = try? POSIX.openFile(path) else { return false }
    defer { POSIX.closeFile(file) }
    guard let head = try? POSIX.readSome(file, count: 100), !head.isEmpty else { return false }
    let id = head.dropFirst(68).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard head.starts(with: magic) || id == applicationID else { throw refusal }
    return id == applicationID
  }

  /// Empties a cache that contradicts itself, and says so. Others may have it open.
  static func rebuild(_ connection: SQLite.Connection, _ path: [UInt8]) throws(SQLite.Failure) {
    Message.say(path, "the cache is damaged; it is built anew")
    try connection.reset()
    try make(connection)
  }

  /// Sees to it that the tables are there; false where the database is somebody else's.
  private static func prepare(_ connection: SQLite.Connection) throws(SQLite.Failure) -> Bool {
    let id = try connection.run("PRAGMA application_id", []) { $0.int(0) } ?? 0
    if id == applicationID {
      if try connection.run("PRAGMA user_version", [], { $0.int(0) }) != version {
        try connection.reset()
        try make(connection)
      }
      try tune(connection)
      return true
    }
    let count = try connection.run("SELECT count(*) FROM sqlite_schema", []) { $0.int(0) }
    guard id == 0, count == 0 else { return false }
    try make(connection)
    return true
  }

  private static func make(_ connection: SQLite.Connection) throws(SQLite.Failure) {
    // A record takes several small pages, but one large one.
    try connection.run("PRAGMA page_size = 16384; PRAGMA auto_vacuum = INCREMENTAL")
    try connection.run("BEGIN IMMEDIATE")
    do throws(SQLite.Failure) {
      // Another run may have been faster.
      if try connection.run("PRAGMA application_id", [], { $0.int(0) }) != applicationID {
        try connection.run(tables)
        try connection.run(
          "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
      }
      try connection.run("COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
    try tune(connection)
  }

  /// Readers and a writer at once; what is written survives a kill, and a batch of it is lost at
  /// most where the power goes.
  private static func tune(_ connection: SQLite.Connection) throws(SQLite.Failure) {
    // Where the file may not be written, it is read as it is.
    if !connection.isReadOnly { try? connection.run("PRAGMA journal_mode = WAL") }
    try connection.run("PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY")
  }
}
