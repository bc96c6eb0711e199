extension BlockKind {
  package static let originalRaw = BlockKind("originalRaw")
}

extension BlockDecoder {
  /// The raw file that a DNG was made of (DNG 1.7.1, "OriginalRawFileData"): data, resources, kind
  /// and creator, of the file and then of its thumbnail; a zero stands in place of what it has not.
  /// Data are compressed in pieces, and stay where they are.
  package static let originalRaw = BlockDecoder(.originalRaw) {
    (block, found) throws(MetadataError) in
    var position = 0
    for number in 0..<UInt32(8) where block.count - position >= 4 {
      let size = try block.uint32(at: position, .big)
      guard size > 0 else {
        position += 4
        continue
      }
      if number & 2 != 0 {
        found.add(
          .dngOriginalRaw, number, .ascii, count: 4, .big,
          bytes: try block.slice(at: position, count: 4), isInFile: block.isInFile)
        position += 4
        continue
      }
      // The size, where each piece starts, and where the last one ends.
      let head = 4 * ((size + 0xffff) / 0x1_0000 + 2)
      let length = try block.uint32(at: position + head - 4, .big)
      guard length >= head else {
        throw MetadataError(
          .malformed, "an original raw file that ends before it starts",
          at: block.start + position)
      }
      let file = try block.region(at: position, count: length)
      found.add(.dngOriginalRaw, number, .undefined, count: length, .big, left: file)
      position += length
    }
  }
}
