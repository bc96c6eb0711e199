/// Matroska and WebM: the EBML header names the type of document.
///
/// Source: RFC 8794 §4 (sizes) and §11.2.4 (DocType). Matroska files with sound only have the same
/// name in the header.
enum EBML {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    guard head.matches("\u{1A}\u{45}\u{DF}\u{A3}"), let header = length(at: 4, of: head) else {
      return nil
    }
    var offset = header.next
    let end = min(head.count, offset + min(header.length, head.count))
    while offset < end {
      let isDocType = head.matches("\u{42}\u{82}", at: offset)
      guard let width = identifierWidth(at: offset, of: head),
        let element = length(at: offset + width, of: head)
      else { return nil }
      if isDocType { return type(at: element.next, length: element.length, of: head) }
      guard element.length <= end - element.next else { return nil }
      offset = element.next + element.length
    }
    return nil
  }

  private static func type(at offset: Int, length: Int, of head: Span<UInt8>) -> DeclaredType? {
    // Padding with zero bytes is allowed (RFC 8794 §7.4).
    if length >= 8, head.matches("matroska", at: offset) { return .matroska }
    if length >= 4, head.matches("webm", at: offset) { return .webM }
    return nil
  }

  private static func identifierWidth(at offset: Int, of head: Span<UInt8>) -> Int? {
    guard let first = head.byte(at: offset), first >= 0x10 else { return nil }
    return first.leadingZeroBitCount + 1
  }

  /// A length, and the offset after it. One that does not fit the bytes is no less a length.
  private static func length(
    at offset: Int, of head: Span<UInt8>
  ) -> (length: Int, next: Int)? {
    guard let first = head.byte(at: offset), first > 0 else { return nil }
    let width = first.leadingZeroBitCount + 1
    guard let value = head.integer(at: offset, count: width, bigEndian: true) else { return nil }
    let length = value & (1 << UInt64(7 * width) - 1)
    return (Int(truncatingIfNeeded: length), offset + width)
  }
}
