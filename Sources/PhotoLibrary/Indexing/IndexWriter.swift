import SQLiteStore

/// Writes what was found to the state. Used within transactions, by one thread.
///
/// A class, because it counts what it does and keeps folders' numbers between transactions.
final class IndexWriter {
  let store: AssetStore
  /// Whether clients are to be told: of the first look at a library, nobody is.
  let isLogging: Bool
  let now: Moment
  private(set) var added = 0
  private(set) var changed = 0
  /// Files that are gone from where they were, by their numbers, and may be found again: they make room for
  /// what is called so now.
  var mayReturn: Set<Int64> = []
  /// The folders' numbers, by their paths.
  var folders: [[UInt8]: Int64] = [:]

  var database: Database { store.database }

  init(store: AssetStore, isLogging: Bool, now: Moment) {
    self.store = store
    self.isLogging = isLogging
    self.now = now
  }

  /// Adds a file, with an asset of its own where it is a photo or a movie; the asset's word.
  @discardableResult
  func insert(_ file: ReadFile) throws(DatabaseError) -> String? {
    let folder = try folder(file.place.folder)
    try removeReplaced(folder, file.place.name)
    var asset: Int64?
    var word: String?
    if let facts = file.facts {
      (asset, word) = try insertAsset(file, facts)
      added += 1
    }
    try insert(file, in: folder, asset: asset)
    if let word { try log(.inserted, word) }
    return word
  }

  /// Whether a file is known just as it was read.
  func isKnown(_ file: ReadFile) throws(DatabaseError) -> Bool {
    let known = try database.first(
      "SELECT device, inode, born, size, modified FROM files WHERE folder = ? AND name = ?",
      [.integer(try folder(file.place.folder)), .blob(file.place.name)]
    ) {
      ReadFile.FileState(
        identity: FileIdentity(device: $0.integer(0), inode: $0.integer(1), born: $0.integer(2)),
        size: $0.integer(3), modified: $0.integer(4))
    }
    return known == file.status
  }

  /// Whether a row is still that of a file. A change of the library may have removed it since it was
  /// read, and another file may have its number by now.
  private func isStill(_ known: KnownFile) throws(DatabaseError) -> Bool {
    try database.first(
      "SELECT 1 FROM files WHERE id = ? AND device = ? AND inode = ? AND born = ?",
      [
        .integer(known.id), .integer(known.identity.device), .integer(known.identity.inode),
        .integer(known.identity.born),
      ]
    ) { _ in true } ?? false
  }

  /// Another file has the name of one that was known.
  ///
  /// - Parameter file: the number of the file that has it now, where that is known.
  func removeReplaced(
    _ folder: Int64, _ name: [UInt8], by file: Int64? = nil
  ) throws(DatabaseError) {
    let known = try database.first(
      "SELECT id, asset, kind FROM files WHERE folder = ? AND name = ?",
      [.integer(folder), .blob(name)]
    ) { ($0.integer(0), $0.isNull(1) ? nil : $0.integer(1), Int($0.integer(2))) }
    guard let (id, asset, kind) = known, id != file else { return }
    guard mayReturn.contains(id) else { return try remove(id, asset: asset, kind: kind) }
    // No file can be called so, and as a path it leads to none.
    try database.execute(
      "UPDATE files SET name = ? WHERE id = ?", [.blob(Array("/\(id)/".utf8)), .integer(id)])
  }

  /// What a file is of an asset of its own.
  private static func kind(of facts: MediaFacts) -> Int {
    (facts.type == .video ? AssetResource.Kind.video : .photo).rawValue
  }

