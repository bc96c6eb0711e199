import CSQLite

// Only the files of this folder talk to SQLite, and have its pointers.

/// A database of SQLite's (https://sqlite.org), the C library itself: a wrapper of Swift's with more
/// to it would take longer to start than a photo takes to be read.
enum SQLite {
  /// Why SQLite refused.
  struct Failure: Error {
    /// A primary result code, `SQLITE_FULL`.
    let code: Int32
    let message: String

    /// Whether the database contradicts itself, or is none.
    var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
    /// Whether somebody else has been writing for too long.
    var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
    var isReadOnly: Bool { code == SQLITE_READONLY }
  }
}
