extension JPEGApplicationSegment {
  /// EXIF and XMP whose segments start with something else than their signatures.
  static let unannounced = JPEGApplicationSegment(0xe1, "") {
    (body, parts, found) throws(MetadataError) in
    let head = try body.head(count: 256)
    if let start = startOfEXIF(head) {
      found.warn(
        Warning(.deviation, "a segment of EXIF does not start as one", at: body.start))
      return try parts.addEXIF(body.region(from: start), &found)
    }
    addXMP(body, head, &parts, &found)
  }

  /// Where the block starts behind its name, which other letters spell, or bytes stand before: exiftool takes up
  /// to four. Nil where there is none.
  private static func startOfEXIF(_ head: ByteSlice) -> Int? {
    let elements = head.elements
    return (0...4).lazy.filter { elements.span.matchesInAnyCase("exif", at: $0) }.map { $0 + 6 }
      .first {
        head[$0 - 2] == 0 && (head.matches("II*\0", at: $0) || head.matches("MM\0*", at: $0))
      }
  }

  /// Adds XMP behind another start than its own (XMP specification part 3 §1.1.3): with a space instead of the
  /// NUL, or letters that overwrote it.
  ///
  /// It is looked for where such a start may end, not in all that others keep in such segments.
  private static func addXMP(
    _ body: Region, _ head: ByteSlice, _ parts: inout JPEGParts, _ found: inout MetadataBuilder
  ) {
    guard !othersOfAPP1.contains(where: { head.matches($0) }) else { return }
    var start = head.firstIndex(of: 0x3c)
    while let place = start, !packetStarts.contains(where: { head.matches($0, at: place) }) {
      start = head.firstIndex(of: 0x3c, from: place + 1)
    }
    guard let start else { return }
    if !parts.hasUnannouncedXMP {
      parts.hasUnannouncedXMP = true
      found.warn(
        Warning(.deviation, "a segment of XMP does not start as one", at: body.start))
    }
    let packet = body.region(from: start)
    parts.extendedXMP.add(packet: packet)
    found.add(.xmp, packet)
  }

  private static let packetStarts: [StaticString] = ["<?xpacket", "<x:xmpmeta", "<rdf:RDF"]
  /// What thermal cameras, Casio's and Parrot's keep there.
  private static let othersOfAPP1: [StaticString] = ["FLIR\0", "QVCI\0", "PARROT\0"]
}
