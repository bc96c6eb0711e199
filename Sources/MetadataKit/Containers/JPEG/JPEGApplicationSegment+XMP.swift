extension JPEGApplicationSegment {
  /// XMP whose segment starts with something else than its signature (XMP specification part 3
  /// §1.1.3): a space instead of the NUL, or letters that overwrote it.
  ///
  /// It is looked for where such a start may end, not in all that others keep in such segments.
  static let unannouncedXMP = JPEGApplicationSegment(0xe1, "") {
    (body, parts, found) throws(MetadataError) in
    let head = try body.head(count: 256)
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
