extension MakerNoteTags {
  /// Samsung's notes: a directory whose offsets count from its own start in what some cameras write.
  static let samsung = MakerNoteTags("Samsung", .samsung, NotePart.samsung) { directory, place in
    let first = directory.entries.filter { !$0.isInline }.map(\.position).min()
    let length = 2 + 12 * directory.entries.count + 4
    guard let first, first < place.position, abs(first - length) <= 16 else { return 0 }
    return place.position
  }
}

extension NotePart {
  fileprivate static let samsung: [NotePart] = [
    .init(0x11, .samsungOrientation, .signedRational),
    .init(0x21, .samsungPictureWizard, .short),
  ]
}
