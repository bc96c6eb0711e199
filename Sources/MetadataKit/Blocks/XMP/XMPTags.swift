/// The tags that the properties of a packet are.
struct XMPTags {
  private var entries: [Entry] = []
  private var values: [XMPTagValue] = []
  /// The entries that have values of a list, by its number and their tags.
  private var lists = PairIndex()
  /// What decided of the properties that no table knows, and where that stands by their tags.
  private var unknown: [Unknown] = []
  private var unknownTags = PairIndex()
  private var hasMoreGroups = false
  private var groups: [Int] = []
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
  ///
  /// - Parameter keepsRuns: whether values that are runs are kept, not only counted.
  init(_ reader: inout XMPReader, _ cuts: XMPCuts, keepsRuns: Bool, _ limits: Limits) {
    entries.reserveCapacity(reader.findings.count)
    values.reserveCapacity(reader.findings.count)
    for index in reader.findings.indices {
      take(reader.findings[index], &reader, cuts, keepsRuns: keepsRuns, limits)
    }
  }

  private mutating func take(
    _ finding: XMPFinding, _ reader: inout XMPReader, _ cuts: XMPCuts, keepsRuns: Bool,
    _ limits: Limits
  ) {
    var property = reader.vocabulary.paths.property(of: finding.path, reader.vocabulary.names)
    var tag = reader.vocabulary.paths.properties[property].tag
    let group = reader.vocabulary.paths.tags[tag].groupNumber
    if groups.count < Self.mostGroups {
      if group != lastGroup, !groups.contains(group) { groups.append(group) }
      lastGroup = group
    } else if !groups.contains(group) {
      hasMoreGroups = true
      tag = reader.vocabulary.paths.tag("XMP", reader.vocabulary.paths.tags[tag].name)
    }
    var isList = reader.vocabulary.paths.properties[property].isList
    var hasLanguages = reader.vocabulary.paths.properties[property].hasLanguages
    let traits = reader.vocabulary.paths.properties[property].traits
    if !reader.vocabulary.paths.properties[property].isKnown {
      let first = first(of: tag, property, finding)
      (property, isList, hasLanguages) = (first.property, first.isList, first.hasLanguages)
    }
    if hasLanguages, let language = finding.language,
      let suffix = XMPLanguage.suffix(cuts.whole(reader.text[language]))
    {
      tag = reader.vocabulary.paths.tag(tag, adding: suffix)
    }
    let value = XMPTagValue(
      finding, isBytes: traits.contains(.base64), isPart: isList && traits.contains(.joined),
      keepsRun: keepsRuns || reader.vocabulary.paths.properties[property].table.hasNotes,
      &reader.text, cuts, limits)
    // What is in one list, however deep, goes together; the next list is another.
    let (list, key) = (Int32(finding.listNumber), Int32(tag))
    guard isList, let entry = lists[list, key].map(Int.init) else {
      if isList { lists.insert(Int32(entries.count), at: list, key) }
      entries.append(
        Entry(property: property, tag: tag, first: values.count, last: values.count))
      return values.append(value)
    }
    let last = entries[entry].last
    // A run is no part: its property is another one of the same name.
    // Lists that are joined in turn are copied for each of their values: past a bound they stay lists.
    if traits.contains(.joined), !values[last].isRun, reader.text.count <= limits.blockBytes {
      values[last].join(value, &reader.text)
    } else {
      entries[entry].last = values.count
      values[last].next = values.count
      values.append(value)
    }
  }

  /// What decides of a property that no table knows: the first value of its tag.
  private mutating func first(of tag: Int, _ property: Int, _ finding: XMPFinding) -> Unknown {
    if let known = unknownTags[Int32(tag), 0] { return unknown[Int(known)] }
    unknownTags.insert(Int32(unknown.count), at: Int32(tag), 0)
    let first = Unknown(property, finding)
    unknown.append(first)
    return first
  }

  /// Hands the tags over.
  func add(_ reader: borrowing XMPReader, _ cuts: XMPCuts, to found: inout MetadataBuilder) {
    if hasMoreGroups {
      found.warn(
        Warning(
          .limitExceeded, "the properties of more than \(Self.mostGroups) namespaces have one group"
        ))
    }
    let bytes = values.reduce(0) { $0 + ($1.isRun ? 0 : $1.range.count) }
    found.tags.reserve(bytes: min(bytes, found.limits.allValueBytes))
    // Most often that of the tag before: threads that count references to it wait for one another.
    var table = XMPTable.other
    for entry in entries {
      let isKnown = reader.vocabulary.paths.properties[entry.property].isKnown
      if reader.vocabulary.paths.properties[entry.property].table !== table {
        table = reader.vocabulary.paths.properties[entry.property].table
      }
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
      if isKnown, table.hasNotes { tellNote(entry, reader, cuts, &found) }
    }
  }

  /// Tells what a note says, one of Google's or a record of SEAL, behind the property that it is, or leaves a block of
  /// NX Studio's for its decoder.
  private func tellNote(
    _ entry: Entry, _ reader: borrowing XMPReader, _ cuts: XMPCuts, _ found: inout MetadataBuilder
  ) {
    let value = values[entry.first]
    if reader.vocabulary.paths.tags[entry.tag].group == "XMP-seal" {
      return found.add(.seal, Region(inMemory: Array(reader.text[value.range])))
    }
    let name = reader.vocabulary.paths.tags[entry.tag].name
    let bytes = value.isRun ? cuts.bytes(value.range) : reader.text[value.range]
    if reader.vocabulary.paths.tags[entry.tag].group == "XMP-ast" {
      guard let kind = Self.blocks[name] else { return }
      guard value.count == 0 || !value.range.isEmpty else {
        return found.warn(
          Warning(.limitExceeded, "\(name) of \(value.count) bytes is not read").hidingProperties)
      }
      return found.attempt { (found) throws(MetadataError) in
        try found.charge(value.count)
        found.add(
          kind, Region(inMemory: value.isRun ? Base64.decoded(bytes) : Array(bytes)))
      }
    }
    HDRPlusNote.tell(bytes, named: name, &found)
  }

  /// What stands in XMP of NX Studio's in Base64: what is said of the photo in other sidecars.
  private static let blocks: [String: BlockKind] = ["XMLPackets": .xmp, "IPTC": .iptc]
}
