import UniformTypes

/// Segments of one value or few.
extension JPEGApplicationSegment {
  /// The JFIF extension (JFIF 1.02): a thumbnail as JPEG, with a palette, or in RGB.
  static let jfxx = JPEGApplicationSegment(0xe0, "JFXX\0") {
    (body, _, found) throws(MetadataError) in
    let code = try body.uint8(at: 0)
    let image = body.region(from: 1)
    let head = try image.head(count: 3).bytes
    switch code {
    case 0x10:
      guard head == [0xff, 0xd8, 0xff] else {
        throw MetadataError(.malformed, "the JFIF extension's thumbnail is no JPEG", at: body.start)
      }
      found.note(.thumbnail, image)
    case 0x11 where image.count > 770, 0x13 where image.count > 2:
      // A thumbnail of no size is none.
      guard head[0] != 0 || head[1] != 0 else { return }
    default:
      return
    }
    found.add(.jfxx, UInt32(code), .undefined, count: image.count, .big, left: image)
  }

  /// Photobucket's: `$name:text`, one after the other.
  static let ocad = JPEGApplicationSegment(0xe0, "Ocad") {
    (body, _, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    for part in bytes.elements.split(separator: 0x24).dropFirst(bytes[0] == 0x24 ? 0 : 1) {
      try found.expectRoom()
      guard let colon = part.firstIndex(of: 0x3a) else { continue }
      let name = String(decoding: part[..<colon], as: UTF8.self)
      let text = part[(colon + 1)...].untilNUL.drop { $0 == 0x20 }
      let length = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? text.startIndex
      found.add(
        .ocad, name == "Rev" ? "OcadRevision" : "Ocad" + name, text: text[..<length], offset: -1)
    }
  }

  /// The name of what a picture of several parts is, in Apple's HDR files.
  static let resourceName = JPEGApplicationSegment(0xe2, "urn:") {
    (body, _, found) throws(MetadataError) in
    let name = try body.all(limit: 1 << 16)
    found.add(
      .jpegSegment, "UniformResourceName", group: "APP2", text: Array("urn:".utf8) + name.elements,
      offset: -1)
  }

  /// A preview, or more of the one before, as Samsung, GoPro, BenQ and Rollei write it.
  static let preview = JPEGApplicationSegment(0xe2, "") { (body, parts, _) throws(MetadataError) in
    let head = try body.head(count: 8)
    if head.matches("QVGA\0") {
      try parts.addPreview(body.region(from: 5))
    } else if head.matches("BGTH") {
      try parts.addPreview(body.region(from: 4))
    } else {
      try parts.addPreview(body)
    }
  }

  /// The same in other segments, as HP, Samsung and BenQ write it; what DJI's cameras write there.
  static let furtherPreviews = [0xe3, 0xe4, 0xe5].map { marker in
    JPEGApplicationSegment(marker, "") { (body, parts, found) throws(MetadataError) in
      if try !parts.addPreview(body) { try parts.djiThermal.read(marker, body, &found) }
    }
  }

  /// Two views in one picture (JPS).
  static let stereo = JPEGApplicationSegment(0xe3, "_JPSJPS_") {
    (body, _, found) throws(MetadataError) in
    if found.format.type == .jpeg {
      found.format.name = "JPS"
      found.format.fileExtension = "jps"
      found.format.mimeTypeInExiftool = "image/x-jps"
    }
    let bytes = try body.all(limit: 1 << 16)
    let length = try bytes.uint16(at: 0, .big)
    let (separation, flags) = (try bytes.uint8(at: 2), try bytes.uint8(at: 3))
    let layout = try bytes.slice(at: 4, count: 1)
    let type = try bytes.uint8(at: 5)
    if type == 1 { found.add(.jps, "JPSSeparation", separation) }
    found.add(.jps, "JPSFlags", flags)
    // What a layout means depends on whether there are two views.
    found.add(.jps, type == 1 ? 2 : 5, .byte, count: 1, .big, bytes: layout)
    found.add(.jps, "JPSType", type)
    let comment = bytes.suffix(from: length + 4).elements.untilNUL
    if !comment.isEmpty { found.add(.jps, "JPSComment", text: comment, offset: -1) }
  }

  /// Toshiba's: a TIFF structure that holds Print Image Matching.
  static let eppim = JPEGApplicationSegment(0xe6, "EPPIM\0") {
    (body, _, found) throws(MetadataError) in
    let header = try TIFFHeader(body)
    let directory = try TIFFDirectory(body, at: header.firstDirectory, header) { found.warn($0) }
    if let entry = directory.entry(0xc4a5) {
      found.add(.printIM, try body.region(at: entry.position, count: entry.byteCount))
    }
  }

  /// PhotoStudio's comment, in UTF-16.
  static let unicodeComment = JPEGApplicationSegment(0xea, "UNICODE\0") {
    (body, _, found) throws(MetadataError) in
    found.add(.file, "Comment", text: try body.all(limit: 1 << 16).utf16(.big))
  }

  /// A gain curve.
  static let gainCurve = JPEGApplicationSegment(0xea, "AROT\0\0") {
    (body, _, found) throws(MetadataError) in
    let size = try body.slice(at: 0, count: 4)
    found.add(.hdrGain, 6, .long, count: 1, .big, bytes: size)
    // As many numbers as the segment has, in the other order than their count.
    let count = min(try size.uint32(at: 0, .big), (body.count - 4) / 4)
    guard count > 0 else { return }
    found.add(
      .hdrGain, 10, .long, count: count, .little, bytes: try body.slice(at: 4, count: count * 4))
  }

  /// What Photoshop's "Save for Web" leaves: blocks of a kind, a length and a value.
  static let ducky = JPEGApplicationSegment(0xec, "Ducky") {
    (body, _, found) throws(MetadataError) in
    var position = 0
    while body.count - position >= 4 {
      let head = try body.slice(at: position, count: 4)
      let length = try head.uint16(at: 2, .big)
      let value = try body.slice(at: position + 4, count: length)
      let kind = UInt32(try head.uint16(at: 0, .big))
      if kind > 0 { found.add(.ducky, kind, .undefined, count: length, .big, bytes: value) }
      position += 4 + length
    }
  }

  /// `Q`, blanks and the quality, in four bytes.
  static let graphicConverter = JPEGApplicationSegment(0xef, "Q") {
    (body, _, found) throws(MetadataError) in
    guard body.count == 3 else { return }
    let digits = try body.all(limit: 3).elements.drop { $0 == 0x20 }
      .prefix(while: NumberText.isDigit)
    if !digits.isEmpty { found.add(.graphicConverter, "Quality", text: digits, offset: -1) }
  }
}
