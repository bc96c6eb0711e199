/// Where a workbook lay when it was saved last: Excel since 2013 keeps the folder's path in it (`absPath` in the namespace
/// `http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac`), for links that are relative.
@safe final class OfficeWorkbook: XMLParser {
  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    if let part = archive.part("xl/workbook.bin") { BinaryWorkbook.tell(part, archive, &found) }
    guard let part = archive.part("xl/workbook.xml"), !part.isEncrypted else { return }
    found.attempt(ofProperties: true) { (found) throws(MetadataError) in
      try found.charge(headBytes)
      let text = XMLText(try part.head(archive.file, count: headBytes)).bytes
      guard text.span.containsInAnyCase("abspath") else { return }
      let workbook = OfficeWorkbook(depth: found.limits.nesting, count: found.limits.entries)
      let reading = workbook.parse(text)
      if let folder = workbook.folder {
        add(folder, &found)
      } else if let warning = reading.warning(of: "what a workbook says of its folder") {
        found.warn(warning.hidingProperties)
      }
    }
  }

  static func add(_ folder: [UInt8], _ found: inout MetadataBuilder) {
    guard !folder.isEmpty else { return }
    found.add(.officeLinks, row: 2, .utf8, count: folder.count, bytes: folder[...], at: nil)
  }

  /// It stands before the sheets, names and links, of which there may be megabytes.
  static let headBytes = 64 << 10

  private var folder: [UInt8]?
  /// Of the element that starts.
  private var url: [UInt8] = []

  override var wantsMore: Bool { folder == nil }
  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    if name.count == 3, name.matchesInAnyCase("url") { url = unsafe Array(value) }
  }

  override func elementStarts(_ name: Span<UInt8>) {
    defer { url = [] }
    guard name.count >= 7, !url.isEmpty,
      name.extracting(droppingFirst: name.count - 7).matchesInAnyCase("abspath")
    else { return }
    folder = url.starts(with: "file:".utf8) ? PercentText.decoded(url[...]) : url
  }
}
