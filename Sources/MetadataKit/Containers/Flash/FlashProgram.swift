extension Container {
  /// Flash programs (SWF File Format 19): the header, and the metadata that stands behind it.
  package static let flashProgram = Container(
    [],
    recognize: { head in
      (head.matches("FWS") || head.matches("CWS")) && (head[3] ?? 0) != 0
        ? FileFormat("SWF", "swf", "application/x-shockwave-flash", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 8)
      let isCompressed = head.matches("C")
      found.add(.flashProgram, "FlashVersion", try head.uint8(at: 3))
      found.add(.flashProgram, "Compressed", isCompressed ? 1 : 0)
      // Of one that is compressed, it is the length of what comes out; FFmpeg's is 100 MB where it does
      // not know it.
      let length = try head.uint32(at: 4, .little)
      if !isCompressed, length != 100 << 20 {
        found.expect("the program", of: length, at: 0, in: file)
      }
      var body = file.region(from: 8)
      if isCompressed {
        let limit = min(found.limits.inflatedBytes, FlashProgram.most)
        let inflated = Inflated(try body.head(count: FlashProgram.most), limit: limit)
        if inflated.bytes.isEmpty, let error = inflated.error { throw error }
        try found.charge(inflated.bytes.count)
        body = Region(inMemory: inflated.bytes)
      }
      try FlashProgram(body).read(&found)
    })
}

/// What follows the first eight bytes of a Flash program.
private struct FlashProgram {
  private let body: Region

  /// So much of a compressed one is read, and inflated.
  static let most = 1 << 20

  init(_ body: Region) { self.body = body }

  func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.head(count: 32)
    var bits = HighBitReader(Array(head.elements))
    guard let width = bits.bits(5) else { return }
    var sides: [Int] = []
    for _ in 0..<4 {
      guard let side = bits.bits(width) else { return }
      sides.append(side)
    }
    let start = (5 + 4 * width + 7) / 8
    let rate = try head.uint16(at: start, .little)
    let frames = try head.uint16(at: start + 2, .little)
    // In twentieths of a pixel.
    let size = (Double(sides[1] - sides[0]) / 20, Double(sides[3] - sides[2]) / 20)
    found.add(.flashProgram, "ImageWidth", doubles: [size.0])
    found.add(.flashProgram, "ImageHeight", doubles: [size.1])
    found.add(.flashProgram, "FrameRate", doubles: [Double(rate) / 256])
    found.add(.flashProgram, "FrameCount", frames)
    // They have signs, which the field does not see.
    let signed = sides.map { width > 0 && $0 >> (width - 1) == 1 ? $0 - 1 << width : $0 }
    let stage = ((signed[1] - signed[0]) / 20, (signed[3] - signed[2]) / 20)
    if stage.0 > 0, stage.1 > 0 {
      found.facts.pixelWidth = stage.0
      found.facts.pixelHeight = stage.1
    }
    if rate > 0 {
      let seconds = Double(frames) * 256 / Double(rate)
      found.add(.flashProgram, "Duration", doubles: [seconds])
      found.facts.duration = seconds
      found.facts.frameRate = Double(rate) / 256
    }
    try readTags(at: start + 4, &found)
  }

  /// The attributes say whether metadata follow.
  private func readTags(at start: Int, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = start
    var hasMetadata = false
    for _ in 0..<found.limits.units {
      try found.charge(entries: 1)
      guard let code = try? body.uint16(at: position, .little) else { return }
      let tag = code >> 6
      guard tag == 69 || tag == 77 || hasMetadata else { return }
      var size = code & 0x3f
      position += 2
      if size == 0x3f {
        guard let long = try? body.uint32(at: position, .little) else { return }
        guard long <= found.limits.blockBytes else {
          throw MetadataError(
            .limitExceeded, "a tag of \(long) bytes is not read", at: body.start + position)
        }
        size = long
        position += 4
      }
      guard let value = try? body.region(at: position, count: size) else { return }
      position += size
      if tag == 77 { return found.add(.xmp, value) }
      if tag == 69 {
        guard let flags = try? value.uint8(at: 0) else { return }
        found.add(.flashProgram, "FlashAttributes", flags)
        guard flags & 0x10 != 0 else { return }
        hasMetadata = true
      }
    }
  }
}
