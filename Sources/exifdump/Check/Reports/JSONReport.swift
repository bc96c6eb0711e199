import MetadataKit

/// For programs: `Documentation/exifdump-check.schema.json` describes it.
struct JSONReport: CheckReport {
  private var json = JSONWriter(.lines)
  private var failures: [CheckFailure] = []

  var text: TextBuffer {
    get { json.text }
    _modify { yield &json.text }
  }

  mutating func begin() {
    json.beginObject()
    json.member("schemaVersion", 1)
    json.key("findings")
    json.beginArray()
  }

  mutating func add(_ file: CheckedFile) {
    if let failure = file.failure { failures.append(failure) }
    for finding in file.findings { add(finding) }
  }

  mutating func end(_ summary: CheckSummary) {
    json.endArray()
    json.key("unreadable")
    json.beginArray()
    for failure in failures {
      json.beginObject(isInline: true)
      write(failure.file)
      json.member("message", failure.message)
      json.member("known", failure.isKnown)
      json.endObject()
    }
    json.endArray()
    json.key("summary")
    json.beginObject(isInline: true)
    let counts = Severity.allCases.reversed().map { ($0.rawValue + "s", summary.counts[$0] ?? 0) }
    for (name, count) in [("files", summary.files)] + counts + [
      ("unreadable", summary.unreadable), ("known", summary.known),
      ("resolved", summary.resolved), ("passedOver", summary.passedOver),
      ("excluded", summary.excluded),
    ] {
      json.member(name, count)
    }
    json.member("interrupted", summary.isInterrupted)
    json.endObject()
    json.endObject()
    json.text.append("\n")
  }

  private mutating func add(_ finding: Finding) {
    json.beginObject()
    write(finding.file)
    json.member("rule", finding.rule.name)
    json.member("severity", finding.severity.rawValue)
    json.member("tag", finding.violation.tag)
    json.member("value", finding.violation.value)
    json.member("offset", finding.violation.offset)
    json.member("message", finding.violation.message)
    json.member("fix", finding.violation.fix)
    json.member("known", finding.isKnown)
    json.endObject()
  }

  private mutating func write(_ name: [UInt8]) {
    json.member("file", name)
    if !isUTF8(name) {
      json.key("fileBase64")
      json.base64(name)
    }
  }
}
