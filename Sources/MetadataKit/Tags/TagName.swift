extension String {
  /// The name of a tag that a file's own name gives, as the field makes them: letters, digits, `-`
  /// and `_`, a capital first, two at least; `Tag` stands before others, `TagX`.
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
