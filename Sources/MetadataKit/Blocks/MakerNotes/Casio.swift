extension MakerNoteTags {
  /// The notes of Casio's first cameras.
  static let casio = MakerNoteTags("Casio", .casio)

  /// Those of later ones.
  static let casio2 = MakerNoteTags(
    "Casio", .casio2,
    [
      NotePart(0x2089, .casioFaces, .byte, condition: "@0=0&@1=0") {
        $0.tell(.casioFaces, .big, &$1)
      },
      NotePart(0x2089, .casioFaces, .byte, condition: "@1=2&@2=128&@3=1&@4=224") {
        $0.tell(.casioFaces, .big, &$1)
      },
      NotePart(0x2089, .casioFaces2, .byte, condition: "@0=2&@1=1") {
        $0.tell(.casioFaces2, .little, &$1)
      },
    ], preview: Preview(start: 4, length: 3),
    shift: { MakerNoteShift.guess($0, $1, usual: [4, 16, 2]) })

  /// The same, of two of Pentax' cameras.
  static let casioOfPentax = MakerNoteTags(
    "Casio", .casio2, casio2.parts, preview: casio2.preview,
    shift: { MakerNoteShift.guess($0, $1, usual: [4]) })

  /// Sanyo's notes.
  static let sanyo = MakerNoteTags(
    "Sanyo", .sanyo, [NotePart(0x223, .sanyoFaces, .long, condition: "!unit=5")],
    // The C4 states offsets that are wrong.
    shift: { directory, place in
      let isC4 = place.camera.matches("C4") && !(place.camera[2].map(NumberText.isDigit) ?? false)
      return isC4 ? MakerNoteShift.guess(directory, place, usual: [4]) : 0
    })
}

extension NotePart.Content {
  /// Tells of a structure that has an order of its own.
  fileprivate func tell(_ table: TagTable, _ order: ByteOrder, _ found: inout MetadataBuilder) {
    var note = note
    note.order = order
    Self(note: note, tag: tag, count: count, bytes: bytes, unit: unit).tell(table, &found)
  }
}
