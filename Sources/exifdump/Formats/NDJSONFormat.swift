import MetadataKit

extension OutputFormat {
  /// A record a line.
  static let ndjson = OutputFormat("ndjson", tellsPairs: true) { options in
    NDJSONFormat(view: JSONView(isNumeric: options.isNumeric, selection: options.selection))
  }
}

private struct NDJSONFormat: RecordFormat {
  let view: JSONView
  let frame = RecordFrame.none

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {
    text.writeJSON(.compact, through: outlet) { view.write(record, &$0) }
    text.append("\n")
  }
}
