import MetadataKit

/// For people: the files with findings, and what to do about them.
struct TextReport: CheckReport {
  var text = TextBuffer()
  private let usesColors: Bool

  init(usesColors: Bool) { self.usesColors = usesColors }

  mutating func add(_ file: CheckedFile) {
    let findings = file.findings.filter { !$0.isKnown }
    let failure = file.untoldFailure.flatMap { $0.isKnown ? nil : $0 }
    guard !findings.isEmpty || failure != nil else { return }
    color("1") { $0.append(escapingLine: file.name) }
    text.append("\n")
    if let failure {
      text.append("  ")
      color("31") { $0.append("unreadable") }
      text.append("  ")
      text.append(escaping: failure.message.utf8)
      text.append("\n")
    }
    for finding in findings { add(finding) }
  }

  mutating func end(_ summary: CheckSummary) {
    text.append(summary.text)
    text.append("\n")
  }

  private mutating func add(_ finding: Finding) {
    let violation = finding.violation
    let name = finding.severity.rawValue
    text.append("  ")
    color(finding.severity == .error ? "31" : finding.severity == .warning ? "33" : "36") {
      $0.append(name)
    }
    text.append(String(repeating: " ", count: 9 - name.utf8.count))
    text.append(finding.rule.name)
    text.append("  ")
    if let tag = violation.tag { text.append(escaping: tag.utf8) }
    if let value = violation.shownValue {
      if violation.tag != nil { text.append(" = ") }
      text.append(escaping: value)
    }
    if violation.tag != nil || violation.value != nil { text.append("\n           ") }
    text.append(escaping: violation.message.utf8)
    text.append("\n           ")
    text.append(escaping: violation.fix.utf8)
    text.append("\n")
  }

  private mutating func color(_ code: String, _ body: (inout TextBuffer) -> Void) {
    if usesColors { text.append("\u{1b}[\(code)m") }
    body(&text)
    if usesColors { text.append("\u{1b}[0m") }
  }
}
