extension CompositeBuilder {
  /// Meters above the sea: EXIF's, else XMP's.
  mutating func addAltitude() {
    guard inputs.has(.gpsAltitude), inputs.has(.gpsAltitudeRef) else { return }
    let sources = [CompositeSource.gps, .xmp]
    var value: Double?
    for source in sources {
      guard value == nil, let text = inputs.text(.gpsAltitude, in: source),
        let number = NumberText.whole(text[...]),
        let reference = inputs.text(.gpsAltitudeRef, in: source)
      else { continue }
      value = Self.isTrue(reference) ? -number.magnitude : number
    }
    guard let value else { return }
    var words = TextBuffer()
    for source in sources where words.bytes.isEmpty {
      guard let text = inputs.text(.gpsAltitude, in: source),
        let number = NumberText.whole(text[...]),
        let reference = inputs.words(.gpsAltitudeRef, in: source),
        reference.containsSequence("Sea")
      else { continue }
      words.append(Self.tenths(number), significantDigits: 15)
      words.append(" m ")
      words.append(bytes: reference)
    }
    if words.bytes.isEmpty {
      let shown = Self.tenths(value)
      words.append(shown.magnitude, significantDigits: 15)
      words.append(shown < 0 ? " m Below Sea Level" : " m Above Sea Level")
    }
    add(.gpsAltitude, value, words: words.bytes)
  }

  /// With one digit after the point; the others are cut off.
  private static func tenths(_ number: Double) -> Double {
    (number * 10).rounded(.towardZero) / 10
  }
}

extension [UInt8] {
  fileprivate func containsSequence(_ text: StaticString) -> Bool {
    let sought = Array(String(describing: text).utf8)
    guard count >= sought.count else { return false }
    return (0...(count - sought.count)).contains { self[$0...].starts(with: sought) }
  }
}
