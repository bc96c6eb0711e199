extension BlockKind {
  package static let microsoftStitch = BlockKind("microsoftStitch")
}

extension BlockDecoder {
  /// What Microsoft keeps of a panorama in EXIF's tag 0x4748, little-endian whatever is around.
  package static let microsoftStitch = BlockDecoder(.microsoftStitch) {
    (block, found) throws(MetadataError) in
    found.add(
      .microsoftStitch, fieldsOf: try block.head(count: 28), .little, isInFile: block.isInFile)
  }
}
