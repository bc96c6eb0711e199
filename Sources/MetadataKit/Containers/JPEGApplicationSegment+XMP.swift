extension JPEGApplicationSegment {
  /// XMP whose segment starts with something else than its signature (XMP specification part 3
  /// §1.1.3): a space instead of the NUL, or letters that overwrote it.
  static let unannouncedXMP = JPEGApplicationSegment(0xe1, "") {
    (body, parts, found) throws(MetadataError) in
    let head = try body.head(count: 256)
    var start = head.firstIndex(of: 0x3c)
    while let place = start, !packetStarts.contains(where: { head.matches($0, at: place) }) {
      start = head.firstIndex(of: 0x3c, from: place + 1)
    }
    guard let start else { return }
    found.warn(
      Warning(.malformed, "a segment of XMP does not start as one", at: body.start))
    let packet = body.region(from: start)
    parts.extendedXMP.add(packet: packet)
    found.add(.xmp, packet)
  }

  private static let packetStarts: [StaticString] = ["<?xpacket", "<x:xmpmeta", "<rdf:RDF"]
}
