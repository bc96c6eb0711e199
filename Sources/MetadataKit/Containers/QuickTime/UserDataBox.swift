/// A box of user data that holds a block of another kind (QTFF, user data atoms).
struct UserDataBox: Sendable {
  let type: FourCC
  let read: @Sendable (_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Void

  /// Every type that is known.
  static let all: [UserDataBox] = [
    // XMP part 3 §2.5
    UserDataBox(type: "XMP_") { (body, found) throws(MetadataError) in found.add(.xmp, body) },
    // Ricoh GR
    UserDataBox(type: "RMKN") { (body, found) throws(MetadataError) in found.add(.exif, body) },
    // Sigma; other cameras of theirs have something else in it
    UserDataBox(type: "SIGM") { (body, found) throws(MetadataError) in
      let head = try body.head(count: 4)
      if head.matches("II\u{2a}\0") || head.matches("MM\0\u{2a}") { found.add(.exif, body) }
    },
    // Casio EX-S880: a directory without a header
    UserDataBox(type: "QVMI") { (body, found) throws(MetadataError) in
      found.add(.casioDirectory, body)
    },
    // Fujifilm FinePix HS20EXR: the same, in the other byte order
    UserDataBox(type: "MVTG") { (body, found) throws(MetadataError) in
      found.add(.fujifilmDirectory, body.region(from: 16))
    },
    UserDataBox(type: "PANA", read: panasonic),
    UserDataBox(type: "LEIC", read: panasonic),
    UserDataBox(type: "TAGS", read: cameraTags),
    UserDataBox(type: "CNTH", read: canonThumbnail),
    UserDataBox(type: "FFMV") { (body, found) throws(MetadataError) in
      found.add(.fujifilmMovieName, fieldsOf: try body.head(count: 64), .big)
    },
    UserDataBox(type: "btec", read: DJIGlamour.read),
    UserDataBox(type: "infi", read: NextbaseSettings.read),
    UserDataBox(type: "DcMD") { (body, found) throws(MetadataError) in
      found.walk(body) { (box, found) throws(MetadataError) in
        try found.add(leaf: box, .kodakMovieData, group: nil)
      }
    },
    UserDataBox(type: "GPMF", read: GoProRecords.read),
    UserDataBox(type: "MMA0", read: minolta),
    UserDataBox(type: "MMA1", read: minolta),
    UserDataBox(type: "NCDT", read: NikonMovie.read),
    UserDataBox(type: "PENT", read: pentax),
    UserDataBox(type: "PXTH") { (body, found) throws(MetadataError) in
      try addPicture(body, .pentaxMoviePreview, "PreviewImage", &found)
    },
    UserDataBox(type: "PXMN") { (body, found) throws(MetadataError) in
      found.note(.makerNote, body)
      MakerNoteTags.tellPentax(movie: body, &found)
    },
    // Olympus; others have something else in it
    UserDataBox(type: "scrn") { (body, found) throws(MetadataError) in
      let head = try body.head(count: 8)
      if head.matches(jpegStart: 4) {
        try addPicture(body, .olympusMovieScreen, "PreviewImage", &found)
      }
    },
    // Ricoh G900SE: a segment of a JPEG file
    UserDataBox(type: "RICO") { (body, found) throws(MetadataError) in
      let head = try body.head(count: 10)
      if head[0] == 0xff, head[1] == 0xe1, head.matches("Exif\0\0", at: 4) {
        found.add(.exif, body.clamped(at: 10, count: try head.uint16(at: 2, .big) - 8))
      }
    },
    UserDataBox(type: "INFO", read: samsungInfo),
    UserDataBox(type: "@sec", read: samsungSec),
    UserDataBox(type: "smta") { (body, found) throws(MetadataError) in
      found.walk(body.region(from: 4)) { (box, found) throws(MetadataError) in
        try found.add(leaf: box, .samsungMovieMeta, group: nil)
      }
    },
  ]

  /// Reads a box of user data where it is one of these.
  static func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    if box.type == "uuid" { return try found.readExtended(box) }
    for known in all where known.type == box.type { return try known.read(box.body, &found) }
  }
}
