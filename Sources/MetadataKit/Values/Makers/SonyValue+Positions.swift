/// Lengths, sizes and places of Sony's.
extension SonyValue {
  @Sendable static func focalLength(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 10 * powerOfTwo((tag.loose - 28) / 16))
  }

  @Sendable static func teleZoom(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 2 / 3)
  }

  @Sendable static func sixteenths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 16)
  }

  @Sendable static func zoomPosition(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 10.24, fractionDigits: 0)
    text.append("%")
  }

  @Sendable static func imageHeight(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number <= 0 { return text.append("n.a.") }
    text.append(8 * number)
  }

  /// Two numbers, the second one first.
  @Sendable static func swapped(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.hasIntegers else { return tag.raw(to: &text) }
    for index in stride(from: min(tag.elementCount, 4096) - 1, through: 0, by: -1) {
      text.append(tag.integer(index) ?? 0)
      if index > 0 { text.append(" ") }
    }
  }

  /// Where a face is, in the units of a picture 15 times as large.
  @Sendable static func face(_ tag: Tag, _ text: inout TextBuffer) {
    for (place, index) in [1, 0, 3, 2].enumerated() {
      if place > 0 { text.append(" ") }
      text.append((tag.integer(index) ?? 0) * 15)
    }
  }

  @Sendable static func faces(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number > 8 ? 0 : number)
  }

  @Sendable static func frameSize(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.integer(2) ?? 0 != 0 else { return text.append("n/a") }
    text.append(padded(tag.integer(0) ?? 0) + "x" + padded(tag.integer(1) ?? 0))
  }

  private static func padded(_ number: Int64) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.utf8.count)) + digits
  }

  /// `0.50 -0.25`, of thousandths.
  @Sendable static func preciseShift(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<2 {
      if index > 0 { text.append(" ") }
      text.append(Double(tag.integer(index) ?? 0) / 1000, fractionDigits: 2)
    }
  }
}
