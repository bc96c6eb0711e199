/// How the values of AVCHD cameras are read and worded.
enum H264Value {
  /// A fraction in the seven digits that its 16 bits are good for.
  @Sendable static func fraction(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(ascii: 0x20) }
      if let rational = tag.rational(index) { text.append(rational, significantDigits: 7) }
    }
  }

  /// Decimal digits, two a byte, the last byte first: `01:23:45:12`, hours to frames.
  @Sendable static func timeCode(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.reversed().enumerated() {
      if index > 0 { text.append(ascii: 0x3a) }
      text.append(hexadecimal(UInt64(byte), digits: 2))
    }
  }

  /// A byte for the zone, then decimal digits, two a byte: `2008:12:31 23:16:24+01:00`.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 8 else { return }
    for (index, mark) in zip(1..<8, ["", ":", ":", " ", ":", ":", ""]) {
      text.append(hexadecimal(UInt64(bytes[index]), digits: 2))
      text.append(mark)
    }
    let zone = bytes[0]
    text.append(zone & 0x20 != 0 ? "-" : "+")
    text.append(Int(zone >> 1 & 0x0f), digits: 2)
    text.append(zone & 1 != 0 ? ":30" : ":00")
    if zone & 0x40 != 0 { text.append(" DST") }
  }

  @Sendable static func flag(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer() ?? 0 == 0 ? 0 : 1)
  }

  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    switch tag.integer() ?? 0 {
    case 0xff: text.append("Auto")
    case 0xfe: text.append("Closed")
    case let number: text.append(powerOfTwo(Double(number & 0x3f) / 8), fractionDigits: 1)
    }
  }

  @Sendable static func gain(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(((tag.integer() ?? 0) - 1) * 3)
  }

  @Sendable static func gainWords(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.integer() != 15 else { return text.append("Out of range") }
    gain(tag, &text)
    text.append(" dB")
  }

  @Sendable static func focus(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number & 0x80 != 0 ? "Manual (" : "Auto (")
    text.append(Double(number & 0x7e) / (number & 1 != 0 ? 40 : 400), significantDigits: 15)
    text.append(")")
  }

  @Sendable static func stabilization(_ tag: Tag, _ text: inout TextBuffer) {
    switch tag.integer() ?? 0 {
    case 0: text.append("Off")
    case 0x3f: text.append("On (0x3f)")
    case 0xbf: text.append("Off (0xbf)")
    case 0xff: text.append("n/a")
    case let number:
      text.append(number & 0x10 != 0 ? "On (0x" : "Off (0x")
      text.append(hexadecimal(UInt64(clamping: number), digits: 2) + ")")
    }
  }

  /// The shutter's time in seconds, from units of 1/28125 s.
  @Sendable static func shutter(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Double(tag.integer() ?? 0) / 28125, significantDigits: 15)
  }

  @Sendable static func shutterWords(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    shutter(tag, &value)
    text.appendExposureTime(value.bytes[...])
  }
}
