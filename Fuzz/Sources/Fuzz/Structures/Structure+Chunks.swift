extension Structure {
  /// RIFF: type, size in little-endian order, data, padding to an even position.
  static let riff = Structure(types: riffTypes) { bytes, range in
    guard bytes[range].starts(with: "RIFF".utf8) else { return [] }
    return chunks(in: bytes, range, .little, groups: ["RIFF", "LIST"], holders: ["ANMF": 16])
  }

  // swift-format-ignore
  private static let riffTypes = [
    "RIFF", "LIST", "VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "EXIF", "XMP ", "ICCP", "INFO",
    "hdrl", "avih", "strl", "strh", "strf", "strd", "strn", "odml", "dmlh", "movi", "idx1", "IDIT",
    "fmt ", "data", "bext", "id3 ", "ISFT", "IART", "INAM", "JUNK", "nctg", "ncdt", "exif",
  ]

  /// AIFF and its like: as RIFF in big-endian order.
  static let form = Structure(
    types: ["FORM", "COMM", "SSND", "NAME", "AUTH", "(c) ", "ANNO", "COMT", "ID3 "]
  ) { bytes, range in
    guard bytes[range].starts(with: "FORM".utf8) else { return [] }
    return chunks(in: bytes, range, .big, groups: ["FORM"], holders: [:])
  }

  /// - Parameters:
  ///   - groups: chunks with a type and then chunks.
  ///   - holders: chunks with so many bytes and then chunks.
  private static func chunks(
    in bytes: [UInt8], _ range: Range<Int>, _ coding: NumberField.Coding, groups: Set<String>,
    holders: [String: Int]
  ) -> [Element] {
    var all: [Element] = []
    var open: [(range: Range<Int>, parent: Int?)] = [(range, nil)]
    while let (range, parent) = open.popLast(), all.count < most {
      var start = range.lowerBound
      while range.upperBound - start >= 8, all.count < most {
        let field = NumberField(position: start + 4, width: 4, coding: coding)
        guard let size = field.value(in: bytes) else { break }
        let bodyEnd = start + 8 + min(size, range.upperBound - start - 8)
        let end = min(bodyEnd + size % 2, range.upperBound)
        let type = start..<(start + 4)
        all.append(
          Element(
            range: start..<end, body: (start + 8)..<bodyEnd, type: type,
            size: SizeField(field: field, excess: -8 - (end - bodyEnd)), parent: parent))
        let name = String(decoding: bytes[type], as: UTF8.self)
        let skip = groups.contains(name) ? 4 : holders[name]
        if let skip, bodyEnd - start - 8 >= skip {
          open.append(((start + 8 + skip)..<bodyEnd, all.count - 1))
        }
        start = end
      }
    }
    return all
  }
}
