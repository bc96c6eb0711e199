import MetadataKit

/// Holds the rules against each file.
struct CheckJob: ScanJob {
  let plan: CheckPlan

  var options: ReadOptions {
    var options = ReadOptions()
    options.verifiesDigests = true
    return options
  }
  var fingerprint: [String] { ["check"] + plan.fingerprint }

  func content(of record: FileRecord) -> CheckContent {
    let rules = plan.rules(for: record.name)
    var content: CheckContent
    switch record.result {
    case .success(let metadata):
      let subject = Subject(
        name: record.name, metadata: metadata, reach: rules.reach, now: plan.now)
      guard subject.isMedia || subject.isMediaName == true else {
        return other(metadata, record, rules)
      }
      content = CheckContent(violations: rules.violations(subject))
      content.expiry = rules.expiry(subject)
    case .failure(let error):
      // Sources, texts and the like are no business of a check, unless they are called photos. An upload
      // may have no extension, as the empty marks have that lie about in many folders: it counts where
      // it was named. Hooks name everything.
      let promise = Subject.isMediaName(record.name, isEmpty: error.code == .emptyFile)
      let others: [MetadataError.Code] = [.unknownType, .emptyFile, .notAFile]
      let isOther = others.contains(error.code)
      let isUpload = !record.isFound && !plan.skipsOthers
      if record.isLock(error) || isOther && !(promise ?? isUpload) {
        content = CheckContent(isPassedOver: true)
      } else {
        content = CheckContent(
          violations: rules[.unreadable].map { [($0, RuleKind.unreadable(error))] } ?? [],
          failure: error.statement)
      }
      content.isLasting = promise != nil
    }
    if plan.isRedacted { content.redact() }
    return content
  }

  /// What is said of a file that no rule is about. Tracks are nothing but places: whoever names one is told that nobody
  /// has looked for these.
  private func other(
    _ metadata: Metadata, _ record: FileRecord, _ rules: RuleSet
  ) -> CheckContent {
    var content = CheckContent(isPassedOver: true)
    guard var rule = rules[.location], RecordedTrack.isOne(metadata, in: record.name) else {
      return content
    }
    if !record.isFound, !plan.skipsOthers {
      rule.severity = min(rule.severity, .warning)
      content = CheckContent(violations: [(rule, RecordedTrack.violation)])
    }
    // Next time a directory may have it.
    content.isLasting = false
    return content
  }
}

extension FileRecord {
  /// Whether it is a lock of Emacs': a link beside a file, with its name, that leads to no file but tells who writes it.
  /// Any other link that leads nowhere may be to an album that is missing.
  fileprivate func isLock(_ error: MetadataError) -> Bool {
    isFound && error.code == .notFound
      && name.split(separator: 0x2f).last?.starts(with: ".#".utf8) == true
  }
}

/// What the rules have against a file.
struct CheckContent: AnswerContent {
  /// Whether it is no photo, movie or document, and not called so.
  var isPassedOver = false
  var violations: [Ruling] = []
  /// Why it could not be read; nil where it could.
  var failure: String?
  var isLasting = true
  var expiry: Int?

  /// A violation with the rule that it is of.
  struct Ruling: Sendable {
    let rule: RuleKind
    let severity: Severity
    var violation: Violation
  }

  init(isPassedOver: Bool) { self.isPassedOver = isPassedOver }

  init(violations: [(Rule, Violation)], failure: String? = nil) {
    self.violations = violations.map {
      Ruling(rule: $0.kind, severity: $0.severity, violation: $1)
    }
    self.failure = failure
  }

  var byteCount: Int { 64 + 256 * violations.count }

  /// Leaves out the values of tags.
  mutating func redact() {
    for index in violations.indices where violations[index].violation.value != nil {
      violations[index].violation.value = Array("(redacted)".utf8)
    }
  }
}
