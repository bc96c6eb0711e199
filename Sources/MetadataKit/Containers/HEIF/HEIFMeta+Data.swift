extension HEIFMeta {
  /// The bytes of an item: a part of the file, or its parts joined.
  ///
  /// - Parameter budget: how many bytes may be joined, from which those that were are taken.
  func bytes(of id: Int, _ item: HEIFItem, _ budget: inout Int) throws(MetadataError) -> Region {
    guard let locations, let location = locations.location(of: id) else {
      throw MetadataError(.malformed, "an item '\(item.kind)' has no place")
    }
    guard location.isHere else {
      throw MetadataError(.unsupported, "an item '\(item.kind)' stands in another file")
    }
    guard !item.isProtected else {
      throw MetadataError(.unsupported, "an item '\(item.kind)' is protected")
    }
    let source: Region
    switch location.method {
    case 0: source = file
    case 1:
      guard let data else {
        throw MetadataError(.malformed, "an item '\(item.kind)' stands in 'idat', which is missing")
      }
      source = data
    default:
      throw MetadataError(
        .unsupported, "an item '\(item.kind)' with construction method \(location.method)")
    }
    // That it ends early was said of all items together.
    let parts = try locations.parts(of: location, in: source)
    if parts.count == 1, let part = parts.first { return part }
    var joined: [UInt8] = []
    for part in parts {
      let bytes = try part.all(limit: max(0, budget))
      budget -= bytes.count
      joined += bytes.elements
    }
    return Region(inMemory: joined)
  }

  /// Warns of items whose bytes are not there, as in a file that was cut short.
  func checkPlaces(_ found: inout MetadataBuilder) {
    guard let locations else { return }
    var missing = 0
    var extents = 0
    for location in locations.items where location.isHere && location.method < 2 {
      guard extents <= found.limits.entries else { break }
      let source = UInt64((location.method == 0 ? file : data)?.count ?? 0)
      guard let places = try? locations.extents(of: location) else { continue }
      extents += places.count
      if places.contains(where: { $0.offset > source || ($0.length ?? 0) > source - $0.offset }) {
        missing += 1
      }
    }
    if missing > 0 {
      found.warn(
        Warning(
          .truncated,
          missing == 1 ? "an item reaches past the end" : "\(missing) items reach past the end",
          at: file.start + file.count))
    }
  }
}
