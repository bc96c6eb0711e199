/// Makes text out of bytes that are almost XML.
enum XMLRepair {
  /// The text with a question mark for each byte that XML does not allow, and `&amp;` for each `&`
  /// that starts no reference; nil where that changes nothing.
  ///
  /// Programs write Latin-1 and unescaped `&` into XMP; damaged files have anything.
  static func repaired(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 64)
    var index = text.startIndex
    var isChanged = false
    while index < text.endIndex {
      let byte = text[index]
      if byte >= 0x80 {
        let length = utf8Length(text[index...])
        if length == 0 || isNoCharacter(text[index...].prefix(length)) {
          result.append(0x3f)
          isChanged = true
          index += max(1, length)
        } else {
          result.append(contentsOf: text[index..<(index + length)])
          index += length
        }
        continue
      }
      if byte == 0x26, !isReference(text[index...].prefix(12)) {
        result.append(contentsOf: "&amp;".utf8)
        isChanged = true
      } else if byte < 0x20, byte != 0x09, byte != 0x0a, byte != 0x0d {
        // XML 1.0 §2.2: control characters are no part of XML, not even by reference.
        result.append(0x3f)
        isChanged = true
      } else {
        result.append(byte)
      }
      index += 1
    }
    return isChanged ? result : nil
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
