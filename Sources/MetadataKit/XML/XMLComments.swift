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
        guard let end = place(of: 0x5d, in: text, from: open + 9) else { break }
        position = end
      } else if text[open...].starts(with: "<!--".utf8) {
        guard let end = place(of: 0x2d, in: text, from: open + 4) else { break }
        position = end
        let content = (open + 4)..<end
        guard isForbidden(text[content]) else { continue }
        if result == nil { result = text }
        for index in content where text[index] > 0x20 { result?[index] = 0x20 }
      }
    }
    return result
  }

  /// Where a mark begins two times, with `>` behind it; nil where it stands nowhere.
  private static func place(of mark: UInt8, in text: [UInt8], from start: Int) -> Int? {
    var position = start
    while let place = text.span.firstIndex(of: mark, from: position) {
      guard place + 2 < text.count else { return nil }
      if text[place + 1] == mark, text[place + 2] == 0x3e { return place }
      position = place + 1
    }
    return nil
  }

  private static func isForbidden(_ content: ArraySlice<UInt8>) -> Bool {
    content.last == 0x2d || zip(content, content.dropFirst()).contains { $0 == 0x2d && $1 == 0x2d }
  }
}
