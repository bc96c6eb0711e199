/// Who SharePoint names in a document that it keeps: columns of users among the properties that it writes into a part of
/// custom XML, `<SharedWithUsers><UserInfo><DisplayName>Doe, Jane</DisplayName>`.
enum OfficeAccounts {
  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    var names = DistinctTexts()
    for part in archive.parts where isCustom(part) && !part.isEncrypted {
      found.attempt { (found) throws(MetadataError) in
        // Others are of any program, and may be long.
        let head = XMLText(try part.head(archive.file, count: headBytes)).bytes
        guard head.span.containsInAnyCase(space) else { return }
        let content = try part.content(archive.file, &found)
        let elements = try XMLElements.read(
          content.all(limit: 4 * found.limits.valueBytes), "what SharePoint says of a document",
          &found)
        for element in elements where XMLName(element.name).isLocally("DisplayName") {
          guard let parent = element.parent, XMLName(elements[parent].name).isLocally("UserInfo"),
            !element.text.isEmpty
          else { continue }
          names.add(element.text)
        }
      }
    }
    found.add(names, "accounts that a document names", .officeLinks, row: 5)
  }

  /// Where the namespace of the properties is declared.
  static let headBytes = 4096
  private static let space = "schemas.microsoft.com/office/2006/metadata/properties"

  /// Whether a part is of custom XML.
  static func isCustom(_ part: ZIPPart) -> Bool {
    part.nameBytes.elements.span.matchesInAnyCase("customxml/item") && part.ends(with: ["xml"])
  }
}
