import UniformTypes

extension Container {
  /// Audible's books (AA): a table of chunks, one of which is a dictionary of texts.
  package static let audible = Container([
    FileFormat("AA", "aa", "audio/audible", .audibleAA)
  ]) {
    (file, found) throws(MetadataError) in
    let count = try file.uint32(at: 8, .big)
    guard count <= 256 else {
      throw MetadataError(
        .malformed, "a table says that it has \(count) chunks", at: file.start + 8)
    }
    let table = try file.slice(at: 16, count: count * 12)
    for entry in 0..<count {
      let kind = try table.uint32(at: entry * 12, .big)
      let start = try table.uint32(at: entry * 12 + 4, .big)
      let length = try table.uint32(at: entry * 12 + 8, .big)
      guard length > 0, kind == 2 || kind == 6 || kind == 11 else { continue }
      do throws(MetadataError) {
        let chunk = try file.region(at: start, count: length)
        switch kind {
        case 2: try AudibleDictionary.read(chunk, &found)
        case 6: found.add(.audible, "ChapterCount", try chunk.uint32(at: 0, .big))
        default:
          // A length and where in the file the picture starts.
          let place = try chunk.uint32(at: 4, .big) - start
          guard place >= 8 else { continue }
          let picture = try chunk.region(at: place, count: try chunk.uint32(at: 0, .big))
          found.add(.audible, "CoverArt", left: picture)
          found.note(.preview, picture)
        }
      } catch {
        found.warn(error)
      }
    }
  }
}

/// Texts by names, each behind a byte and the lengths of both.
private enum AudibleDictionary {
  static func read(_ chunk: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    try found.charge(chunk.count)
    let bytes = try chunk.all(limit: found.limits.blockBytes)
    let count = try bytes.uint32(at: 0, .big)
    guard count <= 512 else {
      throw MetadataError(
        .malformed, "a dictionary says that it has \(count) words", at: bytes.offset)
    }
    var position = 4
    for _ in 0..<count {
      let nameLength = try bytes.uint32(at: position + 1, .big)
      let length = try bytes.uint32(at: position + 5, .big)
      let name = try bytes.slice(at: position + 9, count: nameLength)
      let place = position + 9 + nameLength
      let value = try bytes.slice(at: place, count: length)
      position = place + length
      guard length <= found.limits.valueBytes else {
        found.add(
          .audible, self.name(name.elements), left: try chunk.region(at: place, count: length))
        continue
      }
      // Each byte may start a reference.
      try found.charge(length * 3)
      let text = HTMLText.unescaped(value.elements)
      found.add(
        .audible, self.name(name.elements), text: text,
        offset: text.elementsEqual(value.elements) ? value.offset : -1)
    }
  }

  /// A tag's name: `title_id` is `TitleId`.
  private static func name(_ stated: ArraySlice<UInt8>) -> String {
    switch String(boundedName: stated).asLookup {
    case "pubdate": return "PublishDate"
    case "pub_date_start": return "PublishDateStart"
    default: break
    }
    var word = stated.prefix(Limits.nameBytes + 1).filter(String.isOfTagName)
    if let first = word.first { word[0] = capital(first) }
    if word.count < 2 || word[0] == 0x2d || NumberText.isDigit(word[0]) {
      word = Array("Tag".utf8) + word
    }
    var name: [UInt8] = []
    var index = 0
    while index < word.count {
      if word[index] == 0x5f, index + 1 < word.count {
        index += 1
        name.append(capital(word[index]))
      } else {
        name.append(word[index])
      }
      index += 1
    }
    let text = String(decoding: name, as: UTF8.self)
    return name.count > 1 && name[0] != 0x5f ? text : "Tag" + text
  }

  private static func capital(_ letter: UInt8) -> UInt8 {
    (0x61...0x7a).contains(letter) ? letter & 0xdf : letter
  }
}
