extension Container {
  /// Microscope pictures of Zeiss (ZISRAW (CZI) File Format): segments, of which the first says where the
  /// one is that has metadata in XML.
  package static let czi = Container(
    [],
    recognize: { head in
      head.has("ZISRAWFILE\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}")
        ? FileFormat("CZI", "czi", "image/x-zeiss-czi", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 100)
      found.add(
        .cziHeader, 0x20, .long, count: 2, .little, bytes: try head.slice(at: 0x20, count: 8))
      for place in [0x30, 0x40] {
        found.add(
          .cziHeader, UInt32(place), .undefined, count: 16, .little,
          bytes: try head.slice(at: place, count: 16))
      }
      let place = Int(clamping: try head.uint64(at: 92, .little))
      if place == 0 { return }
      let segment = try file.slice(at: place, count: headLength)
      guard segment.has("ZISRAWMETADATA\u{0}\u{0}") else {
        throw MetadataError(.malformed, "no metadata segment starts here", at: segment.offset)
      }
      let length = try segment.uint32(at: 32, .little)
      let document = file.clamped(at: place + headLength, count: length)
      if document.count < length {
        found.warn(Warning(.truncated, "the metadata end before their end", at: document.start))
      }
      found.add(.microscopeXML, "XML", left: document)
      let text = try document.all(limit: found.limits.blockBytes)
      let elements = try XMLElements.read(
        text, "the metadata", count: found.limits.entries, &found)
      var tags = MicroscopeTags(.zeiss)
      for element in elements { try tags.tell(element, &found) }
    })

  /// The 32 bytes that each segment starts with, and what a metadata segment has before its XML.
  private static let headLength = 288
}

extension MicroscopeTags.Maker {
  fileprivate static let zeiss = Self(
    outermost: ["ImageDocument", "Metadata", "Information"], shortened: CZIName.shortened)
}
