import CSQLite

extension Database {
  /// Keeps the file with a write-ahead log, for readers and a writer at once.
  ///
  /// - Parameter syncsCommits: Whether what was committed is there after a power failure, too;
  ///   otherwise the last commits may be lost then, none of them in part.
  public func keepLog(syncsCommits: Bool) throws(DatabaseError) {
    try execute("PRAGMA journal_mode = WAL")
    try execute("PRAGMA synchronous = \(syncsCommits ? "FULL" : "NORMAL")")
  }

  /// Takes everything out of the file, however damaged it is; others may have it open meanwhile.
  public func empty() throws(DatabaseError) {
    try perform { (database) throws(DatabaseError) in
      database.forgetStatements()
      // One may be open from before.
      try? database.execute("ROLLBACK")
      // Whether there is a log is known once somebody has looked.
      try? database.execute("SELECT count(*) FROM sqlite_schema")
      database.forgetStatements()
      _ = unsafe exifdump_sqlite_reset(database.connection, 1)
      defer { _ = unsafe exifdump_sqlite_reset(database.connection, 0) }
      try database.executeAll("VACUUM")
    }
  }
}
