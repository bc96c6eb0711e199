/// Makes text out of bytes that are almost XML.
enum XMLRepair {
  /// The text without NUL, with a question mark for each byte that is no UTF-8, a stand-in for each
  /// other control character (see ``withControls(_:)``), `&amp;` for each `&` that starts no
  /// reference, and names without what stands behind a slash; nil where that changes nothing.
  ///
  /// Programs write Latin-1, unescaped `&` and `TIFF/EPStandardID` into XMP; damaged files have
  /// anything.
  ///
  /// - Throws: where so much would be put in that the text would grow by a megabyte.
  static func repaired(_ text: ArraySlice<UInt8>) throws(MetadataError) -> [UInt8]? {
    let allowed = try replacingCharacters(in: text)
    return cuttingNames(in: allowed?[...] ?? text) ?? allowed
  }

  private static func replacingCharacters(
    in text: ArraySlice<UInt8>
  ) throws(MetadataError) -> [UInt8]? {
    let bytes = text.span
    // A question mark takes the place of its byte. What becomes longer or shorter is rare.
    var result: [UInt8] = []
    var hasOtherLength = false
    var index = 0
    while index < bytes.count {
      if bytes.count &- index >= 8, isPlain(bytes.word(at: index)) {
        index &+= 8
        continue
      }
      // One of these at least is not plain.
      let end = min(index &+ 8, bytes.count)
      while index < end {
        let byte = bytes[index]
        var length = 1
        if byte >= 0x80 {
          let character = bytes.utf8Length(at: index)
          length = max(1, character)
          if character == 0 {
            if result.isEmpty { result = Array(text) }
            result[index] = 0x3f
          }
        }
        if byte < 0x20 || byte == 0x26 || byte == 0xef, !hasOtherLength {
          hasOtherLength = changesLength(text, at: index)
        }
        index &+= length
      }
    }
    guard hasOtherLength else { return result.isEmpty ? nil : result }
    return try changingLength(in: result.isEmpty ? text : result[...])
      ?? (result.isEmpty ? nil : result)
  }

  /// The text with `&amp;` for each `&` that starts no reference, stand-ins for control characters, and
  /// a question mark for each noncharacter; nil where there is none. They are looked for once more: a
  /// list of them could be several times the text.
  private static func changingLength(
    in text: ArraySlice<UInt8>
  ) throws(MetadataError) -> [UInt8]? {
    let bytes = text.span
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    // In a comment, an instruction or a section of CDATA a `&` is what it is (XML 1.0 §2.5 to 2.7).
    var endOfSection = 0
    for index in bytes.indices {
      if bytes[index] == 0x3c, index >= endOfSection {
        endOfSection = self.endOfSection(bytes, from: index + 1) ?? 0
      }
      let byte = bytes[index]
      guard byte < 0x20 || byte == 0xef || byte == 0x26 && index >= endOfSection,
        changesLength(text, at: index)
      else { continue }
      // A text of nothing but such marks would be five times as long.
      guard result.count - start <= mostMore else {
        throw MetadataError(.limitExceeded, "XMP of too many characters that XML does not allow")
      }
      result.append(run: bytes.extracting(start..<index))
      start = index + 1
      switch bytes[index] {
      case 0x26: result.append(contentsOf: "&amp;".utf8)
      case 0: break
      case let byte where byte < 0x20: result += [0xef, 0xb7, 0x90 + byte]
      default:
        result.append(0x3f)
        start = index + 3
      }
    }
    guard start > 0 else { return nil }
    result.append(run: bytes.extracting(start...))
    return result
  }

  private static let mostMore = 1 << 20

  /// A text with the control characters that a repaired one has stand-ins for: U+FDD0 to U+FDEF, which
  /// are no characters, but allowed.
  static func withControls(_ text: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      result.append(byte)
      guard (0x90..<0xb0).contains(byte), result.count > 2, result[result.count - 2] == 0xb7,
        result[result.count - 3] == 0xef
      else { continue }
      result.removeLast(3)
      result.append(byte - 0x90)
    }
    return result
  }

  /// Whether there stands what has a replacement of another length: a `&` that starts no reference, a
  /// control character (no part of XML, not even by reference: XML 1.0 §2.2), U+FFFE, U+FFFF, or what
  /// would be taken for a stand-in.
  private static func changesLength(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
    let bytes = text.span
    if bytes[index] < 0x20 {
      return bytes[index] != 0x09 && bytes[index] != 0x0a && bytes[index] != 0x0d
    }
    if bytes[index] == 0x26 { return !isReference(text.dropFirst(index).prefix(12)) }
    guard bytes.count &- index >= 3, bytes[index] == 0xef else { return false }
    return bytes[index + 1] == 0xbf && bytes[index + 2] >= 0xbe && bytes[index + 2] <= 0xbf
      || XMLTagList.isStandIn(bytes, at: index)
  }

  /// Whether eight bytes need no look at each: ASCII without controls and `&`.
  private static func isPlain(_ word: UInt64) -> Bool {
    let references = (word ^ UInt64(everyByte: 0x26)).zeroBytes
    return word & UInt64(everyByte: 0x80) | word.controlBytes | references == 0
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
    // Swift's numbers may have a sign.
    guard !number.hasPrefix("+"), let code = UInt32(number, radix: isHexadecimal ? 16 : 10) else {
      return false
    }
    return Unicode.Scalar(code) != nil && (code >= 0x20 || [9, 10, 13].contains(code))
      && code & 0xfffe != 0xfffe
  }
}
