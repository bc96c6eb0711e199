/// The tags that the properties of a packet are.
struct XMPTags {
  private var entries: [Entry] = []
  private let cuts: XMPCuts
  private let limits: Limits

  /// A tag, or a list of them.
  private struct Entry {
    let property: XMPProperty
    let group: String
    let name: String
    var values: [Value]

    mutating func take(_ value: Value, isJoined: Bool) {
      if isJoined, let first = values.popLast() {
        values.append(Value(bytes: first.bytes + [0x20] + value.bytes, isBinary: false))
      } else {
        values.append(value)
      }
    }
  }

  private struct Value {
    let bytes: [UInt8]
    /// How many there are, also where they are too many to be kept.
    let count: Int
    /// Whether they are bytes, not text.
    let isBinary: Bool

    init(bytes: [UInt8], isBinary: Bool) {
      self.bytes = bytes
      count = bytes.count
      self.isBinary = isBinary
    }

    /// Bytes that are only counted.
    init(count: Int) {
      bytes = []
      self.count = count
      isBinary = true
    }
  }

  /// - Parameter isPlain: whether it is XML of any kind, in which namespaces are only names.
  init(
    _ properties: [XMPFinding], _ cuts: XMPCuts, _ limits: Limits, isPlain: Bool = false
  ) {
    self.cuts = cuts
    self.limits = limits
    var lists: [String: Int] = [:]
    var listNumber = 0
    var unknown: [String: XMPProperty] = [:]
    // Real packets have a dozen namespaces.
    var groups: Set<String> = []
    var last: (name: XMPPropertyName, property: XMPProperty, group: String)?
    for finding in properties {
      // What is in one list, however deep, goes together; the next list is another.
      if finding.listNumber != listNumber {
        listNumber = finding.listNumber
        lists = [:]
      }
      var group: String
      if let last, last.name.prefix == finding.name.prefix {
        group = last.group
      } else {
        group =
          isPlain && finding.name.prefix != "x"
          ? "XML-" + finding.name.prefix : Self.group(finding.name.prefix)
        if groups.count < 1000 {
          groups.insert(group)
        } else if !groups.contains(group) {
          group = "XMP"
        }
      }
      var property: XMPProperty
      // The items of a list have one name.
      if let last, finding.list != nil, last.name == finding.name {
        property = last.property
      } else {
        property =
          isPlain && finding.name.prefix != "x"
          ? XMPProperty(plain: finding.name) : XMPProperty(finding.name)
      }
      last = (finding.name, property, group)
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
        let isJoined =
          property.isKnown && property.table.rows[property.row].traits.contains(.joined)
        entries[index].take(value, isJoined: isJoined)
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
        let isLong = !entry.property.isKnown && value.count > 65536
        let row =
          (value.isBinary || isLong) && !entry.property.isKnown
          ? table.bytesRow : entry.property.row
        found.continuesList = index > 0
        found.add(
          table.tags, row: row, named: entry.name, group: entry.group,
          value.isBinary ? .undefined : .utf8, value.bytes, count: value.count)
      }
    }
  }

  private func value(_ finding: XMPFinding, _ property: XMPProperty) -> Value {
    let isBytes =
      property.isKnown && property.table.rows[property.row].traits.contains(.base64)
    let isEncoded = finding.isBase64 || isBytes
    if isEncoded, let run = cuts.run(finding.value) {
      // Four characters are three bytes.
      let count = run.symbols * 3 / 4
      if count > limits.valueBytes { return Value(count: count) }
    }
    guard isEncoded else {
      return Value(bytes: cuts.restored(finding.value), isBinary: false)
    }
    let bytes = Base64.decoded(
      cuts.run(finding.value).map(cuts.text) ?? cuts.restored(finding.value)[...])
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
    let parts = language.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    let isLetter = { (byte: UInt8) in byte >= 0x61 && byte <= 0x7a }
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "-" }
      let isCountry = index == 1 && part.utf8.count == 2 && parts[0].utf8.count <= 3
      text += isCountry && part.utf8.allSatisfy(isLetter) ? part.uppercased() : String(part)
    }
    // Some programs separate with `_`.
    return String(decoding: text.utf8.map { $0 == 0x5f ? 0x2d : $0 }, as: UTF8.self)
  }
}
