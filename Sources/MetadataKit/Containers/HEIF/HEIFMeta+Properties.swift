extension HEIFMeta {
  /// Hands over the metadata in items, then tells of their properties, as exiftool reads them.
  func addMetadata(_ scope: MovieScope, to found: inout MetadataBuilder) {
    var documents = HEIFDocuments()
    addBlocks(&documents, to: &found)
    addProperties(scope, &documents, to: &found)
  }

  /// Tells of the properties of all items, those of the file's picture first (ISO 23008-12 §6.5).
  ///
  /// - Parameter documents: the other pictures so far.
  private func addProperties(
    _ scope: MovieScope, _ documents: inout HEIFDocuments, to found: inout MetadataBuilder
  ) {
    let owners = itemsOfProperties
    let family = Family(of: primary ?? 0, references)
    var size: (width: Int, height: Int)?
    for isOfOther in [false, true] {
      found.context.isOfOther = isOfOther
      for (index, property) in properties.enumerated()
      where isOfPicture(property, owners[index], family) != isOfOther {
        if isOfOther { found.context.document = documents.number(of: owners[index]) }
        found.attempt { (found) throws(MetadataError) in
          try add(property, scope, to: &found)
          if !isOfOther, property.type == "ispe", try property.body.uint32(at: 0, .big) == 0 {
            size = (
              try property.body.uint32(at: 4, .big), try property.body.uint32(at: 8, .big)
            )
          }
        }
      }
    }
    found.context.isOfOther = false
    found.context.document = 0
    guard let size, scope.track == nil else { return }
    found.add(.file, "ImageWidth", size.width)
    found.add(.file, "ImageHeight", size.height)
  }

  /// Whether a property is of the file's picture, or of what the picture is made of.
  ///
  /// - Parameter owners: the items that have it.
  private func isOfPicture(_ property: ISOBox, _ owners: [Int], _ family: Family) -> Bool {
    if owners.isEmpty { return true }
    let isOwn = Self.own.contains(property.type)
    let isOwnOfParts = Self.ownOfParts.contains(property.type)
    return owners.contains { item in
      item == primary ?? 0 || !isOwn && family.parts.contains(item)
        || !isOwn && !isOwnOfParts && family.wholes.contains(item)
    }
  }

  /// What the file's picture is made of, and what is made of it or describes it.
  private struct Family {
    let parts: Set<Int>
    let wholes: Set<Int>

    init(of picture: Int, _ references: HEIFReferences) {
      parts = Set(
        references.targets("dimg", of: picture) + references.targets("cdsc", of: picture))
      wholes = Set(
        references.sources("dimg", to: picture) + references.sources("cdsc", to: picture))
    }
  }

  /// Properties that say nothing of other items: a part has a size of its own.
  private static let own: Set<FourCC> = ["ispe", "pixi", "irot", "imir", "pasp"]
  /// Properties that a picture has from its parts, but not from what is made of it.
  private static let ownOfParts: Set<FourCC> = ["hvcC", "colr"]

  private func add(
    _ property: ISOBox, _ scope: MovieScope, to found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch property.type {
    case "colr":
      let kind = try property.body.head(count: 4)
      if kind.matches("prof") || kind.matches("rICC") { return }
      try PictureProperty.addColor(property, scope, &found)
    case "hvcC": try PictureProperty.addHEVC(property, scope, &found)
    case "av1C": try PictureProperty.addAV1(property, scope, &found)
    case "clli":
      found.add(.quickTimeLightLevel, structure: try property.body.head(count: 16), scope)
    case "ispe":
      let bytes = try property.body.head(count: 64)
      guard bytes.count >= 12, try bytes.uint32(at: 0, .big) == 0 else { return }
      var sides: [Int] = []
      for position in stride(from: 4, to: bytes.count - 3, by: 4) {
        sides.append(try bytes.uint32(at: position, .big))
      }
      found.add(.quickTimeProperties, "ImageSpatialExtent", group: scope.track, integers: sides)
    case "pixi":
      let bytes = try property.body.head(count: 64)
      guard bytes.count > 4, try bytes.uint32(at: 0, .big) == 0 else { return }
      found.add(
        .quickTimeProperties, "ImagePixelDepth", group: scope.track,
        integers: bytes.suffix(from: 5).elements.map { Int($0) })
    case "auxC":
      let text = try property.body.region(from: 4).head(count: 1024).elements.untilNUL
      found.add(
        .quickTimeProperties, "AuxiliaryImageType", group: scope.track, text: text, offset: -1)
    default: try found.add(leaf: property, .quickTimeProperties, group: scope.track)
    }
  }
}
