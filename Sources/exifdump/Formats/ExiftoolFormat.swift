import MetadataKit

extension OutputFormat {
  /// What `exiftool -j -a -G1` prints, and `exiftool -n -j -a -G1` with `--numeric`.
  static let exiftool = OutputFormat("exiftool") { options in
    ExiftoolFormat(
      view: ExiftoolView(isNumeric: options.isNumeric, selection: options.selection))
  }
}

private struct ExiftoolFormat: RecordFormat {
  let view: ExiftoolView
  let frame = RecordFrame.array

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {
    text.writeJSON(through: outlet) { json in
      switch record.result {
      case .success(let metadata): view.write(metadata, name: record.name, &json)
      case .failure(let error): view.write(error, name: record.name, &json)
      }
    }
  }
}
