import CSQLite

extension SQLite {
  /// A connection to a database, for one thread at a time.
  ///
  /// A class because it ends with its last user; unchecked because who has it sees to it that no
  /// two threads do at once.
  final class Connection: @unchecked Sendable {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a database, and makes an empty one where there is none.
    init(_ path: [UInt8]) throws(Failure) {
      // Names with a meaning for SQLite, like :memory:, are names of files here.
      let path = path.first == 0x2f ? path : [0x2e, 0x2f] + path
      var handle: OpaquePointer?
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
      let code = path.withCString { sqlite3_open_v2($0, &handle, flags, nil) }
      guard let handle else {
        throw Failure(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
      }
      self.handle = handle
      // A connection that could not be opened is closed by its end like any other.
      guard code == SQLITE_OK else { throw failure(code) }
      sqlite3_extended_result_codes(handle, 1)
      sqlite3_busy_timeout(handle, 5000)
    }

    deinit {
      for statement in statements.values { sqlite3_finalize(statement) }
      sqlite3_close_v2(handle)
    }

    /// Runs statements that have no result.
    func run(_ sql: String) throws(Failure) {
      let code = sqlite3_exec(handle, sql, nil, nil, nil)
      guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Runs one statement; where it has results, the first of them is read.
    @discardableResult
    func run<Result>(
      _ sql: String, _ values: [Value], _ read: (Row) -> Result?
    ) throws(Failure) -> Result? {
      let statement = try prepared(sql)
      // What was bound is let go, and a transaction of the statement's own ends.
      defer {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
      }
      try bind(values, to: statement)
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW || code == SQLITE_DONE else { throw failure(code) }
      return code == SQLITE_ROW ? read(Row(statement: statement)) : nil
    }

    /// Runs one statement whose results do not matter.
    func run(_ sql: String, _ values: [Value]) throws(Failure) {
      try run(sql, values) { _ in () }
    }

    /// All rows of one statement.
    func rows<Result>(
      _ sql: String, _ values: [Value], _ read: (Row) -> Result
    ) throws(Failure) -> [Result] {
      let statement = try prepared(sql)
      defer {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
      }
      try bind(values, to: statement)
      var results: [Result] = []
      while true {
        let code = sqlite3_step(statement)
        if code == SQLITE_DONE { return results }
        guard code == SQLITE_ROW else { throw failure(code) }
        results.append(read(Row(statement: statement)))
      }
    }

    /// Empties the database, however damaged it is; others may have it open meanwhile.
    func reset() throws(Failure) {
      for statement in statements.values { sqlite3_finalize(statement) }
      statements = [:]
      if isInTransaction { try? run("ROLLBACK") }
      // Whether it is in WAL mode is known once somebody has looked.
      try? run("SELECT count(*) FROM sqlite_schema")
      exifdump_sqlite_reset(handle, 1)
      defer { exifdump_sqlite_reset(handle, 0) }
      try run("VACUUM")
    }

    /// Whether a transaction is open: some failures have ended it.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Whether the file may not be written.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    private func prepared(_ sql: String) throws(Failure) -> OpaquePointer {
      if let statement = statements[sql] { return statement }
      var statement: OpaquePointer?
      let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
      let code = sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil)
      guard code == SQLITE_OK, let statement else { throw failure(code) }
      statements[sql] = statement
      return statement
    }

    private func bind(_ values: [Value], to statement: OpaquePointer) throws(Failure) {
      for (index, value) in values.enumerated() {
        let place = Int32(index + 1)
        let code =
          switch value {
          case .null: sqlite3_bind_null(statement, place)
          case .int(let number): sqlite3_bind_int64(statement, place, Int64(number))
          case .bytes(let bytes):
            bytes.withUnsafeBytes {
              exifdump_sqlite_bind(
                statement, place, $0.baseAddress, Int32(clamping: $0.count))
            }
          }
        guard code == SQLITE_OK else { throw failure(code) }
      }
    }

    private func failure(_ code: Int32) -> Failure {
      Failure(code: code & 0xff, message: String(cString: sqlite3_errmsg(handle)))
    }
  }

  /// What is handed to a statement.
  enum Value {
    case null
    case int(Int)
    case bytes([UInt8])
  }

  /// A row of a result, for the time of the function that is given it.
  struct Row {
    fileprivate let statement: OpaquePointer

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func isNull(_ column: Int32) -> Bool {
      sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    func bytes(_ column: Int32) -> [UInt8] {
      guard let start = sqlite3_column_blob(statement, column) else { return [] }
      let count = Int(sqlite3_column_bytes(statement, column))
      return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }
  }
}
