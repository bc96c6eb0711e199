import MetadataKit

/// SARIF 2.1.0 (OASIS, 2020-03-27), which code scanning services read.
struct SARIFReport: CheckReport {
  private let rules: [RuleKind]
  private let hasBaseline: Bool
  private var json = JSONWriter(.lines)
  private var failures: [CheckFailure] = []
  /// How many findings there were of each fingerprint: of findings with one, services show one.
  private var findings: [String: Int] = [:]

  /// - Parameter hasBaseline: whether findings are told from those that were known before.
  init(rules: [RuleKind], hasBaseline: Bool) {
    self.rules = rules
    self.hasBaseline = hasBaseline
  }

  var text: TextBuffer {
    get { json.text }
    _modify { yield &json.text }
  }

  mutating func begin() {
    json.beginObject()
    json.member("version", "2.1.0")
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "exifdump")
    json.member("version", Version.text)
    json.key("rules")
    json.beginArray()
    for rule in rules { describe(rule) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.key("results")
    json.beginArray()
  }

  mutating func add(_ file: CheckedFile) {
    if let failure = file.failure { failures.append(failure) }
    for finding in file.findings { add(finding) }
  }

  mutating func end(_ summary: CheckSummary) {
    json.endArray()
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    // It has done its work, whatever it has found (§3.20.14), unless somebody has ended it.
    json.member("executionSuccessful", !summary.isInterrupted)
    json.key("toolExecutionNotifications")
    json.beginArray()
    for failure in failures {
      json.beginObject()
      json.member("level", failure.isKnown ? "note" : "error")
      message(Array("The file cannot be read: \(failure.message).".utf8))
      locations(of: failure.file)
      json.endObject()
    }
    if summary.isInterrupted {
      json.beginObject()
      json.member("level", "error")
      message(Array("The check was ended before all files were looked at.".utf8))
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.text.append("\n")
  }

  private mutating func describe(_ rule: RuleKind) {
    json.beginObject()
    json.member("id", rule.name)
    json.key("shortDescription")
    json.beginObject(isInline: true)
    json.member("text", rule.summary)
    json.endObject()
    json.key("defaultConfiguration")
    json.beginObject(isInline: true)
    json.member("level", "error")
    json.endObject()
    json.endObject()
  }

  private mutating func add(_ finding: Finding) {
    json.beginObject()
    json.member("ruleId", finding.rule.name)
    if let index = rules.firstIndex(where: { $0.name == finding.rule.name }) {
      json.member("ruleIndex", index)
    }
    json.member("level", finding.severity.rawValue)
    message(finding.line.bytes)
    locations(of: finding.file)
    let number = findings[finding.fingerprint, default: 0] + 1
    findings[finding.fingerprint] = number
    let fingerprint = number > 1 ? "\(finding.fingerprint):\(number)" : finding.fingerprint
    json.key("partialFingerprints")
    json.beginObject(isInline: true)
    json.member("exifdump/v1", fingerprint)
    json.endObject()
    // Only of a run that is compared with another (§3.27.24).
    if hasBaseline { json.member("baselineState", finding.isKnown ? "unchanged" : "new") }
    json.key("properties")
    json.beginObject()
    json.member("tag", finding.violation.tag)
    json.member("value", finding.violation.value)
    json.member("offset", finding.violation.offset)
    json.member("fix", finding.violation.fix)
    json.endObject()
    json.endObject()
  }

  private mutating func message(_ text: [UInt8]) {
    json.key("message")
    json.beginObject(isInline: true)
    json.member("text", Self.literal(text))
    json.endObject()
  }

  /// A text in which nothing is a placeholder (§3.11.5: braces are doubled) or a link (§3.11.6:
  /// `[text](target)`, whose brackets a backslash takes the meaning from).
  private static func literal(_ text: [UInt8]) -> [UInt8] {
    let mayLink = zip(text, text.dropFirst()).contains { $0 == 0x5d && $1 == 0x28 }
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x7b, 0x7d: result.append(byte)
      case 0x5b, 0x5d: if mayLink { result.append(0x5c) }
      default: break
      }
      result.append(byte)
    }
    return result
  }

  private mutating func locations(of name: [UInt8]) {
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject(isInline: true)
    json.member("uri", Self.uri(of: WorkspacePath.of(name)))
    json.endObject()
    // A photo has no lines, but services show nothing without one.
    json.key("region")
    json.beginObject(isInline: true)
    json.member("startLine", 1)
    json.endObject()
    json.endObject()
    json.endObject()
    json.endArray()
  }

  /// A relative reference, or a file's URI where the path is absolute (§3.4.3).
  static func uri(of name: [UInt8]) -> String {
    if name.first == 0x2f { return "file://" + PercentEncoding.text(name) }
    var name = name[...]
    while name.starts(with: [0x2e, 0x2f]) { name = name.dropFirst(2).drop { $0 == 0x2f } }
    return PercentEncoding.text(name)
  }
}
