/// The portable any-map family: a letter, a number, and a header in text.
///
/// Source: the netpbm manual's pages `pbm`, `pgm`, `ppm`, `pam` and `pfm`.
enum Netpbm {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    guard head.matches("P"), let kind = head.byte(at: 1) else { return nil }
    switch kind {
    case UInt8(ascii: "7"):
      return head.matches("P7\nWIDTH ") || head.matches("P7\n#") ? .pbm : nil
    case UInt8(ascii: "1")...UInt8(ascii: "6"), UInt8(ascii: "F"), UInt8(ascii: "f"):
      return hasSize(head) ? .pbm : nil
    default:
      return nil
    }
  }

  /// Whether white space and comments, a number, white space and a digit follow.
  private static func hasSize(_ head: Span<UInt8>) -> Bool {
    guard let first = head.byte(at: 2), isSpace(first) else { return false }
    guard let width = skipRoom(of: head, from: 3), isDigit(head[width]) else { return false }
    var offset = width
    while let byte = head.byte(at: offset), isDigit(byte) { offset += 1 }
    guard let separator = head.byte(at: offset), isSpace(separator),
      let height = skipRoom(of: head, from: offset)
    else { return false }
    return isDigit(head[height])
  }

  /// The offset of what follows white space and comments.
  private static func skipRoom(of head: Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    var comment = false
    while let byte = head.byte(at: offset) {
      if comment {
        comment = byte != UInt8(ascii: "\n")
      } else if byte == UInt8(ascii: "#") {
        comment = true
      } else if !isSpace(byte) {
        return offset
      }
      offset += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
