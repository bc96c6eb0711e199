extension BlockKind {
  package static let xiaomiSettings = BlockKind("xiaomiSettings")
}

extension BlockDecoder {
  /// What Xiaomi's camera app was set to, a text in JSON.
  package static let xiaomiSettings = BlockDecoder(.xiaomiSettings) {
    (block, found) throws(MetadataError) in
    let bytes = try block.all(limit: found.limits.valueBytes)
    // Nobody registered the tag: others may have something else there.
    guard bytes.elements.first == 0x7b else { return }
    var reader = JSONReader(bytes, nesting: found.limits.nesting, count: 10_000)
    var tags = StructuredTags()
    defer { tags.finish(.json, block, &found) }
    try tags.add(try reader.value(), &found)
  }
}
