/// Dates of images of disks.
enum ISO9660Value {
  /// `2016:01:08 10:00:26.00+00:00`, of digits and quarters of an hour east of Greenwich
  /// (ECMA-119 §8.4.26.1).
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count == 17, bytes.prefix(16).allSatisfy(NumberText.isDigit),
      let zone = bytes.last
    else { return text.append(bytes: bytes) }
    for (index, byte) in bytes.prefix(16).enumerated() {
      switch index {
      case 4, 6, 10, 12: text.append(":")
      case 8: text.append(" ")
      case 14: text.append(".")
      default: break
      }
      text.append(ascii: byte)
    }
    text.append(zone: Int64(Int8(bitPattern: zone)) * 15)
  }

  /// `2016:01:08 10:00:26+00:00`, of a number for each (§9.1.5).
  @Sendable static func directoryDate(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count == 7 else { return text.append(bytes: bytes) }
    text.append(Int(bytes[0]) + 1900, digits: 4)
    for (index, mark) in [":", ":", " ", ":", ":"].enumerated() {
      text.append(mark)
      text.append(Int(bytes[index + 1]), digits: 2)
    }
    text.append(zone: Int64(Int8(bitPattern: bytes[6])) * 15)
  }
}
