import UniformTypes

extension Container {
  /// JPEG XL (ISO 18181-2): boxes around a codestream, or one alone.
  package static let jpegXL = Container([
    FileFormat("JXL", "jxl", "image/jxl", .jpegxl)
  ]) {
    (file, found) throws(MetadataError) in
    if try file.head(count: 2).matches("\u{0}\u{0}") {
      var boxes = JPEGXLBoxes()
      found.walk(file, isFile: true) { (box, found) throws(MetadataError) in
        try boxes.read(box, &found)
      }
    } else {
      found.format.name = "JXL Codestream"
      try found.readJPEGXLCodestream(file)
    }
  }
}

/// What the boxes of a JPEG XL file hold (ISO 18181-2 §9).
private struct JPEGXLBoxes {
  private var hasCodestream = false
  /// How many bytes the file's boxes have been decompressed to.
  private var decompressed = 0

  mutating func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    switch box.type {
    case "jxlc", "jxlp":
      guard !hasCodestream else { return }
      hasCodestream = true
      // A part has its number before it.
      try found.readJPEGXLCodestream(box.type == "jxlp" ? box.body.region(from: 4) : box.body)
    case "brob": try readCompressed(box, &found)
    default: try readMetadata(box.type, box.body, &found)
    }
  }

  private func readMetadata(_ type: FourCC, _ body: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    switch type {
    case "Exif", "exif": found.add(.exif, try body.afterEXIFOffset(&found))
    case "xml ", "XML ": found.add(.xmp, body)
    case "jumb": found.add(.jumbf, body)
    case "jhgm": found.addJPEGXLGainMap(body)
    default: return
    }
  }

  /// A box that is compressed (ISO 18181-2, `brob`): its type, then a Brotli stream.
  private mutating func readCompressed(_ box: ISOBox, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let type = try FourCC(try box.body.slice(at: 0, count: 4), at: 0)
    // Others are the codestream's own, or nothing that is metadata.
    guard ["Exif", "exif", "xml ", "XML ", "jumb"].contains(type) else { return }
    let stream = box.body.region(from: 4)
    let decoded = BrotliDecoded(
      try stream.all(limit: found.limits.blockBytes),
      // All of a file together have the limit of one.
      limit: max(0, found.limits.inflatedBytes - decompressed))
    decompressed += decoded.bytes.count
    if let error = decoded.error { found.warn(error) }
    guard !decoded.bytes.isEmpty else { return }
    try readMetadata(type, Region(inMemory: decoded.bytes), &found)
  }
}
