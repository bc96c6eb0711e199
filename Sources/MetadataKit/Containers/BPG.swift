extension Container {
  /// Better Portable Graphics.
  ///
  /// Source: F. Bellard, *BPG Specification* 0.9.5 §2 and §3.
  package static let bpg = Container(
    [],
    recognize: { head in
      head.has("BPG\u{FB}") ? FileFormat("BPG", "bpg", "image/bpg", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.head(count: 64)
      let bits = try head.uint16(at: 4, .big)
      var position = 6
      let width = try head.groupedNumber(at: &position)
      let height = try head.groupedNumber(at: &position)
      let length = try head.groupedNumber(at: &position)
      let format = bits >> 13
      found.add(.bpg, "PixelFormat", format)
      found.add(.bpg, "Alpha", bits & 0x1004)
      found.add(.bpg, "BitDepth", (bits >> 8 & 15) + 8)
      found.add(.bpg, "ColorSpace", bits >> 4 & 15)
      found.add(.bpg, "Flags", bits & 11)
      found.add(.bpg, "ImageWidth", width)
      found.add(.bpg, "ImageHeight", height)
      found.add(.bpg, "ImageLength", length)
      found.facts.pixelWidth = width
      found.facts.pixelHeight = height
      found.facts.bitDepth = (bits >> 8 & 15) + 8
      // Alpha 1 in the first flag, or as the W of CMYK where only the second is set.
      found.facts.colorModel = format == 0 ? .gray : bits & 0x1004 == 4 ? .cmyk : .rgb
      found.facts.hasAlpha = bits & 0x1000 != 0
      if bits & 1 == 0 { found.facts.frameCount = 1 }
      guard bits & 8 != 0 else { return }
      let all = try head.groupedNumber(at: &position)
      try extensions(file.region(at: position, count: all), &found)
    })

  private static func extensions(_ area: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    var position = 0
    var units = UnitCounter(found.limits)
    while position < area.count {
      try units.next(at: area.start + position)
      let head = try area.head(at: position, count: 6)
      let kind = try head.uint8(at: 0)
      var used = 1
      let length = try head.groupedNumber(at: &used)
      let content = try area.region(at: position + used, count: length)
      switch kind {
      case 1:
        // libbpg leaves the last of the two NULs of a JPEG's "Exif\0\0" before the block.
        let start = try content.head(count: 3)
        let isLate = start.matches("II", at: 1) || start.matches("MM", at: 1)
        found.add(.exif, content.region(from: isLate ? 1 : 0))
      case 2: found.add(.icc, content)
      case 3: found.add(.xmp, content)
      case 4:
        found.add(.bpg, "ThumbnailBPG", left: content)
        found.note(.thumbnail, content)
      default: break
      }
      position += used + length
    }
  }
}
