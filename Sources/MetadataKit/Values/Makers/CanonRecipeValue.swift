#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How Canon's Digital Photo Professional writes its edits.
enum CanonRecipeValue {
  /// `3.5.2`, of a number.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = tag.rawText
    guard digits.count > 1, let first = digits.first, let last = digits.last else {
      return text.append(bytes: digits)
    }
    text.append(ascii: first)
    text.append(".")
    text.append(bytes: digits[1..<(digits.count - 1)])
    text.append(".")
    text.append(ascii: last)
  }

  @Sendable static func brightness(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 6000)
  }

  @Sendable static func brightnessWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 2)
  }

  @Sendable static func share(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 0x400)
  }

  /// Of the distance, 1 is infinity.
  @Sendable static func distance(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 1 - tag.loose / 0x400)
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted * 100, fractionDigits: 0)
    text.append("%")
  }

  @Sendable static func sixDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, significantDigits: 6)
  }

  @Sendable static func sevenDigits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, significantDigits: 7)
  }

  /// What stands behind the first number.
  @Sendable static func levels(_ tag: Tag, _ text: inout TextBuffer) {
    let numbers = tag.rawText
    guard let space = numbers.firstIndex(of: 0x20),
      numbers[..<space].allSatisfy(NumberText.isDigit)
    else { return text.append(bytes: numbers) }
    text.append(bytes: numbers[(space + 1)...])
  }

  /// `(0,0) (255,255)`, of a count and as many points.
  @Sendable static func curve(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.elementCount == 21, let count = tag.integer(), (2...10).contains(count) else {
      return tag.raw(to: &text)
    }
    for point in 0..<Int(count) {
      if point > 0 { text.append(" ") }
      text.append("(")
      text.append(tag.integer(1 + 2 * point) ?? 0)
      text.append(",")
      text.append(tag.integer(2 + 2 * point) ?? 0)
      text.append(")")
    }
  }

  // MARK: Ends and middle of the gamma curve

  /// Steps of light above one of them.
  private static func point(_ tag: Tag, above base: Double) -> Double {
    let number = tag.loose
    guard number > 0 else { return number }
    let value = log(number / 4.6875) / log(2) - base
    return value.magnitude > 1e-10 ? value : 0
  }

  @Sendable static func blackPoint(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: max(0, tag.loose) == 0 ? 0 : point(tag, above: -1))
  }

  @Sendable static func whitePoint(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: point(tag, above: 11.77109325169954))
  }

  @Sendable static func middlePoint(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: point(tag, above: 8))
  }

  @Sendable static func pointWords(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number >= 0 { text.append("+") }
    text.append(number, fractionDigits: 3)
  }
}
