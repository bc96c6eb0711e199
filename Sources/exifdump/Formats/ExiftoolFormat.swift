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
  var json = JSONWriter(.lines)

  var text: TextBuffer {
    get { json.text }
    _modify { yield &json.text }
  }

  mutating func begin() { json.beginArray() }

  mutating func add(_ record: FileRecord) {
    switch record.result {
    case .success(let metadata):
      view.write(metadata, name: record.name, &json)
    case .failure(let error):
      view.write(error, name: record.name, &json)
    }
  }

  mutating func end() {
    json.endArray()
    json.text.append("\n")
  }
}
