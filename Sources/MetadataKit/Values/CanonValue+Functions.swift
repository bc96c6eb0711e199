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

  /// How one of several values is worded.
  private enum Piece {
    /// By the words of the table.
    case label
    /// As it is, or behind a text.
    case plain(String)
    /// By other words.
    case words(String)
    case bits(String)
    case flags
    case shots
    case whole(String)
    case aperture(String)
    case time(String)
  }

  private static func append(_ pieces: [Piece], _ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    for (index, part) in NumberText.parts(value.bytes).enumerated() {
      if index > 0 { text.append("; ") }
      let number = NumberText.leading(part)
      switch index < pieces.count ? pieces[index] : .plain("") {
      case .label: Labels(tag.row?.labels ?? "").append(Array(part), to: &text)
      case .words(let labels): Labels(labels).append(Array(part), to: &text)
      case .bits(let labels): Labels(labels).appendBits(of: Array(part), to: &text)
      case .plain(let before):
        text.append(before)
        text.append(bytes: part)
      case .flags:
        text.append("Flags 0x")
        text.append(
          hexadecimal(UInt64(bitPattern: Int64(exactly: number) ?? 0), digits: 1))
      case .shots:
        text.append(bytes: part)
        text.append(" shots")
      case .whole(let before):
        text.append(before)
        text.append(number, fractionDigits: 0)
      case .aperture(let before):
        text.append(before)
        text.append(number, significantDigits: 2)
      case .time(let before):
        text.append(before)
        text.appendExposureTime(number)
      }
    }
  }

  @Sendable static func labelThenNumbers(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label], tag, &text)
  }

  @Sendable static func flags(_ tag: Tag, _ text: inout TextBuffer) {
    append([.flags], tag, &text)
  }

  @Sendable static func labelThenFlags(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label, .flags], tag, &text)
  }

  @Sendable static func labelThenShots(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label, .shots], tag, &text)
  }

  @Sendable static func shootingSpeeds(_ tag: Tag, _ text: inout TextBuffer) {
    append(speeds, tag, &text)
  }

  @Sendable static func labelThenShootingSpeeds(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label] + speeds, tag, &text)
  }

  @Sendable static func labelThenHighAndLow(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label, .plain("Hi "), .plain("Lo ")], tag, &text)
  }

  private static let speeds: [Piece] = [
    .plain("Hi "), .plain("Cont "), .plain("Lo "), .plain("Soft "), .plain("Soft LS "),
  ]

  @Sendable static func timers(_ tag: Tag, _ text: inout TextBuffer) {
    append(timerPieces, tag, &text)
  }

  @Sendable static func labelThenTimers(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label] + timerPieces, tag, &text)
  }

  @Sendable static func illumination(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label, .words("0=Non-illuminated|1=Illuminated")], tag, &text)
  }

  @Sendable static func functionLock(_ tag: Tag, _ text: inout TextBuffer) {
    append(
      [.label, .bits("0=Main dial|1=Quick control dial|2=Multi-controller")], tag, &text)
  }

  private static let timerPieces: [Piece] = [
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
    append([.label, .whole("Max "), .whole("Min ")], tag, &text)
  }

  @Sendable static func timeRange(_ tag: Tag, _ text: inout TextBuffer) {
    convert(tag, from: 1, &text) { exponentialOfTwo(7 - $0 / 8) }
  }

  @Sendable static func timeRangeWords(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label, .time("Hi "), .time("Lo ")], tag, &text)
  }

  @Sendable static func apertureRange(_ tag: Tag, _ text: inout TextBuffer) {
    convert(tag, from: 1, &text) { exponentialOfTwo(($0 / 8 - 1) / 2) }
  }

  @Sendable static func apertureRangeWords(_ tag: Tag, _ text: inout TextBuffer) {
    append([.label, .aperture("Closed "), .aperture("Open ")], tag, &text)
  }

  @Sendable static func timeRanges(_ tag: Tag, _ text: inout TextBuffer) {
    // e to the power of what the camera writes through 1600 logarithms of two.
    convert(tag, from: 0, &text) {
      exponentialOfTwo(-$0 / (1600 * 0.693147180559945309 * 0.693147180559945309))
    }
  }

  @Sendable static func timeRangesWords(_ tag: Tag, _ text: inout TextBuffer) {
    append(
      [.time("Manual: Hi "), .time("Lo "), .time("Auto: Hi "), .time("Lo ")], tag, &text)
  }

  @Sendable static func apertureRanges(_ tag: Tag, _ text: inout TextBuffer) {
    convert(tag, from: 0, &text) { exponentialOfTwo($0 / (2400 * 0.693147180559945309)) }
  }

  @Sendable static func apertureRangesWords(_ tag: Tag, _ text: inout TextBuffer) {
    append(
      [
        .aperture("Manual: Closed "), .aperture("Open "), .aperture("Auto: Closed "),
        .aperture("Open "),
      ], tag, &text)
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
