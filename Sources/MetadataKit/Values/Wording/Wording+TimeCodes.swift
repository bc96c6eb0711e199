/// Time codes of eight bytes (SMPTE 331M), as CinemaDNG has them.
extension Meaning {
  /// `00.12.34.01.00.00.00.00`: the bytes of each.
  @Sendable static func timeCodes(_ tag: Tag, to text: inout TextBuffer) {
    for (index, code) in codes(tag).enumerated() {
      if index > 0 { text.append(ascii: 0x20) }
      for (place, byte) in code.enumerated() {
        if place > 0 { text.append(ascii: 0x2e) }
        text.append(hexadecimal: byte)
      }
    }
  }

  fileprivate static func codes(_ tag: Tag) -> [[UInt8]] {
    let numbers = NumberText.parts(tag.rawText).map {
      UInt8(exactly: NumberText.leading($0)) ?? 0
    }
    return (0..<(numbers.count / 8)).map { Array(numbers[($0 * 8)..<($0 * 8 + 8)]) }
  }
}

extension Wording {
  /// `01:34:12.00`, and the date before it where the code has one.
  @Sendable static func timeCodes(_ tag: Tag, to text: inout TextBuffer) {
    for (index, code) in Meaning.codes(tag).enumerated() {
      if index > 0 { text.append(ascii: 0x20) }
      let time = [code[3] & 0x3f, code[2] & 0x7f, code[1] & 0x7f, code[0] & 0x3f]
      // The flag of binary group 2: a date and a zone are there.
      if code[3] & 0x80 != 0 {
        let zone = minutesEast(code[7] & 0x3f)
        if code[7] & 0x80 != 0 {
          text.append(day: code, time: time, minutesEast: zone ?? 0)
        } else {
          let year = 1900 + (decimal(code[6]) ?? 0)
          text.append(year < 1970 ? year + 100 : year)
          text.append(ascii: 0x2d)
          text.append(hexadecimal: code[5])
          text.append(ascii: 0x2d)
          text.append(hexadecimal: code[4])
          text.append(ascii: 0x54)
          text.append(time: time)
        }
        if let zone { text.append(zone: zone) }
      } else {
        text.append(time: time)
      }
    }
  }

  /// Two decimal digits in a byte.
  fileprivate static func decimal(_ byte: UInt8) -> Int? {
    byte & 15 < 10 && byte >> 4 < 10 ? Int(byte >> 4) * 10 + Int(byte & 15) : nil
  }

  /// How far a zone lies east of UTC (SMPTE 309M table 2).
  private static func minutesEast(_ code: UInt8) -> Int? {
    guard let number = decimal(code) else {
      let hours = code < 0x20 ? (code < 0x10 ? 10 : 20) : code < 0x30 ? 53 : 63
      return (hours - Int(code)) * 60 + (code < 0x20 ? -30 : 30)
    }
    switch number {
    case ..<13: return -number * 60
    case ..<26: return (26 - number) * 60
    case 28...31: return 0
    case 32: return 12 * 60 + 45
    default: return nil
    }
  }
}

extension TextBuffer {
  fileprivate mutating func append(time: [UInt8]) {
    for (index, byte) in time.enumerated() {
      if index > 0 { append(ascii: index == 3 ? 0x2e : 0x3a) }
      append(hexadecimal: byte)
    }
  }

  fileprivate mutating func append(zone minutes: Int) {
    append(ascii: minutes < 0 ? 0x2d : 0x2b)
    append(abs(minutes) / 60, digits: 2)
    append(ascii: 0x3a)
    append(abs(minutes) % 60, digits: 2)
  }

  /// A date that is counted in days since 1858-11-17 (the modified Julian day), and a time in UTC.
  fileprivate mutating func append(day code: [UInt8], time: [UInt8], minutesEast: Int) {
    let parts = time.map { Wording.decimal($0) ?? 0 }
    let day = [code[6], code[5], code[4]].reduce(0) { $0 * 100 + (Wording.decimal($1) ?? 0) }
    let seconds = Int64(
      (day - 40587) * 86400 + (parts[0] * 60 + parts[1] + minutesEast) * 60 + parts[2])
    append(CivilDate(daysSince1970: seconds.flooredQuotient(86400)))
    append(ascii: 0x54)
    append(timeOfDay: Int(seconds.flooredRemainder(86400)))
    append(ascii: 0x2e)
    append(hexadecimal: time[3])
  }
}
