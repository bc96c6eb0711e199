extension BlockDecoder {
  /// Print Image Matching (Seiko Epson; the structure is known, the meaning is not): a signature, a
  /// version, a count, then a number and a value each.
  package static let printIM = BlockDecoder(.printIM) {
    (block, found) throws(MetadataError) in
    let head = try block.slice(at: 0, count: 16)
    guard head.matches("PrintIM") else {
      throw MetadataError(.malformed, "PrintIM must start with its name", at: block.start)
    }
    // The byte order is that of the directory around, which the count tells too.
    let room = (block.count - 16) / 6
    var order = ByteOrder.little
    if try head.uint16(at: 14, .little) > room { order = .big }
    let count = try head.uint16(at: 14, order)
    guard count <= room else {
      throw MetadataError(.truncated, "PrintIM reaches past its end", at: block.start + 14)
    }
    found.add(
      .printIM, 0x10000, .ascii, count: 4, order, bytes: try head.slice(at: 8, count: 4),
      isInFile: block.isInFile)
    let entries = try block.slice(at: 16, count: count * 6)
    for index in 0..<count {
      found.add(
        .printIM, UInt32(try entries.uint16(at: index * 6, order)), .long, count: 1, order,
        bytes: try entries.slice(at: index * 6 + 2, count: 4), isInFile: block.isInFile)
    }
  }
}
