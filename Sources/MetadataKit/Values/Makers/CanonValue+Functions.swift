/// Custom functions, several values of which are worded one by one.
extension CanonValue {
  @Sendable static func personalFunction(_ tag: Tag, _ text: inout TextBuffer) {
    switch tag.integer() {
    case 0: text.append("Off")
    case 1: text.append("On")
    default:
      text.append("On (")
      tag.raw(to: &text)
      text.append(")")
    }
  }

  @Sendable static func labelThenNumbers(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label])
  }

  @Sendable static func flags(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.flags])
  }

  @Sendable static func labelThenFlags(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .flags])
  }

  @Sendable static func labelThenShots(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .shots])
  }

  @Sendable static func shootingSpeeds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, speeds)
  }

  @Sendable static func labelThenShootingSpeeds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label] + speeds)
  }

  @Sendable static func labelThenHighAndLow(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .plain("Hi "), .plain("Lo ")])
  }

  private static let speeds: [WordingPiece] = [
    .plain("Hi "), .plain("Cont "), .plain("Lo "), .plain("Soft "), .plain("Soft LS "),
  ]

  @Sendable static func timers(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, timerPieces)
  }

  @Sendable static func labelThenTimers(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label] + timerPieces)
  }

  @Sendable static func illumination(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .words("0=Non-illuminated|1=Illuminated")])
  }

  @Sendable static func functionLock(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .bits("0=Main dial|1=Quick control dial|2=Multi-controller")])
  }

  private static let timerPieces: [WordingPiece] = [
    .plain("6 s: "), .plain("16 s: "), .plain("After release: "),
  ]

  // MARK: Ranges

  /// The elements, each but the first of a label converted.
  private static func convert(
    _ tag: Tag, from first: Int, _ text: inout TextBuffer, _ change: (Double) -> Double
  ) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(" ") }
      let number = Double(tag.integer(index) ?? 0)
      text.append(number: index < first ? number : change(number))
    }
  }

  @Sendable static func speedRange(_ tag: Tag, _ text: inout TextBuffer) {
    convert(tag, from: 1, &text) {
      $0 < 2 ? $0 : $0 < 1000 ? exponentialOfTwo($0 / 8 - 9) * 100 : 0
    }
  }

  @Sendable static func speedRangeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .whole("Max "), .whole("Min ")])
  }

  @Sendable static func timeRange(_ tag: Tag, _ text: inout TextBuffer) {
    convert(tag, from: 1, &text) { exponentialOfTwo(7 - $0 / 8) }
  }

  @Sendable static func timeRangeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .time("Hi "), .time("Lo ")])
  }

  @Sendable static func apertureRange(_ tag: Tag, _ text: inout TextBuffer) {
    convert(tag, from: 1, &text) { exponentialOfTwo(($0 / 8 - 1) / 2) }
  }

  @Sendable static func apertureRangeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .aperture("Closed "), .aperture("Open ")])
  }

  @Sendable static func timeRanges(_ tag: Tag, _ text: inout TextBuffer) {
    // e to the power of what the camera writes through 1600 logarithms of two.
    convert(tag, from: 0, &text) {
      exponentialOfTwo(-$0 / (1600 * 0.693147180559945309 * 0.693147180559945309))
    }
  }

  @Sendable static func timeRangesWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag, [.time("Manual: Hi "), .time("Lo "), .time("Auto: Hi "), .time("Lo ")])
  }

  @Sendable static func apertureRanges(_ tag: Tag, _ text: inout TextBuffer) {
    convert(tag, from: 0, &text) { exponentialOfTwo($0 / (2400 * 0.693147180559945309)) }
  }

  @Sendable static func apertureRangesWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag,
      [
        .aperture("Manual: Closed "), .aperture("Open "), .aperture("Auto: Closed "),
        .aperture("Open "),
      ])
  }

  // MARK: Personal functions

  private static func personalSeconds(_ tag: Tag) -> Double {
    exponentialOfTwo(-exposureValue(max(0, tag.loose) * 4)) * 1000 / 8
  }

  @Sendable static func personalTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: personalSeconds(tag))
  }

  @Sendable static func personalTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(personalSeconds(tag))
  }

  private static func personalFNumber(_ tag: Tag) -> Double {
    exponentialOfTwo(exposureValue(max(0, tag.loose) * 4 - 32) / 2)
  }

  @Sendable static func personalAperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: personalFNumber(tag))
  }

  @Sendable static func personalApertureWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(personalFNumber(tag), significantDigits: 2)
  }
}
