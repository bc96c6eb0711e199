/// What a track states of its kind of media: the boxes of `minf` beside the sample table
/// (ISO 14496-12 §8.4.5, QTFF media information atoms).
enum MediaInformation {
  static func read(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch box.type {
    case "vmhd":
      found.add(
        .quickTimeVideoHeader, structure: try box.body.head(count: 64), scope)
    case "smhd":
      found.add(.quickTimeAudioHeader, structure: try box.body.head(count: 64), scope)
    case "hmhd":
      found.add(.quickTimeHintHeader, structure: try box.body.head(count: 64), scope)
    case "hdlr": try MovieHandler.read(box, scope, &found)
    case "gmhd":
      found.walk(box.body) { (box, found) throws(MetadataError) in
        try readGeneric(box, scope, &found)
      }
    case "dinf":
      found.walk(box.body) { (box, found) throws(MetadataError) in
        guard box.type == "dref" else { return }
        readReferences(box, scope, &found)
      }
    default: return
    }
  }

  private static func readGeneric(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch box.type {
    case "gmin":
      found.add(
        .quickTimeGenericMedia, structure: try box.body.head(count: 64), scope)
    case "tmcd":
      found.walk(box.body) { (box, found) throws(MetadataError) in
        guard box.type == "tcmi" else { return }
        found.add(
          .quickTimeTimeCode, structure: try box.body.head(count: 512), scope)
      }
    default: return
    }
  }

  /// Media that stands in another file (§8.7.2); flag 1 says that it stands in this one.
  private static func readReferences(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    found.walk(box.body.region(from: 8)) { (box, found) throws(MetadataError) in
      guard let row = TagTable.quickTimeDataReference.index(of: box.type.code) else { return }
      let (_, flags, body) = try box.full()
      guard flags & 1 == 0 else { return }
      var text = try body.head(count: 4096).elements
      if box.type == "urn ", let end = text.firstIndex(of: 0) {
        // A name and a place.
        let place = text[end...].drop { $0 == 0 }
        text = (text[..<end] + Array("; ".utf8) + place)[...]
      }
      let end = text.firstIndex(of: 0) ?? text.endIndex
      found.add(
        text: text[..<end], .quickTimeDataReference, row: row, group: scope.track, at: nil)
    }
  }
}
