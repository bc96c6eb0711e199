/// What samples of Apple's timed metadata hold, as the description of a track says it (QTFF, timed
/// metadata sample descriptions, `mebx`): boxes, each of a number that samples have for a key, with the
/// key in a box of its own.
enum TimedKeys {
  /// Tells of a track whose samples hold places; which ones stays unread.
  static func tellPlaces(
    _ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    var isPlace = false
    found.walk(body) { (entry, found) throws(MetadataError) in
      found.walk(entry.body) { (box, _) throws(MetadataError) in
        guard box.type == "keyd" else { return }
        let key = try box.body.head(at: 4, count: 256).text
        isPlace = isPlace || key.hasSuffix(".location.ISO6709")
      }
    }
    guard isPlace else { return }
    found.add(
      .quickTimeSamples, "PositionRecords", group: scope.track,
      text: "Apple's timed metadata (location.ISO6709)")
  }
}
