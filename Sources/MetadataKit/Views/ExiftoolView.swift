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
      countsFromBlock: metadata.format.countsFromBlock,
      ProfileGroups(metadata), &written, &json)
    if selection.reaches(TagTable.composite.group) {
      write(composites, [:], ProfileGroups(), &written, &json)
    }
    json.endObject()
  }

  /// Writes the tags, one of each name in a group.
  ///
  /// - Parameters:
  ///   - countsFromBlock: whether positions are those in the tag's block.
  ///   - written: what was written before.
  private func write(
    _ tags: Tags, _ counting: [Key: Int], countsFromBlock: Bool = false,
    _ profiles: ProfileGroups, _ written: inout Set<Key>, _ json: inout JSONWriter
  ) {
    var scratch = TextBuffer()
    let outlet = json.outlet
    for tag in tags
    where tag.isListedByExiftool && !tag.continuesList && !tag.record.isBehindDamage
      && selection.contains(tag)
    {
      let key = Key(tag)
      if let counts = counting[key], counts != tag.index { continue }
      guard written.insert(key).inserted else { continue }
      json.key(profiles.name(of: key.group), key.name)
      if isNumeric, tag.traits.contains(.listInExiftool) {
        Self.write(parts: tag.textBytes, &json)
        continue
      }
      if !isNumeric, tag.count > 1, tag.traits.contains(.wordListInExiftool) {
        Self.write(words: tag.description, &json)
        continue
      }
      let isList = tag.hasSeveralValues || tag.traits.contains(.list)
      if isList { json.beginArray() }
      for value in isList ? tag.values : [tag] {
        scratch.removeAll()
        if countsFromBlock, value.traits.contains(.offset) {
          value.raw(to: &scratch)
        } else if value.traits.contains(.fractionInExiftool),
          scratch.append(fraction: value.textBytes)
        {
          // What it takes for a number stays a text in other forms.
        } else {
          value.write(isNumeric: isNumeric, to: &scratch)
        }
        Self.write(scratch.bytes, &json)
        if let outlet { outlet.drain(&json.text) }
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
    json.string(error.statement)
    json.endObject()
  }

  /// What a value is found by.
  struct Key: Hashable {
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

  /// The parts of a text, as a list.
  private static func write(parts text: ArraySlice<UInt8>, _ json: inout JSONWriter) {
    json.beginArray()
    for part in text.split(separator: 0x20, omittingEmptySubsequences: false) {
      write(Array(part), &json)
    }
    json.endArray()
  }

  /// The words of several elements, as a list.
  private static func write(words: String, _ json: inout JSONWriter) {
    json.beginArray()
    for word in words.split(separator: "; ") { write(Array(word.utf8), &json) }
    json.endArray()
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
      && (!traits.contains(.emptyIsNone) || !saysNothing)
  }

  /// Whether its value is no text at all.
  private var saysNothing: Bool {
    var text = TextBuffer()
    value(to: &text)
    return text.bytes.isEmpty
  }
}
