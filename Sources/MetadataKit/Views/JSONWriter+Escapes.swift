/// Characters that do not stand for themselves in JSON.
extension JSONWriter {
  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  mutating func escape(_ bytes: Span<UInt8>, _ replacement: Replacement) {
    // Nearly every byte stands for itself, so whole runs of them are looked at and copied.
    var start = 0
    var index = 0
    while true {
      while bytes.count &- index >= 8, isPlainASCII(bytes.word(at: index)) { index &+= 8 }
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x7f, byte != 0x22, byte != 0x5c {
        index &+= 1
        continue
      }
      let length = byte < 0x80 ? 0 : bytes.utf8Length(at: index)
      let control = length > 0 ? TextBuffer.control(at: index, length, in: bytes) : nil
      if length > 0, control == nil {
        index &+= length
        continue
      }
      text.append(bytes.extracting(start..<index))
      if let control {
        escape(character: control)
        index &+= length
      } else {
        escape(byte, replacement)
        index &+= 1
      }
      start = index
    }
    text.append(bytes.extracting(start..<index))
  }

  /// A character by its number, as one or two units of UTF-16.
  private mutating func escape(character: UInt32) {
    let units =
      character < 0x1_0000
      ? [character] : [0xd7c0 &+ character >> 10, 0xdc00 &+ character & 0x3ff]
    for unit in units { text.append("\\u" + hexadecimal(UInt64(unit), digits: 4)) }
  }

  private mutating func escape(_ byte: UInt8, _ replacement: Replacement) {
    switch byte {
    case 0x22, 0x5c:
      text.append(ascii: 0x5c)
      text.append(ascii: byte)
    case 0x0a: text.append("\\n")
    case 0x0d: text.append("\\r")
    case 0x09: text.append("\\t")
    case 0..<0x80:
      text.append("\\u00")
      text.append(ascii: Self.hexadecimalDigits[Int(byte >> 4)])
      text.append(ascii: Self.hexadecimalDigits[Int(byte & 15)])
    default:
      text.append(replacement == .questionMark ? "?" : "\u{fffd}")
    }
  }
}

/// Whether a text stands in JSON as it is: ASCII without controls, quotation marks and backslashes.
///
/// Eight bytes at a time, the top bit of each telling whether it is one of those: less than half of
/// the instructions of a byte at a time, which were 2 % of all for JPEGs.
func isPlainASCII(_ text: Span<UInt8>) -> Bool {
  let count = text.count
  if count >= 8 {
    var index = 0
    while index &+ 8 <= count {
      guard isPlainASCII(text.word(at: index)) else { return false }
      index &+= 8
    }
    // The last bytes once more with some before them.
    return index == count || isPlainASCII(text.word(at: count &- 8))
  }
  if count >= 4 {
    let first: UInt32 = text.number(at: 0, .little)
    let last: UInt32 = text.number(at: count &- 4, .little)
    return isPlainASCII(UInt64(first) | UInt64(last) &<< 32)
  }
  for index in 0..<count {
    let byte = text[index]
    if byte &- 0x20 >= 0x5f || byte == 0x22 || byte == 0x5c { return false }
  }
  return true
}

/// Whether all bytes of a word stand in JSON as they are.
@inline(__always)
private func isPlainASCII(_ word: UInt64) -> Bool {
  let others =
    (word ^ UInt64(everyByte: 0x22)).zeroBytes | (word ^ UInt64(everyByte: 0x5c)).zeroBytes
    | (word ^ UInt64(everyByte: 0x7f)).zeroBytes
  return word & UInt64(everyByte: 0x80) | word.controlBytes | others == 0
}
