/// What a rule says against a file.
struct Violation: Sendable {
  /// The tag by group and name, `GPS:GPSLatitude`; nil where the file as a whole is meant.
  var tag: String? = nil
  /// What the tag or the file says, as bytes that may be anything; nil where there is nothing to show.
  var value: [UInt8]? = nil
  /// What is wrong, without the value.
  let message: String
  /// What to do about it.
  let fix: String
  /// Where in the file, in bytes from its start, when that is known.
  var offset: Int? = nil
}

/// A violation in a file, with the rule that it is of.
struct Finding: Sendable {
  /// The file's path as it was given.
  let file: [UInt8]
  /// The file's path from the folder of the configuration or baseline.
  let place: [UInt8]
  let rule: RuleKind
  let severity: Severity
  let violation: Violation
  /// Whether the baseline has it, so that it fails nothing.
  var isKnown = false

  /// What the same finding has in another run: neither the value nor the place in the file.
  var fingerprint: String { Self.fingerprint(rule, place, tag: violation.tag) }

  static func fingerprint(_ rule: RuleKind, _ place: [UInt8], tag: String? = nil) -> String {
    let tag = tag.map { "|" + PercentEncoding.text(Array($0.utf8)) } ?? ""
    return rule.name + "|" + PercentEncoding.text(place) + tag
  }
}

/// A file that could not be read.
struct CheckFailure: Sendable {
  let file: [UInt8]
  let message: String
  /// Whether the baseline has it, so that it fails nothing.
  var isKnown = false
  /// Whether the file is not there, or may not be read: its content is not to blame, and no baseline
  /// has it. A path that is written wrong would pass for ever.
  var isUnopened = false
}
