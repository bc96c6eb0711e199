extension RuleKind {
  /// Every rule, in the order in which its findings in a file are told.
  ///
  /// `unreadable` is also for files of which nothing can be read; see ``CheckJob``.
  static let all: [RuleKind] = [
    .unreadable, .damaged, .fileExtension,
    .location, .serialNumber, .owner, .author, .people, .makerNotes, .thumbnail,
    .deny, .require, .date, .maxAge, .minAge,
    .maxSize, .minWidth, .maxWidth, .minHeight, .maxHeight, .colorProfile, .orientation,
  ]

  /// The rules that `--deny` knows by their names.
  static var deniable: [RuleKind] { all.filter(\.isDeniable) }

  /// `location, … or thumbnail`
  static var deniableNames: String {
    let names = deniable.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
