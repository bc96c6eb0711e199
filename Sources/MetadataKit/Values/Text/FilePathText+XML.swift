extension FilePathText {
  /// Whether a text is XML, or starts as some does: a mark of UTF-8 and blanks may stand before it.
  package static func isXML(_ text: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let start = text.dropFirst(text.starts(with: mark) ? mark.count : 0).drop { $0 <= 0x20 }
    guard start.first == 0x3c, let next = start.dropFirst().first else { return false }
    return next == 0x3f || next == 0x21 || NumberText.isLetter(next)
  }

  /// Takes what XML says: the values of attributes, in either kind of quotes, and what stands between tags, in comments and
  /// in CDATA: `<Input Name="C:\data\a.czi">D:\data</Input>`.
  package static func texts(inXML xml: [UInt8], _ take: ([UInt8]) -> Void) {
    func takeText(_ text: ArraySlice<UInt8>) {
      if !text.isEmpty { take(Array(text)) }
    }
    var rest = xml[...]
    while let first = rest.first {
      guard first == 0x3c else {
        let content = rest.prefix { $0 != 0x3c }
        rest = rest[content.endIndex...]
        takeText(content)
        continue
      }
      // What is quoted there opens nothing: `it's`.
      if let section = sections.first(where: { rest.starts(with: $0.start.utf8) }) {
        rest = rest.dropFirst(section.start.utf8.count)
        let content = rest[..<(rest.firstPlace(of: section.end) ?? rest.endIndex)]
        rest = rest[content.endIndex...].dropFirst(section.end.utf8.count)
        takeText(content)
      } else {
        rest = rest.dropFirst()
        takeAttributes(of: &rest, takeText)
      }
    }
  }

  private static let sections = [(start: "<!--", end: "-->"), (start: "<![CDATA[", end: "]]>")]

  /// Takes the values of a tag's attributes, and goes past its end; another tag ends a value that nothing else does.
  private static func takeAttributes(
    of rest: inout ArraySlice<UInt8>, _ take: (ArraySlice<UInt8>) -> Void
  ) {
    while let byte = rest.first, byte != 0x3c {
      rest = rest.dropFirst()
      if byte == 0x3e { return }
      guard byte == 0x22 || byte == 0x27 else { continue }
      let value = rest.prefix { $0 != byte && $0 != 0x3c }
      rest = rest[value.endIndex...]
      if rest.first == byte { rest = rest.dropFirst() }
      take(value)
    }
  }
}
