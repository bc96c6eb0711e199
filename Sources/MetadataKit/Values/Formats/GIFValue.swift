/// How the values of a GIF are worded.
enum GIFValue {
  /// How often an animation plays: 0 is for ever.
  @Sendable static func iterations(_ tag: Tag, _ text: inout TextBuffer) {
    let count = tag.integer() ?? 0
    if count == 0 { text.append("Infinite") } else { text.append(count) }
  }

  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 2)
    text.append(" s")
  }

  @Sendable static func channels(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + hexadecimal(UInt64(tag.integer() ?? 0), digits: 4))
  }

  /// Hundredths of a second as seconds.
  @Sendable static func delay(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 100, significantDigits: 15)
  }

  @Sendable static func delayWords(_ tag: Tag, _ text: inout TextBuffer) {
    delay(tag, &text)
    text.append(" s")
  }
}
