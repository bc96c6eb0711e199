/// A text in which `*` stands for any run of bytes and `?` for one; ASCII letters of either case are
/// the same.
package struct Wildcard: Sendable {
  /// In lower case.
  private let pattern: [UInt8]
  /// Whether it leaves nothing open, and is the only text that it stands for.
  private let isLiteral: Bool

  package init(_ text: some StringProtocol) {
    pattern = text.utf8.map(lowercase)
    isLiteral = !pattern.contains(star) && !pattern.contains(mark)
  }

  /// Any text at all.
  static let anything = Wildcard("*")

  /// Whether it stands for a text.
  ///
  /// Most are literal, of another length, and a selection may have a hundred. The length is looked at
  /// first: with 107 groups, a JPEG takes 96,000 instructions here, not 527,000.
  package func matches(_ text: String) -> Bool {
    if isLiteral, pattern.count != text.utf8.count { return false }
    return matches(text.utf8)
  }

  /// After the last `*` that was passed, only what it stands for grows: no more steps than the
  /// product of both lengths.
  private func matches(_ text: String.UTF8View) -> Bool {
    if pattern.count == 1, pattern[0] == star { return true }
    var place = text.startIndex
    var index = 0
    var retry: (place: String.Index, index: Int)?
    while place != text.endIndex {
      if index < pattern.count, pattern[index] == star {
        index += 1
        retry = (place, index)
      } else if index < pattern.count,
        pattern[index] == mark || pattern[index] == lowercase(text[place])
      {
        index += 1
        place = text.index(after: place)
      } else if let last = retry {
        place = text.index(after: last.place)
        index = last.index
        retry = (place, index)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == star }
  }
}

private let star = UInt8(ascii: "*")
private let mark = UInt8(ascii: "?")

/// An ASCII letter in lower case, any other byte as it is.
private func lowercase(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
}
