extension EXIFDecoder {
  /// Tells what can be told of a maker's note, and answers the number that its kind has in the
  /// table, where it has one of its own.
  func tellMakerNote(_ entry: TIFFEntry, into found: inout MetadataBuilder) -> UInt32? {
    guard let note = try? region.region(at: entry.position, count: entry.byteCount),
      let bytes = try? note.head(count: MakerNoteHead.length)
    else { return nil }
    let head = MakerNoteHead(
      bytes, make: name(make), model: name(model), fileKind: fileKind)
    return MakerNote(note: note, block: region, order: header.order, head: head).tell(&found)
  }

  /// What is known of the private data of DNG.
  func privateData(_ entry: TIFFEntry) -> DNGPrivateData? {
    guard let data = try? region.region(at: entry.position, count: entry.byteCount) else {
      return nil
    }
    return DNGPrivateData(
      data, block: region, order: header.order, make: name(make), model: name(model),
      fileKind: fileKind)
  }
}
