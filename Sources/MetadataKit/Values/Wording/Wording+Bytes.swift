/// Values that are bytes: digests, identifiers, positions, operations.
extension Meaning {
  /// Positions counted from the start of the file, not of the block.
  @Sendable static func offsets(_ tag: Tag, to text: inout TextBuffer) {
    let base = Int64(tag.record.base)
    let format = tag.format
    guard base != 0, format.isInteger else { return tag.raw(to: &text) }
    for index in 0..<tag.elementCount {
      guard let offset = tag.integer(index, as: format) else { return }
      if index > 0 { text.append(ascii: 0x20) }
      text.append(offset.addingReportingOverflow(base).partialValue)
    }
  }

  /// `d41d8cd98f00b204e9800998ecf8427e`.
  @Sendable static func hexadecimal(_ tag: Tag, to text: inout TextBuffer) {
    for byte in tag.rawText { text.append(hexadecimal: byte) }
  }

  /// `D41D8CD98F00B204E9800998ECF8427E`.
  @Sendable static func upperCaseHexadecimal(_ tag: Tag, to text: inout TextBuffer) {
    for byte in tag.rawText { text.append(hexadecimal: byte, "0123456789ABCDEF") }
  }

  /// The same of numbers of a byte each.
  @Sendable static func hexadecimalBytes(_ tag: Tag, _ text: inout TextBuffer) {
    for byte in tag.elements { text.append(hexadecimal: byte) }
  }

  private static let pixelFormats: [UInt8] = [
    0x24, 0xc3, 0xdd, 0x6f, 0x03, 0x4e, 0xfe, 0x4b, 0xb1, 0x85, 0x3d, 0x77, 0x76, 0x8d, 0xc9,
  ]

  /// The last byte of a pixel format of Windows; the whole GUID of another.
  @Sendable static func pixelFormat(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.count == 16 else { return text.append(bytes: raw) }
    if raw.starts(with: pixelFormats) { return text.append(raw[15]) }
    // GUIDs have their first three parts in little-endian order.
    let order = [3, 2, 1, 0, -1, 5, 4, -1, 7, 6, -1, 8, 9, -1, 10, 11, 12, 13, 14, 15]
    for index in order {
      if index < 0 {
        text.append(ascii: 0x2d)
      } else {
        text.append(hexadecimal: raw[index], "0123456789ABCDEF")
      }
    }
  }
}

extension Wording {
  /// `0x00ff0000`.
  @Sendable static func hexadecimal8(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + hexadecimal(UInt64(clamping: tag.integer() ?? 0), digits: 8))
  }

  /// `FixVignetteRadial, [opcode 99]`: what is to be done with the picture (DNG 1.7 chapter 7).
  @Sendable static func opcodes(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    guard let row = tag.row, raw.count > 4 else { return }
    func number(_ position: Int) -> Int {
      raw.dropFirst(position).prefix(4).bigEndian(Int.self)
    }
    var position = 4
    for index in 0..<number(0) {
      if index > 0 { text.append(", ") }
      guard position <= raw.count - 16 else { return text.append("<err>") }
      let code = number(position)
      if !Labels(row.labels).appendWords(of: Array(String(code).utf8), to: &text) {
        text.append("[opcode \(code)]")
      }
      position += 16 + number(position + 12)
    }
  }
}

extension Wording {
  /// `0x07`.
  @Sendable static func hexadecimalByte(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + hexadecimal(UInt64(clamping: tag.integer() ?? 0), digits: 2))
  }
}

extension TextBuffer {
  /// A byte as two digits.
  mutating func append(hexadecimal byte: UInt8, _ digits: StaticString = "0123456789abcdef") {
    let (high, low) = digits.withUTF8Buffer { text in
      unsafe (text[Int(byte >> 4)], text[Int(byte & 15)])
    }
    append(ascii: high)
    append(ascii: low)
  }
}
