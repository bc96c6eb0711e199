extension MakerNoteTags {
  /// Kodak's notes since 2007: a directory that leads to others.
  static let kodak = MakerNoteTags("Kodak", .kodakType8, NotePart.kodakDirectories)

  /// Those that start with the order of their bytes.
  static let kodakWithMark = MakerNoteTags("Kodak", .kodakType10)

  /// Those of PixPro cameras.
  static let kodakPixPro = MakerNoteTags("Kodak", .kodakType11, hasWideCount: true)

  fileprivate static let kodakFirst = MakerNoteTags("Kodak", .kodakSubIFD0)
}

extension MakerNoteTags {
  /// A note that is a structure as a whole.
  static func kodak(_ table: @escaping @autoclosure @Sendable () -> TagTable) -> MakerNoteTags {
    MakerNoteTags("Kodak", table(), [NotePart(0, table(), .byte)])
  }
}

extension NotePart {
  /// The directories within Kodak's notes: in the value itself, or where it leads to.
  fileprivate static let kodakDirectories: [NotePart] = [
    .init(0xfc00, directory: .kodakFirst, condition: "unit=7", layout: marked),
    .init(0xfc00, directory: .kodakFirst),
    inner(0xfc01, .kodakSubIFD1),
    inner(0xfc02, .kodakSubIFD2),
    inner(0xfc03, .kodakSubIFD3),
    inner(0xfc05, .kodakSubIFD5),
    .init(0xfcff, directory: .kodakFirst, condition: "unit=7"),
    .init(0xff00, directory: MakerNoteTags("Kodak", .kodakCameraInfo)),
  ]

  private static let marked = Layout(isBase: true, hasMark: true)

  private static func inner(
    _ tag: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable
  ) -> NotePart {
    .init(tag, directory: MakerNoteTags("Kodak", table()), layout: marked)
  }
}
