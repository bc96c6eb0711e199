extension BlockKind {
  package static let imageSequence = BlockKind("imageSequence")
}

extension BlockDecoder {
  /// Which picture of a series a DNG is (DNG 1.7.1, "ImageSequenceInfo"): three texts, then
  /// numbers.
  package static let imageSequence = BlockDecoder(.imageSequence) {
    (block, found) throws(MetadataError) in
    let bytes = try block.all(limit: found.limits.valueBytes)
    var position = 0
    for name in ["SeqID", "SeqType", "SeqFrameInfo"] {
      guard let end = bytes.firstIndex(of: 0, from: position) else {
        throw MetadataError(.truncated, "a text without an end", at: block.start + position)
      }
      let text = try bytes.slice(at: position, count: end - position)
      found.add(.dngImageSequence, name, text: text.elements, offset: text.offset)
      position = end + 1
    }
    found.add(
      .dngImageSequence, fieldsOf: bytes.suffix(from: position), .big, isInFile: block.isInFile)
  }
}
