extension NotePart {
  /// Where a picture's data for Canon's verification stand, by which it can be proved unchanged:
  /// a place in the file, 0 where the camera made none.
  @Sendable static func originalDecision(
    _ content: Content, _ found: inout MetadataBuilder
  ) {
    content.tellWhole(.canonDecision, 0x83, &found)
    guard let block = content.note.block, block.isInFile,
      let start = content.integer(at: 0, .long), start > 0
    else { return }
    let file = Region(block.reader).clamped(at: start, count: 1 << 20)
    found.attempt { (found) throws(MetadataError) in
      let length = try decisionLength(file, content.note.order)
      let data = try file.region(at: 0, count: length)
      for (row, group) in [(UInt32(0), content.note.group), (1, TagTable.composite.group)] {
        found.add(
          .canonDecision, row, group: group, .undefined, count: length, .little, left: data)
      }
    }
  }

  /// How long the data are: after a mark and a version come digests and records.
  private static func decisionLength(_ data: Region, _ order: ByteOrder) throws(MetadataError)
    -> Int
  {
    let head = try data.head(count: 8)
    guard head.has("\u{FF}\u{FF}\u{FF}\u{FF}") else {
      throw MetadataError(.malformed, "data for verification without their mark", at: data.start)
    }
    let other = try head.uint32(at: 4, order) > 20
    let order = other ? order.other : order
    switch try head.uint32(at: 4, order) {
    case 1, 2:  // a digest, how many records, records of 32 bytes
      let count = try data.uint32(at: 28, order)
      guard (1..<20).contains(count) else {
        throw MetadataError(.malformed, "too many records for verification", at: data.start + 28)
      }
      return 32 + count * 32
    case 3:  // two digests, and the rest, whose length counts itself
      var position = 8
      for index in 0..<3 {
        let length = try data.uint32(at: position, order)
        guard length <= 0x1_0000, index < 2 || length >= 4 else {
          throw MetadataError(
            .malformed, "data for verification that are too long", at: data.start + position)
        }
        position += index < 2 ? length + 4 : length
      }
      return position
    case let version:
      throw MetadataError(
        .unsupported, "data for verification of version \(version)", at: data.start + 4)
    }
  }
}
