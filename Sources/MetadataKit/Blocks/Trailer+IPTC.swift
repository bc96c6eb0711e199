/// Trailers with IPTC or in its form.
extension Trailer {
  /// AXS File Concatenation Protocol: a directory at a place that the last twelve bytes say.
  static let afcp = Trailer {
    ends($0.prefix($0.count - 8), "AXS!") || ends($0.prefix($0.count - 8), "AXS*")
  } read: { (file, found) throws(MetadataError) in
    let foot = try file.slice(at: file.count - 12, count: 12)
    let order: ByteOrder = foot[3] == 0x21 ? .big : .little
    let start = try foot.uint32(at: 4, order)
    let head = try file.slice(at: start, count: 12)
    guard head.matches("AXS") else {
      throw MetadataError(.malformed, "an AFCP trailer's start is elsewhere", at: foot.offset)
    }
    let count = try head.uint16(at: 6, order)
    let entries = try file.head(at: start + 12, count: count * 12)
    if entries.count < count * 12 {
      found.warn(
        Warning(
          .truncated, "an AFCP trailer has fewer than its \(count) entries",
          at: entries.offset + entries.count))
    }
    // Whatever is wrong with an entry, what stands before the trailer can be found.
    for index in 0..<(entries.count / 12) {
      found.attempt { (found) throws(MetadataError) in
        try tell(try entries.slice(at: index * 12, count: 12), order, of: file, &found)
      }
    }
    return start
  }

  private static func tell(
    _ entry: ByteSlice, _ order: ByteOrder, of file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let data = try file.region(
      at: try entry.uint32(at: 8, order), count: try entry.uint32(at: 4, order))
    if entry.matches("IPTC") {
      found.add(.iptc, data)
    } else if entry.matches("TEXT") {
      guard data.count <= found.limits.valueBytes else {
        return found.add(.afcp, "Text", left: data)
      }
      let text = try data.all(limit: found.limits.valueBytes)
      found.add(.afcp, "Text", text: text.elements, offset: text.offset)
    } else if entry.matches("Nail") || entry.matches("PrVw") {
      try image(entry.matches("Nail"), data, &found)
    }
  }

  /// A header of ten bytes and some padding, then a JPEG.
  private static func image(_ isThumbnail: Bool, _ data: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let head = try data.head(at: 10, count: 256)
    for place in 0..<head.count
    where head[place] == 0xff && head[place + 1] == 0xd8 && head[place + 2] == 0xff {
      let image = data.region(from: 10 + place)
      found.add(.afcp, isThumbnail ? "ThumbnailImage" : "PreviewImage", left: image)
      return found.note(isThumbnail ? .thumbnail : .preview, image)
    }
  }

  /// FotoWare FotoStation's records, each with its kind and length behind it.
  static let fotoStation = Trailer { tail in
    tail.suffix(from: tail.count - 4).elements.elementsEqual([0xa1, 0xb2, 0xc3, 0xd4])
  } read: { (file, found) throws(MetadataError) in
    var end = file.count
    for _ in 0..<16 where end >= 10 {
      let foot = try file.slice(at: end - 10, count: 10)
      let size = try foot.uint32(at: 2, .big)
      guard try foot.uint32(at: 6, .big) == 0xa1b2_c3d4, size >= 10, size <= end else { break }
      end -= size
      let data = try file.region(at: end, count: size - 10)
      switch try foot.uint16(at: 0, .big) {
      case 1: found.add(.iptc, data)
      case 2: found.add(.fotoStation, fieldsOf: try data.head(count: 256), .big)
      case 3:
        found.add(.fotoStation, "ThumbnailImage", left: data)
        found.note(.thumbnail, data)
      case 4:
        found.add(.fotoStation, "PreviewImage", left: data)
        found.note(.preview, data)
      default: continue
      }
    }
    return end
  }

  /// Camera Bits Photo Mechanic's: data sets in the form of IPTC.
  static let photoMechanic = Trailer {
    ends($0, "cbipcbbl")
  } read: { (file, found) throws(MetadataError) in
    let size = try file.uint32(at: file.count - 12, .big)
    let start = file.count - 12 - size
    let bytes = try file.region(at: start, count: size).all(limit: found.limits.valueBytes)
    var position = 0
    while bytes.count - position >= 5, bytes[position] == 0x1c {
      let number = UInt32(try bytes.uint8(at: position + 2))
      let length = try bytes.uint16(at: position + 3, .big)
      guard let value = try? bytes.slice(at: position + 5, count: length) else {
        found.warn(
          Warning(
            .truncated, "a data set of Photo Mechanic's is cut short", at: bytes.offset + position))
        break
      }
      found.add(.photoMechanic, number, .signedLong, count: length / 4, .big, bytes: value)
      position += 5 + length
    }
    return start
  }
}
