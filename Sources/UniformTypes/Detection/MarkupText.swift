/// The beginning of a text as ASCII characters, whether it is UTF-8, UTF-16 or UTF-32.
///
/// Characters outside ASCII are all one: nothing that is looked for has any.
struct MarkupText {
  private(set) var characters: [UInt8] = []

  /// `nil` when the first character that is no white space is not `<`.
  init?(_ head: Span<UInt8>) {
    var offset = 0
    var width = 1
    var bigEndian = false
    if head.matches("\u{0}\u{0}\u{FE}\u{FF}") || head.matches("\u{0}\u{0}\u{0}<") {
      offset = head.matches("\u{0}\u{0}\u{0}") ? 0 : 4
      width = 4
      bigEndian = true
    } else if head.matches("\u{FF}\u{FE}\u{0}\u{0}") || head.matches("<\u{0}\u{0}\u{0}") {
      offset = head.matches("<") ? 0 : 4
      width = 4
    } else if head.matches("\u{EF}\u{BB}\u{BF}") {
      offset = 3
    } else if head.matches("\u{FE}\u{FF}") || head.matches("\u{0}<") {
      offset = head.matches("\u{0}") ? 0 : 2
      width = 2
      bigEndian = true
    } else if head.matches("\u{FF}\u{FE}") || head.matches("<\u{0}") {
      offset = head.matches("<") ? 0 : 2
      width = 2
    }
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
