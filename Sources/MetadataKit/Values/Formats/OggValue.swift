/// How the values of the headers in Ogg files are read and worded.
enum OggValue {
  /// The upper three of four bytes.
  @Sendable static func upper24(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 8)
  }

  /// Two numbers of three bytes: the width of a pixel to its height.
  private static func shape(_ tag: Tag) -> Double {
    let parts = (0..<3).map { Int(tag.integer($0) ?? 0) }
    return Double(parts[0] << 8 | parts[1] >> 8) / Double((parts[1] & 0xff) << 16 | parts[2])
  }

  @Sendable static func pixelShape(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(shape(tag), significantDigits: 15)
  }

  @Sendable static func pixelShapeWords(_ tag: Tag, _ text: inout TextBuffer) {
    MovieValue.append(rounded: shape(tag), &text)
  }

  @Sendable static func bitrate(_ tag: Tag, _ text: inout TextBuffer) {
    if (tag.integer() ?? 0) >> 8 == 0 { return text.append("Unspecified") }
    MovieValue.bitrate(tag, &text)
  }

  /// Theora §6.2: the upper six bits.
  @Sendable static func quality(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 2)
  }

  @Sendable static func pixelFormat(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 3 & 3)
  }

  /// Units of 1/256 dB as a factor.
  @Sendable static func gain(_ tag: Tag, _ text: inout TextBuffer) {
    let number = Double(tag.integer() ?? 0) / 5120
    text.append(powerOfTwo(number * 3.321_928_094_887_362_3), significantDigits: 15)
  }
}
