/// What FLIR's cameras write into user data beside a movie: `uuid` boxes, each with four bytes before
/// its content.
struct FLIRMovie: Sendable {
  let kind: (UInt64, UInt64)
  let read: @Sendable (_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Void

  private static let all: [FLIRMovie] = [
    FLIRMovie(kind: (0x43c3_993b_0f94_424b, 0x8205_6b66_513f_485d), read: part),
    .fields((0x57f5_b93e_51e4_48af, 0xa0d9_c3ef_1b37_f712), .flirMovieSerial),
    .fields((0x41e5_dcf9_e80a_41ce, 0xadfe_7f0c_5808_2c19), .flirMovieParameters),
    .fields((0x7f2e_2100_8b46_4918, 0xafb1_de70_9a74_f6f5), .flirMovieGPS),
    .fields((0x2b45_2fdc_7435_4094, 0xbaee_22a6_b23a_7cf8), .flirMovieLens),
    FLIRMovie(kind: (0xf8ab_721e_8473_44a0, 0xb8c8_1b04_826e_0724), read: units),
    FLIRMovie(kind: (0x91af_9b93_459b_4456, 0x98d1_5e76_ea01_04ac), read: thumbnail),
  ]

  /// Reads user data where it is FLIR's: other cameras have something else there.
  static func read(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard try body.head(count: 8).matches("uuid", at: 4) else { return }
    found.walk(body) { (box, found) throws(MetadataError) in
      guard box.type == "uuid" else { return }
      let (name, content) = try box.extended()
      let kind = (try name.uint64(at: 0, .big), try name.uint64(at: 8, .big))
      for known in all where known.kind == kind { return try known.read(content, &found) }
    }
  }

  private static func fields(_ kind: (UInt64, UInt64), _ table: TagTable) -> FLIRMovie {
    FLIRMovie(kind: kind) { (body, found) throws(MetadataError) in
      found.add(table, fieldsOf: try body.head(count: 256), .big)
    }
  }

  /// A part of the camera: what it is, and its texts, a NUL behind each.
  @Sendable private static func part(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let texts = texts(try body.region(from: 4).all(limit: found.limits.valueBytes))
    guard let first = texts.first else { return }
    let name = names.first { first.elementsEqual($0.key.utf8) }?.name
    let shown = name == nil ? texts : Array(texts.dropFirst())
    found.add(
      .flirMovieParts, name ?? "PartNumber", text: Array(shown.joined(separator: [0x20])),
      offset: -1)
  }

  @Sendable private static func units(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let texts = texts(try body.region(from: 4).all(limit: found.limits.valueBytes))
    try found.charge(entries: texts.count)
    for (index, text) in texts.enumerated() {
      found.continuesList = index > 0
      found.add(.flirMovie, "Units", text: text, offset: -1)
    }
    found.continuesList = false
  }

  @Sendable private static func thumbnail(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let picture = body.region(from: 4)
    let head = try picture.head(count: 3)
    guard head[0] == 0xff, head[1] == 0xd8, head[2] == 0xff else { return }
    found.add(.flirMovie, "ThumbnailImage", left: picture)
    found.note(.thumbnail, picture)
  }

  /// Texts between NULs; none behind the last that is not empty.
  private static func texts(_ bytes: ByteSlice) -> [ArraySlice<UInt8>] {
    var texts = bytes.elements.split(separator: 0, omittingEmptySubsequences: false)
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts
  }

  /// What parts call themselves.
  private static let names: [(key: String, name: String)] = [
    ("bahpver", "BAHPVer"), ("balpver", "BALPVer"), ("battery", "Battery"),
    ("bavpver", "BAVPVer"), ("camcore", "CamCore"), ("det_board", "DetectorBoard"),
    ("detector", "Detector"), ("gidcver", "GIDCVer"), ("gidpver", "GIDPVer"),
    ("gipccpld", "GIPC_CPLD"), ("gipcver", "GIPCVer"), ("gixiver", "GIXIVer"),
    ("mainboard", "MainBoard"), ("optics", "Optics"),
  ]
}
