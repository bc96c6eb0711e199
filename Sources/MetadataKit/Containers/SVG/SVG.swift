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
    guard let start = try gzipContent(file) else { return }
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

  /// Where the compressed bytes start (RFC 1952 §2.3); nil where they are of another method.
  private static func gzipContent(_ file: Region) throws(MetadataError) -> Int? {
    let head = try file.head(count: 4 << 10)
    guard head[2] == 8, let flags = head[3] else { return nil }
    var position = 10
    if flags & 4 != 0 { position += 2 + (try head.uint16(at: 10, .little)) }
    // A name and a comment, each with a NUL at its end
    for bit: UInt8 in [8, 16] where flags & bit != 0 {
      guard let end = head.firstIndex(of: 0, from: position) else { return nil }
      position = end + 1
    }
    return position + (flags & 2 != 0 ? 2 : 0)
  }
}
