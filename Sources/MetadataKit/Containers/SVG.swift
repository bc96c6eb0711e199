import UniformTypes

extension Container {
  /// Scalable Vector Graphics (SVG 1.1, SVG 2): what the document says of itself at its top, and the
  /// metadata in it.
  package static let svg = Container([
    FileFormat("SVG", "svg", "image/svg+xml", .svg)
  ]) {
    (file, found) throws(MetadataError) in
    try SVGDocument.read(file, &found)
  }

  /// Files compressed by gzip (RFC 1952). Of pictures that are written so, `svgz`, what they say is
  /// told, too, and their type is that of the picture.
  package static let gzip = Container([
    FileFormat("GZIP", "gz", "application/x-gzip", .gzip)
  ]) {
    (file, found) throws(MetadataError) in
    found.attempt { (found) throws(MetadataError) in try GzipHeader.tell(file, &found) }
    guard let content = try file.compressedDrawing(found.limits) else { return }
    found.format.type = .svg
    if let error = content.error { found.warn(error) }
    try SVGDocument.read(Region(inMemory: content.bytes), &found)
  }
}

extension Region {
  /// The drawing of an `svgz`; nil of all else that may be compressed by gzip, and of what is not.
  func compressedDrawing(_ limits: Limits) throws(MetadataError) -> Inflated? {
    guard let start = try gzipContent() else { return nil }
    let body = region(from: start)
    let head = Inflated(try body.head(count: 8 << 10), limit: 32 << 10, isRaw: true).bytes
    guard head.starts(with: [0x3c]) || head.starts(with: [0xef, 0xbb, 0xbf]),
      TypeIdentifier(content: head.span) == .svg
    else { return nil }
    return Inflated(
      try body.all(limit: limits.blockBytes), limit: limits.inflatedBytes, isRaw: true)
  }
}
