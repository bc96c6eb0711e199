/// Exposure: times, apertures and APEX values (Exif 3.0 §4.6.5.3 and annex C).
extension Wording {
  /// `1/125`, `0.5`, `2.5`, of seconds.
  @Sendable static func exposureTime(_ tag: Tag, to text: inout TextBuffer) {
    guard let seconds = tag.strict else { return tag.raw(to: &text) }
    text.appendExposureTime(seconds)
  }

  /// As ``exposureTime(_:to:)``, of an APEX time value.
  @Sendable static func shutterSpeed(_ tag: Tag, to text: inout TextBuffer) {
    text.appendExposureTime(Meaning.seconds(of: tag))
  }

  /// `2.8`, and two digits of less than 1.
  @Sendable static func fNumber(_ tag: Tag, to text: inout TextBuffer) {
    guard let number = tag.strict, number > 0 else { return tag.raw(to: &text) }
    text.append(number, fractionDigits: number < 1 ? 2 : 1)
  }

  /// `2.8`, of an APEX aperture value.
  @Sendable static func aperture(_ tag: Tag, to text: inout TextBuffer) {
    text.append(Meaning.fNumber(of: tag), fractionDigits: 1)
  }

  /// `+1/3`, `-2`, `+0.7`, of exposure values.
  @Sendable static func exposureCompensation(_ tag: Tag, to text: inout TextBuffer) {
    text.append(steps: tag.loose)
  }
}

extension Meaning {
  /// Seconds, of an APEX time value; 0 where it makes no sense.
  @Sendable static func shutterSpeed(_ tag: Tag, to text: inout TextBuffer) {
    text.append(seconds(of: tag), significantDigits: 15)
  }

  /// The F-number, of an APEX aperture value.
  @Sendable static func aperture(_ tag: Tag, to text: inout TextBuffer) {
    text.append(fNumber(of: tag), significantDigits: 15)
  }

  fileprivate static func seconds(of tag: Tag) -> Double {
    // The text of XMP may say more behind the number, `5.91 EV (1/60 sec.)`.
    let number = tag.traits.contains(.fraction) ? tag.loose : tag.strict
    guard let number, number.magnitude < 100 else { return 0 }
    return powerOfTwo(-number)
  }

  fileprivate static func fNumber(of tag: Tag) -> Double { powerOfTwo(tag.loose / 2) }
}

extension TextBuffer {
  /// `+1/3`, `-2`, `+0.7`, of an exposure value.
  mutating func append(steps value: Double) {
    // A third is stored as 33/100 and the like: a thousandth too little is none.
    let number = value * 1.00001
    if number == 0 { return append(ascii: 0x30) }
    for part in [1.0, 2.0, 3.0] {
      let steps = (number * part).rounded(.towardZero)
      guard steps / (number * part) > 0.999, let whole = Int64(exactly: steps) else { continue }
      if whole >= 0 { append(ascii: 0x2b) }
      append(whole)
      if part > 1 {
        append(ascii: 0x2f)
        append(Int(part))
      }
      return
    }
    append(number, significantDigits: 3, plus: true)
  }

  /// An exposure time: a text that is no number as it is.
  mutating func appendExposureTime(_ seconds: ArraySlice<UInt8>) {
    guard let number = NumberText.whole(seconds) else { return append(bytes: seconds) }
    appendExposureTime(number)
  }

  mutating func appendExposureTime(_ seconds: Double) {
    if seconds > 0, seconds < 0.25001 {
      append("1/")
      let parts = (0.5 + 1 / seconds).rounded(.towardZero)
      return append(Int64(exactly: parts) ?? Int64.max)
    }
    append(seconds, fractionDigits: 1)
    if bytes.suffix(2).elementsEqual([0x2e, 0x30]) { bytes.removeLast(2) }
  }
}
