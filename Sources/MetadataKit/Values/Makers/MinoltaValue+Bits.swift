/// Numbers of Minolta's and Sony's that share their bits.
extension MinoltaValue {
  @Sendable static func highBit(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 7 & 1)
  }

  @Sendable static func eightBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0xff)
  }

  @Sendable static func tenBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0x3ff)
  }

  @Sendable static func fourteenBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0x3fff)
  }

  /// A folder's number above the fourteen bits of a picture's.
  @Sendable static func folderBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 14 & 0x3ff)
  }

  @Sendable static func upperBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 6 & 3)
  }

  @Sendable static func middleBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 4 & 3)
  }

  /// `2003:01:19`, of the year in the upper half, the month and the day.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let number = Int(tag.integer() ?? 0)
    let year = String(number >> 16)
    text.append(String(repeating: " ", count: max(0, 4 - year.utf8.count)) + year + ":")
    text.append(number >> 8 & 0xff, digits: 2)
    text.append(":")
    text.append(number & 0xff, digits: 2)
  }

  @Sendable static func timeOfDay(_ tag: Tag, _ text: inout TextBuffer) {
    let number = Int(tag.integer() ?? 0)
    text.append(number >> 16, digits: 2)
    text.append(":")
    text.append(number >> 8 & 0xff, digits: 2)
    text.append(":")
    text.append(number & 0xff, digits: 2)
  }

  /// The names of bits that are set in the bytes, or the words of a whole value.
  @Sendable static func bits(_ tag: Tag, _ text: inout TextBuffer) {
    let labels = Labels(tag.row?.labels ?? "")
    var words: UInt64 = 0
    var key: [UInt8] = []
    // Words of bits are told for 32 bits a number.
    for index in 0..<min(tag.elementCount, 64) {
      words |= UInt64(truncatingIfNeeded: (tag.integer(index) ?? 0) & 0xff) << UInt64(index % 4 * 8)
      if index % 4 == 3 || index == tag.elementCount - 1 {
        if !key.isEmpty { key.append(0x20) }
        key.append(contentsOf: String(words).utf8)
        words = 0
      }
    }
    var isNone = true
    for byte in key where byte != 0x30 && byte != 0x20 { isNone = false }
    if isNone, labels.appendWords(of: [0x30], to: &text) { return }
    labels.appendBits(of: key, to: &text)
  }
}
