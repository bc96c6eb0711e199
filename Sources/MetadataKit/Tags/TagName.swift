extension String {
  /// The name of a tag that a file's own name gives, as the field makes them: letters, digits, `-`
  /// and `_`, a capital first. Before what is shorter than two, or starts with no letter, stands
  /// `Tag`: `TagX`, `Tag_id`.
  var tagName: String {
    let bytes = utf8.filter {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2d
        || $0 == 0x5f
    }
    let text = String(decoding: bytes, as: UTF8.self).capitalized
    let first = text.utf8.first ?? 0
    return text.utf8.count < 2 || first | 0x20 < 0x61 || first | 0x20 > 0x7a
      ? "Tag" + text : text
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
