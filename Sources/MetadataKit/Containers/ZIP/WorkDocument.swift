/// Documents of Apple's iWork: Pages, Numbers and Keynote.
///
/// Of 2009 there is one index in XML, with metadata; later ones have many parts in a form of their own, and pictures.
enum WorkDocument {
  /// Reads a document of 2009, or a package that lies in an archive. Answers whether it was one.
  static func read(
    _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    guard let first = archive.parts.first(where: isOfOne) else { return false }
    let index = archive.parts.first { indices.contains(where: $0.isNamed) }
    var text: ByteSlice?
    if let index, let content = archive.content(index, &found) {
      found.attempt { (found) throws(MetadataError) in
        text = try content.all(limit: found.limits.inflatedBytes)
      }
    }
    // The name is what exiftool goes by; the root says what is in it.
    let name =
      names[found.fileExtension] ?? text.flatMap(name(ofIndex:)) ?? packageName(first.name)
    if let name { found.format = format(name, ofPackage: true) }
    try archive.tellParts(&found) { part, found in
      if let picture = picture(of: part) { archive.tell(picture, part, &found) }
    }
    if let text {
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        try WorkMetadata.tell(text, &found)
      }
      found.continuesList = false
    }
    return true
  }

  /// Whether a part is one that only such documents have.
  private static func isOfOne(_ part: ZIPPart) -> Bool {
    if indices.contains(where: part.isNamed) || part.isNamed("QuickLook/Thumbnail.jpg") {
      return true
    }
    let name = part.nameBytes.elements
    let isIndex = ["/index.zip", "/index.xml", "/index.apxl"].contains { ending in
      let end = name.suffix(ending.utf8.count)
      return end.span.matchesInAnyCase(ending)
    }
    return isIndex && name.count { $0 == 0x2f } == 1 && packageName(part.name) != nil
  }

  private static let indices = ["index.xml", "index.apxl"]

  /// What a package is by the ending of its folder.
  private static func packageName(_ path: String) -> String? {
    guard let folder = path.utf8.split(separator: 0x2f).first,
      let dot = folder.lastIndex(of: 0x2e)
    else { return nil }
    let ending = String(decoding: folder[folder.index(after: dot)...], as: UTF8.self).lowercased()
    return ["pages", "numbers", "key"].contains(ending) ? names[ending] : nil
  }

  /// What a document is by the root of its index.
  private static func name(ofIndex text: ByteSlice) -> String? {
    let roots = [
      ("<ls:document", "NUMBERS"), ("<sl:document", "PAGES"), ("<key:presentation", "KEY"),
    ]
    let head = text.prefix(1024)
    return roots.first { head.firstPlace(of: $0.0) != nil }?.1
  }

  /// The names of formats, by the endings of files.
  private static let names = [
    "numbers": "NUMBERS", "pages": "PAGES", "key": "KEY", "kth": "KTH",
    "nmbtemplate": "NMBTEMPLATE",
  ]

  /// A format; exiftool writes the media type of Keynote in two ways.
  private static func format(_ name: String, ofPackage: Bool) -> FileFormat {
    let program =
      name.hasPrefix("N")
      ? "iwork-numbers"
      : name == "PAGES" ? "iwork-pages" : ofPackage ? "iWork-keynote" : "iwork-keynote"
    let ending = name == "NMBTEMPLATE" ? "template" : name.lowercased()
    return FileFormat(name, name.lowercased(), "application/x-\(program)-sff\(ending)", nil)
  }

  /// The parts that are pictures of the first page, in a document of 2009 or a later one.
  static func pictures(_ archive: ZIPArchive) -> [ZIPPart] {
    if archive.parts.contains(where: isOfOne) {
      return archive.parts.filter { picture(of: $0) != nil }
    }
    return archive.parts.filter { part in
      ZIPPicture.all.contains { !$0.isDocument && part.isNamed($0.name) }
    }
  }

  private static func picture(of part: ZIPPart) -> ZIPPicture? {
    if part.isNamed("QuickLook/Thumbnail.jpg") {
      return ZIPPicture(name: part.name, tag: "PreviewImage", kind: .preview)
    }
    let path = part.nameBytes.elements.split(
      separator: 0x2f, maxSplits: 2, omittingEmptySubsequences: false)
    guard path.count == 2, path[0].count > 0 else { return nil }
    return ZIPPicture.all.first { path[1].elementsEqual($0.name.utf8) && $0.name.hasSuffix("jpg") }
  }

  /// The kind of an archive with the parts of later documents, which are Pages' where neither they nor the file's name
  /// say more. exiftool takes tables for Numbers'.
  static func kind(parts: [String], _ all: Set<String>, _ fileExtension: String) -> ZIPDocument
    .Kind?
  {
    let slide = "Index/Slide.iwa"
    let hasDocument = all.contains("Index/Document.iwa")
    let hasTables = all.contains("Index/Tables/DataList.iwa")
    guard hasDocument || hasTables || all.contains(slide) else { return nil }
    let named = names[fileExtension]
    let name =
      all.contains(slide) && named != "KTH" ? "KEY" : named ?? (hasDocument ? "PAGES" : "NUMBERS")
    var misread: String?
    for part in parts.lazy.map(\.asLookup) {
      if part == slide { misread = "KEY" }
      if part == "Index/Tables/DataList.iwa" { misread = "NUMBERS" }
      if part == "Index/Document.iwa", misread == nil { misread = named ?? "PAGES" }
    }
    return ZIPDocument.Kind(
      format: format(name, ofPackage: false),
      inExiftool: misread == name ? nil : misread.map { format($0, ofPackage: false) })
  }
}
