extension BlockKind {
  package static let panasonicWhite = BlockKind("panasonicWhite")
  package static let panasonicWhite2 = BlockKind("panasonicWhite2")
  package static let panasonicDistortion = BlockKind("panasonicDistortion")
}

extension BlockDecoder {
  /// White for several lights, as Panasonic's earlier raw files have it.
  package static let panasonicWhite = BlockDecoder(.panasonicWhite) {
    (block, found) throws(MetadataError) in
    try addPanasonicWhite(.panasonicWhite, levels: 2, block, &found)
  }

  package static let panasonicWhite2 = BlockDecoder(.panasonicWhite2) {
    (block, found) throws(MetadataError) in
    try addPanasonicWhite(.panasonicWhite2, levels: 3, block, &found)
  }

  /// How the lens of a Panasonic raw file distorts: sixteen numbers with checksums between.
  package static let panasonicDistortion = BlockDecoder(.panasonicDistortion) {
    (block, found) throws(MetadataError) in
    found.add(.panasonicDistortion, fieldsOf: try block.head(count: 32), .little)
  }

  /// These files are little-endian, all of them.
  private static func addPanasonicWhite(
    _ table: TagTable, levels: Int, _ block: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let names = table.rows.map(\.name).filter { $0.contains("Levels") }
    found.add(
      table, fieldsOf: try block.head(count: 64), .little,
      counts: Dictionary(names.map { ($0, levels) }) { $1 })
  }
}
