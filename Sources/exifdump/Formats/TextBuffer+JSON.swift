import MetadataKit

extension TextBuffer {
  /// Writes a JSON value to the end of the text.
  ///
  /// - Parameter outlet: where a long one goes while it is written.
  mutating func writeJSON(
    _ layout: JSONWriter.Layout = .lines, through outlet: TextOutlet? = nil,
    _ body: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter(layout)
    json.outlet = outlet
    swap(&json.text, &self)
    body(&json)
    swap(&json.text, &self)
  }
}
