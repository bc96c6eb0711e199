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
      boxes.tellWhatIsMissing(of: file, &found)
      boxes.countFrames(&found)
    } else {
      found.format.name = "JXL Codestream"
      if let animation = try found.readJPEGXLCodestream(file) {
        found.countJPEGXLFrames(file, animation)
      }
    }
  }
}

/// What the boxes of a JPEG XL file hold (ISO 18181-2 §9).
private struct JPEGXLBoxes {
  private var hasCodestream = false
  /// Whether the codestream is in parts, and the last of them was there: its number says so (§9.9).
  private var hasParts = false
  private var hasLastPart = false
  /// The parts of an animation, and its header.
  private var parts: [Region] = []
  private var animation: JPEGXLCodestream?
  /// Where the boxes end.
  private var end = 0
  /// How many bytes the file's boxes have been decompressed to.
  private var decompressed = 0

  mutating func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    end = box.body.start + box.body.count
    switch box.type {
    case "jxlc", "jxlp":
      if box.type == "jxlp" {
        hasParts = true
        if try box.body.uint32(at: 0, .big) >> 31 != 0 { hasLastPart = true }
      }
      // A part has its number before it.
      let part = box.type == "jxlp" ? box.body.region(from: 4) : box.body
      // The first may be empty: parts divide the codestream anywhere.
      if box.type == "jxlp", part.count == 0 { return }
      if animation != nil { parts.append(part) }
      guard !hasCodestream else { return }
      hasCodestream = true
      animation = try found.readJPEGXLCodestream(part)
      parts = [part]
    case "ftyp": try found.addJPEG2000Brand(box.body)
    case "brob": try readCompressed(box, &found)
    default: try readMetadata(box.type, box.body, &found)
    }
  }

  /// Tells of boxes that are gone whole, where it is known that there were some.
  func tellWhatIsMissing(of file: Region, _ found: inout MetadataBuilder) {
    guard !found.warnings.contains(where: \.isDamage) else { return }
    // There may be more boxes than are read.
    guard let rest = try? file.head(at: end - file.start, count: 8), rest.count < 8 else { return }
    let text: String
    if !hasCodestream {
      text = "the file ends before its picture"
    } else if hasParts, !hasLastPart {
      text = "the file ends before the last part of its picture"
    } else if rest.elements.contains(where: { $0 != 0 }) {
      text = "the file ends within a box's header"
    } else {
      return
    }
    found.warn(Warning(.truncated, text, at: file.start + file.count))
  }

  /// Counts the frames of an animation, which its parts divide anywhere.
  func countFrames(_ found: inout MetadataBuilder) {
    guard let animation, let first = parts.first else { return }
    found.countJPEGXLFrames(parts.count == 1 ? first : Region(joining: parts), animation)
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
