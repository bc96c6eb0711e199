/// The tags that the properties of a packet are.
struct XMPTags {
  private var entries: [Entry] = []
  private var values: [XMPTagValue] = []
  /// The entries that have values of the list that is being read, by their tags.
  private var lists: [Int: Int] = [:]
  private var listNumber = 0
  /// What decided of the properties that no table knows, by their tags.
  private var unknown: [Int: Unknown] = [:]
  private var groups: Set<Int> = []
  private var lastGroup = -1

  /// A tag, or a list of them.
  private struct Entry {
    /// The index of what is known of it in ``XMPPaths/properties``.
    let property: Int
    /// The index of its group and name in ``XMPPaths/tags``.
    let tag: Int
    /// The indices of the first and the last of its values.
    let first: Int
    var last: Int
  }

  /// What the first value of a property that no table knows says of those that follow.
  private struct Unknown {
    let property: Int
    let isList: Bool
    let hasLanguages: Bool

    init(_ property: Int, _ finding: XMPFinding) {
      self.property = property
      hasLanguages = finding.language != nil && finding.list == .alt
      isList = !hasLanguages && finding.list != nil && finding.list != .other
    }
  }

  /// More groups of one packet than this are one: those of real packets are a dozen.
  private static let mostGroups = 1000

  /// Makes tags of what a reader has found.
  init(_ reader: inout XMPReader, _ cuts: XMPCuts, _ limits: Limits) {
    entries.reserveCapacity(reader.findings.count)
    values.reserveCapacity(reader.findings.count)
    for index in reader.findings.indices {
      let finding = reader.findings[index]
      // What is in one list, however deep, goes together; the next list is another.
      if finding.listNumber != listNumber {
        listNumber = finding.listNumber
        if !lists.isEmpty { lists.removeAll(keepingCapacity: true) }
      }
      take(finding, &reader, cuts, limits)
    }
  }

  private mutating func take(
    _ finding: XMPFinding, _ reader: inout XMPReader, _ cuts: XMPCuts, _ limits: Limits
  ) {
    var property = reader.vocabulary.paths.property(of: finding.path, reader.vocabulary.names)
    var tag = reader.vocabulary.paths.properties[property].tag
    let group = reader.vocabulary.paths.tags[tag].groupNumber
    if groups.count < Self.mostGroups {
      if group != lastGroup { groups.insert(group) }
      lastGroup = group
    } else if !groups.contains(group) {
      tag = reader.vocabulary.paths.tag("XMP", reader.vocabulary.paths.tags[tag].name)
    }
    var isList = reader.vocabulary.paths.properties[property].isList
    var hasLanguages = reader.vocabulary.paths.properties[property].hasLanguages
    let traits = reader.vocabulary.paths.properties[property].traits
    if !reader.vocabulary.paths.properties[property].isKnown {
      let first = unknown[tag] ?? Unknown(property, finding)
      unknown[tag] = first
      (property, isList, hasLanguages) = (first.property, first.isList, first.hasLanguages)
    }
    if hasLanguages, let language = finding.language,
      let suffix = XMPLanguage.suffix(reader.text[language])
    {
      tag = reader.vocabulary.paths.tag(tag, adding: suffix)
    }
    let value = XMPTagValue(
      finding, isBytes: traits.contains(.base64), &reader.text, cuts, limits)
    guard isList, let entry = lists[tag] else {
      if isList { lists[tag] = entries.count }
      entries.append(
        Entry(property: property, tag: tag, first: values.count, last: values.count))
      return values.append(value)
    }
    let last = entries[entry].last
    if traits.contains(.joined) {
      values[last].join(value, &reader.text)
    } else {
      entries[entry].last = values.count
      values[last].next = values.count
      values.append(value)
    }
  }

  /// Hands the tags over.
  func add(_ reader: XMPReader, _ cuts: XMPCuts, to found: inout MetadataBuilder) {
    found.tags.reserve(bytes: values.reduce(0) { $0 + $1.range.count })
    for entry in entries {
      let isKnown = reader.vocabulary.paths.properties[entry.property].isKnown
      let table = reader.vocabulary.paths.properties[entry.property].table
      if reader.vocabulary.paths.properties[entry.property].hasCutName { found.tellCutName() }
      var index = entry.first
      repeat {
        let value = values[index]
        let isBytes = value.isBinary || value.count > 65536
        let row =
          isBytes && !isKnown
          ? table.bytesRow : reader.vocabulary.paths.properties[entry.property].row
        found.continuesList = index != entry.first
        found.add(
          table.tags, row: row, named: reader.vocabulary.paths.tags[entry.tag].name,
          group: reader.vocabulary.paths.tags[entry.tag].group,
          value.isBinary ? .undefined : .utf8,
          value.isRun ? cuts.bytes(value.range) : reader.text[value.range],
          count: value.count, isBase64: value.isRun)
        index = value.next
      } while index != 0
    }
  }
}
