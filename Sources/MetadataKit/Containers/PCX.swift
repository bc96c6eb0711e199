extension Container {
  /// PC Paintbrush pictures, and several of them in one DCX file.
  ///
  /// Source: ZSoft, *PCX Technical Reference Manual* revision 5.
  package static let pcx = Container(
    [],
    recognize: { head in
      if (try? head.uint32(at: 0, .little)) == 987_654_321 {
        return FileFormat("DCX", "dcx", "image/dcx", nil)
      }
      return isPCX(head) ? FileFormat("PCX", "pcx", "image/pcx", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      guard try file.head(count: 4)[0] == 0xb1 else {
        return try picture(file.slice(at: 0, count: 80), &found)
      }
      // A list of at most 1023 places, which a 0 ends.
      let list = try file.head(at: 4, count: 4 * 1024)
      var places: [Int] = []
      while places.count < 1024, let place = try? list.uint32(at: places.count * 4, .little),
        place > 0
      { places.append(place) }
      found.facts.frameCount = places.count
      guard let first = places.first else { return }
      let page = file.region(from: first)
      guard isPCX(try page.head(count: 128)) else {
        throw MetadataError(.malformed, "the first picture does not start as one", at: page.start)
      }
      try picture(page.slice(at: 0, count: 80), &found)
      found.facts.frameCount = places.count
    })

  private static func isPCX(_ head: ByteSlice) -> Bool {
    guard head.count >= 128, head[0] == 10, let version = head[1], version <= 5, version != 1,
      head[2] == 1 || head[2] == 0, let bits = head[3], [1, 2, 4, 8].contains(bits),
      let planes = head[65], (1...4).contains(planes), let reserved = head[64], let mode = head[68],
      mode <= 2,
      let left = try? head.uint16(at: 4, .little), let right = try? head.uint16(at: 8, .little),
      let top = try? head.uint16(at: 6, .little), let bottom = try? head.uint16(at: 10, .little)
    else { return false }
    guard left <= right, top <= bottom else { return false }
    if reserved == 0 { return true }
    // Some programs leave garbage there: a line's length tells as much, and that lines are packed.
    guard head[2] == 1 else { return false }
    let words = ((right - left + 1) * Int(bits) + 15) / 16
    return (try? head.uint16(at: 66, .little)) == words * 2
  }

  private static func picture(_ head: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let bits = try head.uint8(at: 3)
    let planes = try head.uint8(at: 65)
    let mode = try head.uint16(at: 68, .little)
    let width = try head.uint16(at: 8, .little) - head.uint16(at: 4, .little) + 1
    let height = try head.uint16(at: 10, .little) - head.uint16(at: 6, .little) + 1
    let palette = mode
    found.add(.pcx, fieldsBefore, of: head, .little)
    found.add(.pcx, "ImageWidth", width)
    found.add(.pcx, "ImageHeight", height)
    found.add(.pcx, fieldsBehind, of: head, .little)
    found.add(.pcxMisread, [HeaderField(12, .byte), HeaderField(14, .byte)], of: head, .little)
    // Older programs leave the screen's size empty.
    let screen = [70, 72].filter { position in
      (try? head.uint16(at: position, .little)) ?? 0 > 0
    }
    found.add(.pcx, screen.map { HeaderField($0, .short) }, of: head, .little)
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    found.facts.frameCount = 1
    found.facts.bitDepth = bits == 8 ? 8 : bits * planes
    found.facts.isIndexed = !(bits == 8 && planes >= 3)
    found.facts.hasAlpha = bits == 8 && planes == 4
    found.facts.colorModel = palette == 2 && planes == 1 ? .gray : .rgb
  }

  private static let fieldsBefore = [
    HeaderField(0, .byte), HeaderField(1, .byte), HeaderField(2, .byte), HeaderField(3, .byte),
    HeaderField(4, .short), HeaderField(6, .short),
  ]

  private static let fieldsBehind = [
    HeaderField(12, .short), HeaderField(14, .short), HeaderField(65, .byte),
    HeaderField(66, .short), HeaderField(68, .byte),
  ]
}
