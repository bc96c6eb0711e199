/// How Minolta's cameras, and Sony's that descend from them, write quantities.
enum MinoltaValue {
  // MARK: Exposure

  /// An exposure time, of eighths of a doubling from 48.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((48 - tag.loose) / 8))
  }

  /// As ``time(_:_:)``; 0 stays what it is.
  @Sendable static func timeOrBulb(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose == 0 ? 0 : powerOfTwo(6 - tag.loose / 8))
  }

  @Sendable static func bulbWords(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = tag.converted
    if seconds == 0 { return text.append("Bulb") }
    text.appendExposureTime(seconds)
  }

  @Sendable static func fNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose - 8) / 16))
  }

  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose / 8 - 1) / 2))
  }

  /// `2.8`, and two digits of less than 1.
  @Sendable static func apertureWords(_ tag: Tag, _ text: inout TextBuffer) {
    let aperture = tag.converted
    guard aperture > 0 else { return text.append(number: aperture) }
    text.append(aperture, fractionDigits: aperture < 1 ? 2 : 1)
  }

  @Sendable static func speed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose - 48) / 8) * 100)
  }

  @Sendable static func exposureThirds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 3 - 2)
  }

  @Sendable static func flashThirds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 6) / 3)
  }

  @Sendable static func exposureParts(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 24)
  }

  @Sendable static func exposureHundredths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 100 - 3)
  }

  @Sendable static func brightness(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose - 106) / 8)
  }

  /// The brightness of each segment.
  @Sendable static func brightnesses(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(" ") }
      text.append(number: (Double(tag.integer(index) ?? 0) - 106) / 8)
    }
  }

  // MARK: Simple numbers

  @Sendable static func hundreds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 100)
  }

  @Sendable static func lessTen(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - 10)
  }

  @Sendable static func lessTwenty(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - 20)
  }

  /// A level around 3; around 5 in what the DiMAGE A2 writes.
  @Sendable static func level(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - (isA2(tag) ? 5 : 3))
  }

  private static func isA2(_ tag: Tag) -> Bool {
    tag.store.camera.map { $0.elements.span.containsInAnyCase("dimage a2") } ?? false
  }
}
