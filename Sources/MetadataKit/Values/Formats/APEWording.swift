/// How the values of Monkey's Audio and Musepack are read and worded.
enum APEWording {
  /// Ten millionths of a second as seconds; what was written as a negative number of 32 bits is none.
  @Sendable static func ticks(_ tag: Tag, _ text: inout TextBuffer) {
    var ticks = tag.loose
    if ticks < 0, ticks >= -2_147_483_648 { ticks += 4_294_967_296 }
    text.append(ticks * 1e-7, significantDigits: 15)
  }

  /// `1.1.5`: a point before each of the last two digits of three.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag) { digits in
      guard digits.count >= 3 else { return }
      digits.insert(0x2e, at: digits.count - 1)
      digits.insert(0x2e, at: digits.count - 3)
    }
  }
}
