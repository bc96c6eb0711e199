extension HEIFMeta {
  /// Hands over the metadata that stands in items, that of the primary picture first.
  ///
  /// - Parameter documents: the other pictures that have some are added.
  func addBlocks(_ documents: inout HEIFDocuments, to found: inout MetadataBuilder) {
    // What describes nothing describes the file.
    var strangers = references.sources("cdsc")
    if let primary { strangers.subtract(references.sources("cdsc", to: primary)) }
    var own: [Int] = []
    var others: [Int] = []
    for (id, item) in items where Self.isMetadata(item) {
      if strangers.contains(id) { others.append(id) } else { own.append(id) }
    }
    let described = references.lowestTargets("cdsc")
    let ownTypes = Set(own.compactMap { items[$0]?.type })
    // Joined and inflated bytes stay in memory until they are decoded.
    var budget = found.limits.blockBytes
    for id in own.sorted() + others.sorted() {
      guard let item = items[id] else { continue }
      if strangers.contains(id) {
        found.context.document = documents.add(described[id])
        // What another picture says counts where its kind says nothing of the main one.
        found.context.isOfOther = ownTypes.contains(item.type)
      }
      defer {
        found.context.isOfOther = false
        found.context.document = 0
      }
      found.attempt { (found) throws(MetadataError) in try addBlock(id, item, &budget, to: &found) }
    }
    addProfiles(of: primary, to: &found)
  }

  private static func isMetadata(_ item: HEIFItem) -> Bool {
    item.type == "Exif" || item.contentType == "application/rdf+xml" || item.type == "uri "
  }

  private func addBlock(
    _ id: Int, _ item: HEIFItem, _ budget: inout Int, to found: inout MetadataBuilder
  ) throws(MetadataError) {
    var region = try bytes(of: id, item, &budget)
    guard region.count > 0 else { return }
    switch item.contentEncoding {
    case "": break
    case "deflate":
      guard region.count <= budget else {
        throw MetadataError(.limitExceeded, "compressed items of too many bytes", at: region.start)
      }
      let inflated = Inflated(
        try region.all(limit: found.limits.blockBytes),
        limit: max(0, min(budget, found.limits.inflatedBytes)))
      // What makes nothing costs, too.
      budget -= region.count + inflated.bytes.count
      if let error = inflated.error { found.warn(error) }
      region = Region(inMemory: inflated.bytes)
    default:
      throw MetadataError(
        .unsupported, "an item '\(item.kind)' that is compressed by '\(item.contentEncoding)'",
        at: region.start)
    }
    if item.type == "uri " {
      // What Apple's cameras keep under addresses of their own are property lists.
      guard try region.head(count: 8).matches("bplist00") else { return }
      try PropertyList.read(part: try region.all(limit: found.limits.blockBytes), &found)
    } else if item.type == "Exif" {
      found.add(.exif, try region.afterEXIFOffset(&found))
    } else {
      found.add(.xmp, region)
    }
  }

  /// The color profile of the picture, of a grid without one that of its first tile; then those
  /// of the other pictures.
  private func addProfiles(of item: Int?, to found: inout MetadataBuilder) {
    let own = item.flatMap { profile(of: $0) }
    if let own { found.add(.icc, own) }
    for property in properties {
      guard let profile = Self.profile(property), profile.start != own?.start else { continue }
      found.add(.icc, profile)
    }
  }

  private func profile(of item: Int) -> Region? {
    let tiles = references.targets("dimg", of: item).prefix(1)
    for id in [item] + tiles {
      for property in properties(of: id) {
        if let profile = Self.profile(property) { return profile }
      }
    }
    return nil
  }

  /// ISO 14496-12 §12.1.5: `rICC` is a profile with restrictions.
  private static func profile(_ property: ISOBox) -> Region? {
    guard property.type == "colr", let head = try? property.body.head(count: 4),
      head.matches("prof") || head.matches("rICC")
    else { return nil }
    let profile = property.body.region(from: 4)
    return profile.count > 0 ? profile : nil
  }
}

extension Region {
  /// An EXIF block behind the four bytes that say where its TIFF structure starts.
  ///
  /// Some writers leave those bytes out, or do not count the signature that follows them.
  func afterEXIFOffset(_ found: inout MetadataBuilder) throws(MetadataError) -> Region {
    let head = try slice(at: 0, count: 4)
    if head.matches("II\u{2a}\0") || head.matches("MM\0\u{2a}") {
      found.warn(Warning(.malformed, "an Exif item does not say where it starts", at: start))
      return self
    }
    if head.matches("Exif") {
      found.warn(Warning(.malformed, "an Exif item does not say where it starts", at: start))
      return region(from: 6)
    }
    // ISO 23008-12 §A.2.1: exif_tiff_header_offset
    let offset = try head.uint32(at: 0, .big)
    guard offset <= count - 4 else {
      throw MetadataError(.malformed, "an Exif item starts past its end", at: start)
    }
    let block = region(from: 4 + offset)
    let signature = try block.head(count: 6)
    return signature.matches("Exif\0") ? block.region(from: 6) : block
  }
}
