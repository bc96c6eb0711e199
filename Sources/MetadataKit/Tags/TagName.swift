extension String {
  /// The name of a tag that a file's own name gives, as the field makes them: letters, digits, `-`
  /// and `_`, a capital first. Before what is shorter than two, or starts with no letter, stands
  /// `Tag`: `TagX`, `Tag_id`.
  var tagName: String {
    let bytes = utf8.filter(Self.isOfTagName)
    let text = String(decoding: bytes, as: UTF8.self).capitalized
    return text.utf8.count < 2 || !NumberText.isLetter(text.utf8.first ?? 0) ? "Tag" + text : text
  }

  /// Whether a byte may stand in the name of a tag: letters, digits, `-` and `_`.
  static func isOfTagName(_ byte: UInt8) -> Bool {
    NumberText.isOfWord(byte) || byte == 0x2d
  }
}

extension StringProtocol {
  /// The text with its first letter in upper case, where that is one of ASCII.
  var capitalized: String {
    guard let first = utf8.first, first >= 0x61, first <= 0x7a else { return String(self) }
    var bytes = Array(utf8)
    bytes[0] = first & 0xdf
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The name of a tag that a heading gives: capitals where words start, `_` between words of capitals, nothing but
  /// letters, digits, `-` and `_`.
  init(heading key: ArraySlice<UInt8>) {
    let key = Array(key)
    func isUpper(_ index: Int) -> Bool {
      key.indices.contains(index) && (0x41...0x5a).contains(key[index])
    }
    var name: [UInt8] = []
    for (index, byte) in key.enumerated() {
      let isLower = (0x61...0x7a).contains(byte)
      if byte == 0x20, isUpper(index - 1), isUpper(index + 1),
        isUpper(index + 2) || (key.indices.contains(index + 2) && key[index + 2] == 0x20)
      {
        name.append(0x5f)
      } else if isLower, index > 0, !NumberText.isLetter(key[index - 1]) {
        name.append(byte & 0xdf)
      } else {
        name.append(byte)
      }
    }
    self = String(decoding: name, as: UTF8.self).tagName
  }
}
