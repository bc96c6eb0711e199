import CSQLite

extension Database {
  /// Opens a file, or memory.
  @unsafe static func open(
    _ path: [UInt8]?, _ name: String, _ mode: Mode
  ) throws(DatabaseError) -> OpaquePointer {
    guard let path else {
      return unsafe try open(
        Array(":memory:".utf8), name, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }
    guard !path.contains(0) else {
      throw DatabaseError(
        .cannotOpen, action: "open", path: name, reason: "the path has a NUL in it")
    }
    switch mode {
    case .create:
      return unsafe try open(path, name, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    case .readWrite: return unsafe try open(path, name, SQLITE_OPEN_READWRITE)
    case .readOnly: return unsafe try openForReading(path, name)
    }
  }

  /// A log beside the file needs a place for the locks of its readers. Where that cannot be made,
  /// the file is read as it is, provided that no log holds what is not in it yet: otherwise what
  /// was changed last would be missing.
  @unsafe private static func openForReading(
    _ path: [UInt8], _ name: String
  ) throws(DatabaseError) -> OpaquePointer {
    let handle = unsafe try open(path, name, SQLITE_OPEN_READONLY)
    let result = unsafe sqlite3_exec(handle, "SELECT count(*) FROM sqlite_schema", nil, nil, nil)
    guard result & 0xff == SQLITE_CANTOPEN || result & 0xff == SQLITE_READONLY else {
      return unsafe handle
    }
    _ = unsafe sqlite3_close_v2(handle)
    guard !hasContent(path + Array("-wal".utf8)) else {
      throw DatabaseError(
        .readOnly, number: result, action: "open", path: name,
        reason: "its log cannot be read without writing beside it")
    }
    var uri = Array("file:".utf8)
    for byte in path { uri += escaped(byte) }
    uri += Array("?immutable=1".utf8)
    return unsafe try open(uri, name, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
  }

  @unsafe private static func open(
    _ path: [UInt8], _ name: String, _ flags: Int32
  ) throws(DatabaseError) -> OpaquePointer {
    var handle: OpaquePointer?
    let terminated = path + [0]
    let result = unsafe terminated.withUnsafeBytes {
      // The array ends in a NUL, so it is never empty.
      unsafe sqlite3_open_v2(
        $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self), &handle,
        flags | SQLITE_OPEN_FULLMUTEX, nil)
    }
    guard result == SQLITE_OK, let opened = unsafe handle else {
      let reason = unsafe String(cString: sqlite3_errstr(result))
      let extended = unsafe handle.map { unsafe sqlite3_extended_errcode($0) } ?? result
      _ = unsafe sqlite3_close_v2(handle)
      throw DatabaseError(result: extended, action: "open", path: name, reason: reason)
    }
    return unsafe opened
  }

  /// A byte of a path in a URI: everything but letters, digits, slashes, `-`, `.` and `_` as its number.
  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case 0x2d...0x39, 0x41...0x5a, 0x5f, 0x61...0x7a: return [byte]
    default:
      let digits = String(byte, radix: 16)
      return Array("%\(digits.count < 2 ? "0" : "")\(digits)".utf8)
    }
  }
}
