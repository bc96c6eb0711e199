/// What documents of Krita and Calligra say of themselves and of their author, which exiftool does not read: the part
/// `documentinfo.xml` (KDE's *document-info 1.1*), with elements in `about` and `author`.
enum CalligraInformation {
  private static let part = "documentinfo.xml"

  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    if let picture = picture(archive), let content = archive.content(picture, &found) {
      found.note(.preview, content)
    }
    guard let part = archive.part(part) else { return }
    found.attempt(ofProperties: true) { (found) throws(MetadataError) in
      let content = try part.content(archive.file, &found)
      let elements = try XMLElements.read(
        content.all(limit: 4 * found.limits.valueBytes), "a document's properties",
        isOfProperties: true, &found)
      for element in elements where element.isLeaf {
        guard let parent = element.parent, element.text.contains(where: { $0 > 0x20 }) else {
          continue
        }
        try found.charge(entries: 1, bytes: element.text.count)
        let isOfAuthor = elements[parent].name.elementsEqual("author".utf8)
        let name = name(of: element, isOfAuthor: isOfAuthor)
        let row = TagTable.calligra.index(of: name)
        found.add(
          .calligra, row: row ?? 0, named: row == nil ? name : nil, .utf8,
          count: element.text.count, bytes: element.text[...], at: nil)
      }
    }
  }

  /// The small picture of the whole; nil where the document is none of these, or has none.
  static func picture(_ archive: ZIPArchive) -> ZIPPart? {
    archive.part(part) == nil ? nil : archive.part("preview.png")
  }

  /// `full-name` of the author is `AuthorFullName`, and so `contact` of the type `email` `AuthorEmail`.
  private static func name(of element: XMLElements.Element, isOfAuthor: Bool) -> String {
    let name = element.attribute("type") ?? element.name
    let words = name.prefix(Limits.nameBytes).split(separator: 0x2d)
      .map { String(decoding: $0, as: UTF8.self).capitalized }.joined()
    if let known = renamed[words.asLookup] { return known }
    return (isOfAuthor && !words.hasPrefix("Author") ? "Author" + words : words).tagName
  }

  /// Names that the field has others for.
  private static let renamed = [
    "CreationDate": "CreateDate", "Date": "ModifyDate", "Keyword": "Keywords",
  ]
}
