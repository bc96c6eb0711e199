/// The tags that the properties of a packet are.
struct XMPTags {
  private var entries: [Entry] = []
  private let limits: Limits

  /// A tag, or a list of them.
  private struct Entry {
    let property: XMPProperty
    let group: String
    let name: String
    var values: [Value]
  }

  private struct Value {
    let bytes: [UInt8]
    /// Whether they are bytes, not text.
    let isBinary: Bool
  }

  init(_ properties: [XMPFinding], _ limits: Limits) {
    self.limits = limits
    var lists: [String: Int] = [:]
    var listNumber = 0
    var unknown: [String: XMPProperty] = [:]
    for finding in properties {
      // What is in one list, however deep, goes together; the next list is another.
      if finding.listNumber != listNumber {
        listNumber = finding.listNumber
        lists = [:]
      }
      let group = Self.group(finding.name.prefix)
      var property = XMPProperty(finding.name)
      if !property.isKnown {
        // What the first value is decides for those that follow.
        let key = group + ":" + property.name
        if let first = unknown[key] {
          property = first
        } else {
          property.hasLanguages = finding.language != nil && finding.list == "Alt"
          property.isList =
            !property.hasLanguages && ["Bag", "Seq", "Alt"].contains(finding.list)
          unknown[key] = property
        }
      }
      var name = property.name
      if property.hasLanguages, let language = finding.language,
        language.lowercased() != "x-default"
      {
        name += "-" + Self.languageTag(language)
      }
      let value = value(finding, property)
      guard property.isList else {
        entries.append(Entry(property: property, group: group, name: name, values: [value]))
        continue
      }
      let key = group + ":" + name
      if let index = lists[key] {
        entries[index].values.append(value)
      } else {
        lists[key] = entries.count
        entries.append(Entry(property: property, group: group, name: name, values: [value]))
      }
    }
  }

  /// Hands the tags over.
  func add(to found: inout MetadataBuilder) {
    for entry in entries {
      let table = entry.property.table
      for (index, value) in entry.values.enumerated() {
        let isLong = !entry.property.isKnown && value.bytes.count > 65536
        let row =
          (value.isBinary || isLong) && !entry.property.isKnown
          ? table.bytesRow : entry.property.row
        found.continuesList = index > 0
        found.add(
          table.tags, row: row, named: entry.name, group: entry.group,
          value.isBinary ? .undefined : .utf8, value.bytes)
      }
    }
  }

  private func value(_ finding: XMPFinding, _ property: XMPProperty) -> Value {
    let isBytes =
      property.isKnown && property.table.rows[property.row].traits.contains(.base64)
    guard finding.isBase64 || isBytes else { return Value(bytes: finding.value, isBinary: false) }
    let bytes = Base64.decoded(finding.value)
    let isText =
      bytes.count <= 100
      && !bytes.contains { $0 < 9 || $0 == 11 || ($0 > 13 && $0 < 32) || $0 == 0x0c }
    return Value(bytes: bytes, isBinary: isBytes || !isText)
  }

  private static func group(_ prefix: String) -> String {
    if prefix.isEmpty { return "XMP" }
    return XMPSpace.table(of: prefix)?.tags.group ?? "XMP-" + prefix
  }

  /// A language in its usual form (RFC 5646 §2.1.1): small letters, a country in capitals.
  private static func languageTag(_ language: String) -> String {
    let parts = language.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "-" }
      text += index == 1 && part.utf8.count == 2 ? part.uppercased() : part.lowercased()
    }
    return text
  }
}
