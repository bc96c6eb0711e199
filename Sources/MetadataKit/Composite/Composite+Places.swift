/// Places with their signs (Exif 3.0 §4.6.7).
extension CompositeBuilder {
  /// A coordinate as its value and its words.
  private struct Coordinate {
    let value: [UInt8]
    let words: [UInt8]

    init(value: [UInt8], words: [UInt8]) {
      self.value = value
      self.words = words
    }

    /// A number and how it is worded.
    init(value: [UInt8], words word: (Double, inout TextBuffer) -> Void) {
      var words = TextBuffer()
      word(NumberText.leading(value[...]), &words)
      self.init(value: value, words: words.bytes)
    }
  }

  mutating func derivePlaces() {
    if addMoviePlace() {
      // exiftool has beside it the letters of another place, XMP's.
      if inputs.asExiftool { addReferences() }
      return
    }
    let latitude = addCoordinate(
      .gpsLatitude, .gpsLatitude, .gpsLatitudeRef, negative: "S", Wording.latitude)
    let longitude = addCoordinate(
      .gpsLongitude, .gpsLongitude, .gpsLongitudeRef, negative: "W", Wording.longitude)
    addAltitude()
    addPosition(
      latitude ?? unsigned(.gpsLatitude), longitude ?? unsigned(.gpsLongitude))
    _ = addCoordinate(
      .gpsDestLatitude, .gpsDestLatitude, .gpsDestLatitudeRef, negative: "S", Wording.latitude)
    _ = addCoordinate(
      .gpsDestLongitude, .gpsDestLongitude, .gpsDestLongitudeRef, negative: "W",
      Wording.longitude)
    addReferences()
    addReference(.gpsDestLatitudeRef, .gpsDestLatitude, "N", "S")
    addReference(.gpsDestLongitudeRef, .gpsDestLongitude, "E", "W")
  }

  private mutating func addCoordinate(
    _ name: CompositeName, _ value: CompositeInput, _ reference: CompositeInput,
    negative: Unicode.Scalar, _ word: (Double, inout TextBuffer) -> Void
  ) -> Coordinate? {
    guard inputs.has(reference), let reference = inputs.text(reference, in: .gps) else {
      return nil
    }
    let number: Double
    if let exact = exactly(value) {
      number = exact
    } else {
      guard let text = inputs.text(value, in: .gps) else { return nil }
      guard let whole = NumberText.whole(text[...]) else {
        // Of a place with a part of 0/0 nothing is known.
        guard !text.isEmpty || inputs.asExiftool else { return nil }
        add(name, text: text)
        return Coordinate(value: text, words: text)
      }
      number = whole
    }
    let letter = reference.first.map { $0 & 0xdf }
    let isNegative = letter == UInt8(ascii: negative)
    // What is neither says nothing of where it is.
    guard isNegative || letter == (negative == "S" ? 0x4e : 0x45) || inputs.asExiftool else {
      return nil
    }
    let signed = isNegative && number != 0 ? -number : number
    add(name, signed)
    var words = TextBuffer()
    word(signed, &words)
    return Coordinate(value: Self.text(signed), words: words.bytes)
  }

  /// Degrees of three fractions, to more than the 15 digits that their text has: half of a hundredth
  /// of a second is rounded either way.
  private func exactly(_ value: CompositeInput) -> Double? {
    guard let tag = inputs.tag(value, in: .gps), tag.format.isRational else { return nil }
    return Meaning.degrees(of: tag)
  }

  /// The place that a movie states as a whole, where EXIF has none; whether it does.
  private mutating func addMoviePlace() -> Bool {
    guard inputs.tag(.gpsLatitude, in: .gps) == nil, let place = inputs.moviePlace else {
      return false
    }
    let latitude = Coordinate(value: place[0], words: Wording.latitude)
    let longitude = Coordinate(value: place[1], words: Wording.longitude)
    add(.gpsLatitude, value: latitude.value, words: latitude.words)
    add(.gpsLongitude, value: longitude.value, words: longitude.words)
    if place.count > 2 {
      let height = NumberText.leading(place[2][...])
      let text = Self.text(height.magnitude)
      add(.gpsAltitude, [height.magnitude], words: text + Array(" m".utf8))
      add(.gpsAltitudeRef, [height < 0 ? 1 : 0])
    }
    add(
      .gpsPosition, text: latitude.value + [0x20] + longitude.value,
      words: latitude.words + Array(", ".utf8) + longitude.words)
    return true
  }

  /// A coordinate that has no reference, as it is.
  private func unsigned(_ input: CompositeInput) -> Coordinate? {
    guard let value = inputs.text(input), let words = inputs.words(input) else { return nil }
    return Coordinate(value: value, words: words)
  }

  private mutating func addPosition(_ latitude: Coordinate?, _ longitude: Coordinate?) {
    guard let latitude, let longitude, !latitude.value.isEmpty || !longitude.value.isEmpty
    else { return }
    let words = latitude.words + [0x2c, 0x20] + longitude.words
    // exiftool joins them as they stand, also with a sign that says nothing.
    let isMarked = latitude.value.first == 0x2b || longitude.value.first == 0x2b
    if !(isMarked && inputs.asExiftool), let first = NumberText.whole(latitude.value[...]),
      let second = NumberText.whole(longitude.value[...])
    {
      add(.gpsPosition, [first, second], words: words)
    } else {
      add(.gpsPosition, text: latitude.value + [0x20] + longitude.value, words: words)
    }
  }

  private mutating func addReferences() {
    addReference(.gpsLatitudeRef, .gpsLatitude, "N", "S")
    addReference(.gpsLongitudeRef, .gpsLongitude, "E", "W")
  }

  /// The letter that EXIF would have for the sign of XMP's coordinate.
  private mutating func addReference(
    _ name: CompositeName, _ input: CompositeInput, _ positive: Unicode.Scalar,
    _ negative: Unicode.Scalar
  ) {
    guard let text = inputs.text(input, in: .xmpEXIF) else { return }
    let letters = [UInt8(ascii: positive), UInt8(ascii: negative)]
    if let number = NumberText.whole(text[...]) {
      add(name, text: [letters[number < 0 ? 1 : 0]])
    } else if let letter = text.last(where: letters.contains) {
      add(name, text: [letter])
    }
  }
}

extension Wording {
  @Sendable static func signedLatitude(_ tag: Tag, to text: inout TextBuffer) {
    if let number = tag.number() { latitude(number, to: &text) }
  }

  @Sendable static func signedLongitude(_ tag: Tag, to text: inout TextBuffer) {
    if let number = tag.number() { longitude(number, to: &text) }
  }

  /// `43 deg 28' 2.81" N`
  fileprivate static func latitude(_ number: Double, to text: inout TextBuffer) {
    text.append(degrees: number.magnitude)
    text.append(number < 0 ? " S" : " N")
  }

  /// `11 deg 53' 6.46" E`
  fileprivate static func longitude(_ number: Double, to text: inout TextBuffer) {
    text.append(degrees: number.magnitude)
    text.append(number < 0 ? " W" : " E")
  }
}
