extension Wording {
  /// `PLUS V0120 (LDF Version 1.20) U001 (1 Media Usages:); 1IAK (11 Usage Items:) …`, of
  /// `|PLUS|V0120|U001|1IAK…`: what a license allows, by the codes of PLUS LDF 1.2.
  @Sendable static func mediaSummary(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.textBytes
    if raw.count == 4, let words = MediaMatrix.words[raw] { return text.append(bytes: words) }
    let upper = raw.map { $0 >= 0x61 && $0 <= 0x7a ? $0 & 0xdf : $0 }
    let parts = upper.split(separator: 0x7c, maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1].elementsEqual("PLUS".utf8) else {
      return text.append(bytes: upper)
    }
    text.append("PLUS ")
    text.append(bytes: parts[2])
    let version = Array(parts[2].drop { $0 != 0x56 }.dropFirst().drop { $0 == 0x30 })
    if version.count >= 3, version.allSatisfy(NumberText.isDigit) {
      text.append(" (LDF Version ")
      text.append(bytes: version.dropLast(2))
      text.append(ascii: 0x2e)
      text.append(bytes: version.suffix(2))
      text.append(")")
    }
    text.append(ascii: 0x20)
    text.append(bytes: parts[3])
    let usages = parts[3].drop { $0 != 0x55 }.dropFirst().drop { $0 == 0x30 }
      .prefix(while: NumberText.isDigit)
    if !usages.isEmpty {
      text.append(" (")
      text.append(bytes: usages)
      text.append(" Media Usages:)")
    }
    appendCodes(
      parts[4].filter { NumberText.isDigit($0) || NumberText.isUpper($0) || $0 == 0x7c }, &text)
  }

  /// Codes are a digit and three letters.
  private static func appendCodes(_ codes: [UInt8], _ text: inout TextBuffer) {
    var rest = codes[...]
    while rest.count >= 4 {
      let code = rest.prefix(4)
      guard let first = code.first, NumberText.isDigit(first),
        code.dropFirst().allSatisfy(NumberText.isUpper)
      else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(4)
      let letters = code.suffix(2).map { Int($0) - 0x41 }
      let words = MediaMatrix.words[code]
      switch String(decoding: code.prefix(2), as: UTF8.self) {
      case "1I" where words == nil:
        let count = letters[0] * 26 + letters[1] + 1
        text.append("; ")
        text.append(bytes: code)
        text.append(" (\(count) Usage \(count == 1 ? "Item" : "Items"):)")
      case "1U" where words == nil && letters[0] == 13:
        text.append(" (Usage Number ")
        text.append(bytes: code.suffix(1))
        text.append(")")
      default:
        text.append(ascii: 0x20)
        text.append(bytes: code)
        if let words {
          text.append(" (")
          text.append(bytes: words)
          text.append(")")
        }
      }
    }
  }
}
