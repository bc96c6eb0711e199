extension Region {
  /// Where the compressed bytes start (RFC 1952 §2.3); nil where there is no gzip header, or
  /// one of another method.
  func gzipContent() throws(MetadataError) -> Int? {
    let head = try head(count: 4 << 10)
    guard head.matches("\u{1f}"), head[1] == 0x8b, head[2] == 8, let flags = head[3] else {
      return nil
    }
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
