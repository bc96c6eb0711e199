extension CompoundStorage {
  /// Reads the streams that are known: those of the file before those of documents in it.
  func read(_ found: inout MetadataBuilder) {
    defer { found.context.document = 0 }
    var documents = WordDocuments()
    for depth in 0...2 {
      for entry in entries where min(entry.place.depth, 2) == depth && entry.size > 0 {
        let isWord = entry.isNamed(WordHeader.streamName)
        guard isWord || FlashPixStream.isKnown(entry.name) else { continue }
        found.context.document = entry.place.document
        found.attempt { (found) throws(MetadataError) in
          let data = try read(entry, limit: isWord ? WordHeader.mostBytes : .max, &found)
          guard isWord else { return try FlashPixStream.read(entry.name, data, &found) }
          try documents.read(data, at: entry.place, &found)
        }
      }
    }
    documents.readTables(self, &found)
  }

  /// The first `limit` bytes of a stream, which are paid for.
  func read(_ entry: Entry, limit: Int, _ found: inout MetadataBuilder) throws(MetadataError)
    -> Region
  {
    // Thousands of streams may share a chain, each of whose sectors is looked up.
    try found.charge(entries: sectorCount(of: entry, limit: limit))
    let data = try stream(entry, limit: limit)
    if data.count < min(entry.size, limit) {
      found.warn(Warning(.truncated, "the stream of \(entry.name.prefix(32)) is cut short"))
    }
    return data
  }
}

extension CompoundPlace {
  /// The number of the document that the stream is of: 0 for the file's own. Of what only documents in
  /// it say, exiftool tells the first where they stand in the root, or else the last.
  var document: UInt8 { depth == 0 ? 0 : depth == 1 ? .max : 1 }
}
