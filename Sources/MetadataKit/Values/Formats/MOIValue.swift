/// How camcorders write quantities beside a movie.
enum MOIValue {
  /// `2011:05:15 17:58:48.000`, of year, month, day, hour, minute and milliseconds.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 8 else { return }
    text.append(Int(bytes[0]) << 8 | Int(bytes[1]), digits: 4)
    for (index, mark) in [(2, ":"), (3, ":"), (4, " "), (5, ":")] {
      text.append(mark)
      text.append(Int(bytes[index]), digits: 2)
    }
    let milliseconds = Int(bytes[6]) << 8 | Int(bytes[7])
    text.append(":")
    text.append(milliseconds / 1000, digits: 2)
    text.append(".")
    text.append(milliseconds % 1000, digits: 3)
  }

  /// `4:3 PAL`: a shape in the lower four bits, a system in the higher.
  @Sendable static func aspectRatio(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    switch number & 15 {
    case 0, 1: text.append("4:3")
    case 4, 5: text.append("16:9")
    default: text.append("Unknown")
    }
    switch number >> 4 {
    case 4: text.append(" NTSC")
    case 5: text.append(" PAL")
    default: break
    }
  }

  /// Of milliseconds.
  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 1000)
  }

  @Sendable static func audioBitrate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) * 16000 + 48000)
  }

  /// In bits a second; two are known.
  @Sendable static func videoBitrate(_ tag: Tag, _ text: inout TextBuffer) {
    switch tag.integer() {
    case 0x5896: text.append("8500000")
    case 0x813d: text.append("5500000")
    case let number: text.append("Unknown (0x\(String(number ?? 0, radix: 16)))")
    }
  }
}
