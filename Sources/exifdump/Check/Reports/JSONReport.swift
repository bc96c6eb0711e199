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
    json.key("schemaVersion")
    json.number(1)
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
      json.key("message")
      json.string(failure.message)
      json.key("known")
      json.bool(failure.isKnown)
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
      json.key(name)
      json.number(count)
    }
    json.key("interrupted")
    json.bool(summary.isInterrupted)
    json.endObject()
    json.endObject()
    json.text.append("\n")
  }

  private mutating func add(_ finding: Finding) {
    json.beginObject()
    write(finding.file)
    json.key("rule")
    json.string(finding.rule.name)
    json.key("severity")
    json.string(finding.severity.rawValue)
    if let tag = finding.violation.tag {
      json.key("tag")
      json.string(tag)
    }
    if let value = finding.violation.value {
      json.key("value")
      json.string(value)
    }
    if let offset = finding.violation.offset {
      json.key("offset")
      json.number(offset)
    }
    json.key("message")
    json.string(finding.violation.message)
    json.key("fix")
    json.string(finding.violation.fix)
    json.key("known")
    json.bool(finding.isKnown)
    json.endObject()
  }

  private mutating func write(_ name: [UInt8]) {
    json.key("file")
    json.string(name)
    if !isUTF8(name) {
      json.key("fileBase64")
      json.base64(name)
    }
  }
}
