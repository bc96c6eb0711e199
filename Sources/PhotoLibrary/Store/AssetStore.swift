import ItemProvider
import SQLiteStore

/// What a library knows of its files: assets, albums and what happened to them. Everything in it but
/// albums, favorites and what is hidden can be had from the files again.
final class AssetStore: Sendable {
  let database: Database

  /// Opens the state of a library, or makes it; in memory where there is no path.
  init(_ path: FilePath?, mode: Database.Mode) throws(DatabaseError) {
    database = try Database(path: path.map { Array($0.bytes) }, mode: mode)
    try database.prepare(applicationID: Self.applicationID, steps: Self.steps)
    // The selection of the client that this process works for, put there when it is needed.
    try database.executeAll("CREATE TEMP TABLE selected (uuid TEXT PRIMARY KEY) WITHOUT ROWID")
  }

  // MARK: Properties

  /// A value that is kept under a name.
  func property(_ name: String) throws(DatabaseError) -> Int? {
    try database.first("SELECT value FROM properties WHERE name = ?", [.text(name)]) {
      Int($0.integer(0))
    }
  }

  func setProperty(_ name: String, _ value: Int) throws(DatabaseError) {
    try database.execute(
      "INSERT INTO properties VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
      [.text(name), .int(value)])
  }

  /// Whether every file was read at least once.
  var isIndexed: Bool {
    get throws(DatabaseError) { try property("indexed") == 1 }
  }

  // MARK: Reading assets

  /// The bytes of a name are asked for only where U+FFFD may stand for some of them.
  private static func columns(_ visible: Visibility) -> String {
    """
    assets.uuid, media_type, subtypes, width, height, duration, created, modified, latitude, longitude, \
    altitude, favorite, hidden, burst, \(standsForBurst(visible)), filename, type, size, \
    CASE WHEN instr(filename, char(65533)) THEN (
      SELECT name FROM files WHERE files.asset = assets.id ORDER BY files.kind, files.id LIMIT 1) END
    """
  }

  /// Whether a photo stands for its burst: the first does of those that may be seen, where one is not hidden
  /// the first of these.
  private static func standsForBurst(_ visible: Visibility) -> String {
    let seen = visible.condition(of: "other").map { " AND \($0)" } ?? ""
    return """
      (burst IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM assets AS other WHERE other.burst = assets.burst\(seen)
        AND (other.hidden, coalesce(other.created, -1e99), other.id)
          < (assets.hidden, coalesce(assets.created, -1e99), assets.id)))
      """
  }

  /// Assets that a query means, as far as they may be seen.
  ///
  /// - Parameter date: the column that they are sorted by where the query does not say.
  func assets(
    _ options: FetchOptions, in album: String? = nil, by date: String = "created",
    visible: Visibility
  ) throws(DatabaseError) -> [Asset] {
    var conditions = visible.condition().map { [$0] } ?? []
    var values: [DatabaseValue] = []
    if !options.includesHidden { conditions.append("hidden = 0") }
    // What somebody has put into an album is meant.
    if !options.includesAllBurstPhotos, album == nil {
      conditions.append("(burst IS NULL OR \(Self.standsForBurst(visible)))")
    }
    if let predicate = options.predicate {
      conditions.append(predicate.condition.text)
      values += predicate.condition.values
    }
    var order = options.sort.map { "\($0.key.column) \($0.isAscending ? "ASC" : "DESC")" }
    // Assets that are alike have an order too, in the direction in which they are sorted.
    order.append(options.sort.first?.isAscending ?? true ? "assets.id ASC" : "assets.id DESC")
    var source = "assets"
    if let album {
      source =
        "members JOIN albums ON albums.id = members.album JOIN assets ON assets.uuid = members.asset"
      conditions.append("albums.uuid = ?")
      values.append(.text(album))
      if options.sort.isEmpty { order = ["members.position ASC"] }
    } else if options.sort.isEmpty {
      order = ["\(date) ASC", "assets.id ASC"]
    }
    var sql = "SELECT \(Self.columns(visible)) FROM \(source)"
    if !conditions.isEmpty { sql += " WHERE " + conditions.joined(separator: " AND ") }
    sql += " ORDER BY " + order.joined(separator: ", ")
    if options.limit > 0 {
      sql += " LIMIT ?"
      values.append(.int(options.limit))
    }
    return try database.rows(sql, values, Self.asset)
  }

  /// The asset of a UUID, if it may be seen.
  func asset(_ word: String, visible: Visibility) throws(DatabaseError) -> Asset? {
    let condition = visible.condition().map { " AND \($0)" } ?? ""
    return try database.first(
      "SELECT \(Self.columns(visible)) FROM assets WHERE uuid = ?\(condition)", [.text(word)],
      Self.asset)
  }

  private static func asset(_ row: Statement) -> Asset {
    Asset(row)
  }

  // MARK: Reading files

  /// The files of an asset, the main one first.
  func resources(of word: String) throws(DatabaseError) -> [AssetResource] {
    try database.rows(
      """
      SELECT files.kind, files.type, files.name, files.width, files.height, files.size, path
      FROM files JOIN assets ON assets.id = files.asset JOIN folders ON folders.id = files.folder
      WHERE uuid = ? ORDER BY files.kind, files.id
      """, [.text(word)]
    ) { AssetResource($0, of: word) }.compactMap { $0 }
  }

  /// The files of all assets that may be seen, each with its asset's identifier, in the order of
  /// their places.
  func places(visible: Visibility) throws(DatabaseError) -> [(String, FilePlace)] {
    let condition = visible.condition().map { " AND \($0)" } ?? ""
    return try database.rows(
      """
      SELECT uuid, path, name FROM files JOIN assets ON assets.id = files.asset
      JOIN folders ON folders.id = files.folder WHERE 1\(condition) ORDER BY path, name
      """
    ) { (LocalIdentifier.asset($0.text(0)), FilePlace(folder: $0.blob(1), name: $0.blob(2))) }
  }
}
