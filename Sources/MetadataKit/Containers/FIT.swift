extension Container {
  /// Flexible and Interoperable Data Transfer: what watches and other devices record of an activity.
  ///
  /// Source: Garmin, *FIT Protocol*.
  package static let fit = Container(ofSignatures: "FIT") { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 12)
    found.add(.garmin, "ProtocolVersion", try head.uint8(at: 1))
    let start = try head.uint8(at: 0)
    let count = try head.uint32(at: 4, .little)
    found.expect("the records", of: count, at: start, in: file)
    var reader = FITReader(file.clamped(at: start, count: count))
    // What is found is of the moments that the messages tell.
    defer { found.context.document = 0 }
    try reader.read(&found)
    found.facts.creationDate =
      found.store.first("Session", named: "GPSDateTime")?.description
  }
}
