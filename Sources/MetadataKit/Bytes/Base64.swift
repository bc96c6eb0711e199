/// Bytes as text in 64 characters (RFC 4648 §4).
package enum Base64 {
  /// The bytes of a text up to the first character that is none of Base64; white space and padding
  /// are skipped.
  package static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    [UInt8](capacity: text.count / 4 * 3 + 3) { output in decode(text.span, into: &output) }
  }

  /// How many bytes ``decoded(_:)`` gives.
  static func decodedCount(_ text: ArraySlice<UInt8>) -> Int {
    let bytes = text.span
    var symbols = 0
    var index = 0
    while index < bytes.count {
      let end = endOfSymbols(bytes, from: index)
      symbols += end - index
      guard end < bytes.count, values[Int(bytes[end])] == skipped else { break }
      index = end + 1
    }
    return symbols * 3 / 4
  }

  private static func decode(_ text: Span<UInt8>, into output: inout OutputSpan<UInt8>) {
    let values = values
    var index = 0
    var bits: UInt32 = 0
    var count = 0
    while index < text.count {
      // Four characters are three bytes.
      while count == 0, text.count - index >= 4 {
        let a = values[Int(text[index])]
        let b = values[Int(text[index + 1])]
        let c = values[Int(text[index + 2])]
        let d = values[Int(text[index + 3])]
        guard a | b | c | d < 64 else { break }
        output.append(a &<< 2 | b &>> 4)
        output.append(b &<< 4 | c &>> 2)
        output.append(c &<< 6 | d)
        index += 4
      }
      guard index < text.count else { break }
      let value = values[Int(text[index])]
      index += 1
      if value == skipped { continue }
      guard value < 64 else { break }
      bits = bits &<< 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits &>> UInt32(count)))
      }
    }
  }

  /// Whether a byte is one of the 64 characters.
  static func isSymbol(_ byte: UInt8) -> Bool { values[Int(byte)] < 64 }

  /// How many of the 64 characters the text of a number of bytes has.
  package static func symbolCount(ofBytes count: Int) -> Int { (count &* 4 &+ 2) / 3 }

  /// The first position from `start` on of a byte that is none of the 64 characters.
  package static func endOfSymbols(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while text.count &- index >= 64, areSymbols(text.extracting(index..<(index &+ 64))) {
      index &+= 64
    }
    while index < text.count, isSymbol(text[index]) { index &+= 1 }
    return index
  }

  /// The position from which on a text has only the 64 characters; its end where it ends with another.
  static func startOfLastSymbols(_ text: Span<UInt8>) -> Int {
    var index = text.count
    while index >= 64, areSymbols(text.extracting((index &- 64)..<index)) { index &-= 64 }
    while index > 0, isSymbol(text[index &- 1]) { index &-= 1 }
    return index
  }

  /// Whether 64 bytes all are of the 64 characters.
  ///
  /// Without a branch in it, it becomes vector instructions: a byte takes one, not eight.
  @inline(__always)
  private static func areSymbols(_ block: Span<UInt8>) -> Bool {
    var others: UInt8 = 0
    for position in 0..<64 { others |= otherBit(block[position]) }
    return others == 0
  }

  /// 1 for a byte that is none of the 64 characters, 0 for one that is.
  @inline(__always)
  private static func otherBit(_ byte: UInt8) -> UInt8 {
    let isNoLetter: UInt8 = (byte | 0x20) &- 0x61 < 26 ? 0 : 1
    let isNoDigit: UInt8 = byte &- 0x30 < 10 ? 0 : 1
    let isNoSign: UInt8 = byte == 0x2b ? 0 : byte == 0x2f ? 0 : 1
    return isNoLetter & isNoDigit & isNoSign
  }

  /// What characters stand for that are skipped.
  private static let skipped: UInt8 = 64

  /// What each byte stands for; 64 or more where it is none of the 64 characters.
  private static let values: [UInt8] = (0...255).map { (byte: UInt8) in
    switch byte {
    case 0x41...0x5a: byte - 0x41
    case 0x61...0x7a: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case 0x2b: 62
    case 0x2f: 63
    case 0x3d: skipped
    default: NumberText.isSpace(byte) ? skipped : 0x80
    }
  }
}
