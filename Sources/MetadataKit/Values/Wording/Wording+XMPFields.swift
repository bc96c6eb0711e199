/// Values of single properties, as the programs that write them mean them.
extension Meaning {
  /// 0xFFFFFFFF, which some write for "uncalibrated", as EXIF has it.
  @Sendable static func colorSpaceXMP(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.textBytes
    if raw.elementsEqual("4294967295".utf8) { return text.append(65535) }
    text.append(bytes: raw)
  }

  /// A date of PDF (ISO 32000-1 §7.9.4) in EXIF's form: `D:20080530155601+02'00'`.
  @Sendable static func datePDF(_ tag: Tag, to text: inout TextBuffer) {
    var raw = Array(tag.textBytes)
    // Texts in UTF-8 have a mark since PDF 2.0.
    if raw.starts(with: "\u{feff}".utf8) { raw.removeFirst(3) }
    if raw.starts(with: "D:".utf8) { raw.removeFirst(2) }
    let usual = Array("00000101000000".utf8)
    if raw.count < usual.count { raw += usual[raw.count...] }
    guard raw[..<14].allSatisfy(NumberText.isDigit) else { return text.append(bytes: raw) }
    for (index, byte) in raw[..<14].enumerated() {
      if index == 8 {
        text.append(ascii: 0x20)
      } else if index > 3, index & 1 == 0 {
        text.append(ascii: 0x3a)
      }
      text.append(ascii: byte)
    }
    var scan = TextScan(raw[14...])
    scan.skipSpaces()
    guard let sign = scan.next() else { return }
    if sign | 0x20 == 0x7a { return text.append(ascii: 0x5a) }
    guard sign == 0x2b || sign == 0x2d else { return }
    scan.skipSpaces()
    let hours = scan.takeDigits()
    guard !hours.isEmpty else { return }
    scan.skip()
    let minutes = scan.takeDigits()
    text.append(ascii: sign)
    text.append(bytes: hours)
    text.append(ascii: 0x3a)
    if minutes.isEmpty { text.append("00") } else { text.append(bytes: minutes) }
  }

  /// A time of day of IPTC, `155601+0200`, with colons.
  @Sendable static func timeIPTC(_ tag: Tag, to text: inout TextBuffer) {
    var raw = tag.textBytes.map { $0 == 0x20 ? 0x3a : $0 }
    if raw.count >= 6, raw[..<6].allSatisfy(NumberText.isDigit) {
      raw.insert(0x3a, at: 4)
      raw.insert(0x3a, at: 2)
    }
    let zone = raw.suffix(5)
    if zone.count == 5, zone.first == 0x2b || zone.first == 0x2d,
      zone.dropFirst().allSatisfy(NumberText.isDigit)
    {
      raw.insert(0x3a, at: raw.count - 2)
    }
    text.append(bytes: raw)
  }

  /// Seconds since 1970 in UTC as a date.
  @Sendable static func unixTimeXMP(_ tag: Tag, to text: inout TextBuffer) {
    text.append(unixTime: tag.loose, fractionDigits: 0)
  }

  /// Milliseconds since 1970 in UTC as a date.
  @Sendable static func unixMillisecondsXMP(_ tag: Tag, to text: inout TextBuffer) {
    text.append(unixTime: tag.loose / 1000, fractionDigits: 3)
  }

  /// Three little-endian doubles in Base64: degrees, minutes, seconds.
  @Sendable static func degreesBase64(_ tag: Tag, to text: inout TextBuffer) {
    let bytes = Base64.decoded(tag.textBytes)
    let parts = [0, 8, 16].compactMap { double(bytes, $0) }
    guard parts.count == 3 else { return text.append(bytes: tag.textBytes) }
    text.append(parts[0] + parts[1] / 60 + parts[2] / 3600, significantDigits: 15)
  }

  /// A little-endian double in Base64.
  @Sendable static func doubleBase64(_ tag: Tag, to text: inout TextBuffer) {
    guard let number = double(Base64.decoded(tag.textBytes), 0) else {
      return text.append(bytes: tag.textBytes)
    }
    text.append(number, significantDigits: 15)
  }

  /// Bytes in Base64, as numbers with points between.
  @Sendable static func dottedBase64(_ tag: Tag, to text: inout TextBuffer) {
    text.append(Base64.decoded(tag.textBytes).map(String.init).joined(with: "."))
  }

