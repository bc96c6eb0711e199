/// A file's tags as `exiftool -j -a -G1` prints them: `"Group:Name": value`, flat.
package struct ExiftoolView: Sendable {
  /// Values without words, as `exiftool -n` has them.
  package let isNumeric: Bool

  /// The tags that are shown.
  package let selection: TagSelection

  package init(isNumeric: Bool, selection: TagSelection = TagSelection()) {
    self.isNumeric = isNumeric
    self.selection = selection
  }

  /// Writes the record of a file that was read.
  package func write(
    _ metadata: Metadata, name: [UInt8], _ json: inout JSONWriter
  ) {
    var last = metadata.blocks.contains { $0.kind == .xmp } ? lastOnes(metadata.tags) : [:]
    if metadata.tags.store.tables.contains(where: \.keepsLast) {
      last.merge(lastOfNames(metadata.tags)) { $1 }
    }
    json.beginObject()
    json.key("SourceFile")
    json.string(name)
    guard metadata.format.isInExiftool else {
      json.key("ExifTool", "Error")
      json.string("exiftool reads no \(metadata.format.name); the other forms tell of this file")
      return json.endObject()
    }
    if let warning = metadata.warnings.first {
      json.key("ExifTool", "Warning")
      json.string(warning.description)
    }
    write(
      metadata.tags, last, countsFromBlock: Self.countsFromBlock.contains(metadata.format.name),
      &json)
    if selection.reaches(TagTable.composite.group) {
      write(metadata.composites(asExiftool: true), [:], &json)
    }
    json.endObject()
  }

  /// Formats whose blocks exiftool reads as files of their own: its positions in them count from
  /// the block's start. Ours count from the file's.
  private static let countsFromBlock: Set<String> = [
    "APNG", "EIP", "JNG", "MNG", "PDF", "PNG", "PSB", "PSD",
  ]

  /// Writes the tags, the first of each name.
  ///
  /// - Parameter countsFromBlock: whether positions are those in the tag's block.
  private func write(
    _ tags: Tags, _ last: [Key: Int], countsFromBlock: Bool = false, _ json: inout JSONWriter
  ) {
    var scratch = TextBuffer()
    var written = Set<Key>()
    for tag in tags
    where tag.isListedByExiftool && !tag.continuesList && !tag.record.isBehindDamage
      && selection.contains(tag)
    {
      let name = tag.name
      if !last.isEmpty, tag.traits.contains(.lastCounts) || tag.table.keepsLast,
        let counts = last[Key(group: tag.group, name: name)], counts != tag.index
      {
        continue
      }
      guard written.insert(Key(group: tag.group, name: name)).inserted else { continue }
      json.key(tag.group, name)
      let isList = tag.hasSeveralValues || tag.traits.contains(.list)
      if isList { json.beginArray() }
      for value in isList ? tag.values : [tag] {
        scratch.removeAll()
        if countsFromBlock, value.traits.contains(.offset) {
          value.raw(to: &scratch)
        } else if isNumeric {
          value.value(to: &scratch)
        } else {
          value.word(to: &scratch)
        }
        Self.write(scratch.bytes, &json)
      }
      if isList { json.endArray() }
    }
  }

  /// Writes the record of a file that could not be read.
  package func write(_ error: MetadataError, name: [UInt8], _ json: inout JSONWriter) {
    json.beginObject()
    json.key("SourceFile")
    json.string(name)
    json.key("ExifTool", "Error")
    json.string(error.description)
    json.endObject()
  }

  /// Where the last one stands of each tag of which the last one counts.
  private func lastOnes(_ tags: Tags) -> [Key: Int] {
    var last: [Key: Int] = [:]
    for tag in tags
    where tag.row?.traits.contains(.lastCounts) == true && !tag.continuesList
      && tag.isListedByExiftool
    {
      last[Key(group: tag.group, name: tag.name)] = tag.index
    }
    return last
  }

  /// Where the last tag of each name stands in tables of which the last one counts, and in EXIF,
  /// whatever its group: where its group has several of that name, it counts.
  private func lastOfNames(_ tags: Tags) -> [Key: Int] {
    var last: [String: Int] = [:]
    let tables = tags.store.tables.map(\.keepsLast)
    for tag in tags
    where (tables[Int(tag.record.table)] || tag.table === TagTable.exif && tag.group != "IFD1")
      && !tag.continuesList && !tag.record.isBehindDamage && tag.isListed
    {
      let name = tag.name
      if last[name] == nil || !tag.record.isOfOther && !tag.traits.contains(.yields) {
        last[name] = tag.index
      }
    }
    return Dictionary(
      uniqueKeysWithValues: last.map { (Key(group: tags[$1].group, name: $0), $1) })
  }

  private struct Key: Hashable {
    let group: String
    let name: String
  }

  /// Text that looks like a number is one in this form, `True` and `False` are truth values, and
  /// NULs are left out.
  static func write(_ bytes: [UInt8], _ json: inout JSONWriter) {
    if isJSONNumber(bytes.span) {
      json.raw(bytes.span)
    } else if bytes.count < 6, let value = truth(bytes) {
      json.bool(value)
    } else if bytes.contains(0) {
      json.string(bytes.filter { $0 != 0 }, .questionMark)
    } else {
      json.string(bytes, .questionMark)
    }
  }

  private static func truth(_ bytes: [UInt8]) -> Bool? {
    switch String(decoding: bytes, as: UTF8.self).lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }
}

extension Tag {
  /// Whether a list of the file's tags shows it: pointers and unknown tags are left out, and so are
  /// positions that are no numbers, and what exiftool alone reads so.
  package var isListed: Bool { isListed(without: [.structural, .unknown, .onlyInExiftool]) }

  /// Whether exiftool lists it.
  var isListedByExiftool: Bool { isListed(without: [.structural, .unknown, .notInExiftool]) }

  private func isListed(without excluded: TagRow.Traits) -> Bool {
    guard isKnown else { return false }
    let traits = traits
    return traits.isDisjoint(with: excluded)
      && (!traits.contains(.offset) || format.isInteger)
      && (!traits.contains(.emptyIsNone) || textBytes.first != nil)
  }
}
