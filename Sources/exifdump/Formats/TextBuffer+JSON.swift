import MetadataKit

extension TextBuffer {
  /// Writes a JSON value to the end of the text.
  mutating func writeJSON(
    _ layout: JSONWriter.Layout = .lines, _ body: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter(layout)
    swap(&json.text, &self)
    body(&json)
    swap(&json.text, &self)
  }
}
