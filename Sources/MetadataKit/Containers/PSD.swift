import UniformTypes

extension Container {
  /// Photoshop's own pictures, of up to 30,000 pixels (PSD) or 300,000 (PSB): a header, and four
  /// sections with lengths.
  ///
  /// Source: Adobe, *Photoshop File Formats Specification*, November 2019.
  package static let psd = Container([
    FileFormat("PSD", "psd", "application/vnd.adobe.photoshop", .photoshop).countingFromBlock,
    FileFormat("PSB", "psb", "application/vnd.adobe.photoshop", .photoshopLarge).countingFromBlock,
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 30)
    found.add(
      .psd,
      [
        HeaderField(12, .short), HeaderField(14, .long), HeaderField(18, .long),
        HeaderField(22, .short), HeaderField(24, .short),
      ], of: head, .big)
    let mode = try head.uint16(at: 24, .big)
    found.facts.pixelHeight = try head.uint32(at: 14, .big)
    found.facts.pixelWidth = try head.uint32(at: 18, .big)
    found.facts.bitDepth = try head.uint16(at: 22, .big)
    found.facts.isIndexed = mode == 2
    found.facts.frameCount = 1
    switch mode {
    case 0, 1, 8: found.facts.colorModel = .gray
    case 4: found.facts.colorModel = .cmyk
    case 9: found.facts.colorModel = .lab
    case 2, 3: found.facts.colorModel = .rgb
    // Of several channels any may be of any ink.
    default: break
    }
    // Color mode data, image resources, layers, pixels.
    let position = 30 + (try head.uint32(at: 26, .big))
    let resources = try section(file, at: position, &found)
    found.add(.photoshop, resources.content)
    guard let next = resources.end else { return }
    let isLarge = try head.uint16(at: 4, .big) == 2
    let layers = try section(file, at: next, isWide: isLarge, &found)
    var records = PSDLayers(isLarge: isLarge)
    found.attempt { (found) throws(MetadataError) in
      try records.read(section: layers.content, &found)
    }
    found.facts.hasAlpha = records.hasMergedAlpha
    if layers.content.count > 0 { records.tell(&found) }
    guard let end = layers.end else { return }
    found.postpone(.trailers, file)
    let pixels = PSDPixels(
      channels: try head.uint16(at: 12, .big), isLarge: isLarge, facts: found.facts)
    let start = try pixels.start(in: file, stated: end)
    found.add(.psd, "Compression", try file.uint16(at: start ?? end, .big))
    if start == nil {
      found.warn(
        Warning(.truncated, "the file ends within its pixels", at: file.start + file.count))
    }
  }

  /// A length and so many bytes, as many as there are of them: layers say what they are before
  /// their pixels, which most of the bytes are.
  ///
  /// - Returns: the bytes, and where they end; nil behind the end of the file.
  private static func section(
    _ file: Region, at position: Int, isWide: Bool = false, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> (content: Region, end: Int?) {
    let start = position + (isWide ? 8 : 4)
    let count =
      isWide
      ? Int(exactly: try file.uint64(at: position, .big)) : try file.uint32(at: position, .big)
    guard let count, count <= Int.max - start else {
      throw MetadataError(.malformed, "a section's length is too large", at: file.start + position)
    }
    let content = file.clamped(at: start, count: count)
    if content.count == count { return (content, start + count) }
    found.warn(
      Warning(
        .truncated, "a section lacks \(count - content.count) of its bytes",
        at: file.start + position))
    return (content, nil)
  }
}
