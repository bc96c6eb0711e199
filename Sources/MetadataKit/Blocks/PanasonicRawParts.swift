extension BlockKind {
  package static let panasonicWhite = BlockKind("panasonicWhite")
  package static let panasonicWhite2 = BlockKind("panasonicWhite2")
  package static let panasonicDistortion = BlockKind("panasonicDistortion")
}

/// These files are little-endian, all of them.
extension BlockDecoder {
  /// White for several lights, as Panasonic's earlier raw files have it.
  package static let panasonicWhite = BlockDecoder(.panasonicWhite) {
    (block, found) throws(MetadataError) in
    found.add(.panasonicWhite, fieldsOf: try block.head(count: 64), .little)
  }

  package static let panasonicWhite2 = BlockDecoder(.panasonicWhite2) {
    (block, found) throws(MetadataError) in
    found.add(.panasonicWhite2, fieldsOf: try block.head(count: 64), .little)
  }

  /// How the lens of a Panasonic raw file distorts: sixteen numbers with checksums between.
  package static let panasonicDistortion = BlockDecoder(.panasonicDistortion) {
    (block, found) throws(MetadataError) in
    found.add(.panasonicDistortion, fieldsOf: try block.head(count: 32), .little)
  }
}
