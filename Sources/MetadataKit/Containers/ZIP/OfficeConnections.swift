/// Files that a document of Office takes its data from: of a workbook those in `xl/connections.xml` (ECMA-376 Part 1
/// §18.13), of a letter to many the one in Word's settings (§17.14), of a drawing of Visio those of its data and the
/// stencils that were open beside it (MS-VSDX 2.2.3).
@safe final class OfficeConnections: XMLParser {
  /// The parts, and a word in lower case that they have where they tell of such files: most settings are of others.
  private static let parts = [
    ("xl/connections.xml", "connection"), ("word/settings.xml", "mailmerge"),
    ("visio/data/connections.xml", "connection"), ("visio/windows.xml", "document="),
  ]

  static func add(
    to files: inout DistinctTexts, _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) {
    for (name, mark) in parts {
      guard let part = archive.part(name) else { continue }
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        guard let text = try archive.text(part, having: mark, &found) else { return }
        let parser = OfficeConnections(depth: found.limits.nesting, count: found.limits.entries)
        if let warning = parser.parse(text).warning(of: "what a document takes its data from") {
          found.warn(warning.hidingProperties)
        }
        files.add(parser.paths)
      }
    }
  }

  private var paths = DistinctTexts()
  /// Of the element that starts.
  private var value: [UInt8] = []

  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    if Self.files.contains(where: { name.isInAnyCase($0) }) {
      let path = unsafe PercentText.path(of: Array(value))
      if !path.isEmpty { paths.add(path) }
    } else if Self.places.contains(where: { name.isInAnyCase($0) }) {
      // Each byte of a URL may be written as three.
      guard value.count <= 3 * FilePathText.longest else { return }
      let path = unsafe PercentText.path(of: Array(value))
      if FilePathText.leadsToFile(path, isAmongWords: false) { paths.add(path) }
    } else if Self.settings.contains(where: { name.isInAnyCase($0) }) {
      unsafe add(settings: Array(value))
    } else if name.endsInAnyCase("val") {
      self.value = unsafe Array(value)
    }
  }

  override func elementStarts(_ name: Span<UInt8>) {
    if name.endsInAnyCase("connectstring") || name.endsInAnyCase("udl") { add(settings: value) }
    value = []
  }

  /// Attributes that are paths of files, those that may be, and settings with such among them.
  private static let files = ["sourcefile", "odcfile"]
  private static let places = ["url", "filename", "document"]
  private static let settings = ["connection", "localconnection", "connectionstring"]

  private func add(settings: [UInt8]) {
    FilePathText.values(ofSettings: settings) { value, isOfFiles in
      // A catalog or a pattern has slashes, too (`Initial Catalog=/Sales/Cube`).
      if FilePathText.leadsToFile(value, isAmongWords: !isOfFiles) { paths.add(value) }
    }
  }
}
