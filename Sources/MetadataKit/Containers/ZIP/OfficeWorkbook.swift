/// Where a workbook lay when it was saved last: Excel since 2013 keeps the folder's path in it (`absPath` in the namespace
/// `http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac`), for links that are relative. And who has protected it
/// against changes (`fileSharing`, ECMA-376 Part 1 §18.2.12).
@safe final class OfficeWorkbook: XMLParser {
  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    if let part = archive.part("xl/workbook.bin") { BinaryWorkbook.tell(part, archive, &found) }
    guard let part = archive.part("xl/workbook.xml"), !part.isEncrypted else { return }
    found.attempt(ofProperties: true) { (found) throws(MetadataError) in
      try found.charge(headBytes)
      let text = XMLText(try part.head(archive.file, count: headBytes)).bytes
      let hasFolder = text.span.containsInAnyCase("abspath")
      guard hasFolder || text.span.containsInAnyCase("filesharing") else { return }
      let workbook = OfficeWorkbook(
        wantsFolder: hasFolder, depth: found.limits.nesting, count: found.limits.entries)
      let reading = workbook.parse(text)
      if let user = workbook.user, !user.isEmpty {
        found.add(.officeLinks, row: 4, .utf8, count: user.count, bytes: user[...], at: nil)
      }
      if let folder = workbook.folder { add(folder, &found) }
      if workbook.wantsMore, let warning = reading.warning(of: "what a workbook says of itself") {
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

  private let wantsFolder: Bool
  private var folder: [UInt8]?
  /// Whose name stands where it is protected; nil where that was not there yet.
  private var user: [UInt8]?
  /// Whether the sheets are there.
  private var isBehind = false
  /// Of the element that starts.
  private var url: [UInt8] = []
  private var userName: [UInt8] = []

  private init(wantsFolder: Bool, depth: Int, count: Int) {
    self.wantsFolder = wantsFolder
    super.init(depth: depth, count: count)
  }

  /// What says who has protected it stands before all else, and both before the sheets (§18.2.27).
  override var wantsMore: Bool { !isBehind && (wantsFolder ? folder == nil : user == nil) }
  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    if name.isInAnyCase("url") { url = unsafe Array(value) }
    if name.isInAnyCase("username") { userName = unsafe Array(value) }
  }

  override func elementStarts(_ name: Span<UInt8>) {
    defer { (url, userName) = ([], []) }
    if name.endsInAnyCase("filesharing") { user = userName }
    if name.endsInAnyCase("abspath"), !url.isEmpty { folder = PercentText.path(of: url) }
    if name.endsInAnyCase("sheets") { isBehind = true }
  }
}
