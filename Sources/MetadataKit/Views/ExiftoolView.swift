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
    json.beginObject()
    json.key("SourceFile")
    json.string(name)
    guard metadata.format.isInExiftool else {
      json.key("ExifTool", "Error")
      json.string("exiftool reads no \(metadata.format.name); the other forms tell of this file")
      return json.endObject()
    }
    var written: Set<Key> = []
    if let warning = metadata.warnings.first {
      json.key("ExifTool", "Warning")
      json.string(warning.description)
      written.insert(Key(group: "ExifTool", name: "Warning"))
    }
    let composites = metadata.composites(asExiftool: true)
    let isTIFF = metadata.format.name == "TIFF"
    write(
      metadata.tags, counting(metadata.tags, composites, isTIFF: isTIFF),
      countsFromBlock: Self.countsFromBlock.contains(metadata.format.name),
      &written, &json)
    if selection.reaches(TagTable.composite.group) {
      write(composites, [:], &written, &json)
    }
    json.endObject()
  }

  /// Formats whose blocks exiftool reads as files of their own: its positions in them count from
  /// the block's start. Ours count from the file's.
  private static let countsFromBlock: Set<String> = [
    "APNG", "EIP", "JNG", "MNG", "PDF", "PNG", "PSB", "PSD",
  ]

  /// Writes the tags, one of each name in a group.
  ///
  /// - Parameters:
  ///   - countsFromBlock: whether positions are those in the tag's block.
  ///   - written: what was written before.
  private func write(
    _ tags: Tags, _ counting: [Key: Int], countsFromBlock: Bool = false,
    _ written: inout Set<Key>, _ json: inout JSONWriter
  ) {
    var scratch = TextBuffer()
    for tag in tags
    where tag.isListedByExiftool && !tag.continuesList && !tag.record.isBehindDamage
      && selection.contains(tag)
    {
      let key = Key(tag)
      if let counts = counting[key], counts != tag.index { continue }
      guard written.insert(key).inserted else { continue }
      json.key(key.group, key.name)
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

  /// The tag that counts of those with a name, whatever its group: the last one that does not
  /// yield, or else the first.
  ///
  /// It is the one that its group shows of that name; other groups show their first.
  private func counting(_ tags: Tags, _ composites: Tags, isTIFF: Bool) -> [Key: Int] {
    var counting: [String: Int] = [:]
    let several = hashesOfSeveral(tags)
    if several.isEmpty { return [:] }
    for tag in tags where counts(tag) && several.containsSorted(tag.nameHash) {
      let name = tag.name
      if counting[name] == nil || !yields(tag, isTIFF: isTIFF) { counting[name] = tag.index }
    }
    for composite in composites where !yields(composite, isTIFF: isTIFF) {
      counting[composite.name] = nil
    }
    return Dictionary(uniqueKeysWithValues: counting.map { (Key(tags[$1]), $1) })
  }

  private func counts(_ tag: Tag) -> Bool {
    !tag.continuesList && !tag.record.isBehindDamage && tag.isListedByExiftool
  }

  /// The hashes of names that several tags have, sorted.
  ///
  /// Nearly all names stand once. To look each up by its text was a tenth of the instructions of
  /// this form.
  private func hashesOfSeveral(_ tags: Tags) -> [UInt32] {
    var hashes: [UInt32] = []
    for tag in tags where counts(tag) { hashes.append(tag.nameHash) }
    hashes.sort()
    var several: [UInt32] = []
    for index in hashes.indices.dropFirst()
    where hashes[index] == hashes[index - 1] && several.last != hashes[index] {
      several.append(hashes[index])
    }
    return several
  }

  /// Whether another tag of the same name counts, also one before it: a thumbnail's, but not the
  /// second page's of a TIFF.
  private func yields(_ tag: Tag, isTIFF: Bool) -> Bool {
    tag.record.isOfOther || tag.table.yields || tag.traits.contains(.yields)
      || tag.group == "IFD1" && !isTIFF
  }

  /// What a value is found by.
  private struct Key: Hashable {
    let group: String
    let name: String

    init(group: String, name: String) {
      self.group = group
      self.name = name
    }

    init(_ tag: Tag) {
      self.init(group: XMPSpace.exiftoolGroup(of: tag.group), name: tag.name)
    }
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

extension Tag {
  /// The ``Swift/String/letterHash`` of the name.
  fileprivate var nameHash: UInt32 {
    isNamed ? table.nameHash(ofRow: Int(record.row)) : name.letterHash
  }

  /// Whether the name is that of its row.
  private var isNamed: Bool { record.row >= 0 && !record.isNamedByFile }
}

extension [UInt32] {
  /// Whether a number is one of those that are sorted here.
  fileprivate func containsSorted(_ number: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
