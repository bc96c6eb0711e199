extension RuleKind {
  /// Every rule, in the order in which its findings in a file are told.
  ///
  /// `unreadable` is also for files of which nothing can be read; see ``CheckRun``.
  static let all: [RuleKind] = [
    .unreadable, .damaged, .fileExtension,
    .location, .serialNumber, .owner, .author, .people, .makerNotes, .thumbnail,
    .deny, .require, .date, .maxAge, .minAge,
    .maxSize, .minWidth, .maxWidth, .minHeight, .maxHeight, .colorProfile, .orientation,
  ]

  /// The rules that `--deny` knows by their names: they take nothing.
  static var deniable: [RuleKind] {
    [.location, .serialNumber, .owner, .author, .people, .makerNotes, .thumbnail]
  }
}
