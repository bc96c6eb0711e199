extension BlockKind {
  package static let leaf = BlockKind("leaf")
}

extension BlockDecoder {
  /// What Leaf's digital backs keep in a tag of TIFF: packets of a name and a value, or of more packets.
  package static let leaf = BlockDecoder(.leaf) {
    (block, found) throws(MetadataError) in
    guard block.count >= LeafPackets.headerCount else { return }
    // The numbers of the first packet's header are in the file's byte order: its version is 1.
    let isBig = try block.uint32(at: 4, .big) == 1
    var packets = LeafPackets(order: isBig ? .big : .little)
    try packets.read(block, .main, depth: 0, &found)
  }
}

/// Walks packets: `PKTS`, a version, a name of 40 bytes, a length, the value.
private struct LeafPackets {
  static let headerCount = 52

  let order: ByteOrder

  mutating func read(
    _ block: Region, _ directory: LeafDirectory, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard depth <= found.limits.nesting else {
      throw MetadataError(.limitExceeded, "packets within too many packets", at: block.start)
    }
    var position = 0
    while position + Self.headerCount <= block.count {
      let head = try block.slice(at: position, count: Self.headerCount)
      guard head.matches("PKTS") else { break }
      try found.charge(entries: 1)
      let length = try head.uint32(at: 48, order)
      position += Self.headerCount
      guard length <= block.count - position else {
        throw MetadataError(
          .truncated, "a packet reaches past its directory", at: block.start + position)
      }
      let field = head.suffix(from: 8).prefix(40)
      let name = field.prefix(field.firstIndex(of: 0) ?? field.count).text
      // One without a name has no value.
      guard !name.isEmpty else { continue }
      let value = block.clamped(at: position, count: length)
      position += length
      if let inner = try LeafDirectory.named(name, value) {
        try read(value, inner, depth: depth + 1, &found)
      } else {
        try directory.tell(name, value, order, &found)
      }
    }
  }
}
