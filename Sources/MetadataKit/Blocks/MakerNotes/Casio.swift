extension MakerNoteTags {
  /// The notes of Casio's first cameras.
  static let casio = MakerNoteTags("Casio", .casio)

  /// Those of later ones.
  static let casio2 = MakerNoteTags(
    "Casio", .casio2,
    [
      NotePart(0x2089, .casioFaces, .byte, condition: "@0=0&@1=0", order: .big),
      NotePart(0x2089, .casioFaces, .byte, condition: "@1=2&@2=128&@3=1&@4=224", order: .big),
      NotePart(0x2089, .casioFaces2, .byte, condition: "@0=2&@1=1", order: .little),
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

  /// Those of the J1, J2, J4, S1, S3 and S4.
  static let sanyoWithoutOffsets = MakerNoteTags(
    "Sanyo", .sanyo, [NotePart(0x223, .sanyoFaces, .long, condition: "!unit=5")],
    ignoresOffsets: true)
}
