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
  /// told, too.
  package static let gzip = Container([
    FileFormat("GZIP", "gz", "application/x-gzip", .gzip)
  ]) {
    (file, found) throws(MetadataError) in
    guard let start = try file.gzipContent() else { return }
    let body = file.region(from: start)
    let head = Inflated(try body.head(count: 8 << 10), limit: 32 << 10, isRaw: true).bytes
    guard head.starts(with: [0x3c]) || head.starts(with: [0xef, 0xbb, 0xbf]),
      TypeIdentifier(content: head.span) == .svg
    else { return }
    let content = Inflated(
      try body.all(limit: found.limits.blockBytes), limit: found.limits.inflatedBytes, isRaw: true)
    if let error = content.error { found.warn(error) }
    try SVGDocument.read(Region(inMemory: content.bytes), &found)
  }
}
