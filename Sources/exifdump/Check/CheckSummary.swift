/// What a check has come to.
struct CheckSummary {
  /// Files that the rules were held against.
  private(set) var files = 0
  private(set) var unreadable = 0
  /// Those that are not there, or may not be read.
  private(set) var unopened = 0
  /// Those that the baseline has not.
  private(set) var newlyUnreadable = 0
  /// Files that are no photos, movies or documents, and are not called so.
  var passedOver = 0
  /// Paths that somebody has named, and the configuration leaves out.
  var excluded = 0
  /// New findings by their severity.
  private(set) var counts: [Severity: Int] = [:]
  /// Findings that the baseline has, and unreadable files that are no findings.
  private(set) var known = 0
  /// Findings of the baseline that were not found again.
  var resolved = 0
  /// Whether somebody has ended the check before all files were looked at.
  var isInterrupted = false

  mutating func add(_ file: CheckedFile) {
    files += 1
    if let failure = file.failure {
      unreadable += 1
      if failure.isUnopened { unopened += 1 }
      if !failure.isKnown { newlyUnreadable += 1 }
    }
    if file.untoldFailure?.isKnown == true { known += 1 }
    for finding in file.findings {
      if finding.isKnown { known += 1 } else { counts[finding.severity, default: 0] += 1 }
    }
  }

  /// Whether there is a new finding that is so bad or worse.
  func fails(_ severity: Severity) -> Bool {
    counts.contains { $0.key >= severity && $0.value > 0 }
  }

  /// `12 files: 3 errors, 1 warning; 1 unreadable; 2 in the baseline`
  var text: String {
    var text = Self.count(files, "file") + ": "
    let parts = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { Self.count($0, severity.rawValue) }
    }
    text += parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    if unreadable > 0 { text += "; \(unreadable) unreadable" }
    if known > 0 { text += "; \(known) in the baseline" }
    if resolved > 0 { text += "; \(resolved) of the baseline resolved" }
    if passedOver > 0 { text += "; \(Self.count(passedOver, "other file")) passed over" }
    if excluded > 0 { text += "; \(excluded) excluded" }
    if isInterrupted { text += "; interrupted before the end" }
    return text
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
