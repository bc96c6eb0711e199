/// Values whose bytes are structures of their own.
extension QuickTimeValue {
  private static func byte(_ tag: Tag, _ position: Int) -> Int { Int(tag.byte(position) ?? 0) }

  private static func uint16(_ tag: Tag, _ position: Int) -> Int {
    byte(tag, position) << 8 | byte(tag, position + 1)
  }

  private static func uint32(_ tag: Tag, _ position: Int) -> Int {
    uint16(tag, position) << 16 | uint16(tag, position + 2)
  }

  /// `0.2.0`.
  @Sendable static func minorVersion(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(hexadecimal(UInt64(uint16(tag, 0)), digits: 1) + ".")
    text.append(hexadecimal(UInt64(byte(tag, 2)), digits: 1) + ".")
    text.append(hexadecimal(UInt64(byte(tag, 3)), digits: 1))
  }

  /// `7.9.0`.
  @Sendable static func componentVersion(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("\(uint16(tag, 0)).")
    text.append("\(Int8(truncatingIfNeeded: byte(tag, 2))).")
    text.append("\(Int8(truncatingIfNeeded: byte(tag, 3)))")
  }

  @Sendable static func uint16(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.byteCount >= 2 { text.append(uint16(tag, 0)) }
  }

  @Sendable static func uint32(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.byteCount >= 4 { text.append(uint32(tag, 0)) }
  }

  /// `3 of 12`: a number and how many there are, where that is known.
  @Sendable static func numberOf(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.byteCount >= 6 else { return text.appendBinaryNote(byteCount: tag.byteCount) }
    text.append(uint16(tag, 2))
    let count = uint16(tag, 4)
    if count > 0 { text.append(" of \(count)") }
  }

  @Sendable static func year(_ tag: Tag, _ text: inout TextBuffer) {
    tag.byteCount >= 6 ? text.append(uint16(tag, 4)) : text.append("<err>")
  }

  @Sendable static func userRating(_ tag: Tag, _ text: inout TextBuffer) {
    tag.byteCount >= 8 ? text.append(byte(tag, 7)) : text.append("<err>")
  }

  /// `16:9` of two numbers.
  @Sendable static func ratio(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<(tag.byteCount / 4) {
      if index > 0 { text.append(":") }
      text.append(uint32(tag, index * 4))
    }
  }

  @Sendable static func numbersFrom8(_ tag: Tag, _ text: inout TextBuffer) {
    for index in stride(from: 8, to: tag.byteCount - 3, by: 4) {
      if index > 8 { text.append(ascii: 0x20) }
      text.append(uint32(tag, index))
    }
  }

  /// `96 mpeg4-generic`, with a length before the name.
  @Sendable static func payloadType(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("\(uint32(tag, 0)) ")
    text.append(bytes: tag.elements.dropFirst(5))
  }

  @Sendable static func firstComma(_ tag: Tag, _ text: inout TextBuffer) {
    var value = Self.text(of: tag)
    if let space = value.firstIndex(of: 0x20) { value.insert(0x2c, at: space) }
    text.append(bytes: value)
  }

  @Sendable static func from4(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.dropFirst(tag.byteCount > 4 ? 4 : 0))
  }

  @Sendable static func from4ToLast(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.dropFirst(4).dropLast())
  }

  @Sendable static func from5(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.dropFirst(5))
  }

  @Sendable static func withoutNULs(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.filter { $0 != 0 })
  }

  private static func appendDigits(_ bytes: ArraySlice<UInt8>, _ text: inout TextBuffer) {
    for byte in bytes { text.append(hexadecimal(UInt64(byte), digits: 2)) }
  }

  @Sendable static func hexadecimalDigits(_ tag: Tag, _ text: inout TextBuffer) {
    appendDigits(tag.elements, &text)
  }

  @Sendable static func hexadecimalFrom4(_ tag: Tag, _ text: inout TextBuffer) {
    appendDigits(tag.elements.dropFirst(4), &text)
  }

  @Sendable static func hexadecimalWithPrefix(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x")
    appendDigits(tag.elements, &text)
  }

  /// The runs of printable characters.
  @Sendable static func printableRuns(_ tag: Tag, _ text: inout TextBuffer) {
    let runs = tag.elements.split { $0 < 0x20 || $0 > 0x7e }
    for (index, run) in runs.enumerated() {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(bytes: run)
    }
  }

  /// Numbers of Apple's live photos, in the order in which their meaning was guessed.
  @Sendable static func livePhotoInfo(_ tag: Tag, _ text: inout TextBuffer) {
    var position = 0
    func bits(_ count: Int) -> UInt32? {
      guard position + count <= tag.byteCount else { return nil }
      defer { position += count }
      return (0..<count).reversed().reduce(0) { $0 << 8 | UInt32(byte(tag, position + $1)) }
    }
    // V, v, C: whole numbers of 4, 2 and 1 byte; l, c: with a sign; f: floating-point.
    for (index, kind) in "VfVVffffffccccl CCcclffffVvv".filter({ $0 != " " }).enumerated() {
      let size = kind == "v" ? 2 : kind == "c" || kind == "C" ? 1 : 4
      guard let value = bits(size) else { return }
      if index > 0 { text.append(ascii: 0x20) }
      switch kind {
      case "f": text.append(Double(Float(bitPattern: value)), significantDigits: 15)
      case "l": text.append(Int32(bitPattern: value))
      case "c": text.append(Int8(truncatingIfNeeded: value))
      default: text.append(value)
      }
    }
  }
}
