/// Japanese text in JIS X 0208 as programs write it: with escape sequences (ISO-2022-JP, RFC 1468), with the upper bits
/// set (EUC-JP), or in Shift JIS.
enum JISText {
  /// The text as UTF-8; as it is where it is none of the three.
  static func utf8(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let shifted = text.contains(0x1b) ? shiftJIS(escaped: text) : shiftJIS(extended: text)
    let found = DoubleByteText.japanese.utf8(shifted?[...] ?? text)
    return found.containsReplacement ? Array(text) : found
  }

  private enum Mode { case ascii, double, katakana }

  /// Behind the escape character, what the bytes are from there on (ISO/IEC 2022).
  private static let modes: [(sequence: [UInt8], mode: Mode)] = [
    (Array("(B".utf8), .ascii), (Array("(J".utf8), .ascii), (Array("$@".utf8), .double),
    (Array("$B".utf8), .double), (Array("(I".utf8), .katakana),
  ]

  private static func shiftJIS(escaped text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var mode = Mode.ascii
    var rest = text
    while let byte = rest.popFirst() {
      if byte == 0x1b, let next = modes.first(where: { rest.starts(with: $0.sequence) }) {
        mode = next.mode
        rest.removeFirst(2)
      } else if mode == .double, let second = rest.first, let pair = shiftJIS(byte, second) {
        result += pair
        rest.removeFirst()
      } else {
        result.append(mode == .katakana ? byte | 0x80 : byte)
      }
    }
    return result
  }

  /// Nil where some upper byte stands alone.
  private static func shiftJIS(extended text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte >= 0x80 else {
        result.append(byte)
        continue
      }
      guard let second = rest.popFirst(), second >= 0xa1 else { return nil }
      if byte == 0x8e {
        result.append(second)
      } else if byte >= 0xa1, let pair = shiftJIS(byte & 0x7f, second & 0x7f) {
        result += pair
      } else {
        return nil
      }
    }
    return result
  }

  /// The bytes that Shift JIS has for a row and a cell of JIS X 0208; nil where there is none.
  private static func shiftJIS(_ row: UInt8, _ cell: UInt8) -> [UInt8]? {
    guard (0x21...0x7e).contains(row), (0x21...0x7e).contains(cell) else { return nil }
    let lead = (row + 1) >> 1 + (row < 0x5f ? 0x70 : 0xb0)
    // Two rows are one of Shift JIS, which leaves 7F out.
    let trail = row & 1 == 0 ? cell + 0x7e : cell + (cell < 0x60 ? 0x1f : 0x20)
    return [lead, trail]
  }
}
