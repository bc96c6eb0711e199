/// Texts of Nikon's as people read them.
extension NikonValue {
  /// Text in capitals with only the first letter of each word large, of words with a vowel; numbers
  /// as they are.
  @Sendable static func words(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = tag.rawText
    if bytes.count > 60 {
      text.append(bytes: bytes.prefix(55))
      return text.append("[...]")
    }
    while let last = bytes.last, NumberText.isSpace(last) { bytes.removeLast() }
    if bytes.contains(where: isVowel) {
      if lower(&bytes, isAfterVowel: true) {
        replace("Af", by: "AF", &bytes)
        cutPadding(&bytes)
      }
      if lower(&bytes, isAfterVowel: false) { replace("Raw", by: "RAW", &bytes) }
    }
    text.append(bytes: bytes)
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41, 0x45, 0x49, 0x4f, 0x55, 0x59: true
    default: false
    }
  }

  /// Makes the capitals at the start of words small, but the first; whether there are any.
  ///
  /// - Parameter isAfterVowel: of words whose first letter is a vowel, else of those with one behind
  ///   the first letter.
  private static func lower(_ bytes: inout [UInt8], isAfterVowel: Bool) -> Bool {
    var isAny = false
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      guard NumberText.isUpper(bytes[start]), start == 0 || !NumberText.isOfWord(bytes[start - 1])
      else {
        continue
      }
      while index < bytes.count, NumberText.isUpper(bytes[index]) { index += 1 }
      let rest = (start + 1)..<index
      guard
        isAfterVowel
          ? isVowel(bytes[start]) && !rest.isEmpty : rest.contains(where: { isVowel(bytes[$0]) })
      else { continue }
      for place in rest { bytes[place] |= 0x20 }
      isAny = true
    }
    return isAny
  }

  /// Replaces the first of a whole word.
  private static func replace(_ word: String, by other: String, _ bytes: inout [UInt8]) {
    let count = word.utf8.count
    guard bytes.count >= count else { return }
    for start in 0...(bytes.count - count)
    where bytes[start...].starts(with: word.utf8)
      && (start == 0 || !NumberText.isOfWord(bytes[start - 1]))
      && (start + count == bytes.count || !NumberText.isOfWord(bytes[start + count]))
    {
      bytes.replaceSubrange(start..<(start + count), with: other.utf8)
      return
    }
  }

  /// Cuts two blanks or more and one byte behind them off the end.
  private static func cutPadding(_ bytes: inout [UInt8]) {
    guard bytes.count >= 3 else { return }
    var start = bytes.count - 1
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    if bytes.count - 1 - start >= 2 { bytes.removeSubrange(start...) }
  }

  /// `2.10`, of `0210`.
  @Sendable static func versionWords(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    var bytes = value.bytes
    if bytes.count >= 2, bytes.prefix(2).allSatisfy(NumberText.isDigit) {
      bytes.insert(0x2e, at: 2)
    }
    if bytes.first == 0x30 { bytes.removeFirst() }
    text.append(bytes: bytes)
  }

  /// `200`, `Hi 1600`, of two numbers.
  @Sendable static func isoWords(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    if raw.starts(with: "0 ".utf8) { return text.append(bytes: raw.dropFirst(2)) }
    if raw.starts(with: "1 ".utf8), raw.count > 2, NumberText.isDigit(raw[2]) {
      text.append("Hi ")
      return text.append(bytes: raw.dropFirst(2))
    }
    text.append(bytes: raw)
  }

  @Sendable static func withoutZero(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw.starts(with: "0 ".utf8) ? raw.dropFirst(2) : raw[...])
  }
}
