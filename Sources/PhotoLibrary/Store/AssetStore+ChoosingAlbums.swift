import SQLiteStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AssetStore {
  /// An album as a predicate sees it.
  private struct Row: Encodable {
    let identifier: String
    let title: String
    /// The title without what makes no difference, by the column that has it.
    let folded: [String: String]
    let count: Int
    /// When the first and the last of its assets were taken, in seconds since 1970.
    let start: Double?
    let end: Double?
  }

  /// Those of some albums that are meant, in the order that is wanted. Smart ones are in no table, so all are
  /// lent to the database as JSON.
  ///
  /// - Parameter date: when the first (true) or the last (false) asset of an album was taken; asked for only where
  ///   the options need it.
  func chosen(
    _ albums: [Album], _ options: AlbumOptions,
    date: (Album, Bool) throws(DatabaseError) -> Date?
  ) throws(DatabaseError) -> [Album] {
    if options == AlbumOptions() { return albums }
    var rows: [Row] = []
    let foldings = options.foldings
    for album in albums {
      let start = options.needDates ? try date(album, true) : nil
      let end = options.needDates ? try date(album, false) : nil
      rows.append(
        Row(
          // NSNotFound: what is not counted may be any number.
          identifier: album.localIdentifier, title: album.title,
          folded: Dictionary(
            uniqueKeysWithValues: foldings.map { ("title" + $0.suffix, $0.fold(album.title)) }),
          count: album.estimatedAssetCount ?? .max, start: start?.timeIntervalSince1970,
          end: end?.timeIntervalSince1970))
    }
    guard let data = try? JSONEncoder().encode(rows) else { return [] }
    let condition = options.predicate?.condition ?? .everything
    var values: [DatabaseValue] = [.text(String(decoding: data, as: UTF8.self))]
    values += condition.values
    let wanted = options.sort.map { "\($0.key.column) \($0.isAscending ? "ASC" : "DESC")" }
    let order = wanted + ["place"]
    var sql = """
      SELECT place FROM (
        SELECT key AS place, json_extract(value, '$.identifier') AS identifier,
          json_extract(value, '$.title') AS title, json_extract(value, '$.count') AS count,
          json_extract(value, '$.folded.title_c') AS title_c,
          json_extract(value, '$.folded.title_d') AS title_d,
          json_extract(value, '$.folded.title_cd') AS title_cd,
          json_extract(value, '$.start') AS start_date, json_extract(value, '$.end') AS end_date
        FROM json_each(?)
      ) WHERE \(condition.text) ORDER BY \(order.joined(separator: ", "))
      """
    if options.limit > 0 {
      sql += " LIMIT ?"
      values.append(.int(options.limit))
    }
    return try database.rows(sql, values) { albums[Int($0.integer(0))] }
  }
}
