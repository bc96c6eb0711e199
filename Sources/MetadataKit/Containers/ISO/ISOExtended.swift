/// A box whose kind is told by sixteen bytes instead of four characters (ISO 14496-12 §4.2).
struct ISOExtended: Sendable {
  /// The sixteen bytes, as two big-endian numbers.
  let kind: (UInt64, UInt64)
  let read: @Sendable (_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Void

  /// The kinds that movies and images have, at any level.
  static let all: [ISOExtended] = [
    .xmp,
    ISOExtended(kind: (0x85c0_b687_820f_11e0, 0x8111_f4ce_462b_6a48)) {
      (body, found) throws(MetadataError) in
      CanonBoxes.read(body, &found)
    },
    ISOExtended(kind: (0xeaf4_2b5e_1c98_4b88, 0xb9fb_b7dc_406e_4d16)) {
      (body, found) throws(MetadataError) in
      CanonBoxes.readPreview(body, &found)
    },
    ISOExtended(kind: (0x210f_1687_9149_11e4, 0x8111_0024_2131_fce4)) {
      (body, found) throws(MetadataError) in
      CanonBoxes.readRecipe(body, &found)
    },
    ISOExtended(kind: (0x4ab0_3b0f_618d_4075, 0x82b2_d9fa_ced3_5ff5)) {
      (body, found) throws(MetadataError) in
      try FlipRecord.read(body, &found)
    },
    // C2PA 2.1 §A.5.1: version and flags, a purpose, and of a manifest eight bytes before it.
    ISOExtended(kind: (0xd8fe_c3d6_1b0e_483c, 0x9297_5828_877e_c481)) {
      (body, found) throws(MetadataError) in
      let head = try body.head(count: 64)
      guard let end = head.firstIndex(of: 0, from: 4) else { return }
      let isManifest = head.matches("manifest", at: 4)
      let start = end + 1 + (isManifest ? 8 : 0)
      if isManifest { found.add(.jumbf, body.region(from: start)) }
    },
  ]

  /// XMP part 3 §2.3 (MPEG-4) and §2.4 (JPEG 2000).
  static let xmp = ISOExtended(kind: (0xbe7a_cfcb_97a9_42e8, 0x9c71_9994_91e3_afac)) {
    (body, found) throws(MetadataError) in
    found.add(.xmp, body)
  }
}

extension MetadataBuilder {
  /// Reads a `uuid` box of a kind that is known.
  mutating func readExtended(
    _ box: ISOBox, _ kinds: [ISOExtended] = ISOExtended.all
  ) throws(MetadataError) {
    let (name, body) = try box.extended()
    let first = try name.uint64(at: 0, .big)
    let second = try name.uint64(at: 8, .big)
    for kind in kinds where kind.kind == (first, second) {
      return try kind.read(body, &self)
    }
  }
}
