/// The profiles of a file, its sound and its pictures, which Sony's and other cameras write into a
/// `uuid` box.
enum VideoProfile {
  static func read(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let (kind, body) = try box.extended()
    // PROF!, and the bytes that all kinds of this family have.
    guard try kind.uint64(at: 0, .big) == 0x5052_4f46_21d2_4fce,
      try kind.uint64(at: 8, .big) == 0xbb88_695c_fac9_c740
    else { return }
    found.walk(body.region(from: 8)) { (box, found) throws(MetadataError) in
      let table: TagTable
      switch box.type {
      case "FPRF": table = .quickTimeFileProfile
      case "APRF": table = .quickTimeAudioProfile
      case "VPRF": table = .quickTimeVideoProfile
      default: return
      }
      found.add(
        table, structure: try box.body.head(count: 64), scope)
    }
  }
}

/// A picture in a `uuid` box of its own.
enum SealedPicture {
  static func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    let (kind, body) = try box.extended()
    switch (try kind.uint64(at: 0, .big), try kind.uint64(at: 8, .big)) {
    case (0xeaf4_2b5e_1c98_4b88, 0xb9fb_b7dc_406e_4d16):
      // Canon: the size stands in a box of its own.
      add("PreviewImage", body.region(from: 0x20), &found)
    case (0x116e_40dc_b186_46e4, 0x847c_d9c0_c349_1081):
      // Garmin: size, width, height
      let size = try body.uint32(at: 0, .big)
      add("ThumbnailImage", try body.region(at: 8, count: size), &found)
    default: return
    }
  }

  private static func add(_ name: String, _ picture: Region, _ found: inout MetadataBuilder) {
    guard picture.count > 0 else { return }
    found.add(.quickTimeMain, name, left: picture)
  }
}
