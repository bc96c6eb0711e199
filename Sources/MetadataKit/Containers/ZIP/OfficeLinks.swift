/// Files that a document of Office refers to by their paths: its template, and pictures, sounds, tables and others that
/// are not in it (ECMA-376 Part 2 §9.3). Pages of the web that a text refers to are left out, but for what somebody keeps
/// in OneDrive.
@safe final class OfficeLinks: XMLParser {
  /// Tells those of all lists of relationships that the document has.
  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    var templates: [[UInt8]] = []
    var files: [[UInt8]] = []
    for part in archive.parts where part.ends(with: ["rels"]) {
      found.attempt { (found) throws(MetadataError) in
        let content = try part.content(archive.file, &found)
        // What is compressed is paid for.
        if part.method == 0 { try found.charge(content.count) }
        let text = XMLText(try content.all(limit: found.limits.inflatedBytes).elements).bytes
        // Most documents refer to nothing outside of them.
        guard text.span.containsInAnyCase("external") else { return }
        let links = OfficeLinks(depth: found.limits.nesting, count: 8 * found.limits.entries)
        if let warning = links.parse(text).warning(of: "a list of what a document refers to") {
          found.warn(warning.hidingProperties)
        }
        templates += links.templates
        files += links.files
      }
    }
    found.add(paths: templates, .officeLinks, row: 0)
    found.add(paths: files + OfficeConnections.paths(archive, &found), .officeLinks, row: 1)
  }

  private var templates: [[UInt8]] = []
  private var files: [[UInt8]] = []
  /// Of the element that starts.
  private var target: [UInt8] = []
  private var isExternal = false
  private var isTemplate = false
  private var isHyperlink = false

  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    if Self.isWord(name, "target") {
      target = unsafe Array(value)
    } else if Self.isWord(name, "targetmode") {
      isExternal = unsafe value.elementsEqual("External".utf8)
    } else if Self.isWord(name, "type") {
      isTemplate = unsafe value.suffix(17).elementsEqual("/attachedTemplate".utf8)
      isHyperlink = unsafe value.suffix(10).elementsEqual("/hyperlink".utf8)
    }
  }

  override func elementStarts(_ name: Span<UInt8>) {
    defer { (target, isExternal, isTemplate, isHyperlink) = ([], false, false, false) }
    guard isExternal, !target.isEmpty else { return }
    // A target is a URL, or a part of one (ECMA-376 Part 2 §9.3.2.2), also where it is a path of Windows'.
    let path = PercentText.decoded(target[...])
    // Pages that a text refers to say nothing of where it was written; templates, linked tables and what somebody
    // keeps in OneDrive do.
    guard !isHyperlink || Self.isPath(target) || PersonalSite.account(in: path) != nil else {
      return
    }
    if isTemplate { templates.append(path) } else { files.append(path) }
  }

  /// Whether a reference is none of a page, a mail or a place in the document. A letter before the colon is a drive,
  /// and a word may be a volume of a Mac's, whose paths have further colons (`Data:Users:jane:a.docx`).
  private static func isPath(_ target: [UInt8]) -> Bool {
    guard let first = target.first, first != 0x23 else { return false }
    guard let colon = target.prefix(64).firstIndex(of: 0x3a), colon > 1 else { return true }
    let rest = target[(colon + 1)...]
    let scheme = String(decoding: target[..<colon], as: UTF8.self).lowercased()
    if rest.first == 0x2f {
      // Programs have schemes of their own for files, too: `onenote:///C:\Users\jane\a.one`.
      return schemesOfFiles.contains(scheme)
        || rest.starts(with: "///".utf8) && rest.dropFirst(4).first == 0x3a
    }
    // Behind a volume there is no query; those of Office and Windows have their own schemes (`ms-word:ofe|u|…`).
    return rest.first != 0x3f && !scheme.hasPrefix("ms-") && !otherSchemes.contains(scheme)
      && rest.contains(0x3a)
  }

  /// Schemes of URLs (RFC 3986 §3.1) of files, here or on a server.
  private static let schemesOfFiles: Set = ["file", "smb", "afp", "nfs", "cifs"]

  /// Those of what is neither a file nor has slashes.
  private static let otherSchemes: Set = [
    "about", "callto", "cid", "data", "ftp", "geo", "http", "https", "javascript", "mailto", "mid",
    "news", "onenote", "outlook", "sip", "sips", "sms", "tag", "tel", "urn", "vbscript", "xmpp",
  ]

  private static func isWord(_ name: Span<UInt8>, _ word: String) -> Bool {
    name.count == word.utf8.count && name.matchesInAnyCase(word)
  }
}

extension MetadataBuilder {
  /// Adds paths as a list, each of them once.
  mutating func add(paths: [[UInt8]], _ table: TagTable, row: Int) {
    var told: Set<[UInt8]> = []
    for path in paths where told.insert(path).inserted {
      continuesList = told.count > 1
      add(table, row: row, .utf8, count: path.count, bytes: path[...], at: nil)
    }
    continuesList = false
  }
}
