extension RIFFValue {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// A date of an AVI file, `Mon Mar 10 15:04:43 2003`, in EXIF's form. Casio writes
  /// `2001/ 1/27  1:42PM` and `2005/11/28/ 09:19`, Konica `2002-12-16  15:35:01`.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    date(tag, isMisread: false, &text)
  }

  /// The same as exiftool reads it: with slashes without seconds, at noon twelve hours later, with
  /// hyphens only where it has seconds.
  @Sendable static func misreadDate(_ tag: Tag, _ text: inout TextBuffer) {
    date(tag, isMisread: true, &text)
  }

  private static func date(_ tag: Tag, isMisread: Bool, _ text: inout TextBuffer) {
    let words = tag.textBytes.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    if words.count >= 5, let month = months.firstIndex(of: words[1].lowercased()),
      let day = Int(words[2]), let year = Int(words[4])
    {
      text.append(year, digits: 4)
      text.append(":")
      text.append(month + 1, digits: 2)
      text.append(":")
      text.append(day, digits: 2)
      return text.append(" " + words[3])
    }
    var scan = TextScan(tag.textBytes)
    if !numbers(&scan, isMisread: isMisread, &text) { text.append(bytes: tag.textBytes) }
  }

  /// A date in numbers; false where it is none.
  private static func numbers(
    _ scan: inout TextScan, isMisread: Bool, _ text: inout TextBuffer
  ) -> Bool {
    guard let year = scan.digits(exactly: 4) else { return false }
    let isSlashed = scan.skip(0x2f)
    guard isSlashed || scan.skip(0x2d) else { return false }
    scan.skipSpaces()
    guard let month = scan.digits(), scan.skip(isSlashed ? 0x2f : 0x2d) else { return false }
    scan.skipSpaces()
    guard let day = scan.digits() else { return false }
    _ = scan.skip(0x2f)
    guard scan.skipSpaces() > 0, var hour = scan.digits(), scan.skip(0x3a) else { return false }
    scan.skipSpaces()
    guard let minute = scan.digits() else { return false }
    var second = 0
    if scan.skip(0x3a) {
      guard let found = scan.digits() else { return false }
      second = isMisread && isSlashed ? 0 : found
    } else {
      if isMisread, !isSlashed { return false }
      scan.skipSpaces()
      // Noon and midnight by the twelve-hour clock.
      if scan.skip(0x50), hour < 12 || isMisread { hour += 12 }
    }
    for (value, digits, mark) in [
      (year, 4, ":"), (month, 2, ":"), (day, 2, " "), (hour, 2, ":"), (minute, 2, ":"),
      (second, 2, ""),
    ] {
      text.append(value, digits: digits)
      text.append(mark)
    }
    return true
  }

  /// A date with hyphens, with colons.
  @Sendable static func colonDate(_ tag: Tag, _ text: inout TextBuffer) {
    for byte in tag.textBytes { text.append(ascii: byte == 0x2d ? 0x3a : byte) }
  }

  /// A date and a time without anything between (EBU Tech 3285 §2.3), in EXIF's form.
  @Sendable static func broadcastDate(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.textBytes.enumerated() {
      if index == 10, byte >= 0x30, byte <= 0x39 { text.append(ascii: 0x20) }
      text.append(ascii: byte == 0x2d ? 0x3a : byte)
    }
  }

  /// Two halves of a count of 100 ns since 1601; Kodak has a date in EXIF's form.
  @Sendable static func fileTime(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = tag.string.split(separator: " ").map { Double($0) }
    guard parts.count == 2, let high = parts[0], let low = parts[1] else {
      return text.append(bytes: tag.textBytes)
    }
    guard let units = UInt64(exactly: high * 4_294_967_296 + low) else {
      return text.append(bytes: tag.textBytes)
    }
    text.append(fileTime: units)
  }

  /// A count of 100 ns in seconds.
  @Sendable static func timecode(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((Double(tag.string) ?? 0) * 1e-7, significantDigits: 15)
  }

  @Sendable static func timecodeWords(_ tag: Tag, _ text: inout TextBuffer) {
    let hundredths = Int(exactly: ((Double(tag.string) ?? 0) * 1e-5).rounded()) ?? 0
    text.append(hundredths / 360_000)
    text.append(":")
    text.append(hundredths / 6000 % 60, digits: 2)
    text.append(":")
    text.append(hundredths / 100 % 60, digits: 2)
    text.append(".")
    text.append(hundredths % 100, digits: 2)
  }

  /// Hours, minutes, seconds and frames, a byte each.
  @Sendable static func frameTime(_ tag: Tag, _ text: inout TextBuffer) {
    let number = UInt64(tag.integer() ?? 0)
    for shift in [UInt64(24), 16, 8, 0] {
      if shift < 24 { text.append(":") }
      text.append(hexadecimal(number >> shift & 0xff, digits: 2))
    }
  }
}
