extension MakerNoteTags {
  /// Panasonic's notes, and those of Leica's cameras that Panasonic makes.
  static let panasonic = MakerNoteTags(
    "Panasonic", .panasonic,
    [
      NotePart(0x4e, .panasonicFaces, .short), NotePart(0x61, .panasonicKnownFaces, .short),
      NotePart(0x2003, .panasonicTime, .byte),
    ],
    // The DC-FT7 counts from twelve bytes further on.
    shift: { _, place in place.camera.count == 6 && place.camera.matches("DC-FT7") ? 12 : 0 })

  /// The M8.
  static let leica2 = MakerNoteTags(
    "Leica", .leica2,
    // In DNG files offsets count from the note's start, eight bytes before the directory.
    shift: { directory, _ in
      let first = directory.entries.lazy.filter { !$0.isInline }.map(\.position).min() ?? 0
      return first > directory.entries.count * 12 + 12 ? -8 : 0
    })

  /// The R8 and R9.
  static let leica3 = MakerNoteTags(
    "Leica", .leica3, [NotePart(0xb, .leicaSerial, .byte)])

  /// The M9 and the M Monochrom.
  static let leica4 = MakerNoteTags(
    "Leica", .leica4, [0x3000, 0x3100, 0x3400, 0x3900].map { NotePart($0, directory: leicaInner) })

  private static let leicaInner = MakerNoteTags(
    "Leica", .leicaInner, [NotePart(0x3901, .leicaData, .byte)])

  /// The X and T series, the Q, the SL.
  static let leica5 = MakerNoteTags(
    "Leica", .leica5,
    [
      NotePart(0x40a, .leicaFocus, .short), NotePart(0x410, .leicaShot, .short),
      // Of the Q3.
      NotePart(
        0x5ff, .panasonicCamera, .byte,
        condition: "^II*\0\u{8}\0\0\0|MM\0*\0\0\0\u{8}"
      ) { $0.tellPanasonicCamera(&$1) },
    ])

  /// The S2, the M (Typ 240) and the S (Typ 006).
  static let leica6 = MakerNoteTags("Leica", .leica6)

  /// The M10 and the S.
  static let leica9 = MakerNoteTags("Leica", .leica9)
}
