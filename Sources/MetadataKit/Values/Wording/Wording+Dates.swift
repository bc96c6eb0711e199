/// Dates and times, which are texts: `2008:05:30 15:56:01`.
extension Wording {
  /// `14:27:07.24`: a time of day, to the microsecond.
  @Sendable static func timeOfDay(_ tag: Tag, to text: inout TextBuffer) {
    var time = TextBuffer()
    Meaning.timeOfDay(tag, to: &time)
    guard let colon = time.bytes.lastIndex(of: 0x3a), time.bytes[colon...].contains(0x2e),
      time.bytes[(colon + 1)...].first.map(NumberText.isDigit) == true
    else { return text.append(bytes: time.bytes) }
    let seconds = NumberText.leading(time.bytes[(colon + 1)...])
    let rounded = (seconds * 1_000_000 + 0.5).rounded(.towardZero) / 1_000_000
    text.append(bytes: time.bytes[...colon])
    if rounded < 10 { text.append(ascii: 0x30) }
    text.append(rounded, significantDigits: 15)
  }

  /// `+01:00`, of minutes.
  @Sendable static func timeZone(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(zone: tag.integer() ?? 0)
  }
}

extension Meaning {
  @Sendable static func unixTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(unixTime: tag.integer() ?? 0)
  }

  /// `14:27:07.24`, of hours, minutes and seconds, each of which may have a fraction.
  @Sendable static func timeOfDay(_ tag: Tag, to text: inout TextBuffer) {
    let parts = NumberText.parts(tag.rawText).prefix(3).map { NumberText.leading($0) }
    let (first, second) = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
    var seconds = (first * 60 + second) * 60 + (parts.count > 2 ? parts[2] : 0)
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return tag.raw(to: &text) }
    var hours = (seconds / 3600).rounded(.towardZero)
    seconds -= hours * 3600
    var minutes = (seconds / 60).rounded(.towardZero)
    seconds -= minutes * 60
    var last = TextBuffer()
    last.append(seconds, fractionDigits: 9)
    if NumberText.leading(last.bytes[...]) >= 60 {
      last.removeAll()
      last.append("00")
      minutes += 1
      if minutes >= 60 {
        minutes -= 60
        hours += 1
      }
    } else {
      if seconds < 10, seconds >= 0 { last.bytes.insert(0x30, at: 0) }
      while last.bytes.last == 0x30 { last.bytes.removeLast() }
      if last.bytes.last == 0x2e { last.bytes.removeLast() }
    }
    text.append(Int(hours), digits: 2)
    text.append(ascii: 0x3a)
    text.append(Int(minutes), digits: 2)
    text.append(ascii: 0x3a)
    text.append(bytes: last.bytes)
  }

  /// `2008:10:23`, of a date with any separators: the Casio EX-H20G writes NULs.
  @Sendable static func dateStamp(_ tag: Tag, to text: inout TextBuffer) {
    let raw = withoutTrailing(0, tag.rawText[...])
    // Ten bytes are enough for a date.
    guard raw.count <= 64 else { return text.append(bytes: raw) }
    let pieces = raw.split(omittingEmptySubsequences: false) { !NumberText.isDigit($0) }
    let digits = raw.filter(NumberText.isDigit)
    let separators = raw.count - digits.count
    guard digits.count == 8, raw.last.map(NumberText.isDigit) == true,
      raw.first.map(NumberText.isDigit) == true,
      separators == 0 || pieces.filter({ !$0.isEmpty }).map(\.count) == [4, 2, 2]
    else { return text.append(bytes: raw) }
    text.append(bytes: digits[..<4])
    text.append(ascii: 0x3a)
    text.append(bytes: digits[4..<6])
    text.append(ascii: 0x3a)
    text.append(bytes: digits[6...])
  }

  /// `2008:10:23 14:27:07+02:00`, of a date in XMP's form (ISO 8601).
  @Sendable static func dashedDate(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag) { bytes in
      guard bytes.count >= 4, bytes[..<4].allSatisfy(NumberText.isDigit) else { return }
      let date = bytes.firstIndex { $0 == 0x54 || $0 == 0x20 } ?? bytes.endIndex
      for index in bytes.indices where index < date && bytes[index] == 0x2d {
        bytes[index] = 0x3a
      }
      if date == 10, date < bytes.endIndex { bytes[date] = 0x20 }
    }
  }
}
