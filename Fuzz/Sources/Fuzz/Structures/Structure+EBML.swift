extension Structure {
  /// Elements of EBML, which Matroska is made of: identifier, size, data (RFC 8794 §3).
  static let ebml = Structure { bytes, range in
    guard bytes[range].starts(with: [0x1a, 0x45, 0xdf, 0xa3]) else { return [] }
    var all: [Element] = []
    var open: [(range: Range<Int>, parent: Int?)] = [(range, nil)]
    while let (range, parent) = open.popLast(), all.count < most {
      var start = range.lowerBound
      while start < range.upperBound, all.count < most {
        let name = bytes[start].leadingZeroBitCount + 1
        guard name <= 4, start + name < range.upperBound else { break }
        let width = bytes[start + name].leadingZeroBitCount + 1
        let field = NumberField(position: start + name, width: width, coding: .ebml)
        let body = start + name + width
        guard width <= 8, body <= range.upperBound, let size = field.value(in: bytes) else { break }
        let end = body + min(size, range.upperBound - body)
        all.append(
          Element(
            range: start..<end, body: body..<end, type: start..<(start + name),
            size: SizeField(field: field, excess: start - body), parent: parent))
        // Those that hold others, down to a track's parts: not the clusters, which hold media.
        if holders.contains(Array(bytes[start..<(start + name)])) {
          open.append((body..<end, all.count - 1))
        }
        start = end
      }
    }
    return all
  }

  private static let holders: Set<[UInt8]> = [
    [0x1a, 0x45, 0xdf, 0xa3], [0x18, 0x53, 0x80, 0x67], [0x11, 0x4d, 0x9b, 0x74], [0x4d, 0xbb],
    [0x15, 0x49, 0xa9, 0x66], [0x16, 0x54, 0xae, 0x6b], [0xae], [0xe0], [0xe1], [0x55, 0xb0],
    [0x6d, 0x80], [0x62, 0x40], [0x12, 0x54, 0xc3, 0x67], [0x73, 0x73], [0x63, 0xc0], [0x67, 0xc8],
    [0x10, 0x43, 0xa7, 0x70], [0x45, 0xb9], [0xb6], [0x80], [0x19, 0x41, 0xa4, 0x69], [0x61, 0xa7],
  ]
}
