import MetadataKit

/// What a check has found out about a file.
struct CheckedFile {
  /// The path as it was given.
  let name: [UInt8]
  var findings: [Finding] = []
  /// Why it could not be read; nil where it could.
  var failure: CheckFailure?

  /// The reason that it could not be read, where no rule has made a finding of it.
  var untoldFailure: CheckFailure? {
    findings.contains { $0.rule.name == RuleKind.unreadable.name } ? nil : failure
  }
}

/// A form of report.
///
/// A new one is a file of its own, and one line in ``CheckReportFormat/all``.
protocol CheckReport {
  /// What is to be written out.
  var text: TextBuffer { get set }

  mutating func begin()
  mutating func add(_ file: CheckedFile)
  /// Ends the report, or a piece of its end: called again while there is more.
  mutating func end(_ summary: CheckSummary) throws(POSIX.Failure)
  /// Whether the end goes on.
  var hasMore: Bool { get }
}

extension CheckReport {
  mutating func begin() {}
  var hasMore: Bool { false }
}

/// A form of report by its name on the command line.
struct CheckReportFormat: Sendable {
  let name: String
  let make: @Sendable (_ options: CheckReportOptions) -> any CheckReport

  static let all: [CheckReportFormat] = [
    CheckReportFormat(name: "text") { TextReport(usesColors: $0.usesColors) },
    CheckReportFormat(name: "github") { _ in GitHubReport() },
    CheckReportFormat(name: "sarif") { SARIFReport(rules: $0.rules, hasBaseline: $0.hasBaseline) },
    CheckReportFormat(name: "junit") { JUnitReport(failOn: $0.failOn) },
    CheckReportFormat(name: "json") { _ in JSONReport() },
  ]

  static func named(_ name: String) -> CheckReportFormat? { all.first { $0.name == name } }
}

/// What reports need to know of the run.
struct CheckReportOptions: Sendable {
  var usesColors = false
  /// From which severity on a finding fails the run.
  var failOn = Severity.error
  /// Whether findings are told from those that were known before.
  var hasBaseline = false
  /// The rules that are in force somewhere.
  var rules: [RuleKind] = []
}

extension Violation {
  /// So much of a value is shown.
  private static let shown = 200

  /// The value, cut to what fits a line.
  var shownValue: [UInt8]? {
    guard let value, value.count > Self.shown else { return value }
    return Array(value.prefix(ofWholeCharacters: Self.shown)) + Array("…".utf8)
  }
}

extension Finding {
  /// All of it in one text that nothing in it can break: `GPS:GPSLatitude = 46 deg …: message Fix: …`
  var line: TextBuffer {
    var text = TextBuffer()
    if let tag = violation.tag { text.append(escaping: tag.utf8) }
    if let value = violation.shownValue {
      if violation.tag != nil { text.append(" = ") }
      text.append(escaping: value)
    }
    if !text.bytes.isEmpty { text.append(": ") }
    text.append(escaping: violation.message.utf8)
    text.append(" ")
    text.append(escaping: violation.fix.utf8)
    return text
  }
}
