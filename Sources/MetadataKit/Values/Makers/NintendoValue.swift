/// How the Nintendo 3DS writes a date and its number.
enum NintendoValue {
  /// 2000-01-01 in seconds since 1970.
  private static let epoch: Int64 = 946_684_800

  /// `2014:03:02 13:30:00`, of seconds since 2000, in the time of the place.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(unixTime: (tag.integer() ?? 0) &+ epoch)
  }

  /// `0x575bbdf3`, of bytes.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x")
    Meaning.hexadecimalBytes(tag, &text)
  }
}
