extension Container {
  /// GIMP's own pictures: a header, and properties, of which one has blocks with names.
  ///
  /// Source: GIMP, `devel-docs/xcf.txt`.
  package static let xcf = Container(
    [],
    recognize: { head in
      head.matches("gimp xcf ")
        ? FileFormat("XCF", "xcf", "image/x-xcf", nil).countingFromBlock : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 26)
      add(head, 9, .ascii, 5, &found)
      add(head, 14, .long, 1, &found)
      add(head, 18, .long, 1, &found)
      add(head, 22, .long, 1, &found)
      let version = Int(head.suffix(from: 10).prefix(3).text) ?? 0
      let mode = try head.uint32(at: 22, .big)
      found.facts.pixelWidth = try head.uint32(at: 14, .big)
      found.facts.pixelHeight = try head.uint32(at: 18, .big)
      found.facts.colorModel = mode == 1 ? .gray : .rgb
      found.facts.isIndexed = mode == 2
      found.facts.frameCount = 1
      found.facts.bitDepth = 8
      var position = 26
      if version >= 4 {
        found.facts.bitDepth = depth(try file.uint32(at: 26, .big), version)
        position = 30
      }
      let layers = XCFLayers(
        file: file, start: try properties(file, from: position, &found), isWide: version >= 11,
        width: try head.uint32(at: 14, .big), height: try head.uint32(at: 18, .big))
      found.facts.hasAlpha = try? layers.hasAlpha()
    })

  private static func add(
    _ head: ByteSlice, _ position: Int, _ format: TagFormat, _ count: Int,
    _ found: inout MetadataBuilder
  ) {
    guard let bytes = try? head.slice(at: position, count: format.size * count) else { return }
    found.add(
      .xcf, UInt32(clamping: position + 1000), format, count: count, .big, bytes: bytes)
  }

  /// The bits of a sample; version 4 counted its precisions otherwise.
  private static func depth(_ precision: Int, _ version: Int) -> Int? {
    if version == 4 { return precision < 5 ? [8, 16, 32, 16, 32][precision] : nil }
    switch precision {
    case 100..<200: return 8
    case 200..<300: return 16
    case 300..<400: return 32
    case 500..<600: return 16
    case 600..<700: return 32
    case 700..<800: return 64
    default: return nil
    }
  }

  /// - Returns: where they end.
  private static func properties(
    _ file: Region, from start: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    var position = start
    var units = UnitCounter(found.limits)
    while true {
      try units.next(at: file.start + position)
      let head = try file.slice(at: position, count: 8)
      let kind = try head.uint32(at: 0, .big)
      guard kind != 0 else { return position + 8 }
      let content = try file.region(at: position + 8, count: head.uint32(at: 4, .big))
      position += 8 + content.count
      do throws(MetadataError) {
        switch kind {
        case 17: found.add(.xcf, "Compression", try content.uint8(at: 0))
        case 19:
          let values = try content.slice(at: 0, count: 8)
          found.add(.xcf, 19, .float, count: 1, .big, bytes: try values.slice(at: 0, count: 4))
          found.add(.xcf, 2000, .float, count: 1, .big, bytes: try values.slice(at: 4, count: 4))
        case 20: found.add(.xcf, "Tattoo", try content.uint32(at: 0, .big))
        case 21: try parasites(content, &found)
        case 22: found.add(.xcf, "Units", try content.uint32(at: 0, .big))
        default: break
        }
      } catch {
        found.warn(error)
      }
    }
  }

  /// Blocks with names: a length and a name, flags, a length and the bytes.
  private static func parasites(_ area: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    var position = 0
    while position < area.count {
      let length = try area.uint32(at: position, .big)
      guard length <= 1024 else {
        throw MetadataError(
          .malformed, "a name of \(length) bytes", at: area.start + position)
      }
      let name = try area.slice(at: position + 4, count: length)
      position += 4 + length
      let content = try area.region(
        at: position + 8, count: area.uint32(at: position + 4, .big))
      position += 8 + content.count
      switch String(decoding: name.elements.untilNUL, as: UTF8.self) {
      case "exif-data", "jpeg-exif-data": found.add(.exif, content.region(from: 6))
      case "iptc-data": found.add(.iptc, content)
      case "icc-profile": found.add(.icc, content)
      case "gimp-image-metadata": found.add(.xml, content)
      case "gimp-metadata": found.add(.xmp, content.region(from: 10))
      case "gimp-comment": try text("Comment", content, &found)
      case "icc-profile-name": try text("ICCProfileName", content, &found)
      default: break
      }
    }
  }

  private static func text(
    _ name: String, _ content: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try content.all(limit: found.limits.valueBytes)
    found.add(.xcf, name, text: bytes.elements.untilNUL, offset: bytes.offset)
  }
}
