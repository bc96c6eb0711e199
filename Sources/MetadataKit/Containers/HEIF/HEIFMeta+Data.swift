extension HEIFMeta {
  /// The bytes of an item: a part of the file, or its parts joined.
  func bytes(of item: HEIFItem, _ found: inout MetadataBuilder) throws(MetadataError) -> Region {
    guard let location = item.location, let locations else {
      throw MetadataError(.malformed, "an item '\(item.kind)' has no place")
    }
    guard location.dataReference == 0 else {
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
    var parts: [Region] = []
    for (offset, length) in try locations.extents(of: location) {
      let place = Int(exactly: offset) ?? .max
      let wanted = length.map { Int(exactly: $0) ?? .max } ?? max(0, source.count - place)
      let part = source.clamped(at: place, count: wanted)
      if part.count < wanted {
        found.warn(
          Warning(
            .truncated,
            "an item '\(item.kind)' of \(wanted) bytes at \(place) reaches past the end",
            at: part.start))
      }
      if part.count > 0 { parts.append(part) }
    }
    if parts.count == 1, let part = parts.first { return part }
    var joined: [UInt8] = []
    for part in parts {
      joined += try part.all(limit: max(0, found.limits.blockBytes - joined.count)).elements
    }
    return Region(inMemory: joined)
  }
}
