import SQLiteStore

extension IndexWriter {
  /// A movie whose still is gone.
  struct Orphan {
    let file: Int64
    let asset: Int64
    let place: FilePlace
  }

  /// Movies whose still is gone: each is to be an asset of its own, once it has been read.
  func orphans() throws(DatabaseError) -> [Orphan] {
    try database.rows(
      """
      SELECT files.id, asset, path, name FROM files JOIN folders ON folders.id = files.folder
      WHERE asset IS NOT NULL AND kind = ? AND NOT EXISTS (
        SELECT 1 FROM files AS other WHERE other.asset = files.asset AND other.kind <> files.kind)
      """, [.int(AssetResource.Kind.pairedVideo.rawValue)]
    ) {
      Orphan(
        file: $0.integer(0), asset: $0.integer(1),
        place: FilePlace(folder: $0.blob(2), name: $0.blob(3)))
    }
  }

  /// Makes a movie whose still is gone an asset of its own.
  func adopt(_ orphan: Orphan, _ file: ReadFile) throws(DatabaseError) {
    try remove(
      orphan.file, asset: orphan.asset, kind: AssetResource.Kind.pairedVideo.rawValue)
    try insert(file)
  }

  /// A still or a movie that has no other half yet.
  private struct Half {
    let file: Int64
    let asset: Int64
    let folder: Int64
  }

  /// Makes one asset of a still and a movie that have the same identifier, whatever they are called:
  /// those in one folder first.
  func joinLivePhotos() throws(DatabaseError) {
    var movies: [String: [Half]] = [:]
    for (pair, half) in try halves(of: .video) { movies[pair, default: []].append(half) }
    guard !movies.isEmpty else { return }
    for (pair, still) in try halves(of: .photo) {
      guard let others = movies[pair],
        let index = others.firstIndex(where: { $0.folder == still.folder }) ?? others.indices.first
      else { continue }
      let movie = others[index]
      movies[pair]?.remove(at: index)
      try database.execute(
        "UPDATE files SET asset = ?, kind = ? WHERE id = ?",
        [
          .integer(still.asset), .int(AssetResource.Kind.pairedVideo.rawValue),
          .integer(movie.file),
        ])
      try log(.removed, assetID: movie.asset)
      try database.execute("DELETE FROM assets WHERE id = ?", [.integer(movie.asset)])
      try setLive(still.asset, true)
    }
  }

  private func halves(of kind: AssetResource.Kind) throws(DatabaseError) -> [(String, Half)] {
    try database.rows(
      """
      SELECT pair, id, asset, folder FROM files WHERE pair IS NOT NULL AND kind = ?
      AND asset IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM files AS other WHERE other.asset = files.asset AND other.kind = ?)
      ORDER BY id
      """, [.int(kind.rawValue), .int(AssetResource.Kind.pairedVideo.rawValue)]
    ) { ($0.text(0), Half(file: $0.integer(1), asset: $0.integer(2), folder: $0.integer(3))) }
  }

  /// More changes than this are not kept; who has slept through them fetches everything anew.
  private static let mostChanges = 100_000

  func trimChanges() throws(DatabaseError) {
    try database.execute(
      "DELETE FROM changes WHERE id <= (SELECT max(id) FROM changes) - ?",
      [.int(Self.mostChanges)])
  }
}
