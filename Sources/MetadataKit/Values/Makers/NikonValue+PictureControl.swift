/// Settings of Nikon's picture controls.
extension NikonValue {
  private static func append(
    control tag: Tag, _ zero: String, digits: Int? = nil, isPlain: Bool = false,
    _ text: inout TextBuffer
  ) {
    let number = tag.converted
    switch number {
    case 0: text.append(zero)
    case 127: text.append("n/a")
    case -128: text.append("Auto")
    case -127: text.append("User")
    default:
      if let digits { return text.append(number / 4, fractionDigits: digits) }
      if !isPlain, number > 0 { text.append("+") }
      text.append(number, fractionDigits: 0)
    }
  }

  @Sendable static func control(_ tag: Tag, _ text: inout TextBuffer) {
    append(control: tag, "Normal", &text)
  }

  @Sendable static func controlNone(_ tag: Tag, _ text: inout TextBuffer) {
    append(control: tag, "None", &text)
  }

  @Sendable static func controlSharpness(_ tag: Tag, _ text: inout TextBuffer) {
    append(control: tag, "No Sharpening", isPlain: true, &text)
  }

  @Sendable static func controlQuarters(_ tag: Tag, _ text: inout TextBuffer) {
    append(control: tag, "Normal", digits: 2, &text)
  }

  @Sendable static func controlQuartersNone(_ tag: Tag, _ text: inout TextBuffer) {
    append(control: tag, "None", digits: 2, &text)
  }

  /// `Magenta: 1.0 Brightness: Neutral`.
  @Sendable static func portraitImpression(_ tag: Tag, _ text: inout TextBuffer) {
    let color = tag.loose
    let brightness = Double(tag.integer(1) ?? 0)
    if color == brightness, color == 0 || color == 255 { return text.append("Off") }
    if color == 128 {
      text.append("Color: Neutral ")
    } else {
      text.append(color > 128 ? "Yellow: " : "Magenta: ")
      text.append(abs(color - 128) / 4, fractionDigits: 1)
      text.append(" ")
    }
    text.append("Brightness: ")
    if brightness == 128 { return text.append("Neutral") }
    if brightness > 128 { text.append("+") }
    text.append((brightness - 128) / 4, fractionDigits: 1)
  }
}
