import ItemProvider
import SQLiteStore

/// The files that a library keeps its state in, opened.
struct LibraryState: Sendable {
  let assets: AssetStore
  let decisions: DecisionStore
  /// Nil where there is no folder and none can be made: then it lasts as long as the process.
  let folder: FilePath?
  /// Why nothing can be decided, if so.
  let readOnlyReason: String?
  /// Why it is not known what was decided, if so.
  let unreadableReason: String?
  /// What was out of order, and what was done about it.
  private(set) var notices: [String] = []
  /// Where the decisions were opened, and which file that was; nil where they are in no file.
  private let opened: (path: FilePath, identity: FileIdentity)?

  /// The name of the folder in a library's.
  static let folderName = ".photolibrary"

  static func folder(in root: FilePath, _ chosen: FilePath?) -> FilePath {
    chosen ?? root.appending(folderName)
  }

  /// Opens the state of a library, makes it where there is none, and replaces what is damaged.
  ///
  /// - Parameter isMade: whether it is made where there is none; otherwise it lasts as long as the process.
  init(
    root: FilePath, folder chosen: FilePath?, isMade: Bool = true
  ) throws(PhotoLibraryError) {
    let folder = Self.folder(in: root, chosen)
    let access = isMade || LibraryFile.exists(folder) ? Self.access(to: folder) : .none
    var notices: [String] = []
    unreadableReason = access == .unreadable ? "\(folder) cannot be read by this user" : nil
    switch access {
    case .write:
      assets = try Self.replacingDamaged(folder, Self.assetsName, &notices) { path in
        try AssetStore(path, mode: .create)
      } salvage: { store, path in
        store.takeOver(path)
      }
      decisions = try Self.replacingDamaged(folder, Self.decisionsName, &notices) { path in
        try DecisionStore(path, mode: .create)
      } salvage: { _, _ in
        // A decision that may be damaged is none.
      }
      self.folder = folder
      readOnlyReason = nil
    case .read:
      assets = try inLibrary { () throws(DatabaseError) in
        try Self.ifThere(folder.appending(Self.assetsName)) { path throws(DatabaseError) in
          try AssetStore(path, mode: path == nil ? .create : .readOnly)
        }
      }
      decisions = try inLibrary { () throws(DatabaseError) in
        try Self.ifThere(folder.appending(Self.decisionsName)) { path throws(DatabaseError) in
          try DecisionStore(path, mode: path == nil ? .create : .readOnly)
        }
      }
      self.folder = nil
      readOnlyReason = "\(folder) may not be written by this user"
    case .unreadable, .none:
      assets = try inLibrary { () throws(DatabaseError) in try AssetStore(nil, mode: .create) }
      decisions = try inLibrary { () throws(DatabaseError) in
        try DecisionStore(nil, mode: .create)
      }
      self.folder = nil
      readOnlyReason =
        unreadableReason
        ?? "\(folder) cannot be made by this user; name another folder for the state"
    }
    self.notices = notices
    let path = folder.appending(Self.decisionsName)
    opened =
      access == .write ? (try? LibraryFile.status(of: path)).map { (path, $0.identity) } : nil
  }

  /// Whether the decisions are those that others see: the file was neither removed nor replaced.
  var isCurrent: Bool {
    guard let opened else { return true }
    return (try? LibraryFile.status(of: opened.path))?.identity == opened.identity
  }

  // MARK: Names

  static let assetsName = "library.sqlite"
  static let decisionsName = "decisions.sqlite"
  /// There when somebody has met damage in the index.
  private static let doubtName = "library.doubt"

  /// Has the index looked through at the next start.
  func doubtIndex() {
    guard let folder else { return }
    try? LibraryFile.create(folder.appending(Self.doubtName), [])
  }

  /// Does what only one process at a time is to do.
  ///
  /// - Parameter isWaiting: is called once where another process takes long.
  func exclusively<Value>(
    isWaiting: (() -> Void)?, _ body: () throws(PhotoLibraryError) -> Value
  ) throws(PhotoLibraryError) -> Value {
    guard let folder else { return try body() }
    return try LibraryFile.withLock(folder.appending("refresh.lock"), isWaiting: isWaiting, body)
  }

