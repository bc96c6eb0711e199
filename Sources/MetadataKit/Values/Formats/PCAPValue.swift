/// How files of caught packets write times and addresses.
enum PCAPValue {
  /// `2020:10:13 15:20:01.894995+00:00`, of seconds, nanoseconds and how many digits are shown.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = Int(tag.integer(2) ?? 6)
    let nanoseconds = Int(tag.integer(1) ?? 0)
    append(
      tag.integer() ?? 0, fraction: digits == 9 ? nanoseconds : nanoseconds / 1000,
      digits: digits, &text)
  }

  /// The same of a number with a fraction, as exact as that is.
  @Sendable static func misreadTime(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = tag.number(1) == 9 ? 9 : 6
    let time = max(0, min(Double(UnixTime.end), tag.number() ?? 0))
    var seconds = time.rounded(.down)
    let unit = digits == 9 ? 1e9 : 1e6
    var fraction = ((time - seconds) * unit).rounded(.toNearestOrEven)
    if fraction >= unit {
      seconds += 1
      fraction = 0
    }
    append(
      Int64(exactly: seconds) ?? 0, fraction: Int(exactly: fraction) ?? 0, digits: digits, &text)
  }

  private static func append(
    _ seconds: Int64, fraction: Int, digits: Int, _ text: inout TextBuffer
  ) {
    guard seconds != 0 || fraction != 0 else { return text.append(unixTime: 0) }
    if seconds == 0 {
      text.append("1970:01:01 00:00:00")
    } else {
      text.append(unixTime: min(UnixTime.end, seconds))
    }
    text.append(".")
    text.append(fraction, digits: digits)
    text.append("+00:00")
  }

  /// `2003:07:09 10:15:30.250`, of a number for each.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, mark) in ["", ":", ":", " ", ":", ":", "."].enumerated() {
      text.append(mark)
      text.append(Int(tag.integer(index) ?? 0), digits: index == 0 ? 4 : index == 6 ? 3 : 2)
    }
  }

  /// The seconds of a unit of the clock.
  @Sendable static func resolution(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: PCAPResolution(UInt8(clamping: tag.integer() ?? 0)).seconds)
  }

  /// `192.0.2.1 255.255.255.0`: an address and its mask.
  @Sendable static func address4(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.prefix(8).enumerated() {
      if index > 0 { text.append(index == 4 ? " " : ".") }
      text.append(Int(byte))
    }
  }

  /// `2001:0db8:…/64`: an address and the length of its prefix.
  @Sendable static func address6(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    append(bytes.prefix(16), pairs: true, ":", &text)
    text.append("/")
    if bytes.count > 16, let last = bytes.dropFirst(16).first { text.append(Int(last)) }
  }

  /// `00-01-02-03-04-05`.
  @Sendable static func hardwareAddress(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag.elements.prefix(6), pairs: false, "-", &text)
  }

  /// `0001:0203:0405:0607`.
  @Sendable static func extendedAddress(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag.elements.prefix(8), pairs: true, ":", &text)
  }

  private static func append(
    _ bytes: ArraySlice<UInt8>, pairs: Bool, _ separator: String, _ text: inout TextBuffer
  ) {
    for (index, byte) in bytes.enumerated() {
      if index > 0, !pairs || index % 2 == 0 { text.append(separator) }
      text.append(hexadecimal: UInt64(byte), digits: 2)
    }
  }

  /// A number that tells of what kind it is, and the filter.
  @Sendable static func filter(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    text.append(Int(bytes.first ?? 0))
    text.append(": ")
    text.append(bytes: bytes.dropFirst())
  }
}
