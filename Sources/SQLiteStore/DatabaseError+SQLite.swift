import CSQLite

extension DatabaseError {
  /// What SQLite's result code means. Source: SQLite, *Result and Error Codes*.
  init(result: Int32, action: String, path: String, reason: String) {
    let code: Code =
      switch result & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
      case SQLITE_CANTOPEN: .cannotOpen
      case SQLITE_FULL: .full
      case SQLITE_IOERR: .input
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_CONSTRAINT: .constraint
      default: .other
      }
    self.init(code, number: result, action: action, path: path, reason: reason)
  }
}
