/// How Apple's phones write what is more than a number or a text.
enum AppleValue {
  /// `0.16 - 0.42 m`: two distances, the nearer one first.
  @Sendable static func distances(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = NumberText.parts(tag.rawText).map { NumberText.leading($0) }
    guard parts.count >= 2 else { return tag.raw(to: &text) }
    text.append(min(parts[0], parts[1]), fractionDigits: 2)
    text.append(" - ")
    text.append(max(parts[0], parts[1]), fractionDigits: 2)
    text.append(" m")
  }

  /// `123 1 241`: a number, and two in the upper and lower bits of another.
  @Sendable static func focusPerformance(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(0) ?? 0)
    let bits = UInt64(bitPattern: tag.integer(1) ?? 0)
    text.append(ascii: 0x20)
    text.append(bits >> 28)
    text.append(ascii: 0x20)
    text.append(bits & 0xfff_ffff)
  }

  /// `{_0=1,_1=-0.5}`: what a property list has.
  @Sendable static func propertyList(_ tag: Tag, _ text: inout TextBuffer) {
    guard let value = BinaryPropertyList(tag.slice)?.root else { return }
    append(value, closing: 0, &text)
  }

  /// As ``propertyList(_:_:)``, but a truth value is the other one.
  @Sendable static func misreadPropertyList(_ tag: Tag, _ text: inout TextBuffer) {
    guard case .truth(let isTrue)? = BinaryPropertyList(tag.slice)?.root else {
      return propertyList(tag, &text)
    }
    append(.truth(!isTrue), closing: 0, &text)
  }

  /// - Parameter closing: what ends the structure around; 0 where there is none.
  private static func append(
    _ value: PropertyListValue, closing: UInt8, _ text: inout TextBuffer
  ) {
    switch value {
    case .truth(let isTrue): text.append(isTrue ? "True" : "False")
    case .integer(let number): text.append(number)
    case .real(let number): text.append(number: number)
    case .time(let seconds): text.append(appleTime: seconds)
    case .text(let bytes), .data(let bytes), .date(let bytes):
      append(escaping: bytes, closing, &text)
    case .array(let values):
      text.append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(",") }
        append(value, closing: 0x5d, &text)
      }
      text.append("]")
    case .dictionary(let entries):
      text.append("{")
      let sorted = entries.enumerated()
        .map { (key: name($1.key, $0), value: $1.value) }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      for (index, entry) in sorted.enumerated() {
        if index > 0 { text.append(",") }
        text.append(bytes: entry.key)
        text.append("=")
        append(entry.value, closing: 0x7d, &text)
      }
      text.append("}")
    }
  }

  /// A key as the name of a field.
  private static func name(_ key: [UInt8], _ index: Int) -> [UInt8] {
    func isLetter(_ byte: UInt8) -> Bool { NumberText.isLetter(byte) || byte == 0x5f }
    guard key.allSatisfy({ isLetter($0) || NumberText.isDigit($0) || $0 == 0x2d }),
      let first = key.first
    else { return Array("Tag\(index)".utf8) }
    return isLetter(first) ? key : [0x5f] + key
  }

  private static func append(
    escaping bytes: [UInt8], _ closing: UInt8, _ text: inout TextBuffer
  ) {
    guard closing != 0 else { return text.append(bytes: bytes) }
    for (index, byte) in bytes.enumerated() {
      let isOpening = byte == 0x5b || byte == 0x7b || NumberText.isSpace(byte)
      if byte == closing || byte == 0x2c || byte == 0x7c || (index == 0 && isOpening) {
        text.append(ascii: 0x7c)
      }
      text.append(ascii: byte)
    }
  }
}
