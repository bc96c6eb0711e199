extension Container {
  /// FLIF (FLIF16): a header, chunks that are compressed, then the picture.
  package static let flif = Container(
    [],
    recognize: { head in
      guard head.matches("FLIF"), let kind = head[4], let depth = head[5],
        (0x30...0x6f).contains(kind), (0x30...0x32).contains(depth)
      else { return nil }
      return FileFormat("FLIF", "flif", "image/flif", nil)
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 4, count: 2)
      let kind = try head.uint8(at: 0)
      let depth = try head.uint8(at: 1)
      var position = 6
      found.add(.flif, "ImageType", text: head.prefix(1).elements, offset: head.offset)
      found.add(
        .flif, "BitDepth", text: head.suffix(from: 1).elements, offset: head.offset + 1)
      let width = try number(file, &position) + 1
      let height = try number(file, &position) + 1
      found.add(.flif, "ImageWidth", width)
      found.add(.flif, "ImageHeight", height)
      found.facts.pixelWidth = width
      found.facts.pixelHeight = height
      found.facts.bitDepth = depth == 0x31 ? 8 : depth == 0x32 ? 16 : nil
      // The channels are the lower digit in each of four rows of characters.
      let channels = kind & 0xf
      found.facts.colorModel = channels == 1 ? .gray : .rgb
      found.facts.hasAlpha = channels == 4
      found.facts.frameCount = 1
      if kind > 0x48 {
        let frames = try number(file, &position) + 2
        found.add(.flif, "AnimationFrames", frames)
        found.facts.frameCount = frames
      }
      try chunks(file, from: position, &found)
    })

  private static func chunks(
    _ file: Region, from start: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = start
    var room = found.limits.inflatedBytes
    var units = UnitCounter(found.limits)
    while true {
      try units.next(at: file.start + position)
      let name = try file.slice(at: position, count: 4)
      let first = try name.uint8(at: 0)
      if first < 32 { return found.add(.flif, "Encoding", first) }
      position += 4
      let length = try number(file, &position)
      let content = try file.region(at: position, count: length)
      position += content.count
      let kind: BlockKind
      if name.matches("eXif") {
        kind = .exif
      } else if name.matches("eXmp") {
        kind = .xmp
      } else if name.matches("iCCP") {
        kind = .icc
      } else {
        continue
      }
      let inflated = Inflated(
        try content.all(limit: found.limits.blockBytes), limit: room, isRaw: true)
      room -= inflated.bytes.count
      if let error = inflated.error { found.warn(error) }
      let block = Region(inMemory: inflated.bytes)
      // `Exif` and two NULs stand before the structure.
      found.add(kind, kind == .exif ? block.region(from: 6) : block)
    }
  }

  /// A number in groups of seven bits, the highest first.
  private static func number(_ file: Region, _ position: inout Int) throws(MetadataError) -> Int {
    var value = 0
    for _ in 0..<5 {
      let byte = try file.uint8(at: position)
      position += 1
      value = value << 7 | byte & 0x7f
      if byte & 0x80 == 0 { return value }
    }
    throw MetadataError(
      .malformed, "a number of more than 32 bits", at: file.start + position)
  }
}
