/// Places on Earth as movies have them (ISO 6709).
extension QuickTimeValue {
  /// `27.5916 86.5640 8850`: degrees, and meters where they are stated.
  @Sendable static func coordinates(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = Array(tag.textBytes)
    guard let place = ISO6709(raw) else { return text.append(bytes: raw) }
    text.append(place.latitude, significantDigits: 15)
    text.append(ascii: 0x20)
    text.append(place.longitude, significantDigits: 15)
    if let altitude = place.altitude {
      text.append(ascii: 0x20)
      text.append(altitude, significantDigits: 15)
    }
  }

  /// `27 deg 7' 41.16" N, 100 deg 15' 2.88" E, 0 m Above Sea Level`.
  @Sendable static func coordinatesText(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = NumberText.parts(Self.text(of: tag))
    guard parts.count >= 2 else { return tag.value(to: &text) }
    let latitude = NumberText.leading(parts[0])
    let longitude = NumberText.leading(parts[1])
    text.append(degrees: latitude.magnitude)
    text.append(latitude < 0 ? " S, " : " N, ")
    text.append(degrees: longitude.magnitude)
    text.append(longitude < 0 ? " W" : " E")
    guard parts.count > 2 else { return }
    let altitude = NumberText.leading(parts[2])
    text.append(", ")
    text.append(altitude == 0 ? 0 : altitude.magnitude, significantDigits: 15)
    text.append(altitude < 0 ? " m Below Sea Level" : " m Above Sea Level")
  }
}

/// A point of ISO 6709, `+27.5916+086.5640+8850/`; degrees may be followed by minutes and
/// seconds without a mark.
struct ISO6709 {
  /// Degrees, north and east positive.
  let latitude: Double
  let longitude: Double
  /// Meters.
  let altitude: Double?

  init?(_ text: [UInt8]) {
    var numbers: [(digits: Int, text: ArraySlice<UInt8>)] = []
    var index = 0
    while index < text.count, numbers.count < 3, text[index] == 0x2b || text[index] == 0x2d {
      let start = index
      index += 1
      while index < text.count, NumberText.isDigit(text[index]) { index += 1 }
      let digits = index - start - 1
      if index < text.count, text[index] == 0x2e {
        index += 1
        while index < text.count, NumberText.isDigit(text[index]) { index += 1 }
      }
      guard digits > 0 else { break }
      numbers.append((digits, text[start..<index]))
    }
    guard numbers.count >= 2 else { return nil }
    let forms = [(1...2, 1...3), (4...4, 5...5), (6...6, 7...7)]
    guard
      let form = forms.firstIndex(where: {
        $0.0.contains(numbers[0].digits) && $0.1.contains(numbers[1].digits)
      })
    else { return nil }
    latitude = Self.degrees(numbers[0].text, digits: 2, parts: form)
    longitude = Self.degrees(numbers[1].text, digits: 3, parts: form)
    altitude = numbers.count > 2 ? NumberText.leading(numbers[2].text) + 0 : nil
  }

  /// - Parameter parts: 1 where minutes follow the degrees, 2 where seconds do too.
  private static func degrees(_ text: ArraySlice<UInt8>, digits: Int, parts: Int) -> Double {
    guard parts > 0 else { return NumberText.leading(text) + 0 }
    var rest = text.dropFirst()
    var value = NumberText.leading(rest.prefix(digits))
    rest = rest.dropFirst(digits)
    if parts == 1 {
      value += NumberText.leading(rest) / 60
    } else {
      value +=
        NumberText.leading(rest.prefix(2)) / 60 + NumberText.leading(rest.dropFirst(2)) / 3600
    }
    return text.first == 0x2d && value != 0 ? -value : value
  }
}
