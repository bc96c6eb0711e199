extension WebPPicture {
  /// A file that libwebp reads whole to compare: small enough to cost nothing.
  private static let wholeFile = 256 << 10

  /// Warns where libwebp sees another picture.
  func compare(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try file.head(count: ByteReader.firstRead)
    if let seen = try WebPLibrary.features(head),
      seen.width != width || seen.height != height || seen.isAnimated != ((flags ?? 0) & 2 != 0)
    {
      found.warn(
        Warning(
          .malformed,
          "libwebp sees \(seen.width) × \(seen.height) pixels\(seen.isAnimated ? ", animated" : "")",
          at: file.start))
    }
    guard frames.count > 0, isWhole, file.count <= Self.wholeFile,
      let seen = WebPLibrary.animation(try file.all(limit: Self.wholeFile))
    else { return }
    if seen.frames != frames.count || seen.plays != plays {
      found.warn(
        Warning(
          .malformed, "libwebp sees \(seen.frames) frames that play \(seen.plays) times",
          at: file.start))
    }
  }
}
