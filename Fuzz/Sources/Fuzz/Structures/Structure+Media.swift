/// Chunks of few containers.
extension Structure {
  /// RealMedia: type, size of all, version, data.
  static let realMedia = Structure(types: ["PROP", "CONT", "MDPR", "DATA", "INDX", "RJMD"]) {
    bytes, range in
    guard bytes[range].starts(with: ".RMF".utf8) else { return [] }
    return run(in: bytes, range, from: 0, sizeAt: 4, head: 10, excess: 0)
  }

  /// Canon's recipes: between a header and a footer, a kind and a length each.
  static let recipe = Structure { bytes, range in
    guard bytes[range].starts(with: "CANON OPTIONAL DATA\0".utf8) else { return [] }
    return run(in: bytes, range, from: 28, sizeAt: 4, head: 8, excess: -8)
  }

  /// iTunes' covers: size of all, type, data.
  static let covers = Structure(types: ["itch", "item", "artw"]) { bytes, range in
    guard bytes[range].dropFirst(4).starts(with: "itch".utf8) else { return [] }
    return run(in: bytes, range, from: 0, typeAt: 4, sizeAt: 0, head: 8, excess: 0)
  }

  /// Lytro's segments: type, size, the name of a digest, data, padding.
  static let lytro = Structure { bytes, range in
    guard bytes[range].starts(with: [0x89, 0x4c, 0x46, 0x50]) else { return [] }
    return run(
      in: bytes, range, from: 16, sizeAt: 12, head: 96, excess: -96, padding: 16)
  }

  /// - Parameters:
  ///   - head: the bytes before the data.
  ///   - excess: the stated size less that of the whole.
  private static func run(
    in bytes: [UInt8], _ range: Range<Int>, from first: Int, typeAt: Int = 0, sizeAt: Int,
    head: Int, excess: Int, padding: Int = 1
  ) -> [Element] {
    var found: [Element] = []
    var start = range.lowerBound + first
    while range.upperBound - start >= head, found.count < most {
      let field = NumberField(position: start + sizeAt, width: 4, coding: .big)
      guard let size = field.value(in: bytes), size - excess >= head else { break }
      let bodyEnd = start + min(size - excess, range.upperBound - start)
      let padded = (bodyEnd - start - head + padding - 1) / padding * padding
      let end = start + min(head + padded, range.upperBound - start)
      found.append(
        Element(
          range: start..<end, body: (start + head)..<bodyEnd,
          type: (start + typeAt)..<(start + typeAt + 4),
          size: SizeField(field: field, excess: excess - (end - bodyEnd))))
      start = end
    }
    return found
  }
}
