/// Files that queries of a workbook take in (Power Query): a part of custom XML has in Base64 a version and a length of 4
/// bytes each, and an archive in which `Formulas/Section1.m` is the program (MS-QDEFF 2.2, 2.3). Of that the texts are
/// told that are paths.
enum PowerQuery {
  static func add(
    to files: inout DistinctTexts, _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) {
    for part in archive.parts where OfficeAccounts.isCustom(part) && !part.isEncrypted {
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        // Others are of any program, and may be long.
        let head = XMLText(try part.head(archive.file, count: OfficeAccounts.headBytes)).bytes
        guard head.span.containsInAnyCase(space) else { return }
        let content = try part.content(archive.file, &found)
        let elements = try XMLElements.read(
          content.all(limit: 4 * found.limits.valueBytes), "the queries of a workbook",
          isOfProperties: true, &found)
        guard let text = elements.first?.text, !text.isEmpty else { return }
        try found.charge(text.count)
        try add(to: &files, Region(inMemory: Base64.decoded(text[...])), &found)
      }
    }
  }

  /// Where the namespace of the queries is declared.
  private static let space = "schemas.microsoft.com/datamashup"
  private static let program = "Formulas/Section1.m"

  private static func add(
    to files: inout DistinctTexts, _ queries: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = try queries.slice(at: 4, count: 4).uint32(at: 0, .little)
    let package = try queries.region(at: 8, count: count)
    let parts = ZIPArchive(package, try ZIPDirectory(package, &found))
    guard let part = parts.part(program) else { return }
    let text = try part.content(package, &found).all(limit: found.limits.valueBytes).elements
    // By lines, so that a quote in a remark spoils no more than one.
    for line in text.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }) {
      FilePathText.quoted(in: line, [0x22]) { text in
        if FilePathText.leadsToFile(text) { return files.add(text) }
        // What databases are opened by: `dbq=C:\data\a.mdb`. Addresses have values, too, which are parts of pages where
        // a slash starts them (`https://example.org/a?path=/users/list`).
        FilePathText.values(ofSettings: text) { value, isOfFiles in
          guard isOfFiles || value.first != 0x2f else { return }
          if FilePathText.leadsToFile(value, isAmongWords: !isOfFiles) { files.add(value) }
        }
      }
    }
  }
}
