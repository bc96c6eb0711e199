import MetadataKit

extension OutputFormat {
  /// An array with a record for each file, laid out for people, for programs all the same.
  static let json = OutputFormat("json", tellsPairs: true) { options in
    JSONFormat(
      view: JSONView(isNumeric: options.isNumeric, selection: options.selection))
  }
}

private struct JSONFormat: RecordFormat {
  let view: JSONView
  let frame = RecordFrame.array

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {
    text.writeJSON(through: outlet) { view.write(record, &$0) }
  }
}

extension JSONView {
  /// Writes a file's record, whatever reading it has come to.
  func write(_ record: FileRecord, _ json: inout JSONWriter) {
    switch record.result {
    case .success(let metadata):
      write(metadata, name: record.name, pair: record.pair, cost: record.cost, &json)
    case .failure(let error): write(error, name: record.name, &json)
    }
  }
}
