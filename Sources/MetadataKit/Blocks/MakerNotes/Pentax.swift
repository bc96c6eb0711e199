extension MakerNoteTags {
  /// Pentax's notes: a directory some of whose values are structures.
  static let pentax = MakerNoteTags(
    "Pentax", .pentax, NotePart.pentax, preview: Preview(start: 0x4, length: 0x3),
    shift: { directory, place in
      // What counts from the note's start is right wherever it stands.
      place.region.start == place.note.start
        ? 0 : MakerNoteShift.guess(directory, place, usual: [4])
    },
    prepare: { directory, place, note in note.facts.append(("faces", faces(directory, place))) })

  /// Of the Optio 330 and 430.
  static let pentaxEarly = MakerNoteTags("Pentax", .pentaxEarly) { directory, place in
    MakerNoteShift.guess(directory, place, usual: [4])
  }

  /// Of movies of the Optio S1.
  static let pentaxS1 = MakerNoteTags("Pentax", .pentaxS1)

  /// Tells what a note in a movie says: `PENTAX`, the byte order, a directory.
  static func tellPentax(movie note: Region, _ found: inout MetadataBuilder) {
    guard let head = try? note.head(count: 12), head.matches("PENTAX \0"),
      let kind = MakerNoteKind.of(
        MakerNoteHead(head, make: ByteSlice([]), model: found.camera, fileKind: "")),
      let place = MakerNoteDirectory(of: kind, in: note, head.matches("MM", at: 8) ? .big : .little)
    else { return }
    pentax.tell(
      MakerNotePlace(
        region: note, position: place.start, order: place.order, note: note, camera: found.camera),
      &found)
  }

  /// How many faces the camera has found: the first byte of a structure, or the second of two
  /// numbers.
  private static func faces(_ directory: TIFFDirectory, _ place: MakerNotePlace) -> Int {
    if let entry = directory.entry(0x76), entry.count == 2, entry.format.size <= 2,
      let value = try? place.region.slice(at: entry.position, count: entry.byteCount)
    {
      let count =
        entry.format.size == 2 ? try? value.uint16(at: 2, place.order) : value[1].map(Int.init)
      return count ?? 0
    }
    guard let entry = directory.entry(0x60), entry.byteCount > 0,
      let count = try? place.region.slice(at: entry.position, count: 1)[0]
    else { return 0 }
    return Int(count)
  }
}
