import ItemProvider
import MetadataKit
import SQLiteStore
import Synchronization

/// Answers of earlier runs, in a file: a file whose stamp is the same is not opened again.
///
/// Any thread may look for answers; the one that has them all in their order keeps the new ones.
final class AnswerCache: Sendable {
  /// A file that was changed so short a time ago, in nanoseconds, may be changed again without its
  /// times telling: the coarsest file systems count in seconds of two.
  private static let raciness = 2_000_000_000

  private static let lookup = """
    SELECT answer, made, expiry FROM answers WHERE scope = ? AND path = ? AND device = ? AND \
    inode = ? AND size = ? AND modified = ? AND changed = ?
    """

  private let readers: CacheReaders
  private let scope = Atomic<Int>(0)
  private let isDamaged = Atomic<Bool>(false)
  private let writer: Locked<CacheStore>

  /// - Parameters:
  ///   - fingerprint: what answers depend on besides the files: others have other answers.
  ///   - roots: the paths that the run starts from.
  init(
    _ path: [UInt8], _ connection: Database, fingerprint: [String], roots: [[UInt8]]
  ) {
    readers = CacheReaders(path)
    var store = CacheStore(
      connection, path, fingerprint: CacheScope.fingerprint(fingerprint), roots: roots)
    scope.store(store.begin(), ordering: .relaxed)
    writer = Locked(store)
  }

  /// The files of a cache: the database, and what SQLite has beside it.
  static func files(_ path: [UInt8]) -> [[UInt8]] {
    ["", "-wal", "-shm", "-journal"].map { path + Array($0.utf8) }
  }

  // MARK: For any thread

  /// The answer for a file that has not changed.
  func find<Content: AnswerContent>(
    _ path: [UInt8], _ stamp: FileStamp, as type: Content.Type
  ) -> (MetadataError?, Content)? {
    let scope = scope.load(ordering: .relaxed)
    guard scope > 0, !isDamaged.load(ordering: .relaxed) else { return nil }
    let values = [.int(scope), .blob(path)] + stamp.values
    do throws(DatabaseError) {
      let found = try readers.first(Self.lookup, values) { row -> [UInt8]? in
        if !row.isNull(2) {
          let now = POSIX.secondsSince1970
          let (made, expiry) = (Int(row.integer(1)), Int(row.integer(2)))
          guard (made..<max(made, expiry)).contains(now) else { return nil }
        }
        return row.blob(0)
      }
      guard let found else { return nil }
      if let answer = CacheEntry.answer(found, as: type) { return answer }
      isDamaged.store(true, ordering: .relaxed)
    } catch {
      if error.code == .damaged { isDamaged.store(true, ordering: .relaxed) }
    }
    return nil
  }

  /// What is to be kept of an answer; nil where it may be another one though nothing tells.
  ///
  /// - Parameter stamp: the file's before it was read.
  func entry(
    _ path: [UInt8], _ stamp: FileStamp, _ error: MetadataError?, _ content: some AnswerContent
  ) -> CacheEntry? {
    // A file that changes while it is read, and one that is too young for its times to tell.
    guard stamp.latest < POSIX.nanosecondsSince1970 - Self.raciness,
      POSIX.stamp(of: path) == stamp
    else { return nil }
    return CacheEntry(
      stamp: stamp, made: POSIX.secondsSince1970, expiry: content.expiry,
      bytes: CacheEntry.bytes(error, content))
  }

  // MARK: For the thread that has all answers

  /// Notes an answer of this run, and keeps it if it is new.
  func note(_ path: [UInt8], _ entry: CacheEntry?, isFromCache: Bool) {
    writer.withLock { store in
      if isDamaged.load(ordering: .relaxed) || store.isDamaged {
        scope.store(0, ordering: .relaxed)
        readers.close()
        scope.store(store.rebuild(), ordering: .relaxed)
        isDamaged.store(false, ordering: .relaxed)
        readers.open()
      }
      if isFromCache { store.count() }
      if let entry { store.keep(path, entry) }
    }
  }

  /// Forgets files that are no longer there, and what no run has asked for in a long time.
  func prune() { writer.withLock { $0.prune() } }

  /// Writes what is still to be written; nothing is looked for any more.
  func close() {
    readers.close()
    writer.withLock { store in
      store.end()
      if isDamaged.load(ordering: .relaxed) || store.isDamaged { _ = store.rebuild() }
    }
  }
}

extension FileStamp {
  /// As a database has it: numbers are signed there.
  var values: [DatabaseValue] {
    [
      .int(Int(truncatingIfNeeded: device)), .int(Int(truncatingIfNeeded: inode)), .int(size),
      .int(modified), .int(changed),
    ]
  }
}
