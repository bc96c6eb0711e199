/// Pentax's brackets and flashes.
extension PentaxValue {
  // MARK: Bracketing

  /// The step of a bracket: thirds up to 9, then halves; or a count of halves or thirds behind a bit.
  private static func step(_ number: Int64, _ text: inout TextBuffer) {
    if number < 10 {
      text.append(number: Double(number) / 3)
    } else if number < 20 {
      text.append(number: Double(number) - 9.5)
    } else if number & 0x1000 != 0 {
      text.append(number - 0x1000)
      text.append("/2")
    } else if number & 0x2000 != 0 {
      text.append(number - 0x2000)
      text.append("/3")
    } else {
      text.append(number)
    }
  }

  @Sendable static func bracketing(_ tag: Tag, _ text: inout TextBuffer) {
    step(tag.integer(0) ?? 0, &text)
    for index in 1..<max(1, min(tag.elementCount, 8)) {
      text.append(ascii: 0x20)
      text.append(tag.integer(index) ?? 0)
    }
  }

  /// `0.3 EV, No Extended Bracket`.
  @Sendable static func bracketingWords(_ tag: Tag, _ text: inout TextBuffer) {
    let first = tag.integer(0) ?? 0
    if first != 0, first < 20 {
      text.append(first < 10 ? Double(first) / 3 : Double(first) - 9.5, fractionDigits: 1)
    } else if first >= 20, first & 0x3000 == 0 {
      text.append(Double(first), fractionDigits: 1)
    } else {
      step(first, &text)
    }
    guard let second = tag.integer(1) else { return }
    text.append(" EV, ")
    if second == 0 { return text.append("No Extended Bracket") }
    let kind = Int(second >> 8)
    let names = ["WB-BA", "WB-GM", "Saturation", "Sharpness", "Contrast", "Hue", "HighLowKey"]
    text.append(names.indices.contains(kind - 1) ? names[kind - 1] : "Unknown(\(kind))")
    text.append("+\(second & 0xff)")
  }

  // MARK: Flash

  @Sendable static func flashCompensation(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: Double(tag.integer(0) ?? 0) / 6)
    for index in 1..<max(1, min(tag.elementCount, 8)) {
      text.append(ascii: 0x20)
      text.append(tag.integer(index) ?? 0)
    }
  }

  @Sendable static func flashCompensationWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(signedTenth: Double(tag.integer(0) ?? 0) / 6)
    for index in 1..<max(1, min(tag.elementCount, 8)) {
      text.append("; ")
      text.append(tag.integer(index) ?? 0)
    }
  }

  private static func guide(_ tag: Tag) -> Double {
    let bits = BitField.bits(tag, from: 0, count: 5)
    if bits == 0 { return 0 }
    return exponentialOfTwo(Double(bits == 29 ? -3 : bits) / 16 + 4)
  }

  @Sendable static func guideNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: guide(tag))
  }

  @Sendable static func guideNumberWords(_ tag: Tag, _ text: inout TextBuffer) {
    let number = guide(tag)
    if number == 0 { return text.append("n/a") }
    text.append(number: (number + 0.5).rounded(.towardZero))
  }
}
