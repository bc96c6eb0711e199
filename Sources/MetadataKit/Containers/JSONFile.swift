extension Container {
  /// JSON (RFC 8259): the members of an object, or of the objects in a list, by their own names.
  package static let jsonFile = Container(ofSignatures: "JSON") {
    (file, found) throws(MetadataError) in
    try JSONFile.read(file, &found)
  }
}

/// A JSON text as a whole, a file or a part of one.
enum JSONFile {
  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let limit = found.limits.allValueBytes
    let bytes = try file.head(count: limit)
    try found.charge(bytes.count)
    let region = Region(inMemory: bytes.bytes)
    var reader = JSONReader(bytes, nesting: found.limits.nesting, count: found.limits.entries)
    do throws(MetadataError) {
      try reader.forEachObject { (members) throws(MetadataError) in
        var tags = StructuredTags()
        tags.tellsNull = true
        // What was read before a fault stays.
        defer { tags.finish(.json, region, &found) }
        while let member = try members.nextMember() {
          try tags.add(.map([member]), &found)
          // So many are not held beside the tags that they become.
          if tags.count >= 1000 { tags.finish(.json, region, &found) }
        }
      }
    } catch {
      guard error.code == .truncated || error.code == .malformed, file.count > limit else {
        throw error
      }
      throw MetadataError(
        .limitExceeded, "a JSON text of more than \(limit) bytes", at: file.start + limit)
    }
  }
}
