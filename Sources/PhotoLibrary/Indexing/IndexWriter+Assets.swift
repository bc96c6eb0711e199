import MetadataKit
import SQLiteStore

extension IndexWriter {
  func insertAsset(
    _ file: ReadFile, _ facts: MediaFacts
  ) throws(DatabaseError) -> (Int64, String) {
    let fingerprint = Fingerprint(bytes: file.fingerprint)
    var attempt = 0
    while true {
      let word = LocalIdentifier.word(fingerprint, file.place, attempt: attempt)
      if let asset = try insertAsset(file, facts, word: word) { return (asset, word) }
      attempt += 1
    }
  }

  /// Nil where there is an asset of that word.
  func insertAsset(
    _ file: ReadFile, _ facts: MediaFacts, word: String
  ) throws(DatabaseError) -> Int64? {
    try database.execute(
      """
      INSERT OR IGNORE INTO assets (uuid, added, \(Self.factColumns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, [.text(word), .real(now.seconds)] + Self.values(file, facts))
    return database.changedRows > 0 ? database.lastInsertedRow : nil
  }

  static let factColumns = """
    media_type, subtypes, width, height, duration, created, modified, latitude, longitude, \
    altitude, burst, filename, type, size
    """

  static func values(_ file: ReadFile, _ facts: MediaFacts) -> [DatabaseValue] {
    let modified = Double(file.status.modified) / 1e9
    return [
      .int(facts.type.rawValue), .integer(Int64(truncatingIfNeeded: facts.subtypes.rawValue)),
      .int(facts.width), .int(facts.height), .real(facts.duration),
      .real(facts.created ?? modified), .real(modified), .optional(facts.location?.latitude),
      .optional(facts.location?.longitude), .optional(facts.location?.altitude),
      .optional(facts.burst), .text(String(decoding: file.place.name, as: UTF8.self)),
      .text(facts.typeIdentifier), .integer(file.status.size),
    ]
  }

  func subtypes(of asset: Int64) throws(DatabaseError) -> MediaSubtypes {
    let bits = try database.first(
      "SELECT subtypes FROM assets WHERE id = ?", [.integer(asset)]
    ) { $0.integer(0) }
    return MediaSubtypes(rawValue: UInt(truncatingIfNeeded: bits ?? 0))
  }

  func setLive(_ asset: Int64, _ isLive: Bool) throws(DatabaseError) {
    let bit = DatabaseValue.int(Int(MediaSubtypes.photoLive.rawValue))
    try database.execute(
      isLive
        ? "UPDATE assets SET subtypes = subtypes | ? WHERE id = ?"
        : "UPDATE assets SET subtypes = subtypes & ~? WHERE id = ?", [bit, .integer(asset)])
    try log(.updated, assetID: asset)
  }
}
