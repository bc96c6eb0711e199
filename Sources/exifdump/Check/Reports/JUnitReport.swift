import MetadataKit

/// JUnit's XML, as Jenkins, GitLab and others read it: a test case for each finding, and one for
/// each file without any.
struct JUnitReport: CheckReport {
  /// Written when all is known, because the counts stand first.
  var text = TextBuffer()
  private(set) var hasMore = false
  private let failOn: Severity
  private var cases = TextBuffer()
  private var spool = Spool()
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  init(failOn: Severity) { self.failOn = failOn }

  mutating func add(_ file: CheckedFile) {
    defer {
      spool.add { $0.append(bytes: cases.bytes) }
      cases.removeAll()
    }
    if let failure = file.untoldFailure {
      open(file.name, "read", isEmpty: false)
      if failure.isKnown {
        skip()
      } else {
        errors += 1
        element(
          "error", [("message", Array(failure.message.utf8)), ("type", Array("read".utf8))], [])
      }
      cases.append("    </testcase>\n")
    }
    for finding in file.findings { add(finding, file.name) }
    if file.findings.isEmpty, file.untoldFailure == nil { open(file.name, "check", isEmpty: true) }
  }

  mutating func end(_ summary: CheckSummary) throws(POSIX.Failure) {
    if !hasMore { head() }
    if let piece = try spool.next() {
      text.append(bytes: piece)
      hasMore = true
    } else {
      text.append("  </testsuite>\n</testsuites>\n")
      hasMore = false
    }
  }

  private mutating func head() {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let counts =
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    let whole = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    text.append("<testsuites name=\"exifdump\" \(whole)>\n")
    text.append("  <testsuite name=\"exifdump check\" \(counts)>\n")
  }

  private mutating func add(_ finding: Finding, _ name: [UInt8]) {
    let tag = finding.violation.tag.map { " " + $0 } ?? ""
    open(name, finding.rule.name + tag, isEmpty: false)
    let line = finding.line.bytes
    if finding.isKnown {
      skip()
    } else if finding.severity >= failOn {
      failures += 1
      element(
        "failure",
        [
          ("message", Array(finding.violation.message.utf8)),
          ("type", Array(finding.severity.rawValue.utf8)),
        ], name + Array(": ".utf8) + line)
    } else {
      element("system-out", [], Array("\(finding.severity.rawValue): ".utf8) + line)
    }
    cases.append("    </testcase>\n")
  }

  private mutating func skip() {
    skipped += 1
    element("skipped", [("message", Array("in the baseline".utf8))], nil)
  }

  private mutating func open(_ name: [UInt8], _ test: String, isEmpty: Bool) {
    tests += 1
    cases.append("    <testcase classname=\"")
    cases.append(xml: name)
    cases.append("\" name=\"")
    cases.append(xml: Array(test.utf8))
    cases.append(isEmpty ? "\"/>\n" : "\">\n")
  }

  private mutating func element(
    _ name: String, _ attributes: [(String, [UInt8])], _ content: [UInt8]?
  ) {
    cases.append("      <" + name)
    for (key, value) in attributes {
      cases.append(" \(key)=\"")
      cases.append(xml: value)
      cases.append("\"")
    }
    guard let content else { return cases.append("/>\n") }
    cases.append(">")
    cases.append(xml: content)
    cases.append("</\(name)>\n")
  }
}
