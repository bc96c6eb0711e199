extension HEIFMeta {
  /// Tells of the primary picture: size, depth, colors, how it is turned.
  func describe(_ found: inout MetadataBuilder) {
    guard let picture = primary ?? firstPicture, handler == "pict" || handler == "" else { return }
    guard items[picture] != nil else {
      if primary != nil {
        found.warn(Warning(.malformed, "the primary item \(picture) is not in the list of items"))
      }
      return
    }
    var facts = found.facts
    describe(picture, &facts, &found)
    found.facts = facts
    if items[picture]?.type == "grid", let tile = references.targets("dimg", of: picture).first,
      let size = statedSize(of: tile)
    {
      found.facts.tileWidth = size.width
      found.facts.tileHeight = size.height
    }
    let pictures = shownPictures(&found)
    found.facts.frameCount = max(1, pictures.count)
    found.furtherPictures = []
    // For each, all references are looked through: where they are many, few pictures are described.
    let most = min(found.limits.directories, Self.mostReferencesLookedAt / max(1, references.count))
    for further in pictures.filter({ $0 != picture }).prefix(most) {
      var facts = ImageFacts()
      describe(further, &facts, &found)
      found.furtherPictures.append(facts)
    }
  }

  private func describe(
    _ picture: Int, _ facts: inout ImageFacts, _ found: inout MetadataBuilder
  ) {
    found.attempt { (found) throws(MetadataError) in
      try describeSize(picture, &facts, &found)
      try describePixels(picture, &facts, &found)
    }
  }

  private func describeSize(
    _ picture: Int, _ facts: inout ImageFacts, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let (width, height) = try size(of: picture) else { return }
    facts.pixelWidth = width
    facts.pixelHeight = height
    var turn = Turn.none
    var shown = (width, height)
    // ISO 23008-12 §6.3: transformations apply in the order of the list.
    for property in properties(of: picture) {
      switch property.type {
      case "clap":
        if let area = try cleanAperture(property, in: shown) {
          shown = area
        } else {
          found.warn(
            Warning(.malformed, "a clean aperture that is no area", at: property.offset))
        }
      case "irot":
        let next = Turn.counterclockwise(quarters: try property.body.uint8(at: 0))
        if next.swapsSides { shown = (shown.1, shown.0) }
        turn = turn.then(next)
      case "imir":
        // §6.5.12: 0 exchanges top and bottom, 1 left and right.
        turn = turn.then(
          try property.body.uint8(at: 0) & 1 == 0 ? .mirroredUpright : .mirroredSideways)
      default: continue
      }
    }
    facts.displayWidth = shown.0
    facts.displayHeight = shown.1
    facts.orientation = turn.orientation
    // §6.1.3 NOTE: readers are not to apply the orientation that EXIF states.
    facts.orientationIsFinal = true
  }

  /// The size before any transformation (ISO 23008-12 §6.5.3); without the property, that which
  /// a grid states itself (§6.6.2.3).
  private func size(of picture: Int) throws(MetadataError) -> (Int, Int)? {
    if let property = property("ispe", of: picture) {
      let bytes = try property.body.slice(at: 0, count: 12)
      return (try bytes.uint32(at: 4, .big), try bytes.uint32(at: 8, .big))
    }
    guard let item = items[picture], item.type == "grid" else { return nil }
    var budget = 4096
    let bytes = try bytes(of: picture, item, &budget).head(count: 12)
    return try bytes.uint8(at: 1) & 1 == 0
      ? (bytes.uint16(at: 4, .big), bytes.uint16(at: 6, .big))
      : (bytes.uint32(at: 4, .big), bytes.uint32(at: 8, .big))
  }

  /// The size of a clean aperture (ISO 14496-12 §12.1.4.2), which lies within a size.
  private func cleanAperture(_ box: ISOBox, in size: (Int, Int)) throws(MetadataError)
    -> (Int, Int)?
  {
    let bytes = try box.body.slice(at: 0, count: 32)
    let width = try bytes.uint32(at: 0, .big)
    let widthDivisor = try bytes.uint32(at: 4, .big)
    let height = try bytes.uint32(at: 8, .big)
    let heightDivisor = try bytes.uint32(at: 12, .big)
    guard widthDivisor > 0, heightDivisor > 0 else { return nil }
    let area = (width / widthDivisor, height / heightDivisor)
    guard (1...max(1, size.0)).contains(area.0), (1...max(1, size.1)).contains(area.1) else {
      return nil
    }
    return area
  }

  private func describePixels(
    _ picture: Int, _ facts: inout ImageFacts, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    // Writers state one channel of pictures that have colors: the codec knows.
    var isGray: Bool?
    var hasOneChannel = false
    var hasAlpha = references.sources("auxl", to: picture).prefix(found.limits.directories)
      .contains(where: alphaItems.contains)
    var depth: Int?
    // What a derived picture does not say, the first one that it is made of does.
    var id = picture
    for _ in 0..<4 {
      for property in properties(of: id) {
        if property.type == "pixi", id == picture || depth == nil {
          // ISO 23008-12 §6.5.6: bits of each channel
          let channels = try property.body.head(at: 4, count: 16)
          depth = channels[1].map { Int($0) } ?? depth
          hasOneChannel = channels[0] == 1
        } else if let codec = try CodecConfiguration(property) {
          if depth == nil { depth = codec.bitDepth }
          isGray = isGray ?? codec.isGray
          hasAlpha = hasAlpha || codec.hasAlpha
        }
      }
      guard let next = references.targets("dimg", of: id).first, next != id else { break }
      id = next
      // Each tile may have a transparency of its own.
      hasAlpha =
        hasAlpha
        || references.sources("auxl", to: id).prefix(found.limits.directories)
          .contains(where: alphaItems.contains)
    }
    facts.bitDepth = depth
    facts.hasAlpha = hasAlpha
    facts.colorModel = isGray ?? hasOneChannel ? .gray : .rgb
  }

  private static let mostReferencesLookedAt = 1 << 18

  /// Whether an item is the transparency of another (ISO 23008-12 §6.5.8).
  func isAlpha(_ item: Int) -> Bool {
    auxiliaryType(of: item).map { AuxiliaryImage.Kind.alphaTypes.contains($0) } ?? false
  }
}
