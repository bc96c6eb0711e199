import CSQLite

/// A compiled statement of SQL, for use within one ``Database/perform(_:)``.
///
/// Columns and parameters are counted from 0, as in SQLite's columns.
@safe public final class Statement {
  /// The text that it was made of.
  public let sql: String
  private let handle: OpaquePointer
  private let path: String

  init(connection: OpaquePointer, sql: String, path: String) throws(DatabaseError) {
    var handle: OpaquePointer?
    let result = unsafe sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard result == SQLITE_OK, let made = unsafe handle else {
      throw unsafe DatabaseError(
        result: result == SQLITE_OK ? SQLITE_MISUSE : sqlite3_extended_errcode(connection),
        action: sql, path: path, reason: String(cString: sqlite3_errmsg(connection)))
    }
    unsafe self.handle = unsafe made
    self.sql = sql
    self.path = path
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  // MARK: Running

  /// Sets all parameters and starts anew.
  public func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    reset()
    for (index, value) in values.enumerated() { try bind(value, at: index) }
  }

  /// Sets one parameter.
  public func bind(_ value: DatabaseValue, at index: Int) throws(DatabaseError) {
    let place = Int32(clamping: index) &+ 1
    let result: Int32 =
      switch value {
      case .null: unsafe sqlite3_bind_null(handle, place)
      case .integer(let value): unsafe sqlite3_bind_int64(handle, place, value)
      case .real(let value): unsafe sqlite3_bind_double(handle, place, value)
      case .text(let value): bind(text: value, place)
      case .blob(let value):
        unsafe value.withUnsafeBytes {
          unsafe exifdump_sqlite_bind(handle, place, $0.baseAddress, Int32(clamping: $0.count))
        }
      }
    guard result == SQLITE_OK else { throw failure() }
  }

  private func bind(text: String, _ place: Int32) -> Int32 {
    var text = text
    return text.withUTF8 {
      unsafe exifdump_sqlite_bind_text(handle, place, $0.baseAddress, Int32(clamping: $0.count))
    }
  }

  /// Goes to the next row; false when there is none.
  public func step() throws(DatabaseError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = failure()
      reset()
      throw error
    }
  }

  /// Sets all parameters and runs to the end, whatever rows there are.
  public func run(_ values: [DatabaseValue] = []) throws(DatabaseError) {
    try bind(values)
    while try step() {}
    reset()
  }

  /// Lets go of what the statement holds in the database.
  public func reset() { _ = unsafe sqlite3_reset(handle) }

  private func failure() -> DatabaseError {
    let connection = unsafe sqlite3_db_handle(handle)
    return unsafe DatabaseError(
      result: sqlite3_extended_errcode(connection), action: sql, path: path,
      reason: String(cString: sqlite3_errmsg(connection)))
  }

  // MARK: The row

  /// How many columns a row has.
  public var columnCount: Int { Int(unsafe sqlite3_column_count(handle)) }

  /// A column, whatever it holds.
  public func value(_ column: Int) -> DatabaseValue {
    switch unsafe sqlite3_column_type(handle, Int32(clamping: column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// Whether a column, from 0, is null in this row.
  public func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(clamping: column)) == SQLITE_NULL
  }

  /// A column as a whole number; null is 0, a text what it begins with.
  public func integer(_ column: Int) -> Int64 {
    unsafe sqlite3_column_int64(handle, Int32(clamping: column))
  }

  /// A column as a number; null is 0, a text what it begins with.
  public func real(_ column: Int) -> Double {
    unsafe sqlite3_column_double(handle, Int32(clamping: column))
  }

  /// A column as text: bytes that are no UTF-8 are replaced, and null is empty.
  public func text(_ column: Int) -> String { String(decoding: blob(column), as: UTF8.self) }

  /// A column's bytes; of a text its UTF-8, and none of null.
  public func blob(_ column: Int) -> [UInt8] {
    let column = Int32(clamping: column)
    // Before the count, because the first call may convert the value.
    guard let bytes = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// A column as a number; nil where it is null.
  public func optionalReal(_ column: Int) -> Double? { isNull(column) ? nil : real(column) }
  /// A column as text; nil where it is null.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
}
