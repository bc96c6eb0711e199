/// The groups of a rich text, which stand in braces.
struct RichTextGroups {
  private let text: ByteSlice
  /// Where the next group is looked for.
  private(set) var position = 0

  init(_ text: ByteSlice) { self.text = text }

  /// A group that starts with a control word.
  struct Group {
    let word: String
    /// What stands behind the word.
    let content: ByteSlice
  }

  /// Where the first group with a word starts, behind that; nil where there is none.
  ///
  /// - Parameter isIgnorable: whether `\*` stands before the word.
  func start(of word: StaticString, isIgnorable: Bool) -> (brace: Int, content: Int)? {
    var place = 1
    while let brace = nextBrace(from: place) {
      place = brace + 1
      var at = lineStart(brace + 1)
      if isIgnorable {
        guard text.matches("\\*", at: at) else { continue }
        at = lineStart(at + 2)
      }
      guard text[at] == UInt8(ascii: "\\"), text.matches(word, at: at + 1),
        let end = text[at + 1 + word.utf8CodeUnitCount], !NumberText.isLetter(end)
      else { continue }
      let content = at + 1 + word.utf8CodeUnitCount
      return (brace, end == 0x20 ? content + 1 : content)
    }
    return nil
  }

  /// The next brace that opens, is not escaped, and before what may be a control word.
  ///
  /// A text may have nothing but braces.
  private func nextBrace(from place: Int) -> Int? {
    let found = try? text.withSpan { (span) throws(MetadataError) -> Int in
      var index = max(1, place)
      while index + 1 < span.count {
        if span[index] == UInt8(ascii: "{"), span[index - 1] != UInt8(ascii: "\\"),
          span[index + 1] == UInt8(ascii: "\\") || span[index + 1] < 0x20
        {
          return index
        }
        index += 1
      }
      return -1
    }
    return found.flatMap { $0 < 0 ? nil : $0 }
  }

  /// The content from a place up to the brace that ends it; nil where the text ends before.
  func content(from start: Int) -> ByteSlice? {
    var level = 1
    let bytes = text.suffix(from: start).elements
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"):
        level -= 1
        if level == 0 { return text.suffix(from: start).prefix(index - bytes.startIndex) }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The next group that starts with a control word; nil where there is none, or it does not end.
  mutating func next() -> Group? {
    while let brace = text.firstIndex(of: UInt8(ascii: "{"), from: position) {
      position = brace + 1
      var at = lineStart(position)
      if text.matches("\\*", at: at) { at = lineStart(at + 2) }
      guard text[at] == UInt8(ascii: "\\") else { continue }
      at += 1
      let word = text.suffix(from: at).elements.prefix(while: NumberText.isLetter)
      guard !word.isEmpty, let end = text[at + word.count] else { continue }
      let start = at + word.count + (end == 0x20 ? 1 : 0)
      guard let content = content(from: start) else { return nil }
      position = start + content.count + 1
      return Group(
        word: String(decoding: word.prefix(Limits.nameBytes), as: UTF8.self), content: content)
    }
    return nil
  }

  /// The first place from one on that is no end of a line.
  private func lineStart(_ place: Int) -> Int {
    var place = place
    while let byte = text[place], byte == 0x0a || byte == 0x0d { place += 1 }
    return place
  }
}
