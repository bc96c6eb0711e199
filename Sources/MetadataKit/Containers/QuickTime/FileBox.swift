/// The tags of a box that stands beside a movie.
enum FileBox {
  static func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    let scope = MovieScope()
    switch box.type {
    case "ftyp": try readBrands(box.body, scope, &found)
    case "mdat":
      found.add(.quickTimeMain, "MediaDataSize", box.body.count + box.missing)
      found.add(.quickTimeMain, "MediaDataOffset", box.body.start)
    case "moov", "moof", "meta": return
    case "pnot":
      let bytes = try box.body.head(count: 12)
      found.add(
        .quickTimePreview, "PreviewDate", integers: [try bytes.uint32(at: 0, .big)])
      found.add(
        .quickTimePreview, structure: bytes, scope
      ) { (name, _) in name != "PreviewDate" }
    case "free": try readFree(box.body, &found)
    case "skip": try readSkip(box.body, &found)
    case "uuid":
      try VideoProfile.read(box, scope, &found)
      try SealedPicture.read(box, &found)
    case "udta": try FLIRMovie.read(box.body, &found)
    case "kvar", "kfix", "kstb":
      try KandaoRecords.read(box.body, group: box.type.description.uppercased(), &found)
    case "SEAL": found.add(.seal, box.body)
    case "frea": readParts(box.body, &found)
    case "gps0": try DashCameraRecords.readPlace(box.body, &found)
    case "gsen": try DashCameraRecords.readMotion(box.body, &found)
    case "mpvd", "PICT", "pict", "thum", "thm ", "udat", "prrt", "ardt", "cust", "IDIT":
      try found.add(leaf: box, .quickTimeMain, group: nil)
    default: return
    }
  }

  /// What Kodak's and Rexing's cameras keep beside the movie, among it two pictures.
  private static func readParts(_ body: Region, _ found: inout MetadataBuilder) {
    found.walk(body) { (box, found) throws(MetadataError) in
      try found.add(leaf: box, .kodakMovieParts, group: nil)
      guard box.type == "thma" || box.type == "scra" else { return }
      let head = try box.body.head(count: 3)
      guard head[0] == 0xff, head[1] == 0xd8, head[2] == 0xff else { return }
      found.note(box.type == "thma" ? .thumbnail : .preview, box.body)
    }
  }

  /// The brands (ISO 14496-12 §4.3); those with a NUL are padding.
  private static func readBrands(
    _ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.head(count: 4096)
    found.add(
      .quickTimeFileType, structure: bytes, scope
    ) { (name, _) in name != "CompatibleBrands" }
    guard bytes.count >= 12 else { return }
    var isFirst = true
    for position in stride(from: 8, to: bytes.count - 3, by: 4) {
      let brand = try bytes.slice(at: position, count: 4)
      guard !brand.elements.contains(0) else { continue }
      found.continuesList = !isFirst
      isFirst = false
      found.add(
        .quickTimeFileType, "CompatibleBrands", text: brand.elements, offset: brand.offset)
    }
    found.continuesList = false
    if isFirst { found.add(.quickTimeFileType, "CompatibleBrands", text: [], offset: -1) }
  }

  /// Free space that is used: BlackVue's boxes, DJI's thumbnail and marks.
  private static func readFree(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError)
  {
    guard body.count >= 12 else { return }
    let head = try body.head(count: 32)
    let types: [FourCC] = ["cprt", "sttm", "ptnm", "ptrh", "thum", "gps ", "3gf "]
    if head[0] == 0, head[1] == 0, let type = try? FourCC(head, at: 4), types.contains(type) {
      found.walk(body) { (box, found) throws(MetadataError) in
        guard box.type == "thum" else {
          try found.add(leaf: box, .quickTimePittasoft, group: nil)
          return
        }
        let size = try box.body.uint32(at: 0, .big)
        try found.add(
          leaf: ISOBox(
            type: box.type, offset: box.offset, body: box.body.region(at: 4, count: size),
            missing: 0), .quickTimePittasoft, group: nil)
      }
    } else if head.matches("mdat", at: 4), head[8] == 0xff, head[9] == 0xd8, head[10] == 0xff {
      let size = try head.uint32(at: 0, .big)
      guard size > 8 else { return }
      found.add(
        .quickTimeMain, "ThumbnailImage", left: try body.region(at: 8, count: size - 8))
    } else if head.matches("data"), head.matches("hglg", at: 8) {
      try addMarks(body, &found)
    }
  }

  /// Moments that DJI's cameras mark, in seconds.
  private static func addMarks(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError)
  {
    let size = try body.uint32(at: 4, .big)
    guard size >= 13 else { return }
    let bytes = try body.region(at: 0, count: size + 4).all(limit: found.limits.valueBytes)
    for index in 0..<((size - 13) / 5) {
      found.continuesList = index > 0
      found.add(
        .quickTimeMain, "HighlightMarkers",
        doubles: [Double(try bytes.uint32(at: 18 + index * 5, .little)) / 1000])
    }
    found.continuesList = false
  }

  /// Skipped space that is used by dash cameras.
  private static func readSkip(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard body.count >= 16 else { return }
    let head = try body.head(count: 16)
    if head[12] == 0xff, head[13] == 0xd8, head[14] == 0xff {
      let size = try head.uint32(at: 8, .big)
      found.add(.quickTimeMain, "PreviewImage", left: try body.region(at: 12, count: size))
    } else if head[0] == 0, (head[1] ?? 255) <= 4,
      head.suffix(from: 4).prefix(4).elements.allSatisfy({
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a || $0 == 0x20
      })
    {
      found.walk(body) { (box, found) throws(MetadataError) in
        guard box.type == "ver " || box.type == "thma" else { return }
        try found.add(leaf: box, .quickTimeMain, group: nil)
      }
    }
  }
}
