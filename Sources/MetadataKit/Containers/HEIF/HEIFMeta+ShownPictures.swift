extension HEIFMeta {
  var firstPicture: Int? {
    items.filter { Self.pictureTypes.contains($0.value.type) }.keys.min()
  }

  /// The pictures that are there to be seen, by number: no thumbnails, tiles or masks.
  func shownPictures(_ found: inout MetadataBuilder) -> [Int] {
    var parts: Set<Int> = []
    for reference in references.all {
      switch reference.type {
      case "thmb", "auxl": parts.insert(reference.from)
      case "dimg": parts.formUnion(reference.to)
      default: continue
      }
    }
    if let primary { parts.remove(primary) }
    let pictures = items.filter { id, item in
      !item.isHidden && !parts.contains(id) && Self.pictureTypes.contains(item.type)
    }.keys.sorted()
    // ISO 23008-12 §6.5.11: such items have one layer each of what may be the same coded picture.
    let layered = pictures.filter { property("lsel", of: $0) != nil }
    guard layered.count > 1 else { return pictures }
    var places: Set<[UInt64]> = []
    let further = Set(layered.filter { !places.insert(codedPlace(of: $0, &found)).inserted })
    return pictures.filter { !further.contains($0) }
  }

  /// Where an item is coded, as its extents have it; the item's own number where that is not known.
  private func codedPlace(of id: Int, _ found: inout MetadataBuilder) -> [UInt64] {
    do throws(MetadataError) {
      guard let locations, let location = locations.location(of: id) else {
        return [UInt64(clamping: id)]
      }
      try found.charge(entries: Int(location.extentCount))
      return try locations.extents(of: location).reduce(into: [UInt64(location.method), 0]) {
        $0 += [$1.offset, $1.length ?? .max]
      }
    } catch {
      return [UInt64(clamping: id)]
    }
  }

  /// The types of coded and derived pictures; `tmap` is another rendering of one of these.
  private static let pictureTypes: Set<FourCC> = [
    "hvc1", "hev1", "lhv1", "vvc1", "evc1", "avc1", "av01", "jpeg", "j2k1", "unci", "grid", "iovl",
    "iden",
  ]
}
