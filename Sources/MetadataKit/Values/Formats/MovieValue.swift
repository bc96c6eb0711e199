/// How the values of movies and sounds are worded, whatever holds them.
enum MovieValue {
  /// Seconds, `12.34 s`; `0:01:05` where it is half a minute or more. A text that is no number
  /// stays as it is.
  @Sendable static func duration(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    guard let seconds = NumberText.whole(value.bytes[...]) else {
      return text.append(bytes: value.bytes)
    }
    append(seconds: seconds, &text)
  }

  static func append(seconds: Double, _ text: inout TextBuffer) {
    if seconds == 0 { return text.append("0 s") }
    let magnitude = seconds.magnitude
    if seconds < 0 { text.append("-") }
    guard magnitude >= 30, let whole = Int(exactly: (magnitude + 0.5).rounded(.down)) else {
      text.append(magnitude, fractionDigits: 2)
      return text.append(" s")
    }
    var hours = whole / 3600
    if hours > 24 {
      text.append(hours / 24)
      text.append(" days ")
      hours %= 24
    }
    text.append(hours)
    text.append(":")
    text.append(whole / 60 % 60, digits: 2)
    text.append(":")
    text.append(whole % 60, digits: 2)
  }

  /// Bits a second, `256 kbps`, `1.5 Mbps`. A text that is no number stays as it is.
  @Sendable static func bitrate(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    guard let rate = NumberText.whole(value.bytes[...]) else {
      return text.append(bytes: value.bytes)
    }
    append(bitrate: rate, &text)
  }

  static func append(bitrate: Double, _ text: inout TextBuffer) {
    var rate = bitrate
    var units = ["bps", "kbps", "Mbps", "Gbps"][...]
    while rate >= 1000, units.count > 1 {
      rate /= 1000
      units.removeFirst()
    }
    if rate < 100 {
      text.append(rate, significantDigits: 3)
    } else {
      text.append(rate, fractionDigits: 0)
    }
    text.append(" " + (units.first ?? ""))
  }

  /// A number in three places after the point at most.
  @Sendable static func thousandths(_ tag: Tag, _ text: inout TextBuffer) {
    append(rounded: tag.loose(of: Tag.value), &text)
  }

  static func append(rounded number: Double, _ text: inout TextBuffer) {
    text.append((number * 1000 + 0.5).rounded(.towardZero) / 1000, significantDigits: 15)
  }

  /// A date whose parts have hyphens between, with EXIF's colons.
  @Sendable static func colonDate(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = Array(tag.textBytes)
    if bytes.count >= 8, bytes[4] == 0x2d, bytes[7] == 0x2d,
      [0, 1, 2, 3, 5, 6].allSatisfy({ NumberText.isDigit(bytes[$0]) })
    {
      bytes[4] = 0x3a
      bytes[7] = 0x3a
    }
    text.append(bytes: bytes)
  }
}

extension Tag {
  /// The number that what a method writes begins with.
  func loose(of write: (Tag) -> (inout TextBuffer) -> Void) -> Double {
    var text = TextBuffer()
    write(self)(&text)
    return NumberText.leading(text.bytes[...])
  }
}
