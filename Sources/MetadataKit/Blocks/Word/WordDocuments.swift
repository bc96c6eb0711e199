/// The documents of Word in a compound file: its own, and those that were put into others.
///
/// Each has a stream with its header, and beside it one with its tables, which the header names.
struct WordDocuments {
  private var headers: [(place: CompoundPlace, header: WordHeader)] = []

  /// Reads the header of a document, if it is one of Word 97 or later.
  mutating func read(
    _ stream: Region, at place: CompoundPlace, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let header = try WordHeader(stream, &found) else { return }
    if header.isEncrypted {
      found.warn(
        Warning(
          .unsupported, "who saved an encrypted document cannot be read",
          at: stream.isInFile ? stream.start : nil))
    }
    headers.append((place, header))
  }

  /// Reads the tables of the documents.
  func readTables(_ storage: CompoundStorage, _ found: inout MetadataBuilder) {
    guard !headers.isEmpty else { return }
    // By name, then by place: a search for each header would be long where there are thousands.
    var streams: [String: [CompoundPlace: CompoundStorage.Entry]] = [:]
    for entry in storage.entries {
      guard let name = WordHeader.tableNames.first(where: entry.isNamed) else { continue }
      streams[name, default: [:]][entry.place] = entry
    }
    for (place, header) in headers {
      // Where one has reached a limit, so would all others.
      guard found.roomToDecode > 0, !found.isFull else { return }
      guard !header.isEncrypted, header.tableEnd > 0 else { continue }
      guard let entry = streams[header.tableName]?[place] else {
        found.warn(
          Warning(.malformed, "a document's tables, \(header.tableName), are not there"))
        continue
      }
      found.context.document = place.document
      found.attempt { (found) throws(MetadataError) in
        let data = try storage.read(entry, limit: header.tableEnd, &found)
        WordTable(header).read(data, &found)
      }
    }
  }
}
