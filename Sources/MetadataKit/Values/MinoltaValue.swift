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
    tag.store.camera?.string.contains("DiMAGE A2") ?? false
  }

  // MARK: Words of converted numbers

  @Sendable static func kelvin(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" K")
  }

  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" C")
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append("%")
  }

  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" s")
  }

  @Sendable static func threePlaces(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.convertedWhole, digits: 3)
  }

  @Sendable static func fourPlaces(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.convertedWhole, digits: 4)
  }

  // MARK: Packed numbers

  @Sendable static func highBit(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 7 & 1)
  }

  @Sendable static func eightBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0xff)
  }

  @Sendable static func tenBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0x3ff)
  }

  @Sendable static func fourteenBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0x3fff)
  }

  /// A folder's number above the fourteen bits of a picture's.
  @Sendable static func folderBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 14 & 0x3ff)
  }

  @Sendable static func upperBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 6 & 3)
  }

  @Sendable static func middleBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) >> 4 & 3)
  }

  /// `2003:01:19`, of the year in the upper half, the month and the day.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let number = Int(tag.integer() ?? 0)
    let year = String(number >> 16)
    text.append(String(repeating: " ", count: max(0, 4 - year.utf8.count)) + year + ":")
    text.append(number >> 8 & 0xff, digits: 2)
    text.append(":")
    text.append(number & 0xff, digits: 2)
  }

  @Sendable static func timeOfDay(_ tag: Tag, _ text: inout TextBuffer) {
    let number = Int(tag.integer() ?? 0)
    text.append(number >> 16, digits: 2)
    text.append(":")
    text.append(number >> 8 & 0xff, digits: 2)
    text.append(":")
    text.append(number & 0xff, digits: 2)
  }

  // MARK: Distances and focus

  @Sendable static func metersOrInfinity(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.converted == 0 { return text.append("inf") }
    tag.value(to: &text)
    text.append(" m")
  }

  @Sendable static func distance(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose - 126) / 16))
  }

  @Sendable static func distanceWords(_ tag: Tag, _ text: inout TextBuffer) {
    let meters = tag.converted
    if meters > 266 { return text.append("inf") }
    text.append(meters, fractionDigits: 2)
    text.append(" m")
  }

  /// How far the focus is off: `Front Focus (-12)`.
  @Sendable static func focusStatus(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let number = tag.integer() ?? 0
    text.append(number < 0 ? "Front Focus (" : "Back Focus (+")
    text.append(number)
    text.append(")")
  }

  /// The names of bits that are set in the bytes, or the words of a whole value.
  @Sendable static func bits(_ tag: Tag, _ text: inout TextBuffer) {
    let labels = Labels(tag.row?.labels ?? "")
    var words: UInt64 = 0
    var key: [UInt8] = []
    // Words of bits are told for 32 bits a number.
    for index in 0..<min(tag.elementCount, 64) {
      words |= UInt64(truncatingIfNeeded: (tag.integer(index) ?? 0) & 0xff) << UInt64(index % 4 * 8)
      if index % 4 == 3 || index == tag.elementCount - 1 {
        if !key.isEmpty { key.append(0x20) }
        key.append(contentsOf: String(words).utf8)
        words = 0
      }
    }
    var isNone = true
    for byte in key where byte != 0x30 && byte != 0x20 { isNone = false }
    if isNone, labels.appendWords(of: [0x30], to: &text) { return }
    labels.appendBits(of: key, to: &text)
  }

  @Sendable static func on(_ tag: Tag, _ text: inout TextBuffer) { text.append("On") }

  // MARK: White balance

  private static let whiteBalances = Labels(
    "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|5=Custom|7=Fluorescent|8=Fluorescent 2|11=Custom 2|12=Custom 3|8388608=Auto|25165824=Daylight|41943040=Cloudy|58720256=Tungsten|75497472=Flash|92274688=Fluorescent|109051904=Shade|125829120=Custom1|142606336=Custom2|159383552=Custom3"
  )

  /// A mode, which some cameras correct by up to three steps: `Daylight+2`.
  @Sendable static func whiteBalance(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if whiteBalances.appendWords(of: number, to: &text) { return }
    guard number & 0xffff_0000 != 0 else { return text.append("Unknown (\(number))") }
    let mode = number & 0xff00_0000 + 0x80_0000
    if whiteBalances.appendWords(of: mode, to: &text) {
      text.append(Double(number - mode) / 65536, significantDigits: 8, plus: true)
    } else {
      text.append("Unknown (0x" + String(number, radix: 16) + ")")
    }
  }

  // MARK: Lenses

  /// The lens, with Canon's or Sigma's numbers behind an adapter.
  @Sendable static func lens(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let number = tag.integer() ?? 0
    if let adapter = LensAdapter(number) {
      if Labels(CanonLenses.labels).appendWords(of: number - adapter.start, to: &text) {
        return text.append(" + " + adapter.name)
      }
    } else if number >= 0x4900,
      Labels(SigmaLenses.labels).appendWords(of: number - 0x4900, to: &text)
    {
      return text.append(" + MC-11 SA-E")
    }
    text.append("Unknown (\(number))")
  }
}