  /// - Parameter kind: what the file is of its asset; nil for what its type says.
  func insert(
    _ file: ReadFile, in folder: Int64, asset: Int64?, kind: Int? = nil
  ) throws(DatabaseError) {
    let facts = file.facts
    let kind = kind ?? facts.map(Self.kind) ?? 0
    try database.execute(
      """
      INSERT INTO files (folder, name, asset, kind, device, inode, born, size, modified,
      fingerprint, type, width, height, pair) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(folder), .blob(file.place.name), asset.map { .integer($0) } ?? .null, .int(kind),
        .integer(file.status.identity.device), .integer(file.status.identity.inode),
        .integer(file.status.identity.born), .integer(file.status.size),
        .integer(file.status.modified), .blob(file.fingerprint),
        .text(facts?.typeIdentifier ?? ""), .int(facts?.width ?? 0), .int(facts?.height ?? 0),
        .optional(facts?.pair),
      ])
  }

  /// Takes over what a known file has become.
  func update(_ known: KnownFile, _ file: ReadFile) throws(DatabaseError) {
    guard try isStill(known) else { return }
    guard let asset = known.asset, let facts = file.facts else {
      // It was no photo or is none any more.
      try remove(known.id, asset: known.asset, kind: known.kind)
      try insert(file)
      return
    }
    changed += 1
    let isPaired = known.kind == AssetResource.Kind.pairedVideo.rawValue
    try database.execute(
      """
      UPDATE files SET device = ?, inode = ?, born = ?, size = ?, modified = ?, fingerprint = ?,
      kind = ?, type = ?, width = ?, height = ?, pair = ? WHERE id = ?
      """,
      [
        .integer(file.status.identity.device), .integer(file.status.identity.inode),
        .integer(file.status.identity.born), .integer(file.status.size),
        .integer(file.status.modified), .blob(file.fingerprint),
        .int(isPaired ? known.kind : Self.kind(of: facts)), .text(facts.typeIdentifier),
        .int(facts.width), .int(facts.height), .optional(facts.pair), .integer(known.id),
      ])
    if isPaired {
      try log(.updated, assetID: asset)
      return
    }
    let columns = Self.factColumns.split(separator: ",").map {
      "\($0.trimmingPrefix(while: { $0 == " " })) = ?"
    }
    let live = try subtypes(of: asset).intersection(.photoLive)
    var values = Self.values(file, facts)
    values[1] = .integer(
      Int64(truncatingIfNeeded: facts.subtypes.union(live).rawValue))
    try database.execute(
      "UPDATE assets SET \(columns.joined(separator: ", ")) WHERE id = ?",
      values + [.integer(asset)])
    try log(.updated, assetID: asset)
  }

  /// Notes that a file has another name, or that the same content is in another file; whether it was
  /// known still.
  func move(
    _ known: KnownFile, to place: FilePlace, _ status: ReadFile.FileState
  ) throws(DatabaseError) -> Bool {
    guard try isStill(known) else { return false }
    let folder = try folder(place.folder)
    try removeReplaced(folder, place.name, by: known.id)
    try database.execute(
      """
      UPDATE files SET folder = ?, name = ?, device = ?, inode = ?, born = ?, size = ?, modified = ?
      WHERE id = ?
      """,
      [
        .integer(folder), .blob(place.name), .integer(status.identity.device),
        .integer(status.identity.inode), .integer(status.identity.born), .integer(status.size),
        .integer(status.modified), .integer(known.id),
      ])
    guard let asset = known.asset else { return true }
    if known.kind != AssetResource.Kind.pairedVideo.rawValue {
      try database.execute(
        "UPDATE assets SET filename = ? WHERE id = ?",
        [.text(String(decoding: place.name, as: UTF8.self)), .integer(asset)])
    }
    if known.place.name != place.name { try log(.updated, assetID: asset) }
    return true
  }

  /// Removes a file that is gone; whether it was known still.
  func remove(_ file: KnownFile) throws(DatabaseError) -> Bool {
    guard try isStill(file) else { return false }
    try remove(file.id, asset: file.asset, kind: file.kind)
    return true
  }

  func remove(_ id: Int64, asset: Int64?, kind: Int) throws(DatabaseError) {
    try database.execute("DELETE FROM files WHERE id = ?", [.integer(id)])
    guard let asset else { return }
    let others = try database.first(
      "SELECT count(*) FROM files WHERE asset = ?", [.integer(asset)]
    ) { $0.integer(0) }
    if others ?? 0 == 0 {
      try log(.removed, assetID: asset)
      try database.execute("DELETE FROM assets WHERE id = ?", [.integer(asset)])
    } else if kind == AssetResource.Kind.pairedVideo.rawValue {
      try setLive(asset, false)
    }
  }
}
