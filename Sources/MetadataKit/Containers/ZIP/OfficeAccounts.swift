/// Who SharePoint names in a document that it keeps: columns of users among the properties that it writes into a part of
/// custom XML, `<SharedWithUsers><UserInfo><DisplayName>Doe, Jane</DisplayName>` (MS-WSSFO3 2.2.5.1, MS-WSSTS 2.2.1).
enum OfficeAccounts {
  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    var names: [[UInt8]] = []
    for part in archive.parts where isCustom(part) {
      found.attempt { (found) throws(MetadataError) in
        let content = try part.content(archive.file, &found)
        let text = try content.all(limit: 4 * found.limits.valueBytes)
        // What is compressed is paid for.
        if part.method == 0 { try found.charge(text.count) }
        guard XMLText(text.elements).bytes.span.containsInAnyCase("userinfo>") else { return }
        let elements = try XMLElements.read(text, "what SharePoint says of a document", &found)
        for element in elements where XMLName(element.name).isLocally("DisplayName") {
          guard let parent = element.parent, XMLName(elements[parent].name).isLocally("UserInfo"),
            !element.text.isEmpty
          else { continue }
          names.append(element.text)
        }
      }
    }
    found.add(paths: names, .officeLinks, row: 5)
  }

  private static func isCustom(_ part: ZIPPart) -> Bool {
    part.nameBytes.elements.span.matchesInAnyCase("customxml/item") && part.ends(with: ["xml"])
  }
}
