extension BlockKind {
  package static let profileDynamicRange = BlockKind("profileDynamicRange")
}

extension BlockDecoder {
  /// The range of brightness that a camera profile is made for (DNG 1.7.1, "ProfileDynamicRange").
  package static let profileDynamicRange = BlockDecoder(.profileDynamicRange) {
    (block, found) throws(MetadataError) in
    found.add(
      .dngDynamicRange, fieldsOf: try block.head(count: 8), .big, isInFile: block.isInFile)
  }
}
