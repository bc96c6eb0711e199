/// The beginning of a text as ASCII characters, whether it is UTF-8, UTF-16 or UTF-32.
///
/// Characters outside ASCII are all one: nothing that is looked for has any.
struct MarkupText {
  private(set) var characters: [UInt8] = []

  /// `nil` when the first character that is no white space is not `<`.
  init?(_ head: Span<UInt8>) {
    let start = Self.starts.first { head.matches($0.text) }
    var offset = start?.offset ?? 0
    let width = start?.width ?? 1
    let bigEndian = start?.bigEndian ?? false
    while let character = Self.character(
      at: offset, of: head, width: width, bigEndian: bigEndian), Self.isSpace(character)
    {
      offset += width
    }
    let first = Self.character(at: offset, of: head, width: width, bigEndian: bigEndian)
    guard first == UInt8(ascii: "<") else { return nil }
    characters.append(addingCapacity: head.count - offset) { output in
      guard width > 1 else {
        for index in offset..<head.count { output.append(head[index]) }
        return
      }
      while let character = Self.character(
        at: offset, of: head, width: width, bigEndian: bigEndian)
      {
        output.append(character)
        offset += width
      }
    }
  }

  /// Marks and first characters that tell how wide characters are, and where these begin (XML 1.0 appendix F); the longer
  /// ones first.
  private static let starts: [(text: String, width: Int, bigEndian: Bool, offset: Int)] = [
    ("\u{0}\u{0}\u{FE}\u{FF}", 4, true, 4), ("\u{0}\u{0}\u{0}<", 4, true, 0),
    ("\u{FF}\u{FE}\u{0}\u{0}", 4, false, 4), ("<\u{0}\u{0}\u{0}", 4, false, 0),
    ("\u{EF}\u{BB}\u{BF}", 1, false, 3), ("\u{FE}\u{FF}", 2, true, 2),
    ("\u{0}<", 2, true, 0), ("\u{FF}\u{FE}", 2, false, 2), ("<\u{0}", 2, false, 0),
  ]

  private static func character(
    at offset: Int, of head: Span<UInt8>, width: Int, bigEndian: Bool
  ) -> UInt8? {
    guard width > 1 else { return head.byte(at: offset) }
    return head.integer(at: offset, count: width, bigEndian: bigEndian).map {
      UInt8(exactly: $0) ?? 0x80
    }
  }

  static func isSpace(_ character: UInt8) -> Bool {
    character == 0x20 || (0x09...0x0D).contains(character)
  }

  static func lowercased(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text, as: UTF8.self).lowercased()
  }

  /// The name at the start of a text, and whether the text goes on after it.
  static func name(_ text: ArraySlice<UInt8>) -> (text: String, isComplete: Bool) {
    let name = text.prefix { !isSpace($0) && !"/>[".utf8.contains($0) }
    return (String(decoding: name, as: UTF8.self), name.endIndex < text.endIndex)
  }

  /// What follows the first occurrence of a mark.
  static func skip(past mark: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = mark.utf8.first else { return text }
    var rest = text
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: mark.utf8) { return rest.dropFirst(mark.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
