/// The beginning of a text as ASCII characters, whether it is UTF-8 or UTF-16.
///
/// Characters outside ASCII are all one: nothing that is looked for has any.
struct MarkupText {
  private(set) var characters: [UInt8] = []

  /// `nil` when the first character that is no white space is not `<`.
  init?(_ head: Span<UInt8>) {
    var offset = 0
    var isWide = false
    var bigEndian = false
    if head.matches("\u{EF}\u{BB}\u{BF}") {
      offset = 3
    } else if head.matches("\u{FE}\u{FF}") || head.matches("\u{0}<") {
      offset = head.matches("\u{0}") ? 0 : 2
      isWide = true
      bigEndian = true
    } else if head.matches("\u{FF}\u{FE}") || head.matches("<\u{0}") {
      offset = head.matches("<") ? 0 : 2
      isWide = true
    }
    while let character = Self.character(
      at: offset, of: head, isWide: isWide, bigEndian: bigEndian), Self.isSpace(character)
    {
      offset += isWide ? 2 : 1
    }
    let first = Self.character(at: offset, of: head, isWide: isWide, bigEndian: bigEndian)
    guard first == UInt8(ascii: "<") else { return nil }
    characters.append(addingCapacity: head.count - offset) { output in
      guard isWide else {
        for index in offset..<head.count { output.append(head[index]) }
        return
      }
      while let character = Self.character(
        at: offset, of: head, isWide: true, bigEndian: bigEndian)
      {
        output.append(character)
        offset += 2
      }
    }
  }

  private static func character(
    at offset: Int, of head: Span<UInt8>, isWide: Bool, bigEndian: Bool
  ) -> UInt8? {
    guard isWide else { return head.byte(at: offset) }
    return head.uint16(at: offset, bigEndian: bigEndian).map { UInt8(exactly: $0) ?? 0x80 }
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
