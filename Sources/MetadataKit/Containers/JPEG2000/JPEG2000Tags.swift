/// The tags of JPEG 2000's boxes, as the boxes have them.
extension MetadataBuilder {
  /// The brand of the file, its version, and the brands that it is compatible with (§I.5.2).
  mutating func addJPEG2000Brand(_ body: Region) throws(MetadataError) {
    let bytes = try body.head(count: 1024)
    let brand = try bytes.slice(at: 0, count: 4)
    add(.jpeg2000, "MajorBrand", text: brand.elements, offset: brand.offset)
    let version = try bytes.uint32(at: 4, .big)
    let parts = [version >> 16, version >> 8 & 0xff, version & 0xff]
    add(
      .jpeg2000, "MinorVersion",
      text: parts.map { String($0, radix: 16) }.joined(with: "."))
    var position = 8
    var isFirst = true
    while let brand = try? bytes.slice(at: position, count: 4) {
      if !brand.elements.contains(0) {
        continuesList = !isFirst
        add(.jpeg2000, "CompatibleBrands", text: brand.elements, offset: brand.offset)
        isFirst = false
      }
      position += 4
    }
  }

  /// §I.5.3.1
  mutating func addJPEG2000Header(_ bytes: ByteSlice) throws(MetadataError) {
    add(.jpeg2000, "ImageHeight", try bytes.uint32(at: 0, .big))
    add(.jpeg2000, "ImageWidth", try bytes.uint32(at: 4, .big))
    add(.jpeg2000, "NumberOfComponents", try bytes.uint16(at: 8, .big))
    add(.jpeg2000, "BitsPerComponent", try bytes.uint8(at: 10))
    if let compression = bytes[11] { add(.jpeg2000, "Compression", Int(compression)) }
  }

  /// §I.5.3.3
  mutating func addJPEG2000Color(_ body: Region) throws(MetadataError) {
    let method = try body.uint8(at: 0)
    add(.jpeg2000, "ColorSpecMethod", method)
    add(.jpeg2000, "ColorSpecPrecedence", signed(try body.uint8(at: 1)))
    add(.jpeg2000, "ColorSpecApproximation", signed(try body.uint8(at: 2)))
    switch method {
    case 1: add(.jpeg2000, "ColorSpace", try body.uint32(at: 3, .big))
    case 2, 3: return
    default: add(.jpeg2000, "ColorSpecData", left: body.region(from: 3))
    }
  }

  /// §I.5.3.7: two fractions, each with a power of ten.
  mutating func addJPEG2000Resolution(_ body: Region, _ kind: String) throws(MetadataError) {
    let bytes = try body.slice(at: 0, count: 10)
    for (index, axis) in ["Y", "X"].enumerated() {
      add(
        .jpeg2000, kind + axis + "Resolution",
        rationals: [
          Rational(
            Int64(try bytes.uint16(at: index * 4, .big)),
            Int64(try bytes.uint16(at: index * 4 + 2, .big)))
        ])
    }
    for (index, axis) in ["Y", "X"].enumerated() {
      add(
        .jpeg2000, kind + axis + "ResolutionUnit", signed(try bytes.uint8(at: 8 + index)))
    }
  }

  /// A text of the file's own, up to its NUL.
  mutating func addJPEG2000Text(_ body: Region, _ name: String) throws(MetadataError) {
    let bytes = try body.head(count: 4096)
    add(.jpeg2000, name, text: bytes.elements.untilNUL, offset: bytes.offset)
  }

  private func signed(_ byte: Int) -> Int { byte < 128 ? byte : byte - 256 }
}
