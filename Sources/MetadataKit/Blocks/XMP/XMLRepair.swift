/// Makes text out of bytes that are almost XML.
enum XMLRepair {
  /// The text with a question mark for each byte that XML does not allow, and `&amp;` for each `&`
  /// that starts no reference; nil where that changes nothing.
  ///
  /// Programs write Latin-1 and unescaped `&` into XMP; damaged files have anything.
  static func repaired(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let bytes = text.span
    var result: [UInt8] = []
    // What stands before it is in the result.
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes.count &- index >= 8, isPlain(bytes.word(at: index)) {
        index &+= 8
        continue
      }
      let byte = bytes[index]
      let rest = text.dropFirst(index)
      var length = 1
      let isKept: Bool
      if byte >= 0x80 {
        let character = utf8Length(rest)
        length = max(1, character)
        isKept = character > 0 && !isNoCharacter(rest.prefix(character))
      } else if byte == 0x26 {
        isKept = isReference(rest.prefix(12))
      } else {
        // XML 1.0 §2.2: control characters are no part of XML, not even by reference.
        isKept = byte >= 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
      }
      if !isKept {
        if start < index { result.append(run: bytes.extracting(start..<index)) }
        if byte == 0x26 { result.append(contentsOf: "&amp;".utf8) } else { result.append(0x3f) }
        start = index + length
      }
      index += length
    }
    guard start > 0 else { return nil }
    result.append(run: bytes.extracting(start...))
    return result
  }

  /// Whether eight bytes need no look at each: ASCII without controls and `&`.
  private static func isPlain(_ word: UInt64) -> Bool {
    let references = (word ^ UInt64(everyByte: 0x26)).zeroBytes
    return word & UInt64(everyByte: 0x80) | word.controlBytes | references == 0
  }

  /// Whether a sequence is U+FFFE or U+FFFF.
  private static func isNoCharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 3 && bytes.starts(with: [0xef, 0xbf]) && (bytes.last ?? 0) >= 0xbe
  }

  /// Whether a text starts with a reference that needs no declaration (XML 1.0 §4.1, §4.6).
  private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(of: 0x3b) else { return false }
    let name = text[text.index(after: text.startIndex)..<end]
    for known in ["amp", "lt", "gt", "quot", "apos"] where name.elementsEqual(known.utf8) {
      return true
    }
    guard name.first == 0x23 else { return false }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == 0x78
    let number = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard let code = UInt32(number, radix: isHexadecimal ? 16 : 10) else { return false }
    return Unicode.Scalar(code) != nil && (code >= 0x20 || [9, 10, 13].contains(code))
      && code & 0xfffe != 0xfffe
  }
}
