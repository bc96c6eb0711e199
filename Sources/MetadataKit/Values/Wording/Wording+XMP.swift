/// Values that XMP writes as text (ISO 16684-1 §8.2).
extension Meaning {
  /// A date of ISO 8601 in EXIF's form: `2008-05-30T15:56:01Z` as `2008:05:30 15:56:01Z`.
  @Sendable static func dateXMP(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.textBytes
    if text.append(dateAndTime: raw) { return }
    var scan = TextScan(raw)
    guard scan.digits(exactly: 4) != nil else { return text.append(bytes: raw) }
    text.append(bytes: raw.map { $0 == 0x2d ? 0x3a : $0 })
  }

  /// What no table tells of: a date where it has the form of one.
  @Sendable static func plainXMP(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.textBytes
    if !text.append(dateAndTime: raw) { text.append(bytes: raw) }
  }

  /// `43,28.046N`, or degrees, minutes and seconds in any form, as signed degrees.
  @Sendable static func coordinate(_ tag: Tag, to text: inout TextBuffer) {
    if let degrees = Coordinate.degrees(tag.textBytes) {
      text.append(degrees == 0 ? 0 : degrees, significantDigits: 15)
    }
  }

  /// The last part of an address of the PLUS vocabulary.
  @Sendable static func vocabulary(_ tag: Tag, to text: inout TextBuffer) {
    let prefix = "http://ns.useplus.org/ldf/vocab/".utf8
    let raw = tag.textBytes
    text.append(bytes: raw.starts(with: prefix) ? raw.dropFirst(prefix.count) : raw)
  }

  /// The name of a PDF object without its slash.
  @Sendable static func nameObject(_ tag: Tag, to text: inout TextBuffer) {
    text.append(bytes: tag.textBytes.first == 0x2f ? tag.textBytes.dropFirst() : tag.textBytes)
  }
}

extension TextBuffer {
  /// A fraction of whole numbers as its quotient; false, and nothing, where the text is none.
  mutating func append(fraction raw: ArraySlice<UInt8>) -> Bool {
    guard let slash = raw.firstIndex(of: 0x2f), let first = Self.whole(raw[..<slash]),
      let second = Self.whole(raw[(slash + 1)...])
    else { return false }
    if second != 0 {
      append(first / second, significantDigits: 15)
    } else {
      append(first == 0 ? "undef" : "inf")
    }
    return true
  }

  /// A fraction, or the four that describe a lens; any other text as it is.
  mutating func append(fractions raw: ArraySlice<UInt8>) {
    if append(fraction: raw) { return }
    let start = bytes.count
    let parts = NumberText.parts(Array(raw))
    var isAll = parts.count == 4
    for (index, part) in parts.enumerated() where isAll {
      if index > 0 { append(ascii: 0x20) }
      isAll = append(fraction: part)
    }
    if isAll { return }
    bytes.removeSubrange(start...)
    append(bytes: raw)
  }

  private static func whole(_ text: ArraySlice<UInt8>) -> Double? {
    let digits = text.first == 0x2d ? text.dropFirst() : text
    guard !digits.isEmpty, digits.allSatisfy(NumberText.isDigit) else { return nil }
    return NumberText.whole(text)
  }

  /// `2008-05-30T15:56[:01[…]][zone]` with colons and a space; false, and nothing, where the text
  /// is none.
  mutating func append(dateAndTime raw: ArraySlice<UInt8>) -> Bool {
    let raw = Array(raw)
    guard raw.count >= 16 else { return false }
    let form = Array("0000-00-00T00:00".utf8)
    for (byte, mark) in zip(raw, form) {
      switch mark {
      case 0x30: guard NumberText.isDigit(byte) else { return false }
      case 0x54: guard byte == 0x54 || byte == 0x20 else { return false }
      default: guard byte == mark else { return false }
      }
    }
    var rest = raw[16...]
    var seconds = rest.prefix(3)
    if seconds.count < 3 || seconds.first != 0x3a
      || !seconds.dropFirst().allSatisfy(NumberText.isDigit)
    {
      seconds = []
    }
    rest = rest.dropFirst(seconds.count).drop(while: NumberText.isSpace)
    // What follows may be a fraction and a zone, but no second word.
    var zone = rest
    if zone.last == 0x0a { zone = zone.dropLast() }
    guard !zone.contains(where: NumberText.isSpace) else { return false }
    for (index, byte) in raw[..<16].enumerated() {
      append(ascii: index == 4 || index == 7 ? 0x3a : index == 10 ? 0x20 : byte)
    }
    append(bytes: seconds)
    append(bytes: zone)
    return true
  }
}
