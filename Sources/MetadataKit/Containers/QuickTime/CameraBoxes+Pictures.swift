/// What cameras keep of themselves in boxes with pictures.
extension UserDataBox {
  /// A picture behind its length.
  static func addPicture(
    _ body: Region, _ table: TagTable, _ name: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let length = try body.uint32(at: 0, .big)
    found.add(table, name == "PreviewImage" ? "PreviewImageLength" : "ThumbnailLength", length)
    add(picture: body.clamped(at: 4, count: length), table, name, &found)
  }

  private static func add(
    picture: Region, _ table: TagTable, _ name: String, _ found: inout MetadataBuilder
  ) {
    guard let head = try? picture.head(count: 3), head[0] == 0xff, head[1] == 0xd8,
      head[2] == 0xff
    else { return }
    found.add(table, name, left: picture)
    found.note(name == "PreviewImage" ? .preview : .thumbnail, picture)
  }

  /// The EXIF that a picture starts with.
  private static func addEXIF(of picture: Region, _ found: inout MetadataBuilder) {
    guard let head = try? picture.head(count: 12), head[0] == 0xff, head[1] == 0xd8,
      head[2] == 0xff, head[3] == 0xe1, head.matches("Exif\0\0", at: 6),
      let size = try? head.uint16(at: 4, .big)
    else { return }
    found.add(.exif, picture.clamped(at: 12, count: size - 8))
  }

  /// A whole JPEG file, whose EXIF is what the camera says of the movie.
  @Sendable static func canonThumbnail(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.walk(body) { (box, found) throws(MetadataError) in
      guard box.type == "CNDA" else { return }
      found.add(.canonBoxes, "ThumbnailImage", left: box.body)
      found.note(.thumbnail, box.body)
      addEXIF(of: box.body, &found)
    }
  }

  @Sendable static func minolta(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.add(.minoltaMovieMaker, fieldsOf: try body.head(count: 64), .big)
  }

  // MARK: Pentax

  /// Where a box has the fields of a place, and their numbers in EXIF.
  private static let pentaxPlaces: [(position: Int, tag: UInt32, format: TagFormat, count: Int)] = [
    (0xcf, 1, .ascii, 2), (0xd1, 2, .rational, 3), (0xe9, 3, .ascii, 2), (0xeb, 4, .rational, 3),
    (0x103, 5, .byte, 1), (0x104, 6, .rational, 1), (0x11c, 7, .rational, 3),
    (0x134, 8, .ascii, 3), (0x137, 9, .ascii, 2), (0x139, 10, .ascii, 2), (0x13b, 18, .ascii, 7),
    (0x142, 29, .ascii, 11),
  ]

  @Sendable static func pentax(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 0x200)
    found.add(.pentaxMovieBox, fieldsOf: head, .little)
    if head.matches("GPS_", at: 0xc7), let version = try? head.slice(at: 0xcb, count: 4) {
      found.add(.gps, 0, .byte, count: 4, .little, bytes: version)
      for field in pentaxPlaces {
        guard
          let bytes = try? head.slice(at: field.position, count: field.format.size * field.count)
        else { return }
        found.add(.gps, field.tag, field.format, count: field.count, .little, bytes: bytes)
      }
    }
    add(picture: body.region(from: 0x7d3), .pentaxMovieBox, "PreviewImage", &found)
  }

  // MARK: Olympus

  /// The box `OLYM`.
  static func olympus(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    found.walk(body) { (box, found) throws(MetadataError) in
      guard box.type == "OLYM" else { return }
      found.walk(box.body) { (box, found) throws(MetadataError) in
        switch box.type {
        case "prms":
          found.add(.olympusMovieBox, fieldsOf: try box.body.head(count: 512), .big)
        case "thmb":
          let table = TagTable.olympusMovieThumbnail
          let length = try box.body.uint32(at: 4, .big)
          found.add(table, fieldsOf: try box.body.head(count: 4), .big)
          found.add(table, "ThumbnailLength", length)
          add(picture: box.body.clamped(at: 8, count: length), table, "ThumbnailImage", &found)
        case "scrn":
          try addPicture(box.body.region(from: 2), .olympusMovieScreen, "PreviewImage", &found)
        default: return
        }
      }
    }
  }

  // MARK: Samsung

  static func addSamsung(_ head: ByteSlice, _ body: Region, _ found: inout MetadataBuilder) {
    let isNamed = head.matches("SAMSUNG", at: 125)
    found.add(.samsungMovie, fieldsOf: head, .little, except: isNamed ? nil : 125)
    guard isNamed else { return }
    for row in TagTable.samsungMovieThumbnail.rows {
      guard let number = try? head.uint32(at: 0xf4 + Int(row.id) * 4, .little) else { return }
      let isOffset = row.name == "ThumbnailOffset"
      found.add(
        .samsungMovieThumbnail, row.name, isOffset ? number + body.start + 0xf4 : number)
    }
  }

  @Sendable static func samsungSec(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 0x20c)
    found.add(.samsungMovieSec, fieldsOf: head, .big)
    guard let length = try? head.uint32(at: 0x208, .big) else { return }
    let picture = body.clamped(at: 0x20c, count: length)
    add(picture: picture, .samsungMovieSec, "ThumbnailImage", &found)
    addEXIF(of: picture, &found)
  }

  /// A type and a number each.
  @Sendable static func samsungInfo(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    try found.charge(entries: bytes.count / 8)
    for position in stride(from: 0, through: bytes.count - 8, by: 8) {
      let type = try FourCC(bytes, at: position)
      let number = try bytes.uint32(at: position + 4, .big)
      let table = TagTable.samsungMovieInfo
      if let row = table.index(of: type.code) {
        found.add(table, table.rows[row].name, number)
      } else {
        let name = type.description.filter {
          $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
        }
        found.add(table, "Samsung_INFO_" + name, number)
      }
    }
  }
}

extension ByteSlice {
  /// Whether a JPEG file with its tables first stands at a place.
  func matches(jpegStart position: Int) -> Bool {
    self[position] == 0xff && self[position + 1] == 0xd8 && self[position + 2] == 0xff
      && self[position + 3] == 0xdb
  }
}