  // MARK: Opening

  private enum Access {
    case write
    case read
    case unreadable
    case none
  }

  private static func access(to folder: FilePath) -> Access {
    if LibraryFile.isOutOfReach(folder.appending(assetsName)) { return .unreadable }
    if !LibraryFile.exists(folder) {
      // Only its owner is to know what others have decided.
      guard (try? LibraryFile.createFolder(folder)) != nil else { return .none }
    }
    return LibraryFile.isWritable(folder) ? .write : .read
  }

  private static func ifThere<Store>(
    _ path: FilePath, _ open: (FilePath?) throws(DatabaseError) -> Store
  ) throws(DatabaseError) -> Store {
    try open(LibraryFile.exists(path) ? path : nil)
  }

  private static func replacingDamaged<Store>(
    _ folder: FilePath, _ name: String, _ notices: inout [String],
    _ open: (FilePath) throws -> Store, salvage: (Store, FilePath) -> Void
  ) throws(PhotoLibraryError) -> Store {
    let path = folder.appending(name)
    let wasEmptied = isEmptied(path)
    if let store = try opened(folder, name, open) {
      if wasEmptied {
        notices.append(
          name == decisionsName
            ? "\(path) was empty: nothing is decided any more"
            : "\(path) was empty and is made anew from the files: albums and favorites are gone")
      }
      return store
    }
    var made: Store?
    var moved: FilePath?
    try LibraryFile.withLock(folder.appending("repair.lock")) { () throws(PhotoLibraryError) in
      // Another process may have done so while this one waited.
      made = try opened(folder, name, open)
      if made != nil { return }
      let aside = folder.appending("\(name).damaged-\(Moment.now.nanoseconds / 1_000_000)")
      try LibraryFile.replace(aside, with: path)
      for end in ["-wal", "-shm"] where LibraryFile.exists(folder.appending(name + end)) {
        try LibraryFile.replace(
          FilePath(bytes: aside.bytes + Array(end.utf8)), with: folder.appending(name + end))
      }
      LibraryFile.remove(folder.appending(doubtName))
      do {
        let store = try open(path)
        salvage(store, aside)
        made = store
      } catch {
        throw PhotoLibraryError(error)
      }
      moved = aside
    }
    guard let made else {
      throw PhotoLibraryError(.stateDamaged, "\(path) is damaged and could not be replaced")
    }
    if let moved {
      notices.append(
        name == decisionsName
          ? "\(path) was damaged: nothing is decided any more; the damaged file is \(moved)"
          : "\(path) was damaged and is made anew from the files; the damaged file is \(moved)")
    }
    return made
  }

  /// Whether a file is there that has lost even its header; one that another process is just making
  /// is none.
  private static func isEmptied(_ path: FilePath) -> Bool {
    guard let status = try? LibraryFile.status(of: path) else { return false }
    // SQLite's database file format §1.3.
    return status.size < 100 && status.modified < Moment.now.nanoseconds - Moment.raciness
  }

  /// Nil where the file is damaged.
  private static func opened<Store>(
    _ folder: FilePath, _ name: String, _ open: (FilePath) throws -> Store
  ) throws(PhotoLibraryError) -> Store? {
    let doubt = folder.appending(doubtName)
    do {
      let store = try open(folder.appending(name))
      if name == assetsName, LibraryFile.exists(doubt), let assets = store as? AssetStore {
        guard try assets.database.damages().isEmpty else { return nil }
        LibraryFile.remove(doubt)
      }
      if let decisions = store as? DecisionStore {
        guard try decisions.isSound else { return nil }
      }
      return store
    } catch let error as DatabaseError where error.code == .damaged || error.code == .other {
      // What SQLite cannot name is a header or a table that it cannot make sense of.
      return nil
    } catch {
      throw PhotoLibraryError(error)
    }
  }
}
