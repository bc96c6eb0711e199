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
    let count: Int
  }

  /// Those of some albums that are meant, in the order that is wanted. Smart ones are in no table, so all are
  /// lent to the database as JSON.
  func chosen(_ albums: [Album], _ options: AlbumOptions) throws(DatabaseError) -> [Album] {
    if options == AlbumOptions() { return albums }
    let rows = albums.map {
      // NSNotFound: what is not counted may be any number.
      Row(identifier: $0.localIdentifier, title: $0.title, count: $0.estimatedAssetCount ?? .max)
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
          json_extract(value, '$.title') AS title, json_extract(value, '$.count') AS count
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
