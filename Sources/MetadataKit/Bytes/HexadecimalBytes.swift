/// Bytes that a text has as pairs of hexadecimal digits, put together digit by digit: what may stand
/// between digits is the format's to say.
struct HexadecimalBytes {
  /// The bytes of all whole pairs so far.
  private(set) var bytes: [UInt8] = []
  /// The first digit of a pair whose second has not come.
  private var first: UInt8?

  /// - Parameter capacity: how many bytes there is room for at once.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Takes the next digit, 0 to 15.
  mutating func append(digit: UInt8) {
    if let first {
      bytes.append(first &<< 4 | digit)
      self.first = nil
    } else {
      first = digit
    }
  }

  /// Ends an odd number of digits as if a 0 followed.
  mutating func pad() {
    if first != nil { append(digit: 0) }
  }

  /// Puts the byte that two digits behind a mark stand for, `%20`, in their place and that of the mark; a mark behind
  /// which there are none stands for itself. Some texts are long, and most have no mark.
  static func unescape(_ text: inout [UInt8], behind mark: UInt8) {
    guard var end = text.span.firstIndex(of: mark) else { return }
    var index = end
    while index < text.count {
      if text[index] == mark, index + 2 < text.count, let high = digit(text[index + 1]),
        let low = digit(text[index + 2])
      {
        text[end] = high << 4 | low
        index += 3
      } else {
        text[end] = text[index]
        index += 1
      }
      end += 1
    }
    text.removeLast(text.count - end)
  }

  /// What a character stands for; nil where it is no digit.
  static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character &- 0x30
    case 0x41...0x46: character &- 0x37
    case 0x61...0x66: character &- 0x57
    default: nil
    }
  }
}
