/// Paths within the content of a document of Office: where pictures were taken from, as Word and PowerPoint wrote it into
/// their descriptions when they put one in (ECMA-376 Part 1 §20.1.2.2.8, VML's in Part 4 §19.1.2.19); what Visio's shapes
/// link to (MS-VSDX 2.2.5); what a workbook takes in through DDE (§18.14.3), and the schemas of its XML (§18.11).
struct OfficeContent {
  private(set) var pictures = DistinctTexts()
  private(set) var files = DistinctTexts()

  /// Elements that have paths.
  private struct Kind {
    /// The parts that they are in.
    let folders: [String]
    let elements: [String]
    let attributes: [String]
    /// Words that their tags have then.
    var marks: [String] = []
  }

  private static let kinds = [
    Kind(
      folders: ["word/", "ppt/", "xl/drawings/"],
      elements: ["docpr", "cnvpr", "shape", "imagedata"], attributes: descriptions),
    Kind(
      folders: ["visio/pages/", "visio/masters/"], elements: ["cell"], attributes: ["v"],
      marks: ["\"address\"", "'address'"]),
    Kind(folders: ["xl/externallinks/"], elements: ["ddelink"], attributes: ["ddetopic"]),
    Kind(folders: ["xl/xmlmaps."], elements: ["schema"], attributes: ["schemaref"]),
  ]

  /// What describes a picture.
  private static let descriptions = ["descr", "title", "alt"]

  init(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    var tags = OfficeTags(room: found.limits.valueBytes)
    var room = 2 * found.limits.inflatedBytes
    for part in archive.parts where !part.isEncrypted && part.ends(with: ["xml", "vml"]) {
      let name = part.nameBytes.elements.span
      guard
        let kind = Self.kinds.first(where: { $0.folders.contains { name.matchesInAnyCase($0) } })
      else { continue }
      let most = min(room, found.limits.inflatedBytes)
      guard most > 0 else {
        tags.isCutShort = true
        break
      }
      found.attempt { (found) throws(MetadataError) in
        room -= Self.leastCost
        let head = try part.head(archive.file, count: most)
        room -= head.count
        if head.count == most || part.size > most { tags.isCutShort = true }
        tags.take(
          XMLText(head).bytes, kind.elements, attributes: kind.attributes, marks: kind.marks)
      }
    }
    let parser = XMLElements(depth: found.limits.nesting, count: found.limits.entries)
    let reading = parser.parse(tags.document)
    if tags.isCutShort || reading.failure != nil {
      found.warn(
        Warning(
          .limitExceeded, "not all pictures and links of a document were looked at for paths"
        ).ofContent)
    }
    for element in parser.elements { take(element) }
  }

  /// What a part costs that has nothing in it.
  private static let leastCost = 4096

  private mutating func take(_ element: XMLElements.Element) {
    for attribute in element.attributes {
      // `o:title` of Office's.
      let name = attribute.name.split(separator: 0x3a).last ?? []
      if Self.descriptions.contains(where: { name.elementsEqual($0.utf8) }),
        let path = FilePathText.described(by: attribute.value)
      {
        pictures.add(path)
      }
    }
    if element.attribute("N") == Array("Address".utf8), let link = element.attribute("V"),
      OfficeLinks.leadsToFile(link)
    {
      files.add(PercentText.path(of: link))
    }
    if let path = element.attribute("ddeTopic") ?? element.attribute("SchemaRef"),
      FilePathText.leadsToFile(path)
    {
      files.add(PercentText.path(of: path))
    }
  }
}
