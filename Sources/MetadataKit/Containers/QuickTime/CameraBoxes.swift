/// What cameras keep of themselves in user data: fields at fixed places.
extension UserDataBox {
  /// Panasonic's and Leica's: names, a thumbnail, and the EXIF of a still picture.
  @Sendable static func panasonic(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 0x600)
    if head.matches("LEICA") || head.matches("Panasonic") {
      found.add(.panasonicMovie, fieldsOf: head, .big)
    } else if let place = [4, 12].first(where: { place in
      place + 6 <= head.count && (0..<6).allSatisfy { head[place + $0] != 0 }
    }) {
      let name = head.suffix(from: place).prefix(16)
      found.add(
        .panasonicMovie, "Model", text: name.elements.untilNUL, offset: name.offset)
    }
    addThumbnail(head, body, &found)
    for place in [0x10, 0x4068, 0x4080, 0x20_0080] {
      guard let start = try? body.slice(at: place, count: 12), start[0] == 0xff,
        start[1] == 0xd8, start[2] == 0xff, start[3] == 0xe1, start.matches("Exif\0\0", at: 6)
      else { continue }
      found.add(.exif, body.region(from: place + 12))
    }
  }

  private static func addThumbnail(
    _ head: ByteSlice, _ body: Region, _ found: inout MetadataBuilder
  ) {
    func isPicture(_ place: Int) -> Bool {
      head[place] == 0xff && head[place + 1] == 0xd8 && head[place + 2] == 0xff
    }
    let size: (width: Int?, height: Int?)
    let image: Region
    if isPicture(0x5c) {
      size = (try? head.uint16(at: 0x58, .big), try? head.uint16(at: 0x5a, .big))
      guard
        let bytes = try? body.region(from: 0x5c).head(count: min(16384, body.count - 0x5c)),
        let last = bytes.elements.lastIndex(where: { $0 != 0 })
      else { return }
      image = body.clamped(at: 0x5c, count: last - bytes.elements.startIndex + 1)
    } else if let place = [0x546, 0x55e].first(where: isPicture) {
      size = (try? head.uint32(at: place - 16, .little), try? head.uint32(at: place - 12, .little))
      guard let length = try? head.uint32(at: place - 8, .little) else { return }
      found.add(.panasonicMovie, "ThumbnailLength", length)
      image = body.clamped(at: place, count: length)
    } else {
      return
    }
    if let width = size.width { found.add(.panasonicMovie, "ThumbnailWidth", width) }
    if let height = size.height { found.add(.panasonicMovie, "ThumbnailHeight", height) }
    found.add(.panasonicMovie, "ThumbnailImage", left: image)
    found.note(.thumbnail, image)
  }

  /// Those of several makers, whose name they start with.
  @Sendable static func cameraTags(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 0x200)
    if head.matches("FUJIFILM DIGITAL CAMERA\0") {
      found.add(.fujifilmMovie, fieldsOf: head, .little)
    } else if head.matches("EASTMAN KODAK COMPANY") {
      found.add(.kodakMovie, fieldsOf: head, .little)
    } else if head.matches("KONICA MINOLTA DIGITAL CAMERA") {
      found.add(.konicaMinoltaMovie, fieldsOf: head, .little)
    } else if head.matches("MINOLTA DIGITAL CAMERA") {
      found.add(.minoltaMovie, fieldsOf: head, .little)
    } else if head.matches("NIKON DIGITAL CAMERA\0") {
      // Some cameras have something else where the sensitivity stands.
      let iso = (try? head.uint16(at: 223, .little)) ?? 0
      found.add(.nikonMovie, fieldsOf: head, .little, except: iso < 50 ? 223 : nil)
    } else if head.matches("PENTAX DIGITAL CAMERA\0") {
      found.add(.pentaxMovie, fieldsOf: head, .little)
    } else if head.matches("SAMSUNG DIGITAL CAMERA\0") {
      addSamsung(head, body, &found)
    } else if head.matches("OLYM\0", at: 16) {
      try olympus(body.region(from: 12), &found)
    } else if head.matches("SANYO DIGITAL CAMERA\0") {
      found.add(
        found.format.name == "MOV" ? .sanyoMovie : .sanyoMovie2, fieldsOf: head, .little)
    } else if head.matches("OLYMPUS DIGITAL CAMERA") {
      if head[22] == 0, head.matches("\u{1}\0", at: 32) {
        found.add(.olympusMovie, fieldsOf: head, .little)
      } else if head[22] == 0, head.matches("\u{a}\0\0\0", at: 44) {
        found.add(.olympusMovie3, fieldsOf: head, .little)
        if let place = [0x68, 0x72].first(where: { head.matches("DIGI", at: $0) }) {
          found.add(.olympusMovieParts, fieldsOf: head.suffix(from: place), .little)
        }
      } else {
        found.add(.olympusMovie2, fieldsOf: head, .little)
      }
    }
  }
}
