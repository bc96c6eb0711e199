/// Entries of Kodak's directory that are structures.
extension EXIFDecoder {
  /// Tells what one says; false where it is a value like others.
  func tellKodak(_ entry: TIFFEntry, into found: inout MetadataBuilder) -> Bool {
    guard entry.tag == 0x3f1 || entry.tag == 0x1392 || (entry.tag == 0x3fd && entry.count == 72)
    else { return false }
    guard let value = try? region.region(at: entry.position, count: entry.byteCount) else {
      found.warn(
        Warning(
          .truncated, "a structure of Kodak's reaches past the end",
          at: region.start &+ entry.position))
      return true
    }
    switch entry.tag {
    case 0x3f1:
      found.attempt { (found) throws(MetadataError) in try KodakText.tell(value, &found) }
    case 0x3fd:
      guard let bytes = try? value.head(count: 64) else { return true }
      found.add(.kodakProcessing, fieldsOf: bytes, header.order, isInFile: region.isInFile)
    default: found.add(.icc, value)
    }
    return true
  }
}

/// The lines of Kodak's textual information, `White balance: Preset (Flash)`.
enum KodakText {
  /// Real ones have a few dozen lines.
  private static let mostLines = 1024

  static func tell(_ value: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // Thousands of entries may lead to the same text.
    try found.charge(value.count)
    let bytes = try value.all(limit: found.limits.valueBytes)
    let text = bytes.elements.untilNUL
    let all = text.split(maxSplits: mostLines) { $0 == 0x0a || $0 == 0x0d }
    let lines = all.prefix(mostLines)
    if all.count > lines.count {
      found.warn(
        Warning(
          .limitExceeded, "a text of Kodak's of more than \(mostLines) lines", at: bytes.offset))
    }
    try found.charge(entries: lines.count)
    var others: [ArraySlice<UInt8>] = []
    for line in lines {
      guard let colon = line.firstIndex(of: 0x3a) else {
        others.append(line.trimmed)
        continue
      }
      let key = line[..<colon]
      let words = line[(colon + 1)...].drop(while: NumberText.isSpace)
      let row = TagTable.kodakText.rows.indices.dropFirst().first {
        TagTable.kodakText.rows[$0].condition.utf8.elementsEqual(key)
      }
      found.add(
        .kodakText, row.map { TagTable.kodakText.rows[$0].name } ?? name(of: key), text: words,
        offset: -1)
    }
    // Without a name in any line it is not such a text.
    guard others.count < lines.count else { return }
    for (index, line) in others.filter({ !$0.isEmpty }).enumerated() {
      found.continuesList = index > 0
      found.add(.kodakText, "OtherInfo", text: line, offset: -1)
    }
  }

  /// A tag's name of the words before a colon that nobody knows: without what is neither letter nor
  /// digit, each word with a capital.
  static func name(of key: ArraySlice<UInt8>) -> String {
    var name: [UInt8] = []
    // Whether a word may start here: not behind one of a single letter that was joined itself.
    var mayJoin = false
    var index = key.startIndex
    while index < key.endIndex {
      let byte = key[index]
      guard NumberText.isSpace(byte) else {
        name.append(byte)
        mayJoin = true
        index += 1
        continue
      }
      while index < key.endIndex, NumberText.isSpace(key[index]) { index += 1 }
      guard index < key.endIndex, let last = name.last, mayJoin else { continue }
      let next = key[index]
      let isLetter = NumberText.isLetter(next)
      let isBehindCapital = (0x41...0x5a).contains(last)
      let isBehindSmall = (0x61...0x7a).contains(last)
      if isBehindCapital, isLetter { name.append(0x5f) }
      guard isBehindCapital || isBehindSmall, isLetter else { continue }
      name.append(next & ~0x20)
      mayJoin = false
      index += 1
    }
    let kept = name.filter(String.isOfTagName)
    return kept.isEmpty ? "NoName" : String(decoding: kept, as: UTF8.self).capitalized
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks around.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = drop(while: NumberText.isSpace)
    guard let end = start.lastIndex(where: { !NumberText.isSpace($0) }) else { return [] }
    return start[...end]
  }
}
