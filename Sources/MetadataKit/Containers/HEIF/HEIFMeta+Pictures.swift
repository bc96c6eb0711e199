/// Pictures beside the primary one: thumbnails, and what is not shown by itself.
extension HEIFMeta {
  /// Locates thumbnails and tells of auxiliary pictures.
  func addPictures(to found: inout MetadataBuilder) {
    guard handler == "pict" || handler == "" else { return }
    for id in references.sources("thmb").sorted().prefix(found.limits.directories) {
      do throws(MetadataError) {
        try addThumbnail(id, to: &found)
      } catch {
        // There is no room for more of them; the other pictures are told all the same.
        found.warn(error)
        break
      }
    }
    addPreviews(to: &found)
    var gainMaps: Set<Int> = []
    // ISO 21496-1 annex C: derived from the picture and its gain map, in this order.
    let maps = items.filter { $0.value.type == "tmap" }.keys.sorted()
    for id in maps.prefix(found.limits.directories) {
      let sources = references.targets("dimg", of: id)
      guard sources.count > 1, gainMaps.insert(sources[1]).inserted else { continue }
      add(sources[1], .gainMap, type: "tmap", to: &found)
    }
    let auxiliary = references.sources("auxl").sorted().prefix(found.limits.directories)
    for id in auxiliary where !gainMaps.contains(id) {
      guard let type = auxiliaryType(of: id) else { continue }
      add(id, AuxiliaryImage.Kind(type: type), type: type, to: &found)
    }
  }

  private func addThumbnail(_ id: Int, to found: inout MetadataBuilder) throws(MetadataError) {
    guard let picture = part(id) else { return }
    if picture.type == "jpeg" { return found.note(.thumbnail, picture.bytes) }
    let tiles = references.targets("dimg", of: id)
    guard picture.type != "grid" || !tiles.isEmpty, tiles.count <= HEIFItemFile.mostTiles else {
      return
    }
    // Items may share tiles, and tiles have thousands of extents.
    try found.charge(
      entries: tiles.reduce(0) { $0 + Int(locations?.location(of: $1)?.extentCount ?? 0) })
    let parts = [picture] + tiles.compactMap { $0 == id ? nil : part($0) }
    let bytes = parts.count > 1 ? Region(joining: parts.map(\.bytes)) : picture.bytes
    guard parts.count == tiles.count + 1, bytes.count <= found.limits.blockBytes,
      let header = HEIFItemFile(items: parts).header()
    else { return }
    found.note(
      .thumbnail, bytes, codec: (parts.count > 1 ? parts[1] : picture).type.description,
      header: header)
  }

  /// Tells of the JPEG files that cameras put beside the picture.
  private func addPreviews(to found: inout MetadataBuilder) {
    let previews = items.filter { $0.value.type == "jpeg" && $0.key != primary }.keys.sorted()
    guard !previews.isEmpty else { return }
    let thumbnails = references.sources("thmb")
    let tiles = Set(references.all.filter { $0.type == "dimg" }.flatMap(\.to))
    for id in previews.prefix(found.limits.directories) where !tiles.contains(id) {
      guard let picture = place(of: id), let head = try? picture.head(count: 3),
        head.elements.elementsEqual([0xff, 0xd8, 0xff])
      else { continue }
      found.add(.file, Self.previewName(picture), left: picture)
      if !thumbnails.contains(id) { found.note(.preview, picture) }
    }
  }

  /// What exiftool calls a JPEG file by its size, where that stands as Fujifilm's cameras write it.
  private static func previewName(_ picture: Region) -> String {
    guard let frame = try? picture.slice(at: 556, count: 9),
      let start = try? frame.uint32(at: 0, .big), start == 0xffc0_0011,
      let height = try? frame.uint16(at: 5, .big), let width = try? frame.uint16(at: 7, .big)
    else { return "PreviewImage" }
    if width == 160 || height == 160 { return "ThumbnailImage" }
    return width == 1920 || height == 1920 ? "OtherImage" : "PreviewImage"
  }

  private func part(_ id: Int) -> HEIFItemFile.Item? {
    guard let item = items[id], let place = place(of: id), place.count > 0 else { return nil }
    return HEIFItemFile.Item(type: item.type, properties: properties(of: id), bytes: place)
  }

  private func add(
    _ id: Int, _ kind: AuxiliaryImage.Kind, type: String, to found: inout MetadataBuilder
  ) {
    guard let item = items[id] else { return }
    let size = statedSize(of: id)
    // What is put together of others has no coded bytes of its own.
    let isDerived = !references.targets("dimg", of: id).isEmpty
    found.add(
      AuxiliaryImage(
        kind, type: type, pixelWidth: size?.width, pixelHeight: size?.height,
        codec: item.kind,
        range: isDerived ? nil : place(of: id)?.fileRange))
  }

  /// What an auxiliary picture is for (ISO 23008-12 §6.5.8): mostly a URN.
  func auxiliaryType(of item: Int) -> String? {
    guard let property = property("auxC", of: item),
      let bytes = try? property.body.head(at: 4, count: 256)
    else { return nil }
    var position = 0
    let type = bytes.text(upToZeroFrom: &position)
    return type.isEmpty ? nil : type
  }

  /// The size that an item's property states (ISO 23008-12 §6.5.3).
  func statedSize(of item: Int) -> (width: Int, height: Int)? {
    guard let property = property("ispe", of: item),
      let bytes = try? property.body.slice(at: 4, count: 8),
      let width = try? bytes.uint32(at: 0, .big), let height = try? bytes.uint32(at: 4, .big)
    else { return nil }
    return (width, height)
  }

  /// Where the bytes of an item stand that need not be read: a part of the file, or its parts.
  private func place(of id: Int) -> Region? {
    guard let item = items[id], !item.isProtected, let locations,
      let location = locations.location(of: id), location.isHere, location.method < 2,
      let source = location.method == 0 ? file : data,
      let parts = try? locations.parts(of: location, in: source)
    else { return nil }
    return parts.count > 1 ? Region(joining: parts) : parts.first
  }
}
