/// Files that a document of Office refers to by their paths: its template, and pictures, sounds, tables and others that
/// are not in it (ECMA-376 Part 2 §9.3). Pages of the web that a text refers to are left out, but for what somebody keeps
/// in OneDrive.
@safe final class OfficeLinks: XMLParser {
  /// Tells those of all lists of relationships that the document has, and others beside them.
  ///
  /// - Parameter more: those in its content.
  static func tell(
    _ archive: ZIPArchive, and more: DistinctTexts, _ found: inout MetadataBuilder
  ) {
    var templates = DistinctTexts()
    var files = DistinctTexts()
    for part in archive.parts where part.ends(with: ["rels"]) {
      found.attempt { (found) throws(MetadataError) in
        // Most documents refer to nothing outside of them.
        guard let text = try archive.text(part, having: "external", &found) else { return }
        let links = OfficeLinks(depth: found.limits.nesting, count: 8 * found.limits.entries)
        if let warning = links.parse(text).warning(of: "a list of what a document refers to") {
          found.warn(warning.hidingProperties)
        }
        templates.add(links.templates)
        files.add(links.files)
      }
    }
    OfficeConnections.add(to: &files, archive, &found)
    files.add(more)
    PowerQuery.add(to: &files, archive, &found)
    found.add(templates, "templates of a document", .officeLinks, row: 0)
    found.add(files, "files that a document refers to", .officeLinks, row: 1)
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
    if name.isInAnyCase("target") {
      target = unsafe Array(value)
    } else if name.isInAnyCase("targetmode") {
      isExternal = unsafe value.elementsEqual("External".utf8)
    } else if name.isInAnyCase("type") {
      isTemplate = unsafe value.suffix(17).elementsEqual("/attachedTemplate".utf8)
      isHyperlink = unsafe value.suffix(10).elementsEqual("/hyperlink".utf8)
    }
  }

  override func elementStarts(_ name: Span<UInt8>) {
    defer { (target, isExternal, isTemplate, isHyperlink) = ([], false, false, false) }
    guard isExternal, !target.isEmpty else { return }
    // A target is a URL, or a part of one (ECMA-376 Part 2 §9.3.2.2), also where it is a path of Windows'.
    let path = PercentText.decoded(target[...])
    guard !isHyperlink || Self.leadsToFile(target) else { return }
    if isTemplate { templates.append(path) } else { files.append(path) }
  }

  /// Whether what a text refers to is a file. Pages say nothing of where it was written; templates, linked tables and
  /// what somebody keeps in OneDrive do.
  static func leadsToFile(_ target: [UInt8]) -> Bool {
    isPath(target) || PersonalSite.account(in: PercentText.decoded(target[...])) != nil
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
}
