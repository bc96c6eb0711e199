extension BlockKind {
  /// Canon's note in a TIFF structure of its own (CR3).
  package static let canonNote = BlockKind("canonNote")
}

extension BlockDecoder {
  package static let canonNote = BlockDecoder(.canonNote) { (block, found) throws(MetadataError) in
    let header = try TIFFHeader(block)
    found.tellByteOrder(header.order, group: found.context.group)
    MakerNoteTags.canon.tell(
      MakerNotePlace(
        region: block, position: header.firstDirectory, order: header.order, note: block,
        camera: found.camera, group: found.context.group), &found)
  }
}

extension MakerNoteTags {
  /// Canon's notes: a directory of values most of which are structures.
  static let canon = MakerNoteTags("Canon", .canon, NotePart.canon) { directory, place in
    // At its end, where a TIFF header stands, the note says where it was.
    guard let footer = try? place.note.slice(at: place.note.count - 8, count: 8),
      place.order == .little ? footer.matches("II\u{2a}\0") : footer.matches("MM\0\u{2a}"),
      let old = try? footer.uint32(at: 4, place.order), old > 0
    else { return 0 }
    let start = place.note.start - place.region.start
    guard let last = directory.entries.last(where: { !$0.isInline }), old != start else { return 0 }
    // Some software moves the values right and forgets this: they end before the header then.
    let gap = start + place.note.count - 8 - (last.position &+ last.byteCount)
    return gap == 0 || gap == 1 ? 0 : start - old
  }
}
