/// XML and HTML: the type is that of the first element.
///
/// Text without a declaration, a document type or an element that is known is no type: any text can
/// begin with a bracket. Source: XML 1.0 §2.8; XMP part 1 §7.3 (packets); HTML §13.1.1.
enum Markup {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    guard let text = MarkupText(head) else { return nil }
    var rest = text.characters[...]
    var isXML = false
    while true {
      rest = rest.drop(while: MarkupText.isSpace)
      if rest.starts(with: "<?xpacket".utf8) { return .xmp }
      let next: ArraySlice<UInt8>?
      if rest.starts(with: "<?".utf8) {
        isXML = isXML || rest.starts(with: "<?xml".utf8)
        next = MarkupText.skip(past: "?>", in: rest)
      } else if rest.starts(with: "<!--".utf8) {
        next = MarkupText.skip(past: "-->", in: rest)
      } else if rest.starts(with: "<!".utf8) {
        if let type = type(ofDocument: rest) { return type }
        next = skipDocumentType(rest)
      } else if rest.starts(with: "<".utf8) {
        return type(ofElement: rest) ?? (isXML ? .xml : nil)
      } else {
        next = nil
      }
      guard let next else { return isXML ? .xml : nil }
      rest = next
    }
  }

  /// The type that a document type declaration names: `<!DOCTYPE svg PUBLIC …`.
  private static func type(ofDocument text: ArraySlice<UInt8>) -> DeclaredType? {
    guard MarkupText.lowercased(text.prefix(9)) == "<!doctype" else { return nil }
    let name = MarkupText.name(text.dropFirst(9).drop(while: MarkupText.isSpace))
    return name.isComplete ? types.first { $0.element == name.text.lowercased() }?.type : nil
  }

  /// The type that an element names, whatever its prefix: `<svg:svg …`, `<x:xmpmeta …`.
  private static func type(ofElement text: ArraySlice<UInt8>) -> DeclaredType? {
    let name = MarkupText.name(text.dropFirst())
    guard name.isComplete else { return nil }
    let local = name.text.split(separator: ":").last.map { $0.lowercased() } ?? ""
    // Bare RDF is anybody's; with a namespace of Adobe's it is XMP without its wrapper, and so is
    // what exiftool writes of any file.
    if local == "rdf" {
      let isXMP = ["http://ns.adobe.com/", "http://ns.exiftool."].contains {
        MarkupText.skip(past: $0, in: text) != nil
      }
      return isXMP ? .xmp : nil
    }
    return types.first { $0.element == local }?.type
  }

  /// What follows a document type declaration, which may have declarations in brackets.
  private static func skipDocumentType(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let plain = text.prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ">") }
    let rest = text[plain.endIndex...]
    guard rest.first == UInt8(ascii: "[") else { return MarkupText.skip(past: ">", in: rest) }
    return MarkupText.skip(past: "]", in: rest).flatMap { MarkupText.skip(past: ">", in: $0) }
  }

  private struct Root: Sendable {
    let element: String
    let type: DeclaredType
  }

  private static let types: [Root] = [
    Root(element: "svg", type: .svg),
    Root(element: "xmpmeta", type: .xmp),
    // Adobe's name for it before 2004.
    Root(element: "xapmeta", type: .xmp),
    Root(element: "plist", type: .xmlPropertyList),
    Root(element: "html", type: .html),
  ]
}
