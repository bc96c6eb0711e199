// The only target that imports SQLite. Every pointer is lent for the length of one call, or belongs
// to one owner that closes it.

import CSQLite
import Foundation

/// A connection to an SQLite database in a file or in memory.
///
/// It may be used from several threads: one at a time is inside ``perform(_:)``, and calls within it
/// may nest. The file may be used by several processes: it is kept with a write-ahead log, so
/// readers never wait for a writer, a writer waits for another as long as `busyTimeout` says, and
/// what was committed is there after the process was killed, and after a power failure.
@safe public final class Database: @unchecked Sendable {
  /// How a file is to be opened.
  public enum Mode: Sendable {
    /// For reading and writing; it is made where it is missing.
    case create
    /// For reading and writing; it is there.
    case readWrite
    /// For reading only. Where it may not be shared with a writer, because its folder cannot be
    /// written, it is read as a file that nobody changes.
    case readOnly
  }

  /// The file, as shown to people; `:memory:` for none.
  public let path: String
  /// Whether it was opened for reading only: every write then fails.
  public let isReadOnly: Bool

  let connection: OpaquePointer
  // Recursive, so that a function that performs something can be used by another.
  private let lock = NSRecursiveLock()
  // Used under the lock only.
  private var statements: [String: Statement] = [:]
  private var depth = 0

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The bytes of the path, in no encoding; nil for a database in memory.
  ///   - busyTimeout: How long to wait for another process, in milliseconds.
  ///   - keepsLog: Whether the file is kept with a log from now on, each commit on the disk; false
  ///     leaves one that may be somebody else's as it is, until ``keepLog(syncsCommits:)``.
  public init(
    path: [UInt8]?, mode: Mode = .create, busyTimeout: Int32 = 5000, keepsLog: Bool = true
  ) throws(DatabaseError) {
    let name = path.map { String(decoding: $0, as: UTF8.self) } ?? ":memory:"
    self.path = name
    isReadOnly = mode == .readOnly
    let handle = unsafe try Self.open(path, name, mode)
    unsafe connection = unsafe handle
    _ = unsafe sqlite3_extended_result_codes(handle, 1)
    _ = unsafe sqlite3_busy_timeout(handle, busyTimeout)
    if path != nil, mode != .readOnly, keepsLog { try keepLog(syncsCommits: true) }
    try execute("PRAGMA foreign_keys = ON")
    try execute("PRAGMA temp_store = MEMORY")
  }

  deinit {
    // Statements go before the connection that they belong to.
    statements = [:]
    _ = unsafe sqlite3_close_v2(connection)
  }

  // MARK: Using it

  /// Does several things that nothing else may come between in this process.
  public func perform<Value>(
    _ body: (Database) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body(self)
  }

  /// A statement, compiled once and kept; not to be used again before it has run to its end.
  public func statement(_ sql: String) throws(DatabaseError) -> Statement {
    lock.lock()
    defer { lock.unlock() }
    if let known = statements[sql] {
      known.reset()
      return known
    }
    let made = unsafe try Statement(connection: connection, sql: sql, path: path)
    if statements.count >= Self.mostStatements { statements.removeAll() }
    statements[sql] = made
    return made
  }

  /// Lets go of all compiled statements.
  func forgetStatements() { lock.withLock { statements = [:] } }

  /// More compiled statements than this are not kept.
  private static let mostStatements = 200

  /// Runs one statement to its end.
  public func execute(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) {
    lock.lock()
    defer { lock.unlock() }
    try statement(sql).run(values)
  }

  /// Runs statements that take no parameters, with semicolons between.
  public func executeAll(_ script: String) throws(DatabaseError) {
    lock.lock()
    defer { lock.unlock() }
    let result = unsafe sqlite3_exec(connection, script, nil, nil, nil)
    guard result == SQLITE_OK else { throw failure(script) }
  }

  /// Everything that a statement answers, each row turned into a value.
  public func rows<Value>(
    _ sql: String, _ values: [DatabaseValue] = [], _ row: (Statement) -> Value
  ) throws(DatabaseError) -> [Value] {
    lock.lock()
    defer { lock.unlock() }
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var result: [Value] = []
    while try statement.step() { result.append(row(statement)) }
    return result
  }

  /// The first row that a statement answers; nil where there is none.
  public func first<Value>(
    _ sql: String, _ values: [DatabaseValue] = [], _ row: (Statement) -> Value
  ) throws(DatabaseError) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? row(statement) : nil
  }

  /// The row that was inserted last.
  public var lastInsertedRow: Int64 {
    lock.withLock { unsafe sqlite3_last_insert_rowid(connection) }
  }

  /// How many rows the last statement has changed.
  public var changedRows: Int { lock.withLock { Int(unsafe sqlite3_changes(connection)) } }

  // MARK: Transactions

  /// Does several things that all happen, or none of them, in the file.
  ///
  /// The right to write is taken at the start, so two processes take turns instead of failing in
  /// the middle. A transaction within another is part of it.
  public func transaction<Value, Failure: Error>(
    _ body: (Database) throws(Failure) -> Value, failing: (DatabaseError) -> Failure
  ) throws(Failure) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if depth > 0 { return try body(self) }
    try unlessFailing(failing) { () throws(DatabaseError) in try execute("BEGIN IMMEDIATE") }
    depth += 1
    defer { depth -= 1 }
    let value: Value
    do throws(Failure) {
      value = try body(self)
    } catch {
      rollBack()
      throw error
    }
    do throws(DatabaseError) {
      try execute("COMMIT")
    } catch {
      rollBack()
      throw failing(error)
    }
    return value
  }

  /// As ``transaction(_:failing:)``, of what fails with a database's errors only.
  public func transaction<Value>(
    _ body: (Database) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try transaction(body) { $0 }
  }

  private func rollBack() {
    // SQLite may have done so by itself; then there is nothing to go back from.
    try? execute("ROLLBACK")
  }

  private func unlessFailing<Failure: Error>(
    _ failing: (DatabaseError) -> Failure, _ body: () throws(DatabaseError) -> Void
  ) throws(Failure) {
    do throws(DatabaseError) { try body() } catch { throw failing(error) }
  }

  private func failure(_ action: String) -> DatabaseError {
    unsafe DatabaseError(
      result: sqlite3_extended_errcode(connection), action: action, path: path,
      reason: String(cString: sqlite3_errmsg(connection)))
  }
}
