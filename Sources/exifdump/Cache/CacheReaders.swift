import ItemProvider
import SQLiteStore

/// Connections that look into a cache, one for each thread that does so at a time.
final class CacheReaders: Sendable {
  private struct Reader: Sendable {
    let connection: Database
    /// Since the last look for what others have written.
    var lookups = 0
  }

  private struct State: Sendable {
    var idle: [Reader] = []
    var lent = 0
    var isOpen = true
  }

  /// So many are answered from one state of the database: each new one takes locks.
  private static let lookupsPerState = 256

  private let path: [UInt8]
  private let state = Locked(State())

  init(_ path: [UInt8]) { self.path = CacheFile.plain(path) }

  /// Runs a statement; nil where it has no result, and where nobody may look any more.
  func first<Result>(
    _ sql: String, _ values: [DatabaseValue], _ read: (Statement) -> Result?
  ) throws(DatabaseError) -> Result? {
    guard var reader = try borrow() else { return nil }
    do throws(DatabaseError) {
      if reader.lookups == 0 { try reader.connection.execute("BEGIN") }
      let result = try reader.connection.first(sql, values, read) ?? nil
      reader.lookups += 1
      if reader.lookups == Self.lookupsPerState {
        reader.lookups = 0
        try reader.connection.execute("COMMIT")
      }
      giveBack(reader)
      return result
    } catch {
      giveBack(nil)
      throw error
    }
  }

  /// Closes all; waits for those that are being used.
  func close() {
    state.withLock { $0.isOpen = false }
    while state.withLock({ state in
      state.idle.removeAll()
      return state.lent > 0
    }) {
      POSIX.yield()
    }
  }

  func open() { state.withLock { $0.isOpen = true } }

  private func borrow() throws(DatabaseError) -> Reader? {
    let (isOpen, idle) = state.withLock { state -> (Bool, Reader?) in
      guard state.isOpen else { return (false, nil) }
      state.lent += 1
      return (true, state.idle.popLast())
    }
    guard isOpen else { return nil }
    if let idle { return idle }
    do throws(DatabaseError) {
      return Reader(connection: try Database(path: path, keepsLog: false))
    } catch {
      giveBack(nil)
      throw error
    }
  }

  private func giveBack(_ reader: Reader?) {
    state.withLock { state in
      state.lent -= 1
      if let reader, state.isOpen { state.idle.append(reader) }
    }
  }
}
