extension Container {
  /// Pictures of Leica's microscopes (LIF): metadata of all of them in XML, in UTF-16, then their pixels.
  package static let lif = Container(ofSignatures: "LIF") { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: headLength)
    let length = Int.clampedProduct(try head.uint32(at: 9, .little), 2)
    let document = file.clamped(at: headLength, count: length)
    if document.count < length {
      found.warn(Warning(.truncated, "the metadata end before their end", at: document.start))
    }
    // In UTF-8, and taken apart, it takes several times the room.
    let text = try document.all(limit: min(found.limits.blockBytes, longest))
    let elements = try XMLElements.read(text, "the metadata", count: found.limits.entries, &found)
    var tags = MicroscopeTags(.leica)
    // Of several pictures the first one counts.
    var first: Int?
    for element in elements {
      if element.name.elementsEqual("DimensionDescription".utf8) {
        first = first ?? element.parent
        if first == element.parent { describe(dimension: element, &found) }
      } else if element.name.elementsEqual("ChannelDescription".utf8),
        found.facts.bitDepth == nil
      {
        found.facts.bitDepth = number(element.attribute("Resolution"))
      }
      try tags.tell(element, &found)
    }
  }

  private static let longest = 8 << 20
  /// Two numbers of four bytes, each behind one for what follows, and one for the count of characters.
  private static let headLength = 13

  private static func describe(
    dimension element: XMLElements.Element, _ found: inout MetadataBuilder
  ) {
    let count = number(element.attribute("NumberOfElements"))
    switch number(element.attribute("DimID")) {
    case 1?: found.facts.pixelWidth = count
    case 2?: found.facts.pixelHeight = count
    default: break
    }
  }

  private static func number(_ text: [UInt8]?) -> Int? {
    text.flatMap { $0.count <= 9 ? Int(String(decoding: $0, as: UTF8.self)) : nil }
      .flatMap { $0 > 0 ? $0 : nil }
  }
}

extension MicroscopeTags.Maker {
  fileprivate static let leica = Self(
    outermost: ["LMSDataContainerHeader", "Element", "Children", "Data", "Image", "Attachment"],
    shortened: LIFName.shortened, times: "TimeStampList")
}
