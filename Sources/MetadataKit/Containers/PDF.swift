import UniformTypes

extension Container {
  /// Portable documents, of which only the kind is told: Illustrator's own documents are some.
  package static let pdf = Container([
    FileFormat("PDF", "pdf", "application/pdf", .pdf)
  ]) {
    (file, found) throws(MetadataError) in
    // Illustrator leaves its data in the page's dictionary of pieces (ISO 32000-1 §14.5). A
    // document that it exported for good has none.
    let head = try file.head(count: ByteReader.firstRead)
    guard contains("llustrator", head) else { return }
    var position = 0
    while position < min(file.count, mostRead) {
      let window = try file.head(at: position, count: 64 << 10)
      if contains("/AIPrivateData", window) || contains("/PieceInfo<</Illustrator", window) {
        found.format = FileFormat("AI", "ai", "application/vnd.adobe.illustrator", .illustrator)
        return
      }
      position += max(window.count - 32, 1)
      if window.count < 64 << 10 { return }
    }
  }

  private static let mostRead = 1 << 20

  private static func contains(_ text: StaticString, _ bytes: ByteSlice) -> Bool {
    let first = text.hasPointerRepresentation ? text.description.utf8.first ?? 0 : 0
    var at = bytes.firstIndex(of: first)
    while let place = at {
      if bytes.matches(text, at: place) { return true }
      at = bytes.firstIndex(of: first, from: place + 1)
    }
    return false
  }
}
