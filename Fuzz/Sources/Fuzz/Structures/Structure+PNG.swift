import MetadataKit

extension Structure {
  /// Chunks of PNG, MNG and JNG: size, type, data, checksum (PNG 3 §5.3).
  static let png = Structure(types: pngTypes, mend: mendChecksums) { bytes, range in
    // The first letter says which of the three it is.
    guard bytes[range].dropFirst(2).starts(with: "NG\r\n".utf8) else { return [] }
    var found: [Element] = []
    var start = range.lowerBound + 8
    while range.upperBound - start >= 12, found.count < most {
      let field = NumberField(position: start, width: 4, coding: .big)
      guard let size = field.value(in: bytes) else { break }
      let bodyEnd = start + 8 + min(size, range.upperBound - start - 12)
      found.append(
        Element(
          range: start..<(bodyEnd + 4), body: (start + 8)..<bodyEnd,
          type: (start + 4)..<(start + 8),
          size: SizeField(field: field, excess: -12)))
      start = bodyEnd + 4
    }
    return found
  }

  // swift-format-ignore
  private static let pngTypes = [
    "IHDR", "PLTE", "IDAT", "IEND", "tEXt", "zTXt", "iTXt", "eXIf", "iCCP", "sRGB", "gAMA", "cHRM",
    "pHYs", "tIME", "tRNS", "bKGD", "hIST", "sBIT", "sPLT", "acTL", "fcTL", "fdAT", "cICP", "mDCV",
    "cLLI", "caBX", "vpAg", "oFFs", "pCAL", "sCAL", "sTER", "zxIf",
  ]

  @Sendable private static func mendChecksums(_ bytes: inout [UInt8]) {
    for chunk in png.elements(bytes, bytes.indices) {
      let checked = (chunk.body.lowerBound - 4)..<chunk.body.upperBound
      let checksum = ByteSlice(Array(bytes[checked])).crc32()
      NumberField(position: chunk.body.upperBound, width: 4, coding: .big)
        .set(Int(checksum), in: &bytes)
    }
  }
}
