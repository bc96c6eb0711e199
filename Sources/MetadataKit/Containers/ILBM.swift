extension Container {
  /// Pictures of Amiga's programs and of Deluxe Paint, in bit planes (ILBM) or bytes (PBM): chunks of EA IFF 85.
  ///
  /// Source: Jerry Morrison, *ILBM IFF Interleaved Bitmap*, 1986, with Commodore's `CAMG`.
  package static let ilbm = Container(
    [],
    recognize: { head in
      guard head.matches("FORM") else { return nil }
      return head.matches("ILBM", at: 8) || head.matches("PBM ", at: 8)
        ? FileFormat("ILBM", "iff", "image/x-ilbm", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      var picture = ILBMPicture()
      let end = 8 + (try file.uint32(at: 4, .big))
      // Some writers leave out the byte that makes the last chunk even.
      var lacksPadding = false
      // What the chunks before one that is none say is told all the same.
      defer {
        if !lacksPadding { found.expect("the picture", of: end, at: 0, in: file) }
        picture.tell(&found)
      }
      var position = 12
      var units = UnitCounter(found.limits)
      while position <= min(end, file.count) - 8 {
        try units.next(at: file.start + position)
        let head = try file.slice(at: position, count: 8)
        let length = try head.uint32(at: 4, .big)
        try picture.read(
          head.prefix(4), file.clamped(at: position + 8, count: length), &found)
        position += 8 + length
        lacksPadding = length & 1 == 1 && position == file.count && end == position + 1
        position += length & 1
      }
    })
}

/// What the chunks of such a picture say.
private struct ILBMPicture {
  /// Its header, `BMHD`.
  private struct Header {
    let width: Int
    let height: Int
    let planes: Int
    /// Whether something is transparent: by a plane of its own, a color, or what a line goes around.
    let isMasked: Bool
  }

  private static let texts: [(chunk: StaticString, tag: String)] = [
    ("NAME", "Name"), ("AUTH", "Author"), ("(c) ", "Copyright"), ("ANNO", "Annotation"),
  ]
  /// One of Amiga's modes (`graphics/view.h`).
  private static let holdAndModify = 0x800

  private var header: Header?
  private var mode = 0
  private var hasPalette = false

  mutating func read(
    _ name: ByteSlice, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if name.matches("BMHD") {
      let bytes = try body.slice(at: 0, count: 10)
      header = Header(
        width: try bytes.uint16(at: 0, .big), height: try bytes.uint16(at: 2, .big),
        planes: try bytes.uint8(at: 8), isMasked: try bytes.uint8(at: 9) != 0)
    } else if name.matches("CMAP") {
      hasPalette = body.count >= 3
    } else if name.matches("CAMG") {
      mode = try body.uint32(at: 0, .big)
    } else if let text = Self.texts.first(where: { name.matches($0.chunk) }) {
      let bytes = try body.head(count: found.limits.valueBytes).elements.untilNUL
      try found.charge(entries: 1, bytes: bytes.count)
      guard !bytes.isEmpty else { return }
      found.add(
        .ilbm, text.tag, text: WindowsLatin.utf8(bytes) ?? Array(bytes), offset: body.start)
    }
  }

  func tell(_ found: inout MetadataBuilder) {
    guard let header else {
      return found.warn(Warning(.malformed, "the picture has no header"))
    }
    if header.width > 0, header.height > 0 {
      (found.facts.pixelWidth, found.facts.pixelHeight) = (header.width, header.height)
    }
    found.facts.frameCount = 1
    found.facts.hasAlpha = header.isMasked || header.planes == 32
    // A palette alone is one, and no picture.
    guard header.planes > 0 else { return }
    // Two of the planes say which color the others change.
    let isModified = mode & Self.holdAndModify != 0 && (5...8).contains(header.planes)
    found.facts.isIndexed = hasPalette && header.planes <= 8 && !isModified
    found.facts.colorModel = hasPalette || header.planes > 8 ? .rgb : .gray
    found.facts.bitDepth =
      header.planes > 8 ? 8 : isModified ? max(4, header.planes - 2) : header.planes
  }
}
