/// Comments with two hyphens within them, which XML forbids (1.0 §2.5): people write them, and Apple's reader of property
/// lists passes over them.
enum XMLComments {
  /// The text with blanks in the place of such comments; nil where there are none.
  static func blanked(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let text = Array(text)
    var result: [UInt8]?
    var position = 0
    while let open = text.span.firstIndex(of: 0x3c, from: position) {
      position = open + 1
      if text[open...].starts(with: "<![CDATA[".utf8) {
        guard let end = text[(open + 9)...].firstPlace(of: "]]>") else { break }
        position = end
      } else if text[open...].starts(with: "<!--".utf8) {
        guard let end = text[(open + 4)...].firstPlace(of: "-->") else { break }
        position = end
        let content = (open + 4)..<end
        guard isForbidden(text[content]) else { continue }
        if result == nil { result = text }
        for index in content where text[index] > 0x20 { result?[index] = 0x20 }
      }
    }
    return result
  }

  private static func isForbidden(_ content: ArraySlice<UInt8>) -> Bool {
    content.last == 0x2d || zip(content, content.dropFirst()).contains { $0 == 0x2d && $1 == 0x2d }
  }
}
