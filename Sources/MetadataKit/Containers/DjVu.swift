extension Container {
  /// DjVu (DjVu3 specification §8): chunks as those of AIFF, of one page or of forms that are pages
  /// and what they share.
  package static let djvu = Container(
    [],
    recognize: { head in
      guard head.matches("AT&TFORM") else { return nil }
      let isDocument = head.matches("DJVM", at: 12)
      guard isDocument || head.matches("DJVU", at: 12) else { return nil }
      return FileFormat(
        isDocument ? "DJVU (multi-page)" : "DJVU", "djvu", "image/vnd.djvu", nil)
    },
    read: { (file, found) throws(MetadataError) in
      var pages = try file.slice(at: 12, count: 4).matches("DJVU") ? 1 : 0
      defer { found.facts.frameCount = pages }
      var position = 16
      while position <= file.count - 8 {
        try found.charge(entries: 1)
        let head = try file.slice(at: position, count: 8)
        let length = try head.uint32(at: 4, .big)
        let body = file.clamped(at: position + 8, count: length)
        // What is in a form follows its type.
        if head.matches("FORM") {
          let type = try body.slice(at: 0, count: 4)
          if type.matches("DJVU") { pages += 1 }
          found.add(.djvu, "SubfileType", bytes: type)
          position += 12
          continue
        }
        if body.count < length {
          found.warn(
            Warning(.truncated, "a chunk reaches past the end of the file", at: body.start))
        }
        found.attempt { (found) throws(MetadataError) in
          try DjVuChunk.read(head.prefix(4), body, &found)
        }
        position += 8 + length + length & 1
      }
    })
}

/// What the chunks of a DjVu document say.
private enum DjVuChunk {
  static func read(
    _ name: ByteSlice, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if name.matches("INFO") { return try info(body, &found) }
    if name.matches("INCL") {
      let bytes = try body.all(limit: found.limits.valueBytes).elements
      let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
      return found.add(.djvu, "IncludedFileID", text: bytes[..<end], offset: body.start)
    }
    let isCompressed = name.matches("ANTz")
    guard isCompressed || name.matches("ANTa") else { return }
    var text = try body.all(limit: found.limits.blockBytes)
    try found.charge(text.count)
    if isCompressed {
      var decoder = BZZDecoder(text)
      text = ByteSlice(try decoder.all(&found))
    }
    var annotations = DjVuAnnotations(text)
    try annotations.read(&found)
  }

  /// The header of a page; the facts are those of the first one.
  private static func info(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let header = try body.head(count: 10)
    found.add(.djvuInfo, fieldsOf: header, .big, except: 6)
    if let resolution = try? header.slice(at: 6, count: 2) {
      found.add(.djvuInfo, 6, .short, count: 1, .little, bytes: resolution)
    }
    guard found.facts.pixelWidth == nil, header.count >= 4 else { return }
    found.facts.pixelWidth = try header.uint16(at: 0, .big)
    found.facts.pixelHeight = try header.uint16(at: 2, .big)
    guard let flags = header[9] else { return }
    let asEXIF = [1: 1, 2: 3, 5: 6, 6: 8]
    found.facts.orientation = asEXIF[Int(flags & 7)]
  }
}
