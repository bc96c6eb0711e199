extension BlockKind {
  package static let vivoFilter = BlockKind("vivoFilter")
}

extension BlockDecoder {
  /// How Vivo's phones filtered a photo: a text between the values of EXIF, where no tag leads to it. Some
  /// phones have it as the user's comment, which says it already.
  package static let vivoFilter = BlockDecoder(.vivoFilter) {
    (block, found) throws(MetadataError) in
    guard found.format.isJPEG,
      found.store.first("ExifIFD", named: "UserComment")?.description.hasPrefix("filter:") != true
    else { return }
    let bytes = try block.all(limit: 1 << 16)
    try found.charge(bytes.count)
    let start = Array("filter: ".utf8)
    let stop = Array("; \n\0".utf8)
    guard let place = bytes.elements.firstRange(of: start),
      let end = bytes.elements[place.upperBound...].firstRange(of: stop)
    else { return }
    let text = bytes.elements[place.lowerBound..<(end.upperBound - 1)]
    found.add(
      .vivo, "HiddenData", text: text,
      offset: bytes.offset + place.lowerBound - bytes.elements.startIndex)
  }
}
