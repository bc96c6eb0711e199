extension Structure {
  /// Segments of a JPEG: a marker, a size that counts itself, data (ITU T.81 §B.1.1.4).
  static let segments = Structure { bytes, range in
    guard bytes[range].starts(with: [0xff, 0xd8]) else { return [] }
    var found: [Element] = []
    var start = range.lowerBound + 2
    while range.upperBound - start >= 4, found.count < most, bytes[start] == 0xff {
      let field = NumberField(position: start + 2, width: 2, coding: .big)
      guard let size = field.value(in: bytes), size >= 2 else { break }
      let end = start + min(size + 2, range.upperBound - start)
      found.append(
        Element(
          range: start..<end, body: (start + 4)..<end, type: (start + 1)..<(start + 2),
          size: SizeField(field: field, excess: -2)))
      // Behind the start of a scan there is the picture.
      if bytes[start + 1] == 0xda { break }
      start = end
    }
    return found
  }
}
