extension BlockDecoder {
  /// The JFIF header after its signature (ITU-T T.871 §10.1).
  package static let jfif = BlockDecoder(.jfif) {
    (block, found) throws(MetadataError) in
    let head = try block.slice(at: 0, count: 9)
    found.add(.jfif, 0, .byte, count: 2, .big, bytes: try head.slice(at: 0, count: 2))
    found.add(.jfif, 2, .byte, count: 1, .big, bytes: try head.slice(at: 2, count: 1))
    found.add(.jfif, 3, .short, count: 1, .big, bytes: try head.slice(at: 3, count: 2))
    found.add(.jfif, 5, .short, count: 1, .big, bytes: try head.slice(at: 5, count: 2))
    for place in [7, 8] where head[place] != 0 {
      found.add(
        .jfif, UInt32(place), .byte, count: 1, .big, bytes: try head.slice(at: place, count: 1))
    }
  }
}
