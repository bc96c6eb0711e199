extension Metadata {
  /// All that the file says, in JSON: the record that `exifdump --ndjson` prints of a file, which
  /// `Documentation/exifdump.schema.json` describes. UTF-8 on one line, whatever the file says.
  ///
  /// - Parameters:
  ///   - file: What the record calls the file: its path, or the name that it was sent under.
  ///   - isNumeric: Whether values are without words, as with `--numeric`.
  public func json(file: String, isNumeric: Bool = false) -> String {
    var json = JSONWriter()
    JSONView(isNumeric: isNumeric).write(self, name: Array(file.utf8), &json)
    return json.text.string
  }
}