  /// A little-endian number of 32 bits in Base64.
  @Sendable static func integerBase64(_ tag: Tag, to text: inout TextBuffer) {
    let bytes = Base64.decoded(tag.textBytes)
    guard bytes.count >= 4 else { return }
    text.append(bytes[..<4].reversed().bigEndian(Int.self))
  }

  private static func double(_ bytes: [UInt8], _ position: Int) -> Double? {
    guard position + 8 <= bytes.count else { return nil }
    let bits = bytes[position..<(position + 8)].reversed().reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Double(bitPattern: bits)
  }
}

extension TextBuffer {
  /// Seconds since 1970 in UTC as a date in EXIF's form, where it has a fraction with its zone.
  fileprivate mutating func append(unixTime seconds: Double, fractionDigits: Int) {
    if seconds == 0 { return append("0000:00:00 00:00:00") }
    guard seconds.magnitude < 1e12, let whole = Int64(exactly: seconds.rounded(.down)) else {
      return
    }
    append(CivilDate(daysSince1970: whole.flooredQuotient(86400)), separator: 0x3a)
    append(ascii: 0x20)
    append(timeOfDay: Int(whole.flooredRemainder(86400)))
    guard fractionDigits > 0 else { return }
    var fraction = TextBuffer()
    fraction.append(seconds - Double(whole), fractionDigits: fractionDigits)
    append(bytes: fraction.bytes.dropFirst())
    append("+00:00")
  }
}

extension Wording {
  /// The number of a Base64 with a unit; what is none as it is.
  @Sendable static func metersBase64(_ tag: Tag, to text: inout TextBuffer) {
    tag.value(to: &text)
    if NumberText.whole(text.bytes[...]) != nil { text.append(" m") }
  }

  /// `5.33`; what is no number as it is.
  @Sendable static func directionBase64(_ tag: Tag, to text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    guard let number = NumberText.whole(value.bytes[...]) else {
      return text.append(bytes: value.bytes)
    }
    text.append(number, fractionDigits: 2)
  }

  /// `43 deg 28' 2.81"`, of the converted value; what is no number as it is.
  @Sendable static func degreesBase64(_ tag: Tag, to text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    guard let degrees = NumberText.whole(value.bytes[...]) else {
      return text.append(bytes: value.bytes)
    }
    text.append(degrees: degrees.magnitude)
  }

  /// `0.1.0.0`: the bytes of a whole number of 32 bits.
  @Sendable static func dottedInteger(_ tag: Tag, to text: inout TextBuffer) {
    guard let bytes = integerBytes(tag) else { return text.append(bytes: tag.textBytes) }
    text.append(bytes.map(String.init).joined(with: "."))
  }

  /// `hdis`: the bytes of a whole number of 32 bits as characters.
  @Sendable static func fourCharacters(_ tag: Tag, to text: inout TextBuffer) {
    guard let bytes = integerBytes(tag), bytes.allSatisfy(NumberText.isOfWord) else {
      return text.append(bytes: tag.textBytes)
    }
    text.append(bytes: bytes)
  }

  private static func integerBytes(_ tag: Tag) -> [UInt8]? {
    guard let number = Int(String(decoding: tag.textBytes, as: UTF8.self)) else { return nil }
    let bits = UInt32(truncatingIfNeeded: number)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
  }

  /// `True` and `False`, however they are written.
  @Sendable static func boolean(_ tag: Tag, to text: inout TextBuffer) {
    switch tag.string.lowercased() {
    case "true": text.append("True")
    case "false": text.append("False")
    default: text.append(bytes: tag.textBytes)
    }
  }

  /// A distance; the largest number of 32 bits is infinity.
  @Sendable static func focusDistance(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    if raw.elementsEqual("4294967295".utf8) {
      text.append("infinity")
    } else {
      text.append(bytes: raw)
    }
  }

  /// `Tagged:1, ColorClass:2, Rating:3, FrameNum:4`, of Photo Mechanic's `1:2:3:4`.
  @Sendable static func photoMechanicPreferences(_ tag: Tag, to text: inout TextBuffer) {
    let names = ["Tagged", "ColorClass", "Rating", "FrameNum"]
    let parts = tag.textBytes.split(separator: 0x3a, omittingEmptySubsequences: false)
    let trimmed = parts.map { $0.drop(while: NumberText.isSpace) }
    guard trimmed.count == 4,
      trimmed[..<3].allSatisfy({ !$0.isEmpty && $0.allSatisfy(NumberText.isDigit) })
    else { return text.append(bytes: tag.textBytes) }
    for (index, part) in trimmed.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(names[index] + ":")
      text.append(bytes: part)
    }
  }
}
