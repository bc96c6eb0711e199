extension MakerNoteTags {
  /// Notes of Reconyx' trail cameras: each a structure as a whole.
  static let reconyxHyperFire = reconyx(.reconyxHyperFire, .short)
  static let reconyxUltraFire = reconyx(.reconyxUltraFire, .byte)
  static let reconyxHyperFire2 = reconyx(.reconyxHyperFire2, .byte)
  static let reconyxMicroFire = reconyx(.reconyxMicroFire, .byte)
  static let reconyxHyperFire4K = reconyx(.reconyxHyperFire4K, .byte)

  private static func reconyx(
    _ table: @escaping @autoclosure @Sendable () -> TagTable, _ unit: TagFormat
  ) -> MakerNoteTags {
    MakerNoteTags("Reconyx", table(), [NotePart(0, table(), unit, order: .little)])
  }
}
