import UniformTypes

extension Container {
  /// Truevision's pictures, which have no signature at their start.
  ///
  /// Source: Truevision, *TGA File Format Specification* 2.0.
  package static let tga = Container(
    [],
    recognize: { head in
      isTGA(head) ? FileFormat("TGA", "tga", "image/x-tga", .tga).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 18)
      let kind = try head.uint8(at: 2) & 7
      // Kinds from 8 on are stored as lengths of runs.
      found.facts.isRunLengthCoded = try head.uint8(at: 2) & 8 != 0
      let bits = try head.uint8(at: 16)
      let descriptor = try head.uint8(at: 17)
      let width = try head.uint16(at: 12, .little)
      let height = try head.uint16(at: 14, .little)
      found.add(.file, "ImageWidth", width)
      found.add(.file, "ImageHeight", height)
      found.add(.file, "BitDepth", bits)
      found.facts.pixelWidth = width
      found.facts.pixelHeight = height
      found.facts.frameCount = 1
      found.facts.colorModel = kind == 3 ? .gray : .rgb
      found.facts.isIndexed = kind == 1
      found.facts.bitDepth = kind == 1 ? bits : kind == 3 ? 8 : bits <= 16 ? 5 : 8
      found.facts.hasAlpha = descriptor & 15 > 0
      // Version 2 has a footer, and an extension area that says what the fourth byte is.
      guard file.count >= 44,
        try file.slice(at: file.count - 18, count: 18).matches("TRUEVISION-XFILE.\0")
      else { return }
      let area = try file.uint32(at: file.count - 26, .little)
      guard area > 0 else { return }
      try addExtension(file.slice(at: area, count: 495), &found)
    })

  /// §C.6: texts with a NUL at their ends, and numbers.
  private static func addExtension(_ area: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    for (name, position, count) in [
      ("Artist", 2, 41), ("JobName", 379, 41), ("Software", 426, 41),
    ] {
      let text = try area.slice(at: position, count: count)
      let bytes = text.elements.untilNUL
      if !bytes.isEmpty { found.add(.file, name, text: bytes, offset: text.offset) }
    }
    // Four lines of 80 characters.
    var lines: [UInt8] = []
    for line in 0..<4 {
      let text = try area.slice(at: 43 + 81 * line, count: 81).elements.untilNUL
      if !lines.isEmpty, !text.isEmpty { lines.append(0x0a) }
      lines += text
    }
    if !lines.isEmpty { found.add(.file, "Comment", text: lines, offset: area.offset + 43) }
    // 3 is useful alpha, 4 the same with the colors multiplied by it. 0, no alpha, is to stand beside a header that says
    // so, too: where that has bits of alpha (Paint Shop Pro), there is one.
    if ![0, 3, 4].contains(try area.uint8(at: 494)) { found.facts.hasAlpha = false }
  }

  /// Whether every field of the header has one of its few values.
  private static func isTGA(_ head: ByteSlice) -> Bool {
    guard head.count >= 18, let map = head[1], let kind = head[2], let bits = head[16],
      let descriptor = head[17], let entryBits = head[7],
      let width = try? head.uint16(at: 12, .little), width > 0,
      let height = try? head.uint16(at: 14, .little), height > 0,
      let first = try? head.uint16(at: 3, .little), let length = try? head.uint16(at: 5, .little),
      descriptor & 0xc0 == 0, descriptor & 15 <= 8
    else { return false }
    switch (map, kind) {
    case (0, 2), (0, 10):
      return first == 0 && length == 0 && [15, 16, 24, 32].contains(bits)
        && descriptor & 15 <= (bits == 32 ? 8 : bits <= 16 ? 1 : 0)
    case (0, 3), (0, 11):
      return first == 0 && length == 0 && (bits == 8 || bits == 16)
    case (1, 1), (1, 9):
      return length > 0 && [15, 16, 24, 32].contains(entryBits) && (bits == 8 || bits == 16)
    default: return false
    }
  }
}
