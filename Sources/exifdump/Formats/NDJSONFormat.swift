import MetadataKit

extension OutputFormat {
  /// A record a line.
  static let ndjson = OutputFormat("ndjson") { options in
    NDJSONFormat(view: JSONView(isNumeric: options.isNumeric, selection: options.selection))
  }
}

private struct NDJSONFormat: RecordFormat {
  let view: JSONView
  var text = TextBuffer()

  mutating func add(_ record: FileRecord) {
    var json = JSONWriter()
    swap(&json.text, &text)
    view.write(record, &json)
    json.text.append("\n")
    swap(&json.text, &text)
  }
}
