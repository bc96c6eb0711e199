import SQLiteStore

/// The folders that the state knows.
struct KnownFolders {
  struct Folder {
    let id: Int64
    /// In nanoseconds since 1970; 0 where it has to be looked at again.
    let modified: Int64
  }

  private(set) var folders: [[UInt8]: Folder] = [:]
  /// The folders within each folder.
  private(set) var children: [[UInt8]: [[UInt8]]] = [:]

  init(_ store: AssetStore) throws(DatabaseError) {
    let rows = try store.database.rows("SELECT id, path, modified FROM folders ORDER BY path") {
      ($0.blob(1), Folder(id: $0.integer(0), modified: $0.integer(2)))
    }
    for (path, folder) in rows {
      folders[path] = folder
      guard !path.isEmpty else { continue }
      let parent = path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[..<$0]) } ?? []
      children[parent, default: []].append(path)
    }
  }
}

/// A file that the state knows.
struct KnownFile {
  let id: Int64
  let place: FilePlace
  let asset: Int64?
  let kind: Int
  let identity: FileIdentity
  let size: Int64
  let modified: Int64
  let fingerprint: [UInt8]

  /// Whether the file is as it was when it was read.
  func isUnchanged(_ status: LibraryFile.Status) -> Bool {
    identity == status.identity && size == status.size && modified == status.modified
  }

  /// Whether a file elsewhere is this one under another name.
  ///
  /// Where the file system does not tell when a file was born, its inode may be another file's by
  /// now; then it has to be unchanged, too.
  func isSameFile(_ status: LibraryFile.Status) -> Bool {
    identity == status.identity
      && (identity.born != 0 || (size == status.size && modified == status.modified))
  }

  static func all(
    in folders: [(id: Int64, path: [UInt8])], _ store: AssetStore
  ) throws(DatabaseError) -> [KnownFile] {
    var result: [KnownFile] = []
    for folder in folders {
      result += try store.database.rows(
        """
        SELECT id, name, asset, kind, device, inode, born, size, modified, fingerprint
        FROM files WHERE folder = ?
        """, [.integer(folder.id)]
      ) {
        KnownFile(
          id: $0.integer(0), place: FilePlace(folder: folder.path, name: $0.blob(1)),
          asset: $0.isNull(2) ? nil : $0.integer(2), kind: Int($0.integer(3)),
          identity: FileIdentity(
            device: $0.integer(4), inode: $0.integer(5), born: $0.integer(6)),
          size: $0.integer(7), modified: $0.integer(8), fingerprint: $0.blob(9))
      }
    }
    return result
  }
}
