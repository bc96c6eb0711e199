/// A file's tags as `exiftool -j -a -G1` prints them: `"Group:Name": value`, flat.
package struct ExiftoolView: Sendable {
  /// Values without words, as `exiftool -n` has them.
  package let isNumeric: Bool

  package init(isNumeric: Bool) { self.isNumeric = isNumeric }

  /// Writes the record of a file that was read.
  package func write(
    _ metadata: Metadata, name: some Collection<UInt8>, _ json: inout JSONWriter,
    where isWanted: (Tag) -> Bool = { _ in true }
  ) {
    var scratch = TextBuffer()
    var written = Set<Key>()
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
    for tag in metadata.tags
    where tag.isListed && !tag.continuesList && !tag.record.isBehindDamage && isWanted(tag) {
      let name = tag.name
      guard written.insert(Key(group: tag.group, name: name)).inserted else { continue }
      json.key(tag.group, name)
      let isList = tag.hasSeveralValues || tag.row?.traits.contains(.list) == true
      if isList { json.beginArray() }
      for value in isList ? tag.values : [tag] {
        scratch.removeAll()
        if isNumeric { value.value(to: &scratch) } else { value.word(to: &scratch) }
        Self.write(scratch.bytes, &json)
      }
      if isList { json.endArray() }
    }
    json.endObject()
  }

  /// Writes the record of a file that could not be read.
  package func write(_ error: MetadataError, name: some Collection<UInt8>, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("SourceFile")
    json.string(name)
    json.key("ExifTool", "Error")
    json.string(error.description)
    json.endObject()
  }

  private struct Key: Hashable {
    let group: String
    let name: String
  }

  /// Text that looks like a number or a boolean is one in this form, and NULs are left out.
  static func write(_ bytes: [UInt8], _ json: inout JSONWriter) {
    if isJSONNumber(bytes[...]) {
      json.raw(bytes)
    } else if let word = booleans.first(where: { isWord($0, bytes) }) {
      json.raw(word)
    } else if bytes.contains(0) {
      json.string(bytes.filter { $0 != 0 }, .questionMark)
    } else {
      json.string(bytes, .questionMark)
    }
  }
}

extension ExiftoolView {
  private static let booleans = [Array("true".utf8), Array("false".utf8)]

  /// Whether bytes are a word, in whatever case.
  private static func isWord(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
    bytes.count == word.count && zip(bytes, word).allSatisfy { $0 | 0x20 == $1 }
  }
}

extension Tag {
  /// Whether a list of the file's tags shows it: pointers and unknown tags are left out, and so are
  /// positions that are no numbers.
  package var isListed: Bool {
    guard let traits = row?.traits else { return isKnown }
    return traits.isDisjoint(with: [.structural, .unknown])
      && (!traits.contains(.offset) || format.isInteger)
  }
}
