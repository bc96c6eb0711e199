/// Nikon's versions, names of places and times.
extension NikonValue {
  /// `0210`, also where its digits are numbers.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    guard !tag.format.isInteger, let first = tag.byte(0), first < 10 else {
      return tag.raw(to: &text)
    }
    for byte in tag.elements.prefix(4) { text.append(byte) }
  }

  /// `01.10`.
  @Sendable static func pointBehindTwo(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.textBytes
    guard bytes.count >= 2, bytes.prefix(2).allSatisfy(NumberText.isDigit) else {
      return tag.raw(to: &text)
    }
    text.append(bytes: bytes.prefix(2))
    text.append(".")
    text.append(bytes: bytes.dropFirst(2))
  }

  /// `01.00.01`.
  @Sendable static func pointBetweenTwos(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.textBytes)
    for index in 0..<(bytes.count / 2) {
      if index > 0 { text.append(".") }
      text.append(bytes: bytes[(index * 2)...(index * 2 + 1)])
    }
  }

  @Sendable static func untilNUL(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.textBytes)
  }

  /// A place's name, in the encoding that the structure states.
  @Sendable static func location(_ tag: Tag, _ text: inout TextBuffer) {
    let encoding = tag.beside("TextEncoding")?.integer() ?? 0
    if encoding == 2 {
      return text.append(bytes: UTF16Text(tag.elements, .big, isGuess: false).utf8)
    }
    text.append(bytes: encoding == 1 ? tag.textBytes : tag.elements)
  }

  /// `2010:01:31 12:00:00`.
  @Sendable static func powerUpTime(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.byteCount >= 7 else { return tag.raw(to: &text) }
    let first = Int(tag.byte(0) ?? 0)
    let second = Int(tag.byte(1) ?? 0)
    text.append(tag.byteOrder == .little ? second << 8 | first : first << 8 | second, digits: 4)
    for (index, separator) in zip(2..., [":", ":", " ", ":", ":"]) {
      text.append(separator)
      text.append(Int(tag.byte(index) ?? 0), digits: 2)
    }
  }
}
