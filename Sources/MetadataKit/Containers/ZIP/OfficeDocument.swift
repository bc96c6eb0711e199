/// Office's documents: Office Open XML and what is built like it.
enum OfficeDocument {
  /// Reads such a document: its properties and its picture, and all its parts as the archive tells of them. Answers
  /// whether it was one.
  static func read(
    _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    var types = OfficeTypes()
    if let content = archive.content(OfficeTypes.part, &found) {
      found.attempt { (found) throws(MetadataError) in
        types = try OfficeTypes(content.all(limit: 4 * found.limits.valueBytes), &found)
      }
    } else if archive.part(OfficeTypes.part) == nil,
      !archive.parts.contains(where: isInUsualPlace)
    {
      return false
    }
    // exiftool looks for them in their usual place only.
    let hasUsual = archive.parts.contains(where: isInUsualPlace)
    let hasProperties = hasUsual || archive.parts.contains { isOfProperties($0, types) }
    let kind =
      types.main.flatMap { OfficeKind(mainType: $0) } ?? types.kind
      ?? OfficeKind(parts: archive.parts)
    guard types.main != nil || hasProperties || kind != nil else { return false }
    if let kind { found.format = kind.format(named: found.fileExtension) }
    let misread =
      types.main == nil && !hasUsual
      ? ZIPDocument.archive
      : OfficeKind.inExiftool(mainType: types.main, fileExtension: found.fileExtension)
    if misread != found.format { found.misreadFormat = misread }
    try archive.tellParts(&found) { part, found in
      if isOfProperties(part, types) {
        tellProperties(part, archive, &found)
      } else if let picture = picture(of: part) {
        archive.tell(picture, part, &found)
      }
    }
    let content = OfficeContent(archive, &found)
    OfficeLinks.tell(archive, and: content.files, &found)
    found.add(content.pictures, "pictures' paths", .officeLinks, row: 3)
    OfficeWorkbook.tell(archive, &found)
    OfficeAccounts.tell(archive, &found)
    return true
  }

  /// What is left out of one part is told, and the others are read.
  private static func tellProperties(
    _ part: ZIPPart, _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) {
    found.attempt(ofProperties: true) { (found) throws(MetadataError) in
      let content = try part.content(archive.file, &found)
      // exiftool reads those alone that are where Office has them.
      try OfficeProperties.tell(
        content.all(limit: 4 * found.limits.valueBytes), isInExiftool: isInUsualPlace(part), &found)
    }
    found.continuesList = false
  }

  /// Whether a part is of properties: in the place where Office has them, or where .NET or others have the core ones.
  private static func isOfProperties(_ part: ZIPPart, _ types: OfficeTypes) -> Bool {
    isInUsualPlace(part) || part.ends(with: ["psmdcp"])
      || types.coreProperties.map(part.nameBytes.elements.elementsEqual) == true
  }

  private static func isInUsualPlace(_ part: ZIPPart) -> Bool {
    part.nameBytes.elements.span.matchesInAnyCase("docprops/") && part.ends(with: ["xml"])
  }

  /// The parts that are pictures of the first page.
  static func pictures(_ archive: ZIPArchive) -> [ZIPPart] {
    archive.parts.filter { picture(of: $0) != nil }
  }

  private static func picture(of part: ZIPPart) -> ZIPPicture? {
    guard part.nameBytes.elements.span.matchesInAnyCase("docprops/thumbnail.") else { return nil }
    return pictureKinds.first { part.ends(with: $0.endings) }?.picture
  }

  /// The picture of the first page, by the endings of its name.
  private static let pictureKinds: [(endings: [String], picture: ZIPPicture)] = [
    (["jpg", "jpeg"], ZIPPicture(name: "", tag: "PreviewImage", kind: .preview)),
    (["wmf"], ZIPPicture(name: "", tag: "PreviewWMF", kind: .preview)),
  ]
}
