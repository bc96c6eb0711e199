/// The conversions of MRC's headers.
enum MRCValue {
  /// `0x44 0x44 0x00 0x00`.
  @Sendable static func stamp(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(4, tag.elementCount) {
      if index > 0 { text.append(ascii: 0x20) }
      text.append("0x" + hexadecimal(UInt64(clamping: tag.integer(index) ?? 0), digits: 2))
    }
  }

  /// Days since 30 December 1899.
  @Sendable static func days(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = UnixTime.seconds(days: tag.number() ?? 0)
    text.append(unixTime: whole((seconds + 1e-6).rounded(.towardZero)))
  }

  /// Microseconds since 1970.
  @Sendable static func microseconds(_ tag: Tag, _ text: inout TextBuffer) {
    let all = tag.integer() ?? 0
    text.append(unixTime: max(-UnixTime.end, min(UnixTime.end, all / 1_000_000)))
    text.append(".")
    text.append(Int(max(0, all % 1_000_000)), digits: 6)
    text.append("+00:00")
  }

  private static func whole(_ seconds: Double) -> Int64 {
    Int64(exactly: max(-Double(UnixTime.end), min(Double(UnixTime.end), seconds))) ?? 0
  }
}
