/// ZIP, and the OpenDocument files that are ZIP files with their MIME type at the start.
///
/// Source: *.ZIP File Format Specification* 6.3.10 §4.3.7; OpenDocument 1.3 part 2 §3.3.
enum ZIP {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    // An archive without entries has nothing but its end record.
    if head.matches("PK\u{5}\u{6}") { return .zip }
    guard head.matches("PK\u{3}\u{4}"), head.count > name else { return nil }
    let mimeType = "mimetypeapplication/vnd.oasis.opendocument."
    guard head.matches(mimeType, at: name) else {
      return head.endsWithin(mimeType, at: name) ? nil : .zip
    }
    let kind = name + mimeType.utf8.count
    if head.matches("image-template", at: kind) { return .openDocumentImageTemplate }
    if head.matches("image", at: kind) {
      return head.endsWithin("image-template", at: kind) ? .openDocument : .openDocumentImage
    }
    return .openDocument
  }

  /// Where the name of the first entry begins.
  private static let name = 30
}
