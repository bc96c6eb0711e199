extension MetadataBuilder {
  /// Tells of gain maps and depth maps that stand beside a JPEG's picture; what is none of them is one to
  /// be seen.
  mutating func findAuxiliaryImages(_ items: [GoogleDirectory.Place]) {
    var seen: [Int] = []
    for item in items where !item.isMovie {
      let kind = AuxiliaryImage.Kind(type: item.semantic)
      guard kind != .other, !seen.contains(item.region.start) else { continue }
      seen.append(item.region.start)
      add(auxiliary(kind, type: item.semantic, item.region))
    }
    for (index, picture) in companions.pictures.enumerated()
    where index >= Self.mostPictures || !seen.contains(picture.start) {
      guard index < Self.mostPictures, let type = Self.auxiliaryType(of: picture) else {
        note(.preview, picture)
        continue
      }
      seen.append(picture.start)
      add(auxiliary(AuxiliaryImage.Kind(type: type), type: type, picture))
    }
    for map in companions.depthMaps {
      add(AuxiliaryImage(.depth, type: "DepthMap", range: map.fileRange))
    }
    if tags.hasGroup(of: ["XMP-GDepth"]), GoogleDirectory(store).hasDepthMap {
      add(AuxiliaryImage(.depth, type: "GDepth"))
    }
  }

  /// Pictures of a multi-picture file of which so many are looked into.
  private static let mostPictures = 8

  private func auxiliary(_ kind: AuxiliaryImage.Kind, type: String, _ region: Region)
    -> AuxiliaryImage
  {
    let facts = region.isJPEG ? (try? region.facts(limits))?.facts : nil
    return AuxiliaryImage(
      kind, type: type, pixelWidth: facts?.pixelWidth, pixelHeight: facts?.pixelHeight,
      codec: facts == nil ? nil : "jpeg", range: region.fileRange)
  }

  /// What a picture of a multi-picture file says that it is for, in its first segments: Apple's
  /// `AuxiliaryImageType`, the segment of ISO 21496-1, or the vocabulary of Ultra HDR.
  private static func auxiliaryType(of picture: Region) -> String? {
    guard let head = try? picture.head(count: 8192) else { return nil }
    let name = "AuxiliaryImageType"
    if let position = head.firstPlace(of: name) {
      // An attribute, `="…"`, or an element, `>…<`.
      let value = head.suffix(from: position + name.utf8.count).prefix(130).elements
        .drop { !(0x61...0x7a).contains($0) && !(0x41...0x5a).contains($0) }
        .prefix { $0 != 0x22 && $0 != 0x27 && $0 != 0x3c }
      return String(decoding: value, as: UTF8.self)
    }
    let standard = "urn:iso:std:iso:ts:21496:-1"
    if head.firstPlace(of: standard) != nil { return standard }
    return head.firstPlace(of: "hdrgm:") != nil ? "GainMap" : nil
  }

  /// The gain map of a JPEG XL (ISO 18181-2, `jhgm`): a version, the length of its metadata, that,
  /// color information, and a codestream.
  mutating func addJPEGXLGainMap(_ body: Region) {
    add(AuxiliaryImage(.gainMap, type: "jhgm", range: body.fileRange))
  }
}
