/// How Pentax's cameras make a picture.
extension PentaxValue {
  /// Of the Optio 555, whose modes have other meanings than the same numbers elsewhere.
  @Sendable static func mode555(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.elementCount == 1, let mode = tag.integer(), mode < 4 {
      return text.append(number: Double(mode) + 0.1)
    }
    tag.raw(to: &text)
  }

  /// `Program; 1/2 EV steps`: of three numbers the first two have words together.
  @Sendable static func programMode(_ tag: Tag, _ text: inout TextBuffer) {
    let row = Int(tag.record.row)
    let parts = NumberText.parts(tag.rawText)
    guard parts.count >= 2, row >= 0 else { return tag.raw(to: &text) }
    let lists = tag.table.rows[row].labels.split(separator: "\t").map(String.init)
    if let list = lists.first {
      Labels(list).append(Array(parts[0]) + [0x20] + Array(parts[1]), to: &text)
    }
    guard parts.count > 2, lists.count > 1 else { return }
    text.append("; ")
    Labels(lists[1]).append(Array(parts[2]), to: &text)
  }

  /// `Shot 2 of 5`.
  @Sendable static func interval(_ tag: Tag, _ text: inout TextBuffer) {
    let key = tag.rawText
    if Wording.appendLabel(of: tag, key, to: &text) { return }
    guard let first = tag.integer(0), let second = tag.integer(1) else {
      return text.append(bytes: key)
    }
    text.append("Shot \(first) of \(second)")
  }

  /// `+2`, where it is on.
  @Sendable static func clarity(_ tag: Tag, _ text: inout TextBuffer) {
    let key = tag.rawText
    if Wording.appendLabel(of: tag, key, to: &text) { return }
    guard tag.elementCount == 2, tag.integer(0) == 1, let number = tag.integer(1) else {
      return tag.appendUnknown(to: &text)
    }
    if number == 0 { return text.append("0") }
    text.append(signed: number)
  }

  /// `On (16 faces max); 2 faces detected`, further numbers behind.
  @Sendable static func faceDetect(_ tag: Tag, _ text: inout TextBuffer) {
    guard let most = tag.setting(to: &text) else { return }
    text.append(most == 0 ? "Off" : "On (\(most) faces max)")
    guard let count = tag.integer(1) else { return }
    text.append("; \(count) faces detected")
    for index in 2..<max(2, min(tag.elementCount, 8)) {
      text.append("; \(tag.integer(index) ?? 0)")
    }
  }

  @Sendable static func sensorSize(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 8) {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(number: Double(tag.integer(index) ?? 0) / 500)
    }
  }

  /// `23.688 x 15.672 mm`.
  @Sendable static func sensorSizeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Double(tag.integer(0) ?? 0) / 500, fractionDigits: 3)
    text.append(" x ")
    text.append(Double(tag.integer(1) ?? 0) / 500, fractionDigits: 3)
    text.append(" mm")
  }

  /// Numbers that are too many to read, by the length of their text.
  @Sendable static func described(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendBinaryNote(byteCount: tag.rawText.count)
  }

  // MARK: Colors

  @Sendable static func matrix(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 64) {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(number: Double(tag.integer(index) ?? 0) / 8192)
    }
  }

  @Sendable static func matrixWords(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 64) {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(Double(tag.integer(index) ?? 0) / 8192, fractionDigits: 5)
    }
  }

  /// The temperature of a light, which is stored as what it lacks to another.
  @Sendable static func kelvinTemperature(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 53190 - tag.loose)
  }

  /// A temperature, and two fractions.
  @Sendable static func kelvin(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(53190 - (tag.integer(0) ?? 0))
    text.append(ascii: 0x20)
    text.append(tag.integer(1) ?? 0)
    for index in 2...3 {
      text.append(ascii: 0x20)
      text.append(number: Double(tag.integer(index) ?? 0) / 8192)
    }
  }

  /// `5200 0 -1`: a temperature and two shifts, of four bits each.
  @Sendable static func colorTemperature(_ tag: Tag, _ text: inout TextBuffer) {
    guard let (temperature, shifts) = shiftedTemperature(tag) else { return tag.raw(to: &text) }
    text.append("\(temperature) \(shifts[0]) \(shifts[1])")
  }

  /// `5200  0 -1`.
  @Sendable static func colorTemperatureWords(_ tag: Tag, _ text: inout TextBuffer) {
    guard let (temperature, shifts) = shiftedTemperature(tag) else { return tag.raw(to: &text) }
    text.append(temperature)
    for shift in shifts {
      text.append(shift == 0 ? "  " : shift > 0 ? " +" : " ")
      text.append(shift)
    }
  }

  private static func shiftedTemperature(_ tag: Tag) -> (Int, [Int])? {
    let bytes = Array(tag.elements)
    guard bytes.count == 4, tag.format == .undefined else { return nil }
    let shifts = [Int(bytes[3] & 0xf), Int(bytes[3] >> 4)].map { $0 >= 8 ? $0 - 16 : $0 }
    return (53190 - (Int(bytes[0]) << 8 | Int(bytes[1])), shifts)
  }
}
