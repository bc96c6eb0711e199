extension Created {
  /// ``local`` in seconds since 1970, as if it were UTC. What the file leaves out is 0: a day is its
  /// midnight.
  package var localSeconds: Double {
    let text = Array(local.utf8)
    guard let year = Self.number(text, 0, 4), let month = Self.number(text, 5, 2),
      let day = Self.number(text, 8, 2)
    else { return 0 }
    var seconds = Double(CivilDate(year: year, month: month, day: day).daysSince1970) * 86_400
    guard let hour = Self.number(text, 11, 2), let minute = Self.number(text, 14, 2) else {
      return seconds
    }
    seconds += Double(hour * 3600 + minute * 60 + (Self.number(text, 17, 2) ?? 0))
    if text.count > 20 { seconds += Self.fraction(text[20...]) }
    return seconds
  }

  /// ``offset`` in seconds, those east of Greenwich positive; nil where the file does not state it.
  package var offsetSeconds: Int? {
    guard let text = offset.map({ Array($0.utf8) }), let hours = Self.number(text, 1, 2),
      let minutes = Self.number(text, 4, 2)
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return text.first == UInt8(ascii: "-") ? -seconds : seconds
  }

  private static func number(_ text: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard text.count >= start + count else { return nil }
    var result = 0
    for byte in text[start..<(start + count)] {
      guard NumberText.isDigit(byte) else { return nil }
      result = result * 10 + Int(byte - 0x30)
    }
    return result
  }

  private static func fraction(_ digits: ArraySlice<UInt8>) -> Double {
    var (value, unit) = (0.0, 0.1)
    for byte in digits.prefix(9) where NumberText.isDigit(byte) {
      value += Double(byte - 0x30) * unit
      unit /= 10
    }
    return value
  }
}
