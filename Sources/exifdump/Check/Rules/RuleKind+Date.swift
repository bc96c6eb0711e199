import MetadataKit

extension RuleKind {
  static let date = RuleKind(
    "date", "A photo, movie, sound or PDF must say when it was taken."
  ) { subject, _ in
    // A text is not taken, but written on.
    let metadata = subject.metadata
    if metadata.created != nil || CheckedFormat.isDocument(metadata.format) { return [] }
    return [
      Violation(
        message: "The file does not say when it was taken.",
        fix: subject.removal.takesTags
          ? "Write it, for instance with: exiftool '-DateTimeOriginal=2024:06:21 19:42:07' FILE"
          : "Write it with an editor of metadata, or keep it beside the file.")
    ]
  }

  static let maxAge = RuleKind(
    "max-age",
    "A photo, movie, sound or PDF that says when it was taken may be at most so old.", .age
  ) { subject, value in
    guard let created = subject.metadata.created, let age = subject.age, age > value.number else {
      return []
    }
    return [created.violation("It was taken longer ago than is allowed.")]
  }

  static let minAge = RuleKind(
    "min-age",
    "A photo, movie, sound or PDF that says when it was taken must be so old; 0d forbids the future.",
    .age
  ) { subject, value in
    guard let created = subject.metadata.created, let age = subject.age, age < value.number else {
      return []
    }
    return [created.violation("It was taken more recently than is allowed, or in the future.")]
  }
}

extension RuleSet {
  /// When the rules about ages may say something else of the same file; nil for never.
  func expiry(_ subject: Subject) -> Int? {
    guard let age = subject.age else { return nil }
    let limits = [
      self[.maxAge].map { $0.value.number.addingReportingOverflow(1) },
      self[.minAge].map { ($0.value.number, false) },
    ]
    let turns = limits.compactMap { limit -> Int? in
      guard let limit, !limit.1 else { return nil }
      let left = limit.0.subtractingReportingOverflow(age)
      guard !left.overflow, left.partialValue > 0 else { return nil }
      let turn = subject.now.addingReportingOverflow(left.partialValue)
      return turn.overflow ? nil : turn.partialValue
    }
    return turns.min()
  }
}

extension Created {
  fileprivate func violation(_ message: String) -> Violation {
    Violation(
      tag: source == "container" ? nil : source, value: Array((local + (offset ?? "")).utf8),
      message: message, fix: "Correct the date where it is wrong, or leave the file out.")
  }
}

extension Subject {
  /// How many seconds ago it was taken; nil where it does not say, and of texts, which are written.
  ///
  /// Without a zone, the time is taken for UTC: a day more or less does not count for an age.
  var age: Int? {
    guard let created = metadata.created, !CheckedFormat.isDocument(metadata.format) else {
      return nil
    }
    return now - Int(created.localSeconds.rounded(.down)) + (created.offsetSeconds ?? 0)
  }
}
