import MetadataKit

extension OutputFormat {
  /// An array with a record for each file, laid out for people, for programs all the same.
  static let json = OutputFormat("json") { options in
    JSONFormat(
      view: JSONView(isNumeric: options.isNumeric, selection: options.selection),
      json: JSONWriter(.lines))
  }
}

private struct JSONFormat: RecordFormat {
  let view: JSONView
  var json: JSONWriter

  var text: TextBuffer {
    get { json.text }
    _modify { yield &json.text }
  }

  mutating func begin() { json.beginArray() }

  mutating func add(_ record: FileRecord) {
    view.write(record, &json)
  }

  mutating func end() {
    json.endArray()
    json.text.append("\n")
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
