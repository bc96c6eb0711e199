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

  mutating func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    switch box.type {
    case "jxlc", "jxlp":
      guard !hasCodestream else { return }
      hasCodestream = true
      // A part has its number before it.
      try found.readJPEGXLCodestream(box.type == "jxlp" ? box.body.region(from: 4) : box.body)
    case "ftyp": try found.addJPEG2000Brand(box.body)
    case "jumb": found.add(.jumbf, box.body)
    case "Exif": found.add(.exif, try box.body.afterEXIFOffset(&found))
    case "xml ": found.add(.xmp, box.body)
    case "brob":
      throw MetadataError(
        .unsupported,
        "a box '\(try FourCC(try box.body.head(count: 4), at: 0))' that is compressed by Brotli",
        at: box.offset)
    default: return
    }
  }
}
