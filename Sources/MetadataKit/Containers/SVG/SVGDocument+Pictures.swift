extension SVGDocument {
  /// The text of a drawing without the long pictures in it, each a value that is a `data:` URL in Base64 (RFC 2397): they
  /// are found as files of their own, and XML's parser has three times the memory of a value.
  static func withoutPictures(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count > longestPicture else { return text }
    let bytes = text.span
    var kept: [UInt8] = []
    var start = 0
    var next = 0
    while let comma = bytes.firstIndex(of: 0x2c, from: next) {
      next = comma + 1
      guard bytes.matchesInAnyCase(";base64", at: comma - 7),
        let quote = quote(before: comma, in: bytes),
        let end = bytes.firstIndex(of: quote, from: next)
      else { continue }
      if end - next > longestPicture {
        kept.append(run: bytes.extracting(start..<next))
        start = end
      }
      next = end
    }
    if start == 0 { return text }
    kept.append(run: bytes.extracting(start..<bytes.count))
    return kept[...]
  }

  /// Longer values are of nothing that is told.
  private static let longestPicture = longestValue

  /// The quotation mark that a URL of data follows, whose type ends at a place.
  private static func quote(before end: Int, in bytes: Span<UInt8>) -> UInt8? {
    var start = end
    while start > 0, end - start < 256, bytes[start - 1] != 0x22, bytes[start - 1] != 0x27 {
      start -= 1
    }
    guard start > 0, end - start < 256 else { return nil }
    let quote = bytes[start - 1]
    while start < end, bytes[start] <= 0x20 { start += 1 }
    return bytes.matchesInAnyCase("data:", at: start) ? quote : nil
  }
}
