/// What Flip Video cameras say of themselves in a `uuid` box beside the movie, and its preview.
enum FlipRecord {
  /// Where the picture starts, behind the numbers.
  private static let head = 112

  static func read(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    found.add(.quickTimeFlip, structure: try body.head(count: head), MovieScope())
    let length = try body.uint32(at: 52, .big)
    let picture = body.clamped(at: head, count: length)
    guard picture.isJPEG else { return }
    found.add(.quickTimeFlip, "PreviewImage", left: picture, of: length)
    found.note(.preview, picture)
  }
}
