import MetadataKit

extension OutputFormat {
  /// Comma-separated values (RFC 4180), a line a file, a column for each tag that is asked for.
  static let csv = OutputFormat("csv", isTable: true) { TableFormat(.csv, $0) }
  /// Tab-separated values.
  static let tsv = OutputFormat("tsv", isTable: true) { TableFormat(.tsv, $0) }
}

private struct TableFormat: RecordFormat {
  let view: TableView

  init(_ layout: CellWriter.Layout, _ options: FormatOptions) {
    view = TableView(layout, tags: options.columns, isNumeric: options.isNumeric)
  }

  var frame: RecordFrame { RecordFrame(start: view.header) }

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {
    switch record.result {
    case .success(let metadata): view.write(metadata, name: record.name, &text)
    case .failure(let error): view.write(error, name: record.name, &text)
    }
  }
}
