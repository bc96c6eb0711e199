/// What the tables of a document of Word say of it: its dates and counts, who commented, and who saved it.
struct WordTable {
  private let header: WordHeader

  init(_ header: WordHeader) { self.header = header }

  /// Reads the parts that the header tells of, each for itself.
  func read(_ stream: Region, _ found: inout MetadataBuilder) {
    found.attempt { (found) throws(MetadataError) in
      guard header.properties.count > 0 else { return }
      let part = try region(stream, header.properties)
      try found.charge(entries: TagTable.wordProperties.rows.count)
      // Versions have made it longer; what all of them have are the first bytes (§2.7.2).
      found.add(
        .wordProperties, fieldsOf: try part.head(count: 84), .little, isInFile: part.isInFile)
    }
    found.attempt { (found) throws(MetadataError) in
      try readCommentAuthors(try bytes(stream, header.commentAuthors, &found), &found)
    }
    found.attempt { (found) throws(MetadataError) in
      try readHistory(try bytes(stream, header.history, &found), &found)
    }
  }

  private func region(_ stream: Region, _ part: WordHeader.Part) throws(MetadataError) -> Region {
    try stream.region(at: part.start, count: part.count)
  }

  /// The bytes of a part, of which none may be.
  private func bytes(
    _ stream: Region, _ part: WordHeader.Part, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> ByteSlice {
    guard part.count > 0 else { return ByteSlice([]) }
    let bytes = try region(stream, part).all(limit: found.limits.valueBytes)
    try found.charge(bytes.count)
    return bytes
  }

  /// Names, each with the count of its characters before it (§2.5.6, fcGrpXstAtnOwners; §2.9.352, Xst).
  private func readCommentAuthors(
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var units = UnitCounter(found.limits)
    var position = 0
    // Nobody's name would be the last two bytes.
    while position + 2 < bytes.count {
      try units.next(at: bytes.offset &+ position)
      let name = try Self.text(bytes, &position)
      try add("CommentBy", name.utf16(.little), &found)
    }
  }

  /// A list of texts: who saved the document and under which path, by turns, for the last ten times
  /// (§2.5.6, fcSttbSavedBy; §2.2.4, STTB).
  private func readHistory(
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard !bytes.isEmpty else { return }
    guard try bytes.uint16(at: 0, .little) == 0xffff else {
      throw MetadataError(
        .malformed, "a history of who saved the document without its mark", at: bytes.offset)
    }
    let count = try bytes.uint16(at: 2, .little)
    // So many bytes more follow each text.
    let extra = try bytes.uint16(at: 4, .little)
    var units = UnitCounter(found.limits)
    var position = 6
    for _ in 0..<(count / 2) {
      try units.next(at: bytes.offset &+ position)
      let name = try Self.text(bytes, &position)
      position += extra
      let path = try Self.text(bytes, &position)
      position += extra
      try add("LastSavedBy", "\(name.utf16(.little)) (\(path.utf16(.little)))", &found)
    }
  }

  /// The text at a position in units of two bytes, with their count before it.
  private static func text(
    _ bytes: ByteSlice, _ position: inout Int
  ) throws(MetadataError) -> ByteSlice {
    let count = try bytes.uint16(at: position, .little)
    let text = try bytes.slice(at: position + 2, count: count * 2)
    position += 2 + count * 2
    return text
  }

  private func add(
    _ name: String, _ text: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try found.expectRoom()
    try found.charge(entries: 1, bytes: text.utf8.count)
    found.add(.wordTable, name, text: text)
  }
}
