/// A line of texts in FLIR's records.
struct FLIRTextLine {
  /// `Label0`.
  let name: String
  let text: [UInt8]

  /// Nil where it is none.
  init?(_ line: ArraySlice<UInt8>) {
    guard let quote = line.firstIndex(of: 0x22), let end = line.lastIndex(of: 0x22), end > quote
    else { return nil }
    let words = line[..<quote].split(separator: 0x20)
    guard words.count >= 2, let coding = words.last else { return nil }
    let parts = words[words.count - 2].split(separator: 0x2e)
    guard parts.count >= 2, let kind = parts.last,
      parts[parts.count - 2].allSatisfy(NumberText.isDigit)
    else { return nil }
    let number = String(decoding: parts[parts.count - 2], as: UTF8.self)
    switch String(decoding: kind, as: UTF8.self) {
    case "label": name = "Label" + number
    case "value": name = "Value" + number
    case "param": name = "Param" + number
    default: return nil
    }
    let raw = line[(quote + 1)..<end]
    text = coding.elementsEqual("unicode".utf8) ? Self.decoded(raw) : Array(raw)
  }

  /// A backslash and four hexadecimal digits are a character; before anything else it is left out.
  private static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == 0x5c else {
        text.append(raw[index])
        index += 1
        continue
      }
      let digits = raw[(index + 1)...].prefix(4)
      if digits.count == 4, digits.first != 0x2b,
        let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        text.append(contentsOf: Array(String(Character(scalar)).utf8))
        index += 5
      } else {
        text.append(contentsOf: raw[(index + 1)...].prefix(1))
        index += 2
      }
    }
    return text
  }
}
