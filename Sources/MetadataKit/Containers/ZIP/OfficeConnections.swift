/// Files that a document of Office takes its data from: of a workbook those in `xl/connections.xml` (ECMA-376 Part 1
/// §18.13), of a letter to many the one in Word's settings (§17.14).
@safe final class OfficeConnections: XMLParser {
  static func paths(_ archive: ZIPArchive, _ found: inout MetadataBuilder) -> [[UInt8]] {
    var paths: [[UInt8]] = []
    for (name, mark) in [
      ("xl/connections.xml", "connection"), ("word/settings.xml", "connectstring"),
    ] {
      guard let part = archive.part(name) else { continue }
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        let content = try part.content(archive.file, &found)
        // What is compressed is paid for.
        if part.method == 0 { try found.charge(content.count) }
        let text = XMLText(try content.all(limit: found.limits.inflatedBytes).elements).bytes
        // Most settings are of other things.
        guard text.span.containsInAnyCase(mark) else { return }
        let parser = OfficeConnections(depth: found.limits.nesting, count: found.limits.entries)
        if let warning = parser.parse(text).warning(of: "what a document takes its data from") {
          found.warn(warning.hidingProperties)
        }
        if parser.paths.isCutShort {
          found.warn(
            Warning(
              .limitExceeded,
              "more than \(DistinctPaths.most) files that data are taken from are left out"
            ).hidingProperties)
        }
        paths += parser.paths.paths
      }
    }
    return paths
  }

  private var paths = DistinctPaths()
  /// Of the element that starts.
  private var value: [UInt8] = []

  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    if Self.isWord(name, "sourcefile") || Self.isWord(name, "odcfile") {
      var path = unsafe Array(value)
      PercentText.decode(&path)
      add(path)
    } else if Self.isWord(name, "connection") {
      unsafe add(settings: Array(value))
    } else if Self.ends(name, with: "val") {
      self.value = unsafe Array(value)
    }
  }

  override func elementStarts(_ name: Span<UInt8>) {
    if Self.ends(name, with: "connectstring") { add(settings: value) }
    value = []
  }

  private func add(_ path: [UInt8]) { if !path.isEmpty { paths.add(path) } }

  /// The paths among settings such as `Provider=Microsoft.ACE.OLEDB.12.0;Data Source=C:\Users\jane\a.accdb`.
  private func add(settings: [UInt8]) {
    var rest = settings[...]
    while !rest.isEmpty {
      let setting = rest.prefix { $0 != 0x3b }
      rest = rest[setting.endIndex...].dropFirst()
      guard let mark = setting.firstIndex(of: 0x3d) else { continue }
      let value = setting[(mark + 1)...].filter { $0 != 0x22 && $0 != 0x27 }
      let path = Array(value.drop { $0 == 0x20 })
      if FilePathText.isWhole(path) { add(path) }
    }
  }

  private static func isWord(_ name: Span<UInt8>, _ word: String) -> Bool {
    name.count == word.utf8.count && name.matchesInAnyCase(word)
  }

  private static func ends(_ name: Span<UInt8>, with word: String) -> Bool {
    let start = name.count - word.utf8.count
    return start >= 0 && name.matchesInAnyCase(word, at: start)
  }
}
