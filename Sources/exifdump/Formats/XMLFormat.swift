import MetadataKit

extension OutputFormat {
  /// An XML document with an element a file.
  static let xml = OutputFormat("xml") { options in
    XMLFormat(view: XMLView(isNumeric: options.isNumeric, selection: options.selection))
  }
}

private struct XMLFormat: RecordFormat {
  let view: XMLView
  let frame = RecordFrame(start: XMLView.start, end: XMLView.end)

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {
    switch record.result {
    case .success(let metadata): view.write(metadata, name: record.name, &text, through: outlet)
    case .failure(let error): view.write(error, name: record.name, &text)
    }
  }
}
