/// What Flip Video cameras say of themselves in a `uuid` box beside the movie, and its preview.
enum FlipRecord {
  /// Where the picture starts, behind the numbers.
  private static let head = 112

  static func read(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let (kind, body) = try box.extended()
    guard try kind.uint64(at: 0, .big) == 0x4ab0_3b0f_618d_4075,
      try kind.uint64(at: 8, .big) == 0x82b2_d9fa_ced3_5ff5
    else { return }
    found.add(.quickTimeFlip, structure: try body.head(count: head), scope)
    let length = try body.uint32(at: 52, .big)
    let picture = body.clamped(at: head, count: length)
    let start = try picture.head(count: 3)
    guard start.count == 3, start[0] == 0xff, start[1] == 0xd8, start[2] == 0xff else { return }
    found.add(.quickTimeFlip, "PreviewImage", left: picture, of: length)
    found.note(.preview, picture)
  }
}
