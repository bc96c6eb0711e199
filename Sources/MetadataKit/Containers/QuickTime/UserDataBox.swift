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
    // Canon: a thumbnail file
    UserDataBox(type: "CNTH") { (body, found) throws(MetadataError) in
      found.walk(body) { (box, found) throws(MetadataError) in
        if box.type == "CNDA" { found.note(.thumbnail, box.body) }
      }
    },
  ]

  /// Reads a box of user data where it is one of these.
  static func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    if box.type == "uuid" { return try found.readExtended(box) }
    for known in all where known.type == box.type { return try known.read(box.body, &found) }
  }
}
